game = Des os

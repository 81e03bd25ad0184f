game = Bare Bones

### What goes wrong with bots.

unknown-bot = There is no bot { $found }; there are: { $allowed }.
unknown-bot-near = There is no bot { $found }; did you mean { $near }? There are: { $allowed }.
bot-raised = The bot { $bot } at seat { $seat } failed: { $error }.
bot-illegal = The bot { $bot } at seat { $seat } answered { $found } to “{ $verb }”, which is none of its options: { $allowed }.

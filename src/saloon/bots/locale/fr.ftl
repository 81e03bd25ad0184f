### Ce qui tourne mal avec les robots.

unknown-bot = Il n’y a pas de robot { $found } ; il y a : { $allowed }.
unknown-bot-near = Il n’y a pas de robot { $found } ; vouliez-vous dire { $near } ? Il y a : { $allowed }.
bot-raised = Le robot { $bot } à la place { $seat } a échoué : { $error }.
bot-illegal = Le robot { $bot } à la place { $seat } a répondu { $found } à « { $verb } », ce qui n’est aucune de ses possibilités : { $allowed }.

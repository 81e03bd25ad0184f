### Objective cards for orange cattle, in English.

option-orange_objectives = Orange objectives
    .help = With the Simmental or the Brahman variant: adds four objective cards and a starting one that ask for orange cattle. Their faces are our own.
option-orange_objectives-yes = with objectives for orange cattle
option-orange_objectives-no = without
notice-no_orange_cattle = Without Simmental or Brahman cattle the orange objectives stay in the box.
task-orange_cattle = { $count ->
    [one] 1 head of orange cattle
   *[other] { $count } heads of orange cattle
}

## Rulings

ruling-g14 = What is on the new objective cards? No source shows them. Ours keep to the families of the base game: the same actions, points and penalties.
ruling-g34 = What serves the task “orange cattle”? Any orange card of your herd, whatever its breed and value; each serves one task.

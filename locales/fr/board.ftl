### Comment un combat est raconté et comment vont les combattants.

plain-attack = { $actor } attaque { $target } ({ $tool }) : { $result }.
plain-roll = { $actor }, { $what } : { $result }.
plain-action = { $actor } : { $what }.
plain-action-target = { $actor } : { $what } ({ $target }).
plain-state = { $name } : { $what }.
plain-over = { $what } prend fin pour { $name }.
plain-joined = { $name } entre en scène.
plain-left = { $name } quitte le combat.
plain-handed-over = { $user } joue maintenant { $name }.
plain-phase-fighting = Le combat commence.
plain-phase-ended = La rencontre est terminée.

### Wie ein Kampf erzählt wird und wie es allen geht.

plain-attack = { $actor } greift { $target } an ({ $tool }): { $result }.
plain-roll = { $actor }, { $what }: { $result }.
plain-action = { $actor }: { $what }.
plain-action-target = { $actor }: { $what } ({ $target }).
plain-state = { $name }: { $what }.
plain-over = { $what } endet für { $name }.
plain-joined = { $name } ist dabei.
plain-left = { $name } verlässt den Kampf.
plain-handed-over = { $user } spielt jetzt { $name }.
plain-phase-fighting = Der Kampf beginnt.
plain-phase-ended = Die Begegnung ist vorbei.

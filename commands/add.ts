import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { attachment, boolean, integer, optional, text } from '../src/interaction/option.ts';
import { creatures as known } from '../src/interaction/suggestions.ts';
import { asGm } from '../src/session/authorize.ts';
import { creatureMeant } from '../src/session/creature.ts';
import { creatures, ENEMIES, LONGEST_NAME } from '../src/session/new-combatant.ts';

export const add = command({
  name: 'add',
  description: 'Bring creatures into the fight (GM)',
  options: {
    creature: optional(text('What comes; with a file, what it is called', known)),
    file: optional(attachment('A creature of your own, as /character export writes it')),
    count: optional(integer('How many, 1 unless you say', 1, 25)),
    together: optional(boolean('They act together, as one group')),
    side: optional(text('Whose side they are on: enemies, unless you say', undefined, LONGEST_NAME)),
  },
  needs: { characters: true },
  run({ creature, file, count = 1, together = false, side = ENEMIES }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);

    const kind = creatureMeant(session, creature, file);
    if (!kind.ok) return refusalReply(kind.why, session);
    const made = creatures(session, encounter.value, kind.value, count, side);
    const combatants = together ? made.map((each) => ({ ...each, group: made[0]?.id ?? each.id })) : made;
    return deedReply(session, session.do({ type: 'join', combatants }));
  },
});

import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { optional, text } from '../src/interaction/option.ts';
import { characters } from '../src/interaction/suggestions.ts';
import { running } from '../src/session/authorize.ts';
import { combatantFor, LONGEST_NAME, PLAYERS } from '../src/session/new-combatant.ts';

export const join = command({
  name: 'join',
  description: 'Come into the fight with a character of yours, or a ready-made one',
  options: {
    character: text('Who comes: your character, or a ready-made one', characters),
    name: optional(text('What they are called here, if not by that name', undefined, LONGEST_NAME)),
    side: optional(text('Whose side they are on: players, unless you say', undefined, LONGEST_NAME)),
  },
  needs: { characters: true, lastSelves: true },
  run({ character, name, side }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);

    const combatant = combatantFor(session, encounter.value, character, name, side ?? PLAYERS);
    if (!combatant.ok) return refusalReply(combatant.why, session);
    return deedReply(session, session.do({ type: 'join', combatants: [combatant.value] }));
  },
});

import { rolled } from '../src/embeds/roll-embed.ts';
import { command, refusalReply } from '../src/interaction/command.ts';
import { text } from '../src/interaction/option.ts';
import { show } from '../src/interaction/reply.ts';
import { parse, throwDice, show as written } from '../src/rules/core/notation.ts';
import { looseDice } from '../src/session/sealed-dice.ts';

export const roll = command({
  name: 'roll',
  description: 'Throw dice: 2d6+3, 4d6kh3, d20, 6d6>=5, 3d6!',
  options: { dice: text('The dice, as 2d6+3', () => ['d20', '2d6+3', '4d6kh3', '6d6>=5', '3d6!'], 200) },
  run({ dice }, session) {
    const { encounter, caller, waiting } = session;
    const expression = parse(dice);
    if (!expression.ok) return refusalReply(expression.why, session);
    const { label } = expression.value;
    // In a fight the sealed dice are thrown, and the record keeps it; while a question is open they must not move on.
    if (!encounter || encounter.phase === 'ended' || waiting)
      return show(rolled(caller.user, written(throwDice(expression.value, looseDice)), label, false));

    const done = session.do({ type: 'roll', dice });
    if (!done.ok) return refusalReply(done.why, session);
    const note = done.value.events.flatMap((event) => (event.type === 'remarked' ? [event.note ?? ''] : [])).join('');
    return show(rolled(caller.user, note, label, true));
  },
});

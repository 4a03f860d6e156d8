import { rolled } from '../src/embeds/roll-embed.ts';
import { command } from '../src/interaction/command.ts';
import { secretRoll } from '../src/interaction/gm/secret-roll.ts';
import { boolean, resolved } from '../src/interaction/option.ts';
import { show } from '../src/interaction/reply.ts';
import { parse, throwDice, show as written } from '../src/rules/core/notation.ts';
import { writtenIn } from '../src/rules/core/reasons.ts';
import { map } from '../src/rules/core/result.ts';
import { gm, isInEncounter } from '../src/session/authorize.ts';
import { looseDice } from '../src/session/sealed-dice.ts';

const dice = resolved('The dice, as 2d6+3', {
  longest: 200,
  suggest: () => ['d20', '2d6+3', '4d6kh3', '6d6>=5', '3d6!'],
  resolve: (typed) => map(parse(typed), (expression) => ({ typed, expression })),
});

export const roll = command({
  name: 'roll',
  description: 'Throw dice: 2d6+3, 4d6kh3, d20, 6d6>=5, 3d6!',
  options: { dice, secret: boolean('For you alone as the GM; the log has it once the encounter is over') },
  run({ dice: { typed, expression }, secret }, session) {
    const { encounter, caller } = session;
    const { label } = expression;
    // The sealed dice are for those in the encounter, and the record keeps what they throw.
    if (secret) {
      const met = gm(session);
      return met.ok ? secretRoll(met.value, typed) : met;
    }
    if (!encounter || encounter.phase === 'ended' || !isInEncounter(session))
      return show(rolled(caller.user, written(throwDice(expression, looseDice)), label, false));

    return map(session.do({ type: 'roll', dice: typed }), ({ events }) => {
      const shown = events.flatMap((event) => (event.type === 'remarked' ? [writtenIn(event.what)] : [])).join('');
      return show(rolled(caller.user, shown, label, true));
    });
  },
});

import { rolled } from '../embeds/roll-embed.ts';
import { parse, throwDice, show as written } from '../rules/core/notation/notation.ts';
import { writtenIn } from '../rules/core/reasons.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, ok, type Result } from '../rules/core/result.ts';
import { isInEncounter } from '../session/authorize.ts';
import { looseDice } from '../session/sealed-dice.ts';
import type { Session } from '../session/session.ts';
import { corner as cornerWords } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { componentId, idEscaped } from './component.ts';
import { type Reply, show } from './reply.ts';

/** Again under a roll: the same dice, for whoever presses. */
export const againId = componentId('again', { dice: idEscaped });

/** Throws dice for the caller: by the sealed dice for those in the encounter, and the record keeps what they throw. */
export function rollReply(session: Session, typed: string): Result<Reply, Refusal> {
  const { encounter, caller } = session;
  const parsed = parse(typed);
  if (!parsed.ok) return parsed;
  const { label } = parsed.value;
  if (!encounter || encounter.phase === 'ended' || !isInEncounter(session))
    return ok(show(rolled(caller.user, written(throwDice(parsed.value, looseDice)), label, false), again(typed)));
  return map(session.do({ type: 'roll', dice: typed }), ({ events }) => {
    const shown = events.flatMap((event) => (event.type === 'remarked' ? [writtenIn(event.what)] : [])).join('');
    return show(rolled(caller.user, shown, label, true), again(typed));
  });
}

/** No button where the dice are too long for an id. */
function again(dice: string): Pick<Reply, 'components'> {
  return againId.fits({ dice }) ? { components: buttonRow(button(cornerWords.again, againId.write({ dice }))) } : {};
}

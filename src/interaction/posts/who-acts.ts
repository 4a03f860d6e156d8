import type { APIButtonComponent } from 'discord-api-types/v10';
import { actsNext } from '../../posts/turn-buttons.ts';
import { type Combatant, onTurn } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../rules/core/result.ts';
import { actor, type InEncounter, mayActFor, theirsOnTurn } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { board as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { type Reply, whisper } from '../reply.ts';
import { nameOn } from './act-labels.ts';
import { marked } from './mark.ts';

/** Most of one's own that are asked about: a row of buttons. */
const MOST_ASKED = 5;

/**
 * Whom a press on the message of a turn acts for: the one that the button names, else the presser's own whose turn it is;
 * of several the one that acted last in this turn. Several: the presser is to say which.
 */
export function whoActs(session: Session & InEncounter, named: string): Result<readonly Combatant[], Refusal> {
  const { encounter, posts } = session;
  if (named !== '') {
    const meant = marked(named, encounter.combatants, ({ id }) => id);
    if (!meant) return no({ type: 'stale' });
    return mayActFor(session, meant) ? ok([meant]) : no({ type: 'not-yours', name: meant.name });
  }
  const able = theirsOnTurn(session, onTurn(encounter));
  if (able.length === 0) return map(actor(session, undefined), (only) => [only]);
  const next = actsNext(able, posts);
  return ok(next ? [next] : able);
}

/** Asks which of several is meant, by a button for each. Further buttons may follow. */
export function askWhich(
  able: readonly Combatant[],
  write: (who: Combatant) => string,
  further: readonly APIButtonComponent[] = [],
): Reply {
  const each = able.slice(0, MOST_ASKED).map((who) => button(nameOn(who), write(who)));
  return whisper(words.whichOfYours, {
    components: [buttonRow(...each), ...(further.length > 0 ? [buttonRow(...further)] : [])].flat(),
  });
}

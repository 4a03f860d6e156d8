import { dangerScreen } from '../../../commands/move/screen.ts';
import { type TileName, tileName } from '../../field/tile.ts';
import { play } from '../../posts/deed-reply.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { tileOn } from '../../rules/core/field-deeds.ts';
import { seenTiles } from '../../rules/core/field-sight.ts';
import type { Intent } from '../../rules/core/intent.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { viewOf } from '../../rules/core/secrecy.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import type { Reply } from '../reply.ts';
import { movesOf } from './choices.ts';

type Playing = Session & InEncounter;

/** The action that goes somewhere, where a system offers no way by which it could be told. */
const MOVE = 'move';

/** Somebody goes to a tile. Where others may strike at them on the way, they are asked first, unless they are sure. */
export function goTo(session: Playing, actor: Combatant, to: TileName, sure: boolean): Result<Reply, Refusal> {
  const { places, ways } = movesOf(session, actor);
  const way = places.find((place) => place.way.to === to)?.way ?? ways.find((each) => each.to === to);
  if (way && way.strikes.length > 0 && !sure) return ok(dangerScreen(session, actor, way));
  const intent: Intent = way?.intent ?? { ...(ways[0]?.intent ?? { action: MOVE, actor: actor.id }), to };
  return play(session, { type: 'intent', intent });
}

/** The tile of the field that was typed. Refused: there is none, or it is not seen from where the caller's side stands. */
export function tileTyped({ encounter, rules, caller }: Session, typed: string): Result<TileName, Refusal> {
  if (!encounter) return no({ type: 'no-encounter' });
  if (!encounter.field) return no({ type: 'no-field' });
  const tile = tileOn(encounter.field, typed);
  if (!tile.ok) return tile;
  const name = tileName(tile.value);
  const seen = seenTiles(rules, encounter, viewOf(caller.user, encounter));
  return seen === undefined || seen.has(name) ? ok(name) : no({ type: 'not-seen', tile: name });
}

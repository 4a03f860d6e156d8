import { tilesUnder } from '../../field/body.ts';
import { type TileName, tileName } from '../../field/tile.ts';
import { doorsBeside } from '../../rules/core/doors.ts';
import { type Combatant, type CombatantId, combatant, type Encounter, isOnTurn } from '../../rules/core/encounter.ts';
import type { MoveWay, NamedPlace } from '../../rules/core/field-rules.ts';
import { seenTiles } from '../../rules/core/field-sight.ts';
import { isThreatTold, viewOf } from '../../rules/core/secrecy.ts';
import { bodyOf } from '../../rules/core/standing.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { turnKey } from '../../session/turn-key.ts';
import { mark } from '../posts/mark.ts';

type Mover = Pick<Session, 'rules' | 'caller'> & InEncounter;

/** Where somebody can go now, as the caller may know it. */
export interface Moves {
  /** The few that are worth a button, no tile twice. */
  readonly places: readonly NamedPlace[];
  /** All, the nearest first. */
  readonly ways: readonly MoveWay[];
  readonly doors: readonly TileName[];
}

/** Most places that are buttons. */
const MOST_PLACES = 6;

/** Where somebody can go now. In the dark only to what the caller’s side sees, and by the names of those who are seen. */
export function movesOf({ rules, encounter, caller }: Mover, { id }: Combatant): Moves {
  const hook = rules.field;
  if (!encounter.field || (encounter.phase === 'fighting' && !isOnTurn(encounter, id)))
    return { places: [], ways: [], doors: [] };
  const view = viewOf(caller.user, encounter);
  const seen = seenTiles(rules, encounter, view);
  const isSeen = (who: CombatantId) => {
    const body = seen && bodyOf(rules, encounter, combatant(encounter, who));
    return !seen || (body !== undefined && tilesUnder(body).some((tile) => seen.has(tileName(tile))));
  };
  const { side } = combatant(encounter, id);
  const areAllSeen = encounter.combatants.every((who) => who.side === side || isSeen(who.id));
  // Cover, and what is away, is chosen by where all foes stand.
  const tellsOfUnseen = ({ means }: NamedPlace['meaning']) => !areAllSeen && means !== 'high ground';
  const isHeeded = (who: Combatant) => isThreatTold(who, encounter, view) && isSeen(who.id);
  const heeded = encounter.combatants.every(isHeeded)
    ? undefined
    : (striker: CombatantId) => isHeeded(combatant(encounter, striker));
  const mayGo = ({ to }: MoveWay) => seen === undefined || seen.has(to);
  const places = hook?.places(encounter, id, heeded) ?? [];
  return {
    places: places
      .filter(({ meaning, way }, place) => {
        const isFirst = places.findIndex((other) => other.way.to === way.to) === place;
        return isFirst && mayGo(way) && ('whom' in meaning ? isSeen(meaning.whom) : !tellsOfUnseen(meaning));
      })
      .slice(0, MOST_PLACES),
    ways: hook?.ways(encounter, id, heeded).filter(mayGo) ?? [],
    doors: doorsBeside(rules, encounter, id),
  };
}

/** The mark of who stands where, on what ground, in which turn. Those who wait unseen are not in it. */
export function fieldMark(encounter: Encounter): string {
  const { field, combatants } = encounter;
  const standing = combatants.map(({ id }) => [id, field?.standing[id]]);
  return mark(JSON.stringify([turnKey(encounter), field?.ground.ground, field?.ground.levels, standing]));
}

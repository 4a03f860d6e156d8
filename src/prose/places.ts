// Where a text about a move leads: to a square, to someone, behind something, or away.

import { type Field, groundAt, tileNamed } from '../field/field.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { MoveWay } from '../rules/core/field-rules.ts';
import { given } from '../rules/core/given.ts';
import { standsAt } from '../rules/core/standing.ts';
import type { Hit } from './lexicon.ts';
import type { Moves } from './options.ts';
import type { Situated } from './references.ts';

/** What a text says about where. */
interface Whereabouts {
  readonly hits: readonly Hit[];
  /** A square by its name. */
  readonly tile: string | undefined;
  readonly targets: readonly CombatantId[];
}

/** A way that a text may mean, who it leads to, and how well it fits. */
export interface MeantWay {
  readonly way: MoveWay;
  readonly toward?: CombatantId;
  readonly fit: number;
}

/** The maximum number of squares that are offered. */
const MAX_WAYS = 4;

/** The ways on the map that a text means, the best first. */
export function placesMeant(
  situated: Situated,
  { ways, places }: Moves,
  { hits, tile, targets }: Whereabouts,
): readonly MeantWay[] {
  const says = (kind: Hit['kind']) => hits.some((each) => each.kind === kind);
  const meant: MeantWay[] = [];
  const add = (way: MoveWay | undefined, fit: number, toward?: CombatantId) => {
    if (way && !meant.some((each) => each.way.to === way.to)) meant.push({ way, fit, ...given({ toward }) });
  };
  if (tile !== undefined)
    add(
      ways.find(({ to }) => to === tile),
      3,
    );
  const { field } = situated.encounter;
  const ground = says('crates') ? 'crate' : says('pillars') ? 'pillar' : undefined;
  for (const { meaning, way } of places) {
    const target = 'target' in meaning ? meaning.target : undefined;
    const isTarget = target !== undefined && targets.includes(target);
    if (meaning.means === 'behind' && isTarget && says('behind')) add(way, 2.5, target);
    else if (isTarget && !says('away')) add(way, 2, target);
    else if (meaning.means === 'in cover' && (ground !== undefined || says('cover') || says('behind'))) {
      const isIt = ground === undefined || (field && isGround(field.ground, meaning.behind, ground));
      add(way, isIt ? 2.2 : 1);
    } else if (meaning.means === 'high ground' && says('high')) add(way, 2.2);
    else if ((meaning.means === 'away' || meaning.means === 'out of sight of') && says('away')) add(way, 2);
  }
  const [target] = targets;
  if (target !== undefined && !says('away')) add(nearestWay(situated, ways, target), 1.6, target);
  if (meant.length === 0) for (const { way } of places) add(way, 0);
  return meant.toSorted((one, other) => other.fit - one.fit).slice(0, MAX_WAYS);
}

function isGround(field: Field, name: string, wanted: 'crate' | 'pillar'): boolean {
  const tile = tileNamed(name);
  return tile !== undefined && groundAt(field, tile).name === wanted;
}

/** The way that ends closest to someone. */
function nearestWay({ encounter }: Situated, ways: readonly MoveWay[], target: CombatantId): MoveWay | undefined {
  const there = standsAt(encounter, target);
  if (!there) return undefined;
  const distance = ({ to }: MoveWay) => {
    const tile = tileNamed(to);
    return tile ? Math.max(Math.abs(tile.x - there.x), Math.abs(tile.y - there.y)) : Number.POSITIVE_INFINITY;
  };
  return ways.toSorted((one, other) => distance(one) - distance(other) || one.cost - other.cost)[0];
}

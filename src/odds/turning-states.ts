import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import type { Style } from '../rules/core/style.ts';
import { rulesOf } from '../rules/systems.ts';
import type { TurningWork } from './turning-points.ts';

/** What was done, with the encounter before and after. */
interface Done {
  readonly deed: Deed;
  readonly undone: boolean;
  readonly before: Encounter;
  readonly after: Encounter;
}

/** What is said, planned or shown at the table, by which no fight goes otherwise: it counts to the deed after it. */
const ASIDE: readonly Deed['type'][] = [
  'roll',
  'standing-order',
  'plan',
  'pace',
  'gms',
  'hand-over',
  'lend',
  'give-back',
  'auto',
  'field-look',
  'hide',
  'dismiss',
  'end-scene',
];

/** The deeds of a fight, and how it stood before the first and after each of them. */
export interface TurningStates<D extends Done> {
  readonly deeds: readonly D[];
  readonly work: TurningWork;
}

/**
 * The deeds among which those are looked for that turned a fight. Undefined: there was none, or nobody to fight. Whoever waits unseen
 * is not counted before they come in. All are taken to have played as they did at last, so that no odds move because of that.
 */
export function turningStates<D extends Done>(done: Iterable<D>, seed: number): TurningStates<D> | undefined {
  const deeds: D[] = [];
  const states: Encounter[] = [];
  for (const each of done) {
    const { deed, undone, after } = each;
    if (undone || ASIDE.includes(deed.type)) continue;
    if (states.length === 0 && after.phase !== 'fighting') continue;
    // Won otherwise than by the last who stands: there is nothing that could be played on.
    if (stillUp(after) > 1 && after.phase !== 'fighting' && rulesOf(after).decided(after) !== undefined) continue;
    if (states.length > 0) deeds.push(each);
    states.push(after);
  }
  const [first] = states;
  if (!first || deeds.length === 0 || !states.some((state) => stillUp(state) > 1)) return undefined;
  const side = first.combatants.some((each) => each.side === PLAYERS)
    ? PLAYERS
    : (first.combatants[0]?.side ?? PLAYERS);
  const styles = stylesIn(states);
  const work = { type: 'turning-points', states: states.map((state) => played(state, styles)), side, seed } as const;
  return { deeds, work };
}

function stillUp({ combatants }: Encounter): number {
  return new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side)).size;
}

/** How everybody played who played themselves, at last. */
function stylesIn(states: readonly Encounter[]): ReadonlyMap<CombatantId, Style> {
  const styles = new Map<CombatantId, Style>();
  for (const { combatants } of states) for (const { id, auto } of combatants) if (auto) styles.set(id, auto);
  return styles;
}

function played({ hidden: _, ...state }: Encounter, styles: ReadonlyMap<CombatantId, Style>): Encounter {
  if (styles.size === 0) return state;
  const combatants = state.combatants.map((each) => {
    const auto = styles.get(each.id);
    return auto === undefined ? each : { ...each, auto };
  });
  return { ...state, combatants };
}

import { type Combatant, type Encounter, PLAYERS } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { chanceOfWinning } from './chance.ts';
import type { Forecast } from './forecast.ts';

/** What somebody is who may come into a fight, unhurt: a ready-made creature, or one more like those who are there. */
export interface Kind {
  readonly name: string;
  readonly side: string;
  readonly sheet: Combatant['sheet'];
  /** Those it comes with. */
  readonly standingOrders?: Combatant['standingOrders'];
  /** So many of the ready-made characters one of it is worth. Absent: that is not known. */
  readonly strength?: number;
}

/** Who comes into a fight: how many of which kind, by its place in a list of kinds. None: the fight as it stands. */
export type Lineup = readonly { readonly kind: number; readonly count: number }[];

/** By what a lineup is told from others. */
export function keyOf(lineup: Lineup): string {
  return lineup.map(({ kind, count }) => `${kind}x${count}`).join('+');
}

/** What ids of those begin with who are not there yet: nobody's at the table do. */
const COMING = '+';

/** The fight with a lineup, who come in before its first deed. */
export function withLineup(encounter: Encounter, kinds: readonly Kind[], lineup: Lineup): Encounter {
  if (lineup.length === 0) return encounter;
  const coming = lineup.flatMap(({ kind, count }) => {
    const of = kinds[kind];
    if (!of) throw new Error(`No kind ${kind} of ${kinds.length}`);
    return Array.from({ length: count }, (_, nth) => newcomer(encounter, of, `${COMING}${kind}-${nth + 1}`));
  });
  return { ...encounter, hidden: [...(encounter.hidden ?? []), ...coming] };
}

function newcomer(encounter: Encounter, { name, side, sheet }: Kind, id: string): Combatant {
  const rules = rulesOf(encounter);
  const { settings } = encounter;
  return {
    ...{ id, name: `${name} ${id}`, side, sheet, conditions: [], vitality: 'up', standingOrders: {} },
    resources: rules.resources(sheet, settings),
    own: rules.own.combatant(sheet, settings),
  };
}

/** Those of the players' side who can fight. */
export function partyOf({ combatants }: Pick<Encounter, 'combatants'>): readonly Combatant[] {
  return combatants.filter(({ side, vitality }) => side === PLAYERS && vitality === 'up');
}

/** How likely the players win. Of no fights not at all. */
export function shareOf(forecast: Forecast): number {
  return chanceOfWinning(forecast, PLAYERS).share;
}

import { type FightResult, playOut } from '../../src/odds/play-out.ts';
import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../../src/rules/core/encounter.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { openingEncounter, premadeCombatant } from '../embeds/random-fight.ts';

/** Returns a changed copy of a sheet. */
type Change = (sheet: object) => object;

/**
 * Two against two of the same kind, all played by the GM. `change` changes the first team's sheets. With casting 0, the
 * first team is the players' side, and with casting 1 the enemies'. The order of the combatants is the same in both.
 */
function twoAgainstTwo(rules: Ruleset, kind: string, casting: 0 | 1, change: Change): Encounter {
  const start = openingEncounter(rules);
  const sides = casting === 0 ? [PLAYERS, ENEMIES] : [ENEMIES, PLAYERS];
  const combatants = sides.flatMap((side, team) =>
    [1, 2].map((nth): Combatant => {
      const sheet = rules.archetypes.find(({ name }) => name === kind)?.sheet ?? {};
      const otherSheet = team === 0 ? change(sheet) : sheet;
      return {
        ...premadeCombatant(rules, kind, start, { name: `Team ${team} ${nth}`, side }),
        sheet: otherSheet,
        resources: rules.resources(otherSheet, start.settings),
        own: rules.own.combatant(otherSheet, start.settings),
      };
    }),
  );
  return { ...start, combatants: combatants.map(({ controller: _, ...each }) => each) };
}

/**
 * The share of fights that the first team wins. The team plays half of the fights as the players' side and half as the
 * enemies. A draw counts as half a win.
 */
export function shareOfFirst(rules: Ruleset, kind: string, fights: number, change: Change = (sheet) => sheet): number {
  const points = ([0, 1] as const).flatMap((casting) => {
    const encounter = twoAgainstTwo(rules, kind, casting, change);
    const side = casting === 0 ? PLAYERS : ENEMIES;
    return Array.from({ length: fights / 2 }, (_, index) =>
      scoreOf(playOut(rules, encounter, 10_000 * casting + index), side),
    );
  });
  return points.reduce((sum, each) => sum + each, 0) / points.length;
}

function scoreOf({ winner }: FightResult, side: string): number {
  if (winner === undefined) return 0.5;
  return winner === side ? 1 : 0;
}

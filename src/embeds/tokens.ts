import type { Drawn, ShownCondition, TokenSide } from '../pictures/token.ts';
import { type Combatant, ENEMIES, type Encounter, isOnTurn, PLAYERS } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { mainMeterOf } from '../rules/core/main-meter.ts';
import { conditionsOf, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type View } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain, unmarked } from '../text/markdown.ts';
import { standing, picture as words } from '../text/spoken.ts';
import { initialsOf } from './initials.ts';
import { inAWord, isAtTheBrink, meterName, sayOf } from './meters.ts';

/** The longest name beside a picture, in characters. */
const LONGEST_NAME = 40;

/** Everybody in an encounter as a viewer may know them, whether they stand on a field or not. */
export function drawnTokens(
  encounter: Encounter,
  view: View = 'players',
): readonly { readonly who: Combatant; readonly drawn: Drawn }[] {
  const { combatants, hidden = [] } = encounter;
  const rules = rulesOf(encounter);
  const all = view === 'gm' ? [...combatants, ...hidden] : combatants;
  const labels = initialsOf(all.map(({ name }) => name));
  const sides = tokenSides(all);
  // Who waits unseen has numbers as though they were there.
  const shown = { ...encounter, combatants: all };
  return all.map((who, n) => ({
    who,
    drawn: {
      label: labels[n] ?? '',
      name: unmarked(plain(who.name, LONGEST_NAME)),
      side: sides.get(who.side) ?? 'others',
      ...given({
        health: healthLeft(who, shown, rules, view),
        ...stateOf(who, shown, rules, view),
        facing: who.vitality === 'up' ? rules.field?.facing?.(who) : undefined,
        conditions: lettersOf(who, shown, rules, view),
        isOnTurn: isOnTurn(encounter, who.id) || undefined,
        isHidden: hidden.includes(who) || undefined,
        isDown: who.vitality !== 'up' || undefined,
      }),
    },
  }));
}

/** Players' and foes' shapes for the usual two sides; of others the first two have what these leave. */
export function tokenSides(all: readonly Pick<Combatant, 'side'>[]): ReadonlyMap<string, TokenSide> {
  const sides = new Set(all.map(({ side }) => side));
  const free: TokenSide[] = [
    ...(sides.has(PLAYERS) ? [] : ['players' as const]),
    ...(sides.has(ENEMIES) ? [] : ['foes' as const]),
  ];
  const usual: readonly (readonly [string, TokenSide])[] = [
    [PLAYERS, 'players'],
    [ENEMIES, 'foes'],
  ];
  const others = [...sides].filter((side) => side !== PLAYERS && side !== ENEMIES);
  return new Map([...usual, ...others.map((side) => [side, free.shift() ?? 'others'] as const)]);
}

/** How somebody is, as the board says it: of wounds how many there are, of HP what is left; of some only a word. */
function stateOf(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: View,
): { readonly count: string | undefined; readonly state: string | undefined } {
  const told = detailOf(who, encounter, view);
  if (told === 'hidden' || who.vitality !== 'up') return { count: undefined, state: undefined };
  if (told === 'words') return { count: undefined, state: inAWord(who, encounter, rules) };
  const main = mainMeterOf(rules, who, encounter);
  if (main?.max === undefined) return { count: undefined, state: undefined };
  const { value, max, bad } = main;
  return {
    count: bad === 'full' ? `${value}/${max}` : undefined,
    state: [
      words.health(value, max, meterName(main, sayOf(encounter))),
      ...(isAtTheBrink(who, main) ? [standing.brink] : []),
    ].join(', '),
  };
}

/** What is left of somebody's health. Undefined: it may not be told, or nothing says how much there is. */
export function healthLeft(who: Combatant, encounter: Encounter, rules: Ruleset, view: View): Drawn['health'] {
  if (detailOf(who, encounter, view) !== 'exact') return undefined;
  const main = mainMeterOf(rules, who, encounter);
  if (main?.max === undefined) return undefined;
  const { value, max: most, bad } = main;
  return { left: Math.max(0, bad === 'empty' ? value : most - value), most };
}

/** What somebody is under that has a letter, once each. */
function lettersOf(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: View,
): readonly ShownCondition[] | undefined {
  if (who.vitality === 'dead') return undefined;
  const known = knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter, view);
  const { named } = sayOf(encounter);
  const letters = known.flatMap(({ name }) => {
    const letter = rules.field?.letter?.(name);
    return letter === undefined ? [] : [[letter, { letter, name: named(name) }] as const];
  });
  return letters.length === 0 ? undefined : [...new Map(letters).values()];
}

import type { DrawnCombatant, ShownCondition, TokenSide } from '../pictures/token.ts';
import {
  type Combatant,
  ENEMIES,
  type Encounter,
  hasLeft,
  isInFight,
  isOnTurn,
  PLAYERS,
} from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { conditionsOf, mainMeterOf, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { healthTexts } from '../text/board.ts';
import { plain, t, unmarked } from '../text/t.ts';
import { healthWord, isNearDeath, meterName, sayOf } from './meters.ts';

/** The longest name beside a picture, in characters. */
const LONGEST_NAME = 40;

/** Everyone in an encounter as a viewer may know them, on the map or not. */
export function drawnTokens(
  encounter: Encounter,
  view: Viewer = 'players',
): readonly { readonly who: Combatant; readonly drawn: DrawnCombatant }[] {
  const { combatants, hidden = [] } = encounter;
  const rules = rulesOf(encounter);
  const all = view === 'gm' ? [...combatants, ...hidden] : combatants;
  const labels = initialsOf(all.map(({ name }) => name));
  const sides = tokenSides(all);
  // Hidden combatants have numbers as if they were in the fight.
  const shownFight = { ...encounter, combatants: all };
  return all.map((who, index) => ({
    who,
    drawn: {
      label: labels[index] ?? '',
      name: unmarked(plain(who.name, LONGEST_NAME)),
      side: sides.get(who.side) ?? 'others',
      ...given({
        health: healthLeft(who, shownFight, rules, view),
        ...stateOf(who, shownFight, rules, view),
        facing: who.vitality === 'up' ? rules.field?.facing?.(who) : undefined,
        conditions: lettersOf(who, shownFight, rules, view),
        isOnTurn: isOnTurn(encounter, who.id) || undefined,
        isHidden: hidden.includes(who) || undefined,
        isDown: who.vitality !== 'up' || undefined,
      }),
    },
  }));
}

/** Shapes for the usual two sides. Other sides take the ones that are free. */
export function tokenSides(all: readonly Pick<Combatant, 'side'>[]): ReadonlyMap<string, TokenSide> {
  const sides = new Set(all.map(({ side }) => side));
  const free: TokenSide[] = [
    ...(sides.has(PLAYERS) ? [] : ['players' as const]),
    ...(sides.has(ENEMIES) ? [] : ['enemies' as const]),
  ];
  const usual: readonly (readonly [string, TokenSide])[] = [
    [PLAYERS, 'players'],
    [ENEMIES, 'enemies'],
  ];
  const others = [...sides].filter((side) => side !== PLAYERS && side !== ENEMIES);
  return new Map([...usual, ...others.map((side) => [side, free.shift() ?? 'others'] as const)]);
}

/** How a combatant is doing, as on the board: its wounds, the HP left, or only a word. */
function stateOf(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
): { readonly count: string | undefined; readonly state: string | undefined } {
  const detail = detailOf(who, encounter, view);
  if (hasLeft(who.vitality)) return { count: undefined, state: healthTexts.vitality(rules.id, who.vitality) };
  if (detail === 'hidden' || who.vitality !== 'up') return { count: undefined, state: undefined };
  if (detail === 'words') return { count: undefined, state: healthWord(who, encounter, rules) || undefined };
  const main = mainMeterOf(rules, who, encounter);
  if (main?.max === undefined) return { count: undefined, state: undefined };
  const { value, max, bad } = main;
  return {
    count: bad === 'full' ? `${value}/${max}` : undefined,
    state: [
      t('picture-health', { value, most: max, resource: meterName(main, sayOf(encounter)) }),
      ...(isNearDeath(who, main) ? [t('standing-brink')] : []),
    ].join(', '),
  };
}

/** What is left of a combatant's health. Undefined if it is secret or has no maximum. */
export function healthLeft(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
): DrawnCombatant['health'] {
  if (detailOf(who, encounter, view) !== 'exact') return undefined;
  const main = mainMeterOf(rules, who, encounter);
  if (main?.max === undefined) return undefined;
  const { value, max, bad } = main;
  return { left: Math.max(0, bad === 'empty' ? value : max - value), most: max };
}

/** The conditions that have a letter, each once. */
function lettersOf(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
): readonly ShownCondition[] | undefined {
  if (!isInFight(who.vitality)) return undefined;
  const shownConditions = knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter, view);
  const { optionName } = sayOf(encounter);
  const letters = shownConditions.flatMap(({ name }) => {
    const letter = rules.field?.letter?.(name);
    return letter === undefined ? [] : [[letter, { letter, name: optionName(name) }] as const];
  });
  return letters.length === 0 ? undefined : [...new Map(letters).values()];
}

/** The letters of a name that the pictures' font has, in capitals. */
function initialLetters(name: string): string {
  // Accents are removed first: "Ö" is "O" and an accent.
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

/**
 * One to three letters and digits for each name, all different, in the order of the names: "K" for Kira, "G2" for
 * Goblin 2. A name in another script gets "X".
 */
export function initialsOf(names: readonly string[]): readonly string[] {
  const usedLabels = new Set<string>();
  return names.map((name) => {
    const label = candidates(name).find((each) => !usedLabels.has(each)) ?? freeNumber(usedLabels);
    usedLabels.add(label);
    return label;
  });
}

function candidates(name: string): readonly string[] {
  const [, number = ''] = /(?: |^)(\d{1,2})$/.exec(name.trim()) ?? [];
  const letters = initialLetters(name.replace(/ \d+$/, '')) || 'X';
  const [first = 'X'] = letters;
  const words = name.split(/[\s-]+/).flatMap((word) => initialLetters(word).slice(0, 1));
  const short = [
    first,
    words.slice(0, 2).join(''),
    letters.slice(0, 2),
    words.slice(0, 3).join(''),
    letters.slice(0, 3),
  ];
  const numberedLabels = Array.from({ length: 9 }, (_, index) => `${first}${index + 1}`);
  return [...short.filter((each) => each !== '').map((each) => `${each}${number}`), ...numberedLabels].filter(
    (each) => each.length <= 3,
  );
}

/** If all letters of a name are taken: a number. */
function freeNumber(usedLabels: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!usedLabels.has(String(n))) return String(n);
}

import type { DrawnCombatant, ShownCondition, TokenSide } from '../pictures/token.ts';
import {
  type Combatant,
  ENEMIES,
  type Encounter,
  hasLeftFight,
  isInFight,
  isOnTurn,
  PLAYERS,
} from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { conditionsOf, mainMeterOf, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { healthTexts } from '../text/board.ts';
import { nameOf } from '../text/names.ts';
import { plain, t, withoutEscapes } from '../text/t.ts';
import { healthWord, isNearDeath, meterName, wordingOf } from './meters.ts';

/** The maximum length of a name next to a picture, in characters. */
const MAX_TOKEN_NAME_LENGTH = 40;

/** Everyone in an encounter as a viewer may know them, whether they are on the map or not. */
export function drawnTokens(
  encounter: Encounter,
  view: Viewer = 'players',
): readonly { readonly who: Combatant; readonly drawn: DrawnCombatant }[] {
  const { combatants, hidden = [] } = encounter;
  const rules = rulesOf(encounter);
  const visibleCombatants = view === 'gm' ? [...combatants, ...hidden] : combatants;
  const labels = initialsOf(visibleCombatants.map(({ name }) => name));
  const sides = tokenSides(visibleCombatants);
  // The health and other values of hidden combatants are computed as if they were in the fight.
  const visibleEncounter = { ...encounter, combatants: visibleCombatants };
  return visibleCombatants.map((who, index) => ({
    who,
    drawn: {
      label: labels[index] ?? '',
      name: withoutEscapes(plain(who.name, MAX_TOKEN_NAME_LENGTH)),
      side: sides.get(who.side) ?? 'others',
      ...given({
        health: healthLeft(who, visibleEncounter, rules, view),
        ...stateOf(who, visibleEncounter, rules, view),
        facing: who.vitality === 'up' ? rules.field?.facing?.(who) : undefined,
        conditions: letteredConditions(who, visibleEncounter, rules, view),
        isOnTurn: isOnTurn(encounter, who.id) || undefined,
        isHidden: hidden.includes(who) || undefined,
        isDown: who.vitality !== 'up' || undefined,
      }),
    },
  }));
}

/**
 * The kind of token for each side. Players and enemies have their own. If one of these two sides is missing, another
 * side gets its kind.
 */
export function tokenSides(all: readonly Pick<Combatant, 'side'>[]): ReadonlyMap<string, TokenSide> {
  const sides = new Set(all.map(({ side }) => side));
  const freeSides: TokenSide[] = [
    ...(sides.has(PLAYERS) ? [] : ['players' as const]),
    ...(sides.has(ENEMIES) ? [] : ['enemies' as const]),
  ];
  const usualSides: readonly (readonly [string, TokenSide])[] = [
    [PLAYERS, 'players'],
    [ENEMIES, 'enemies'],
  ];
  const otherSides = [...sides].filter((side) => side !== PLAYERS && side !== ENEMIES);
  return new Map([...usualSides, ...otherSides.map((side) => [side, freeSides.shift() ?? 'others'] as const)]);
}

/**
 * How a combatant is doing, in the same form as in the encounter's messages: its wounds, the HP it has left, or only a
 * word.
 */
function stateOf(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
): { readonly count: string | undefined; readonly state: string | undefined } {
  const detail = detailOf(who, encounter, view);
  if (hasLeftFight(who.vitality)) return { count: undefined, state: healthTexts.vitality(rules.id, who.vitality) };
  if (detail === 'hidden' || who.vitality !== 'up') return { count: undefined, state: undefined };
  if (detail === 'words') return { count: undefined, state: healthWord(who, encounter, rules) || undefined };
  const mainMeter = mainMeterOf(rules, who, encounter);
  if (mainMeter?.max === undefined) return { count: undefined, state: undefined };
  const { value, max, bad, says } = mainMeter;
  if (says !== undefined) return { count: '', state: wordingOf(encounter).word(says) };
  return {
    count: bad === 'full' ? `${value}/${max}` : undefined,
    state: [
      t('picture-health', { value, most: max, resource: meterName(mainMeter, wordingOf(encounter)) }),
      ...(isNearDeath(who, mainMeter) ? [t('standing-brink')] : []),
    ].join(', '),
  };
}

/** How much health a combatant has left. Undefined if its health is secret or has no maximum. */
export function healthLeft(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
): DrawnCombatant['health'] {
  if (detailOf(who, encounter, view) !== 'exact') return undefined;
  const mainMeter = mainMeterOf(rules, who, encounter);
  if (mainMeter?.max === undefined) return undefined;
  const { value, max, bad } = mainMeter;
  // A combatant that can't bear any harm is either unhurt or down.
  if (max === 0) return { left: who.vitality === 'up' ? 1 : 0, most: 1 };
  return { left: Math.max(0, bad === 'empty' ? value : max - value), most: max };
}

/** The combatant's conditions that have a letter on the map, each listed once. */
function letteredConditions(
  who: Combatant,
  encounter: Encounter,
  rules: Ruleset,
  view: Viewer,
): readonly ShownCondition[] | undefined {
  if (!isInFight(who.vitality)) return undefined;
  const shownConditions = knownConditions({ ...who, conditions: conditionsOf(rules, who) }, encounter, view);
  const conditionsByLetter = shownConditions.flatMap(({ name }) => {
    const letter = rules.field?.letter?.(name);
    return letter === undefined ? [] : [[letter, { letter, name: nameOf(rules.id, 'condition', name) }] as const];
  });
  return conditionsByLetter.length === 0 ? undefined : [...new Map(conditionsByLetter).values()];
}

/** The letters of a name that the pictures' font has, in upper case. */
function initialLetters(name: string): string {
  // Separates accents from their letters and drops them: "Ö" becomes "O".
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

/**
 * A label of one to three letters and digits for each name, in the same order, all different: "K" for Kira, "G2" for
 * Goblin 2. A name in another script gets "X".
 */
export function initialsOf(names: readonly string[]): readonly string[] {
  const usedLabels = new Set<string>();
  return names.map((name) => {
    const label = possibleLabels(name).find((each) => !usedLabels.has(each)) ?? firstUnusedNumber(usedLabels);
    usedLabels.add(label);
    return label;
  });
}

function possibleLabels(name: string): readonly string[] {
  const [, number = ''] = /(?: |^)(\d{1,2})$/.exec(name.trim()) ?? [];
  const letters = initialLetters(name.replace(/ \d+$/, '')) || 'X';
  const [first = 'X'] = letters;
  const initials = name.split(/[\s-]+/).flatMap((word) => initialLetters(word).slice(0, 1));
  const nameLabels = [
    first,
    initials.slice(0, 2).join(''),
    letters.slice(0, 2),
    initials.slice(0, 3).join(''),
    letters.slice(0, 3),
  ];
  const numberedLabels = Array.from({ length: 9 }, (_, index) => `${first}${index + 1}`);
  return [...nameLabels.filter((each) => each !== '').map((each) => `${each}${number}`), ...numberedLabels].filter(
    (each) => each.length <= 3,
  );
}

/** A number as a label, if all labels made of a name's letters are taken. */
function firstUnusedNumber(usedLabels: ReadonlySet<string>): string {
  for (let labelNumber = 1; ; labelNumber++) if (!usedLabels.has(String(labelNumber))) return String(labelNumber);
}

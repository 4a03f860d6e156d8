// TDGS › 8 Combat › Core Debuffs, Core Buffs

import type { Modifier } from '../core/check.ts';
import type { ActiveCondition } from '../core/encounter.ts';
import { box, buff, type Condition, type Deed, state } from './condition-framework.ts';
import type { ConditionName } from './condition-names.ts';
import { condition } from './reasons.ts';
import type { Fighter, Stat } from './sheet.ts';

/** The catalogue. Leave a condition out and it does not compile. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  Grappled: box({
    kind: 'debuff',
    effect: 'Cannot move; the only Actions are to attack the grappler and to escape (STR against STR).',
    duration: 'until escaped or released',
    stacking: 'no',
    source: 'the Grapple action, certain abilities',
    unless: 'removed',
    forbids: ['limited', 'moving', 'step'],
  }),
  Prone: box({
    kind: 'debuff',
    effect: '−2 REF against melee, +2 REF against ranged attacks; standing up costs the Action.',
    duration: 'until you stand',
    stacking: 'no',
    source: 'the Shove action, knockdown, dropping of your own will',
    unless: 'removed',
  }),
  Stunned: box({
    kind: 'debuff',
    effect: 'No Actions, Instants or Interrupts; REF is 0: anything but a natural 1 hits.',
    duration: 'rounds, as its source says',
    stacking: 'no',
    source: 'massive damage, head trauma, spells and abilities',
    unless: 1,
    zeroesRef: true,
    forbids: ['actions', 'moving', 'step', 'interrupts', 'instants'],
  }),
  Frightened: box({
    kind: 'debuff',
    effect: '−2 to all rolls while the source of fear is visible; no willing step closer to it.',
    duration: 'the scene, or until the source is gone or defeated',
    stacking: 'by source',
    source: 'the Intimidate action, terror, the GM',
    unless: 'scene',
  }),
  Poisoned: box({
    kind: 'debuff',
    effect: '−2 STR, DEX and REF; some poisons cost HP each round (Poison).',
    duration: 'the scene, or until treated',
    stacking: 'by name',
    source: 'poisoned weapons, venomous creatures, traps, drink',
    unless: 'scene',
    stats: { STR: -2, DEX: -2, REF: -2 },
    costs: { type: 'Poison' },
    onlyOfType: 'Poison',
  }),
  Bleeding: box({
    kind: 'debuff',
    effect: 'Costs its value in HP at the start of each round, untyped.',
    duration: 'until treated, or the scene',
    stacking: 'adds',
    source: 'slashing and piercing criticals of weapons that say so, certain weapons, abilities',
    unless: 'scene',
    costs: {},
  }),
  Blinded: box({
    kind: 'debuff',
    effect: '−4 to attacks and REF; fails every check of sight.',
    duration: 'rounds, or until removed',
    stacking: 'no',
    source: 'darkness, flashes, hurt eyes, spells',
    unless: 'removed',
    stats: { REF: -4 },
  }),
  Deafened: box({
    kind: 'debuff',
    effect: 'Fails every check of hearing; words and warnings do not reach.',
    duration: 'rounds, or until removed',
    stacking: 'no',
    source: 'explosions, hurt ears, spells',
    unless: 'removed',
  }),
  Unconscious: box({
    down: true,
    kind: 'debuff',
    effect: 'No actions at all; REF is 0: anything but a natural 1 hits; unaware of what happens.',
    duration: 'until awakened by damage, allies or time; a knockout until HP rise above 5 %',
    stacking: 'no',
    source: 'HP at 5 % of the maximum or less, sleep, head trauma, spells',
    unless: 'removed',
    zeroesRef: true,
    forbids: ['actions', 'moving', 'step', 'interrupts', 'instants'],
  }),
  Paralyzed: box({
    kind: 'debuff',
    effect: 'No movement, no physical actions; mental ones remain. REF is 0: anything but a natural 1 hits.',
    duration: 'rounds, or until removed',
    stacking: 'no',
    source: 'paralysing poison, spells, hurt nerves',
    unless: 'removed',
    zeroesRef: true,
    forbids: ['physical', 'moving', 'step', 'interrupts'],
  }),
  Slowed: box({
    kind: 'debuff',
    effect: 'MOV halved, no free Step, −2 REF.',
    duration: 'rounds, or until removed',
    stacking: 'no',
    source: 'burdens, cold, spells, exhaustion',
    unless: 'removed',
    stats: { REF: -2 },
    halves: 'MOV',
    forbids: ['step'],
  }),
  Burning: box({
    kind: 'debuff',
    effect: 'Costs its value in HP at the start of each round (Fire); may spread; extinguishing costs the Action.',
    duration: 'until extinguished',
    stacking: 'adds',
    source: 'fire attacks, spells, hazards',
    unless: 'removed',
    costs: { type: 'Fire' },
    onlyOfType: 'Fire',
  }),
  Charmed: box({
    kind: 'debuff',
    effect: 'May not harm the charmer, whose CHA acts get +4; WIS refuses harmful suggestions.',
    duration: 'the scene, or until broken by the charmer’s damage or an ally',
    stacking: 'by source',
    source: 'charm spells, seduction, certain creatures',
    unless: 'scene',
  }),
  Invisible: box({
    kind: 'buff',
    effect:
      'Not seen; +4 to attack the unaware, attackers who cannot see you have −4. Breaks when you attack or touch.',
    duration: 'rounds, the scene, or until broken',
    stacking: 'no',
    source: 'spells, potions, abilities, gear',
    unless: 'scene',
  }),
  Hasted: box({
    kind: 'buff',
    effect: '+2 REF and two Actions a turn.',
    duration: 'rounds, as its source says',
    stacking: 'no',
    source: 'spells, potions, certain abilities',
    unless: 3,
    stats: { REF: 2 },
  }),
  Protected: box({
    kind: 'buff',
    effect: '+2 REF and +10 % deflection (within the cap of 75 %).',
    duration: 'rounds or the scene, as its source says',
    stacking: 'no',
    source: 'spells, abilities, shields of faith',
    unless: 'scene',
    stats: { REF: 2 },
    deflects: 10,
  }),
  Regenerating: box({
    kind: 'buff',
    effect: 'Recovers its value in percent of maximum HP at the start of each round.',
    duration: 'rounds or the scene, as its source says',
    stacking: 'highest',
    source: 'spells, potions, abilities, nature',
    unless: 'scene',
  }),
  Strengthened: buff('STR'),
  Quickened: buff('DEX'),
  Fortified: buff('CON'),
  Sharpened: buff('INT'),
  Enlightened: buff('WIS'),
  Emboldened: buff('CHA'),
  Accelerated: buff('MOV'),
  Attuned: buff('REF'),
  'Full Defense': {
    ...state('+2 REF (house rule).', 'until the start of the next turn'),
    stats: { REF: 2 },
  },
  Helped: state('+2 to the next roll of an Action.', 'until used, or the helper’s next turn'),
  Readied: state('Holds an Action until its trigger.', 'until fired, or the next turn'),
  Concentrating: state('Keeps an effect up; damage tests it.', 'until broken or ended'),
  Hidden: state('Those it hides from cannot target it.', 'until it attacks or is found'),
  Aware: {
    ...state('Has found one who is invisible.', 'to the end of the next turn', 'buff', 'by source'),
    aside: true,
  },
  Enchanted: state('A spell changes what a type of damage does.', 'as the spell says', 'buff', 'by name'),
  Delaying: { ...state('Acts later this round.', 'the round'), aside: true },
  Declared: {
    ...state('Has an Instant ready for the start of the round.', 'the start of the round', 'buff', 'by name'),
    aside: true,
  },
  'In Hazard': {
    ...state(
      'Is in what the note names, lava or 2+1d6 Fire, and takes its damage at the start of each round.',
      'until a Move leads out of it, or the GM does',
      'debuff',
      'by name',
    ),
    unless: 'removed',
  },
};

/** Does any condition forbid the bearer this? The name of the first that does. */
export function forbidder(who: Fighter, deed: Deed): ConditionName | undefined {
  for (const { name } of who.conditions) if (conditions[name].forbids?.includes(deed)) return name;
  return undefined;
}

/** What a condition adds to a stat: for a stat buff its value or 2, else the number of its box. */
export function stat({ name, value }: ActiveCondition<ConditionName>, of: Stat): Modifier | undefined {
  const { raises, stats } = conditions[name];
  const plus = raises === of ? (value ?? 2) : stats?.[of];
  return plus === undefined ? undefined : { value: plus, why: condition(name) };
}

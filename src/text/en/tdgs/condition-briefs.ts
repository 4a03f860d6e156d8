// TDGS › 8 Combat › Core Debuffs, Core Buffs: what a condition is and does, as its box in the book has it

import type { Condition, Stacking } from '../../../rules/tdgs/condition-framework.ts';
import { CONDITIONS, type ConditionName } from '../../../rules/tdgs/condition-names.ts';
import { conditions } from '../../../rules/tdgs/conditions.ts';

/** The bullets of a box that are words. */
interface Box {
  readonly effect: string | ((condition: Condition) => string);
  readonly lasts: string;
  readonly from: string;
}

const AN_ACTION = 'an action';

const STAT_BUFF: Box = {
  effect: ({ raises = '' }) => `+2 ${raises}.`,
  lasts: 'rounds or the scene, as its source says',
  from: 'spells, potions, abilities',
};

const BOXES = {
  Grappled: {
    effect: 'Cannot move; the only Actions are to attack the grappler and to escape (STR against STR).',
    lasts: 'until escaped or released',
    from: 'the Grapple action, certain abilities',
  },
  Prone: {
    effect: '−2 REF against melee, +2 REF against ranged attacks; standing up costs the Action.',
    lasts: 'until you stand',
    from: 'the Shove action, knockdown, dropping of your own will',
  },
  Stunned: {
    effect: 'No Actions, Instants or Interrupts; REF is 0: anything but a natural 1 hits.',
    lasts: 'rounds, as its source says',
    from: 'massive damage, head trauma, spells and abilities',
  },
  Frightened: {
    effect: '−2 to all rolls while the source of fear is visible; no willing step closer to it.',
    lasts: 'the scene, or until the source is gone or defeated',
    from: 'the Intimidate action, terror, the GM',
  },
  Poisoned: {
    effect: '−2 STR, DEX and REF; some poisons cost HP each round (Poison).',
    lasts: 'the scene, or until treated',
    from: 'poisoned weapons, venomous creatures, traps, drink',
  },
  Bleeding: {
    effect: 'Costs its value in HP at the start of each round, untyped.',
    lasts: 'until treated, or the scene',
    from: 'slashing and piercing criticals of weapons that say so, certain weapons, abilities',
  },
  Blinded: {
    effect: '−4 to attacks and REF; fails every check of sight.',
    lasts: 'rounds, or until removed',
    from: 'darkness, flashes, hurt eyes, spells',
  },
  Deafened: {
    effect: 'Fails every check of hearing; words and warnings do not reach.',
    lasts: 'rounds, or until removed',
    from: 'explosions, hurt ears, spells',
  },
  Unconscious: {
    effect: 'No actions at all; REF is 0: anything but a natural 1 hits; unaware of what happens.',
    lasts: 'until awakened by damage, allies or time; a knockout until HP rise above 5 %',
    from: 'HP at 5 % of the maximum or less, sleep, head trauma, spells',
  },
  Paralyzed: {
    effect: 'No movement, no physical actions; mental ones remain. REF is 0: anything but a natural 1 hits.',
    lasts: 'rounds, or until removed',
    from: 'paralysing poison, spells, hurt nerves',
  },
  Slowed: {
    effect: 'MOV halved, no free Step, −2 REF.',
    lasts: 'rounds, or until removed',
    from: 'burdens, cold, spells, exhaustion',
  },
  Burning: {
    effect: 'Costs its value in HP at the start of each round (Fire); may spread; extinguishing costs the Action.',
    lasts: 'until extinguished',
    from: 'fire attacks, spells, hazards',
  },
  Charmed: {
    effect: 'May not harm the charmer, whose CHA acts get +4; WIS refuses harmful suggestions.',
    lasts: 'the scene, or until broken by the charmer’s damage or an ally',
    from: 'charm spells, seduction, certain creatures',
  },
  Invisible: {
    effect:
      'Not seen; +4 to attack the unaware, attackers who cannot see you have −4. Breaks when you attack or touch.',
    lasts: 'rounds, the scene, or until broken',
    from: 'spells, potions, abilities, gear',
  },
  Hasted: {
    effect: '+2 REF and two Actions a turn.',
    lasts: 'rounds, as its source says',
    from: 'spells, potions, certain abilities',
  },
  Protected: {
    effect: '+2 REF and +10 % deflection (within the cap of 75 %).',
    lasts: 'rounds or the scene, as its source says',
    from: 'spells, abilities, shields of faith',
  },
  Regenerating: {
    effect: 'Recovers its value in percent of maximum HP at the start of each round.',
    lasts: 'rounds or the scene, as its source says',
    from: 'spells, potions, abilities, nature',
  },
  Strengthened: STAT_BUFF,
  Quickened: STAT_BUFF,
  Fortified: STAT_BUFF,
  Sharpened: STAT_BUFF,
  Enlightened: STAT_BUFF,
  Emboldened: STAT_BUFF,
  Accelerated: STAT_BUFF,
  Attuned: STAT_BUFF,
  'Full Defense': { effect: '+2 REF (house rule).', lasts: 'until the start of the next turn', from: AN_ACTION },
  Helped: {
    effect: '+2 to the next roll of an Action.',
    lasts: 'until used, or the helper’s next turn',
    from: AN_ACTION,
  },
  Readied: { effect: 'Holds an Action until its trigger.', lasts: 'until fired, or the next turn', from: AN_ACTION },
  Concentrating: { effect: 'Keeps an effect up; damage tests it.', lasts: 'until broken or ended', from: AN_ACTION },
  Hidden: { effect: 'Those it hides from cannot target it.', lasts: 'until it attacks or is found', from: AN_ACTION },
  Aware: { effect: 'Has found one who is invisible.', lasts: 'to the end of the next turn', from: AN_ACTION },
  Enchanted: { effect: 'A spell changes what a type of damage does.', lasts: 'as the spell says', from: AN_ACTION },
  Delaying: { effect: 'Acts later this round.', lasts: 'the round', from: AN_ACTION },
  Declared: {
    effect: 'Has an Instant ready for the start of the round.',
    lasts: 'the start of the round',
    from: AN_ACTION,
  },
  'In Hazard': {
    effect: 'Is in what the note names, lava or 2+1d6 Fire, and takes its damage at the start of each round.',
    lasts: 'until a Move leads out of it, or the GM does',
    from: AN_ACTION,
  },
} satisfies Readonly<Record<ConditionName, Box>>;

/** How the book says it. */
const STACKS: Readonly<Record<Stacking, string>> = {
  no: 'no, a longer one refreshes it',
  adds: 'yes, they add up',
  highest: 'no, the highest value wins',
  'by name': 'no, but different ones stand side by side',
  'by source': 'no, but those of different sources stand side by side',
};

/** A box of the book in a line: its words, and its type and stacking as the rules have them. */
function briefOf(condition: Condition, { effect, lasts, from }: Box): string {
  const type = condition.kind === 'buff' ? 'Buff' : 'Debuff';
  const does = typeof effect === 'string' ? effect : effect(condition);
  return `${type}. ${does} Lasts: ${lasts}. Stacks: ${STACKS[condition.stacking]}. From: ${from}.`;
}

/** What every condition is and does, by its name. */
export const conditionBriefs: Readonly<Record<string, string>> = Object.fromEntries(
  CONDITIONS.map((name) => [name, briefOf(conditions[name], BOXES[name])]),
);

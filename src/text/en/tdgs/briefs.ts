// TDGS › what its actions, conditions, creatures, standing orders and settings are and do

import { AUTO_END } from '../../../rules/core/turns.ts';
import { type Condition, conditions, type Stacking } from '../../../rules/tdgs/conditions.ts';
import type { TdgsLesson } from '../../../rules/tdgs/practice.ts';
import { CONDITIONS, type ConditionName } from '../../../rules/tdgs/sheet.ts';
import type { Briefs } from '../../reference.ts';
import type { PracticeThrow, PracticeWords } from '../../words.ts';
import { sumOf } from '../core/practice.ts';

// TDGS › 8 Combat › Core Debuffs, Core Buffs: what a condition is and does, as its box in the book has it

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
const conditionBriefs: Readonly<Record<string, string>> = Object.fromEntries(
  CONDITIONS.map((name) => [name, briefOf(conditions[name], BOXES[name])]),
);

export const briefs = {
  /** What each does and costs, by the action's key. */
  actions: {
    attack:
      'Strike or shoot with the weapon in use, a natural one or Fists: d20 + STR (ranged: DEX) − REF, 11 hits. The Action.',
    cast: 'A spell or an active ability: arcane INT, divine WIS against WIS, or as it says. Helpful ones need no roll. The Action.',
    defend:
      'Full defense: the Action, +2 REF until your next turn (house rule). Or name the interrupt that answers attacks: free.',
    rest: 'Short (minutes): 25 % of maximum HP. Long (hours, a night): all HP, the day’s conditions and uses. Not while rounds run.',
    move: 'Up to MOV squares. You leave all you are engaged with whom you do not name; hostile ones may strike at you first.',
    step: 'One square, free, once a turn; never provokes. Name those you step away from.',
    disengage: 'Leave all you are engaged with, except those you name, without provoking.',
    grapple: 'STR against STR at Adjacent; success holds the target until it escapes or you let go. The Action.',
    shove: 'STR against STR at Adjacent; success knocks prone or pushes one square away, as you choose. The Action.',
    escape: 'STR against the grappler’s STR; success ends the hold. The Action.',
    release: 'Let go of the one you hold. Free.',
    stand: 'Get up from Prone. The Action.',
    drop: 'Throw yourself down. Free.',
    extinguish: 'Put out the fire on yourself or one beside you; say how. The Action.',
    treat:
      'Stop the bleeding of yourself or one beside you, or let the poisoned try CON against the poison. The Action.',
    wake: 'Shake an ally beside you out of sleep, or out of a charm (its WIS against the charmer’s CHA). The Action.',
    help: '+2 to an ally’s next roll of an Action, before your next turn. The Action.',
    ready: 'Hold an Action (how) for a trigger in your own words; you or the GM fire it when it comes. The Action.',
    fire: 'Do what you hold ready, now; name its target.',
    delay: 'Act later this round: after the one you name, or last. Free, before you have done anything.',
    use: 'A potion or the like, on yourself or an ally beside you. The Action.',
    equip: 'Take a weapon in hand, put a piece of armor on or off. The Action while rounds run, else free.',
    hide: 'DEX against the WIS of each conscious foe; those beaten cannot target you until you attack or are found. The Action.',
    search:
      'WIS against the DEX of each who is hidden from you or invisible; by sight unless you say hearing. The Action.',
    intimidate: 'Success: Frightened of you for the scene. CHA against WIS. The Action.',
    persuade: 'Win somebody over. CHA against WIS. The Action.',
    deceive: 'Make somebody believe what is false. CHA against INT. The Action.',
    insight: 'See through a lie. WIS against CHA. The Action.',
    suggest:
      'Tell one you have Charmed what to do; it may refuse a harmful suggestion with WIS against your CHA. The Action.',
    concentrate: 'Let go of the effect you concentrate on. Free; keeping it up costs nothing.',
    dispel: 'End a spell on somebody: your INT (arcane) or WIS (divine) against its caster’s. The Action.',
    chase:
      'Both roll d20 + MOV; success catches up with the one you chase, or escapes from the one you flee. The Action.',
    instant: 'An ability with timing Instant, to resolve at the start of the next round, before any turn. Free.',
    hazard:
      'What the world does to somebody: lava, acid pool, drowning, falling (amount: squares), or figures like 2+1d6 Fire. Once, or in: each round until they Move out.',
    destroy: 'A piece of armor (with) is destroyed: it protects no more and cannot be put on, until the GM mends it.',
    ward: 'For the scene: resistance, vulnerability, immunity or absorption (how) to a damage type (with), by a percentage (amount; 100 if none is named).',
    check:
      'A stat (with) against a difficulty (amount; 10 if none is named); how: sight or hearing where it goes by that.',
  },
  conditions: conditionBriefs,
  archetypes: {
    Kira: 'A human warrior in plate, behind a tower shield.',
    Mira: 'A wizard with fire at her fingertips.',
    'Brother Anselm': 'A priest who mends and wards.',
    Nim: 'A quick blade from the alleys.',
    Peasant: 'Fists and fear.',
    'Peasant with Amulet': 'A peasant with an heirloom.',
    Goblin: 'Small, quick, badly armed.',
    Soldier: 'A sword and a drill.',
    Archer: 'Death from afar.',
    Wizard: 'Throws fire.',
    Barbarian: 'Swings first, asks never.',
    'Fire Elemental': 'A flame with a will.',
    'Iron Golem': 'Slow, and very hard.',
    Dragon: 'Claws, scales, and fire.',
    God: 'Even gods bleed.',
    'Giant Rat': 'Teeth and disease.',
    Wolf: 'Hunts in packs, pulls its prey down.',
    Viper: 'One bite is enough.',
    Bandit: 'Wants your purse.',
    Skeleton: 'Bones that will not rest.',
    Zombie: 'Slow, and hungry.',
    Duelist: 'Reads your blade.',
    Shieldbearer: 'A wall with legs.',
    'Orc Champion': 'Scars on scars.',
    Witch: 'Curses and charms.',
    Troll: 'Grows back. Fear fire.',
    'Flame Dancer': 'Fire feeds her.',
    'Frost Giant': 'Winter, walking.',
    'Demon Lord': 'A name that is not said.',
  },
  standingOrders: {
    interrupt:
      'Which interrupt answers an attack: the first you have uses of this round for, a named one, none, or ask me.',
    'opportunity attack': 'Strike at those who move out of reach.',
    'turn end': 'Your turn ends with your last Action, or only when you say so.',
  },
  settings: {
    [AUTO_END]:
      'A turn with no Action left ends by itself; the Step is to be taken before it. Or it waits for a Step out of a melee of those who shoot.',
    cap: 'Deflection and resistance count up to 75 %; off: without a limit.',
    'high ground': 'Attacks from high ground have +2.',
  },
} satisfies Briefs;

const attacked = (own: PracticeThrow) =>
  `${sumOf('Your', own)} ${needed(own)} ${
    own.won ? `so you hit: ${own.harm === '' ? 'but it does no harm' : `${own.harm} gone`}.` : 'so you miss.'
  }`;

/** A 1 always misses and a 20 always hits, whatever the sum. */
function needed({ total, against, won, shown }: PracticeThrow): string {
  if (total >= against === won) return `It takes ${against},`;
  return `It takes ${against}, but a ${shown} always ${won ? 'hits' : 'misses'},`;
}

export const practice: PracticeWords<TdgsLesson> = {
  lessons: {
    attack: {
      title: 'attack',
      before:
        'Each turn you have one Action and one Step. Attacking is the Action. Tap it: the dice and the sums are my work.',
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    step: {
      title: 'the Step, and the end',
      before: 'Your Action is spent. You may still take your Step, one square, or say that you are done.',
      after: ({ chosen }) =>
        chosen === 0
          ? 'Your turn is over, so the straw man acts.'
          : 'You have stepped, so nothing is left: now the straw man acts.',
    },
    dodge: {
      title: 'a question',
      buttons: ['Dodge', 'Take it'],
      before: 'It swings at you. Dodge makes you harder to hit, once a round.',
      after: ({ chosen, theirs }) =>
        theirs === undefined
          ? ''
          : `${sumOf('Its', theirs)} It takes ${theirs.against}, so ${
              theirs.won
                ? `you are hit${theirs.harm === '' ? ', but your gear takes it all' : `: ${theirs.harm} gone`}`
                : 'it misses'
            }. ${chosen === 0 ? 'Your dodge made its number smaller.' : 'A dodge would have made its number smaller.'}`,
    },
    guard: {
      title: 'guard',
      before: 'A new round: your Action and your Step are back. Hurt or alone? Defend, and you are hard to hit.',
      after: ({ own }) =>
        own ? attacked(own) : 'Until your next turn your REF is 2 higher: whoever strikes at you has to throw 2 more.',
    },
  },
  learned: 'One Action, one Step; Defend when it gets hot; answer when you are asked.',
};

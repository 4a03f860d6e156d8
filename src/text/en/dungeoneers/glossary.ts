// Dungeoneers › words that players may look up

import { readWhole } from '../../../rules/core/schema.ts';
import { nameOf, type Protection } from '../../../rules/dungeoneers/armor-value.ts';
import {
  type Ability,
  ability,
  type Effect,
  type Gear,
  SCORES,
  type Spell,
  type Weapon,
} from '../../../rules/dungeoneers/arms.ts';
import type { ConditionName } from '../../../rules/dungeoneers/conditions.ts';
import { GEAR, SPELLS, WEAPONS } from '../../../rules/dungeoneers/content/equipment.ts';
import { drinks } from '../../../rules/dungeoneers/content/premade.ts';
import { figures } from '../../../rules/dungeoneers/outline.ts';
import type { DungeoneersLesson } from '../../../rules/dungeoneers/practice.ts';
import { type BasicAction, type Sheet, SIZES, THREAT, WOUNDS } from '../../../rules/dungeoneers/sheet.ts';
import type { Briefs, SheetLine, Term } from '../../reference.ts';
import type { PracticeThrow, PracticeWords } from '../../words.ts';

// Dungeoneers › the words of the combat pages' headings, and those that they use

const COMBAT = 'Combat in Dungeoneers';
const MOVEMENT = 'Movement';
const ATTACK = 'Actions › Attack';

/** Each size with its wounds and threat range. */
const sizes = SIZES.map((size) => `${size} ${WOUNDS[size]} and ${THREAT[size]}`).join(', ');

const TERMS: readonly Term[] = [
  {
    name: 'Combat',
    also: ['fight'],
    brief: 'Time goes by rounds of turns, in the order of initiative, until one side alone has living members.',
    cite: COMBAT,
  },
  {
    name: 'Round',
    also: ['rounds'],
    brief: 'About 5 seconds: every creature has one turn in it.',
    cite: COMBAT,
    settings: ['order'],
  },
  {
    name: 'Turns',
    also: ['own turn'],
    brief: 'Once a round a creature spends its action and movement points. What is left of them is lost.',
    cite: COMBAT,
    settings: ['auto-end'],
  },
  {
    name: 'Initiative',
    also: ['order of turns', 'turn order', 'tie'],
    brief: 'The highest acts first, each round anew; ties roll a d10. Prowess, where a sheet names none.',
    cite: COMBAT,
    settings: ['order'],
  },
  {
    name: 'Actions',
    also: ['action', 'basic actions', 'costs', 'action points', 'action point'],
    brief:
      'Each 1 action point: Attack, Spellcast, Defend, Disengage, Sprint, Grapple, Push (the seven that every creature has), and Ready, Equip, Use. A weapon, spell or item may ask for more. Free: Let go, Drop prone. 3 action points come with the own turn.',
    cite: 'Actions',
    settings: ['action points'],
  },
  {
    name: 'Movement points',
    also: ['movement', 'movement point', 'movement action', 'movement actions'],
    brief: 'Each pays for one: Move a tile, Stand up, Turn. 1 comes with the own turn; below 0 is as 0.',
    cite: MOVEMENT,
    settings: ['movement points'],
  },
  {
    name: 'Reaction points',
    also: ['reaction', 'reactions', 'reaction point', 'trigger'],
    brief:
      'For any turn, in answer to a trigger: opportune strikes, readied acts, reactions of the sheet. 1 each round.',
    cite: COMBAT,
    settings: ['reaction points'],
  },
  {
    name: 'Tile',
    also: ['tiles', 'position', 'adjacent', 'at reach', 'away', 'distance'],
    brief:
      'A step of 1 movement point, on a field a tile. Without one two stand adjacent (1 tile), at reach (2) or away (3 or more).',
    cite: 'Movement; ruling: Position, no map',
    settings: ['start'],
  },
  {
    name: 'Threat range',
    also: ['threaten', 'threatens', 'reach'],
    brief:
      'How many tiles away a creature threatens: by size 1, Huge and Massive 2; 1 more with a long weapon in hand.',
    cite: 'Actions › Disengage; fact of the sibling chapters',
  },
  {
    name: 'Opportune strike',
    also: ['opportunity'],
    brief: 'A strike, for a reaction point, at one who leaves the threat range or shoots or casts afar within it.',
    cite: 'Actions › Disengage',
  },
  {
    name: 'Facing',
    also: ['facing direction', 'behind', 'from behind', 'direction'],
    brief: 'A creature faces one direction. From behind, its dodge is 1d8 less.',
    cite: 'Facing Direction',
  },
  {
    name: 'Defending',
    brief: 'The book’s second word for Defensive: 1 dodge die more, until the start of the own next turn.',
    cite: 'Actions › Defend',
  },
  {
    name: 'Hit',
    also: ['hits', 'miss', 'misses', 'determining if an attack hits', 'making an attack', 'attacker', 'defender'],
    brief: 'The first step of an attack: hit dice against dodge dice. As much or more hits, less misses.',
    cite: 'Determining if an Attack Hits',
  },
  {
    name: 'Hit dice',
    also: ['hit die'],
    brief:
      'Prowess dice of the weapon, and one more for each stress taken before the roll. Grapple and Push: power d4.',
    cite: 'Hit Dice',
  },
  {
    name: 'Dodge dice',
    also: ['dodge die', 'dodge'],
    brief: 'The defender’s: prowess d4, unless an ability or effect says otherwise.',
    cite: 'Dodge Dice',
  },
  {
    name: 'Pierce',
    also: ['pierces', 'pierce dice', 'pierce die', 'deflection', 'deflects', 'determining if an attack pierces'],
    brief:
      'The second step of an attack: power pierce dice of the weapon against the armor value. As much or more goes through, less is a deflection.',
    cite: 'Determining if an Attack Pierces; Pierce Dice',
    settings: ['pierce stress'],
  },
  {
    name: 'Armor value',
    also: ['armor'],
    brief: 'What a pierce must reach: the sum of what is natural, worn, carried and worked by spells.',
    cite: 'Armor Value',
  },
  {
    name: 'Wounds',
    also: ['wound', 'dead', 'death', 'determining the number of wounds inflicted'],
    brief:
      'What a body can sustain, by size. A wound past that kills, and so do more at once. Magic, potions and a full rest mend them.',
    cite: 'Wounds',
  },
  {
    name: 'Size',
    also: ['sizes', ...SIZES.map((size) => size.toLowerCase())],
    brief: `Wounds that can be sustained, and threat range in tiles: ${sizes}.`,
    cite: 'Wounds',
  },
  {
    name: 'Stress',
    also: ['stress capacity', 'capacity'],
    brief: 'Taken in place of wounds up to endurance, and at will for hit dice, even past it.',
    cite: 'Stress',
  },
  {
    name: 'Past capacity',
    also: ['past stress capacity', 'doubled'],
    brief:
      'More stress than endurance: wounds sustained and stress gained are doubled, and pierce rolls have 1d4 more. A gain that ends past three times endurance costs a wound.',
    cite: 'Stress',
  },
  {
    name: 'Rests',
    also: ['short rest', 'long rest', 'full rest'],
    brief: 'Short: stress by endurance. Long: all stress. Full: all stress and wounds. None while rounds run.',
    cite: 'Wounds; Stress',
  },
  {
    name: 'Weak',
    also: ['weakness', 'vulnerability', 'vulnerable', 'resists', 'damage type', 'damage types'],
    brief:
      'Weak to a type: so many wounds more of it, once for each event, where there are any. Resisting it: so many fewer.',
    cite: 'Pierce Dice',
  },
  {
    name: 'Fist',
    also: ['fists', 'club', 'unarmed', 'conventional object'],
    brief: 'Whatever is at hand strikes as an Improvised weapon; all strikes with objects are attacks.',
    cite: ATTACK,
  },
];

// Dungeoneers › Actions › Spellcast: its words; the scores of a sheet

const CAST = 'Actions › Spellcast';
const SHEET = 'Attributes, a sibling chapter';

const SPELL_TERMS: readonly Term[] = [
  {
    name: 'Magica',
    brief: 'Equal to mind; 1 comes back each turn. Spells cost it.',
    cite: CAST,
    settings: ['magica'],
  },
  {
    name: 'Ambient magica',
    brief: 'Magica of the place, there anew for each cast: pays the cost first, the rest becomes spell-pierce dice.',
    cite: CAST,
    settings: ['ambient magica'],
  },
  {
    name: 'Cantrip',
    also: ['tome', 'inscription'],
    brief: 'A spell that needs no tome. Where it is inscribed makes it one, not how strong it is.',
    cite: CAST,
  },
  {
    name: 'Spell attack',
    also: ['resolving a spell attack', 'spell attack dice'],
    brief: 'The first step of some spells: spell d4 against dodge dice. As much or more hits.',
    cite: 'Resolving a Spell Attack',
  },
  {
    name: 'Spell save',
    also: ['resolving a spell save', 'spell save dice', 'save'],
    brief:
      'The first step of others: mind d4 against d4 by the score the spell names, resistance if none. One may fail on purpose.',
    cite: 'Resolving a Spell Save',
  },
  {
    name: 'Spell pierce',
    also: ['spell pierce dice', 'spell pierce die', 'overcoming spell resistance', 'extra magica'],
    brief:
      'The last step of a spell: 1 die, and 1 for each extra magica, d4 or as the spell or an ability says, against the spell resistance.',
    cite: 'Overcoming Spell Resistance',
  },
  {
    name: 'Spell resistance',
    brief: 'What spell pierce must overcome. Another number than the score resistance, which saves are made by.',
    cite: 'Overcoming Spell Resistance',
  },
];

const SCORE_TERMS: readonly Term[] = [
  {
    name: 'Power',
    brief: 'Pierce dice, grapples and pushes; how far things are tossed; what armor one can bear.',
    cite: SHEET,
  },
  { name: 'Prowess', brief: 'Hit dice and dodge dice.', cite: SHEET },
  { name: 'Endurance', brief: 'How much stress can be handled, and how much a short rest relieves.', cite: SHEET },
  {
    name: 'Resistance',
    brief: 'The score of saves against spells that name no other. Another number than spell resistance.',
    cite: SHEET,
  },
  { name: 'Spell', also: ['spells'], brief: 'The score of spell attacks.', cite: SHEET },
  { name: 'Mind', brief: 'The caster’s score of spell saves; magica.', cite: SHEET },
];

/** What the book counts, in the form that goes with the number: 1 action point, +1 hit die, 2 wounds. */
function inForm(count: number, several: string): string {
  if (Math.abs(count) !== 1) return several;
  return several.replace(/\bdice\b/, 'die').replace(/\b(point|wound)s\b/, '$1');
}

function ofWeapon({ name, class: kind, hit, pierce, wounds, type, hands, threat, toss, range }: Weapon): Term {
  const also = [
    hands === 2 && 'two-handed',
    threat > 0 && `threat +${threat}`,
    toss && 'toss',
    range !== undefined && `range ${range}`,
  ].filter((word) => word !== false);
  const figures = `${kind}: hit d${hit}, pierce d${pierce}, ${wounds} ${type}`;
  return { name, brief: [figures, ...also].join(', '), cite: 'Weapons' };
}

function ofGear({ name, slot, resistance, armor, needs, tome, focus, dice }: Gear): Term {
  const also = [
    needs > 0 && `needs power ${needs}`,
    tome && 'to cast from',
    focus && `focus (${focus}), ${dice} ${inForm(dice, 'dice')}`,
  ];
  const figures = `${slot}: spell resistance ${resistance}, armor value ${armor}`;
  return { name, brief: [figures, ...also.filter((word) => typeof word === 'string')].join(', '), cite: 'Armor' };
}

function ofSpell({ name, inscribed, cost, step, save, ...does }: Spell): Term {
  const first = { attack: 'spell attack', save: `save by ${save}`, none: 'no first step' }[step];
  return {
    name,
    brief: [`${inscribed}, ${cost} magica, ${first}`, ...effectsOf(does)].join(', '),
    cite: 'Spellcast; figures chosen',
  };
}

function ofItem({ name, spends, points, uses, ...does }: Ability): Term {
  const price = [`${points} ${inForm(points, spends)}`, ...(uses === undefined ? [] : [`uses: ${uses}`])];
  return { name, brief: [...price, ...effectsOf(does)].join(', '), cite: 'Wounds; Stress; figures chosen' };
}

/** What a spell or an item does to the one it is for. */
function effectsOf({ wounds, type, stress = 0, restores, relieves, condition, gives }: Effect): readonly string[] {
  return [
    wounds > 0 && `${wounds} ${type ?? 'untyped'} ${inForm(wounds, 'wounds')}`,
    stress > 0 && `gives ${stress} stress`,
    restores > 0 && `restores ${restores} ${inForm(restores, 'wounds')}`,
    relieves > 0 && `relieves ${relieves} stress`,
    condition !== undefined && condition,
    ...gives.map(({ to, value }) => `${signed(value)} ${inForm(value, to)}, until the scene ends`),
  ].filter((word) => word !== false);
}

const DRINKS = drinks.flatMap((drink) => {
  const read = readWhole(ability, drink);
  return 'value' in read ? [read.value] : [];
});

export const glossary: readonly Term[] = [
  ...TERMS,
  ...SPELL_TERMS,
  ...SCORE_TERMS,
  ...WEAPONS.map(ofWeapon),
  ...GEAR.map(ofGear),
  ...SPELLS.map(ofSpell),
  ...DRINKS.map(ofItem),
];

// Dungeoneers › a sheet in short lines

/** The sheet in short lines. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { threatRange: range, initiative, armor, resistance } = figures(of);
  const inHand = (name: string, equipped: boolean) => (equipped ? name : `${name} (not in hand)`);
  const lines = {
    Size: `${of.size}: ${WOUNDS[of.size]} ${inForm(WOUNDS[of.size], 'wounds')}, threat range ${range}`,
    Scores: SCORES.map((score) => `${score} ${of[score]}`).join(', '),
    Initiative: `${initiative}`,
    'Armor value': sums(armor),
    'Spell resistance': sums(resistance),
    'Dodge die': `d${of.dodge}`,
    Weapons: of.weapons
      .map((each) =>
        inHand(`${each.name} (hit d${each.hit}, pierce d${each.pierce}, ${each.wounds} ${each.type})`, each.equipped),
      )
      .join(', '),
    Gear: of.gear.map(({ name, equipped }) => inHand(name, equipped)).join(', '),
    Spells: of.spells.map(({ name, cost, inscribed }) => `${name} (${inscribed}, ${cost} magica)`).join(', '),
    'Items and abilities': of.abilities
      .map(
        ({ name, points, spends, trigger }) =>
          `${name} (${points} ${inForm(points, spends)}${trigger ? `, when ${trigger}` : ''})`,
      )
      .join(', '),
    Modifiers: of.modifiers.map(({ to, value, why }) => `${why}: ${signed(value)} ${inForm(value, to)}`).join(', '),
    Effects: (of.effects ?? []).map(({ on, note }) => `${note} (${on})`).join(', '),
    'When struck': [...of.gear.flatMap(({ whenStruck = [] }) => whenStruck), ...(of.whenStruck ?? [])]
      .map(({ on, note }) => `${note} (${on})`)
      .join(', '),
    Lacks: (of.lacks ?? []).join(', '),
    'Weak to': of.vulnerabilities.map(({ type, value }) => `${type} ${value}`).join(', '),
    Resists: of.resistances.map(({ type, value }) => `${type} ${value}`).join(', '),
  };
  return Object.entries(lines).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** "2 (Leather 1, Boots 1)". */
function sums({ value, parts }: Protection): string {
  return parts.length > 0
    ? `${value} (${parts.map((part) => `${nameOf(part)} ${part.value}`).join(', ')})`
    : `${value}`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

// Dungeoneers › what each action, condition, ready-made creature, order and setting is and does

export const briefs = {
  actions: {
    attack: 'Strike with a weapon: hit, pierce, wounds. 1 action point; stress may be taken for extra hit dice.',
    cast: 'Cast a spell: on the own turn from a tome in hand, or a cantrip; while no rounds run any that does no harm. 1 action point while rounds run, and magica; extra magica becomes spell-pierce dice.',
    defend: '1 dodge die more until the start of your next turn. 1 action point.',
    disengage: 'No longer Threatened until the next move is done; while Grappled, try to break free. 1 action point.',
    sprint: '2 movement points more, now. 1 action point.',
    grapple: 'Seize a creature within the threat range, by power. 1 action point.',
    push: 'Shove a creature within the threat range one tile away, by power. 1 action point.',
    ready:
      'Pay for an attack, grapple, push, spell, defend or disengage now; do it before or after a named turn, for your reaction point.',
    move: 'One step nearer (engage) or farther (withdraw), nearer to the first named and farther from the others (across), or around somebody (behind). 1 movement point.',
    stand: 'Stand up from Prone. 1 movement point.',
    'drop-prone': 'Drop to the ground, on your own turn. Free.',
    turn: 'Face somebody, so that they are not behind you. 1 movement point; any act toward them does it for free.',
    release: 'Let go of the one you hold. Free.',
    equip: 'Draw, put on, pick up or take off one item. 1 action point in a fight.',
    use: 'Use an item or ability of yours, on yourself or somebody within reach. It says which points it costs.',
    rest: 'Short: stress by endurance. Long: all stress. Full: all stress and wounds. Magica is full after any.',
    hazard: 'The GM: a fall, a fire, a fright. Wounds or stress, by the rules for them.',
    mend: 'The GM: wounds are restored or stress relieved by what the story brings.',
    place: 'The GM: how somebody stands to others, adjacent, at reach or away.',
  } satisfies Record<BasicAction, string> & Record<string, string>,
  conditions: {
    Threatened:
      'Within the threat range of a creature of another side. Worked out anew after every move. Leaving, or shooting and casting afar, may draw an opportune strike.',
    Grappled: 'Held fast: no movement points, and none can be gained. Disengage is the attempt to break free.',
    Grappling: 'Holds somebody: movement points, and those gained, are halved; its moves carry the held one along.',
    Sprinting: '2 movement points more, until the start of its next turn.',
    Defensive: '1 dodge die more, until the start of its next turn. The book also says "defending".',
    Prone:
      'At most 1 dodge die as a defender, and 1 save die where the save is by prowess; from afar it is attacked with at most 1 hit die. Standing up costs 1 movement point.',
    Dead: 'Out of the fight for good: nothing heals the dead.',
    Disengaged: 'Not Threatened until the next move of anyone is done.',
    Readied: 'An act is paid for and waits for the turn it was readied for. Lost at the start of its next turn.',
    Facing:
      'Faces a direction on a field; without one, is known to face somebody or to have them at its back. An act turns it for free.',
    Enchanted: 'A spell or item works on it.',
  } satisfies Record<ConditionName, string>,
  archetypes: {
    Freya: 'Mace in hand, and never tired.',
    Suori: 'A warhammer, and the arm for it.',
    Alberich: 'A dwarf with an axe.',
    Ulfarmi: 'A caster in leather, tome in hand.',
    Skeleton: 'Bones that still hold a blade. Weak to bludgeoning, hardly touched by points.',
    Zombie: 'Slow, strong, and does not let go.',
    Goblin: 'Small, quick, hard to hit.',
    'Giant Rat': 'Any wound kills it. There are more.',
    Bat: 'Wings in the face: it tires, and draws no blood.',
    Wolf: 'Drags down what it bites, for the pack.',
    'Wild Boar': 'Runs you down, or past you into the mud.',
    'Giant Spider': 'Webs from afar, then venom.',
    Bandit: 'A dagger, and no wish to die.',
    'Goblin Slinger': 'Stays away, and dents armor.',
    Cultist: 'Whispers that wound the weak of mind.',
    Guard: 'A shield before every blow.',
    Orc: 'Wound it, and it rages.',
    Witch: 'Cold, and an eye that slows you.',
    Veteran: 'Miss, and be struck.',
    Knight: 'Plate that few blades pierce. Spells do.',
    Ghoul: 'Claws that numb through any armor.',
    Wight: 'A dead captain in mail. Fears fire alone.',
    Lich: 'Dead for ages, and learned in unmaking.',
    Imp: 'Throws cinders from where you are not.',
    Ooze: 'Blades do little. What pierces it is splashed.',
    Ogre: 'A club that knocks you off your feet.',
    Troll: 'Its wounds close. Burn them.',
    'Stone Giant': 'Rocks from afar, a tree trunk near.',
    Dragon: 'Fire, claws, and wings that throw you down.',
  },
  standingOrders: {
    'opportune strike':
      'Whether to spend the reaction point on a strike at those who leave its reach, or shoot or cast within it.',
    'dodge by': 'The score by which it resists being grappled and pushed.',
    'spell save': 'Whose spells it fails to save against, on purpose.',
    'spell resistance': 'Whose spells it lets through its spell resistance.',
    'readied act': 'Whom a readied act is for when its moment comes: asked then, the first in reach, or nobody.',
    turning: 'Whether it turns to its target before an act, or keeps its facing. On a field moves turn it too.',
    reaction: 'Whether it uses the reactions of its sheet when their moment comes.',
    start: 'How far from the other sides it starts, said before the rounds begin or before it joins them.',
    'turn end':
      'When your turn ends by itself: as the scene has it, with your last action, with your last action and movement, or only when you say so.',
  },
  settings: {
    'auto-end':
      'Whether a turn ends by itself: with no action and movement points left, with no action points left, or never.',
    order: 'The order of turns: made anew each round, ties rolled again, or kept from the first.',
    start: 'How the sides stand to each other at the start.',
    'ambient magica': 'Magica in the air: pays the cost of each spell first, what is left becomes spell-pierce dice.',
    'action points': 'Action points on the own turn.',
    'movement points': 'Movement points on the own turn.',
    'reaction points': 'Reaction points each round.',
    'critical hits': 'Optional: critical hits double the wounds printed on the weapon or spell.',
    'pierce stress': 'Optional: stress may also be taken for pierce dice (`style: pierce 2`).',
    magica: 'Optional: a creature has magica equal to twice its mind.',
    spellbane: 'Optional: armor and shields take dice from the rolls of those who cast in them.',
  },
} satisfies Briefs;

function attacked({ total, against, won, then, harm }: PracticeThrow): string {
  const threw = `You threw ${total}, it threw ${against}:`;
  if (!won) return `${threw} ${total === against ? 'not more' : 'less'}, so you miss.`;
  if (!then?.won) return `${threw} more, so you hit. ${pierce(then)} its armor holds.`;
  return `${threw} more, so you hit. ${pierce(then)} it takes ${harm === '' ? 'nothing' : harm}.`;
}

function pierce(then: PracticeThrow | undefined): string {
  if (then === undefined) return 'But';
  return `Then ${then.total} against its armor of ${then.against}:`;
}

export const practice: PracticeWords<DungeoneersLesson> = {
  lessons: {
    attack: {
      title: 'three actions',
      before: 'Each turn you have three actions. An attack is one of them. Tap it: the dice and the sums are my work.',
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    stress: {
      title: 'stress',
      before:
        'Try harder: take stress upon yourself, and you throw one die more. Beyond your limit each one counts double.',
      buttons: ['Attack, take 1 stress', 'Attack without stress'],
      after: ({ chosen, own }) =>
        own === undefined
          ? ''
          : chosen === 0
            ? `1 stress made it ${own.dice} ${inForm(own.dice, 'dice')}. ${attacked(own)}`
            : attacked(own),
    },
    third: {
      title: 'the last action',
      before:
        'One action is left. With the last one your turn ends by itself. Defend makes you harder to hit until your next turn.',
      after: ({ own }) =>
        own ? attacked(own) : 'You are Defensive until your next turn: you throw 1 die more whenever you dodge a blow.',
    },
    reaction: {
      title: 'a reaction',
      buttons: ['Strike', 'Save it'],
      before: 'It backs away from you. In another’s turn you have one reaction: strike now, or save it.',
      after: ({ own }) =>
        own ? attacked(own) : 'You let it go, so your reaction is still yours until your next turn.',
    },
  },
  learned: 'Three actions a turn; stress buys dice; a reaction is for the turns of others.',
};

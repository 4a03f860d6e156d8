// Dungeoneers › what each action, condition, ready-made creature, order and setting is and does

import type { ConditionName } from '../../../rules/dungeoneers/conditions.ts';
import type { BasicAction } from '../../../rules/dungeoneers/sheet.ts';
import type { Briefs } from '../../reference.ts';

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

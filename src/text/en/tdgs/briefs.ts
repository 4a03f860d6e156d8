// TDGS › what its actions, conditions, creatures, standing orders and settings are and do

import { AUTO_END } from '../../../rules/core/turns.ts';
import type { Briefs } from '../../reference.ts';
import { conditionBriefs } from './condition-briefs.ts';

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

import { LEVELS } from '../../../rules/mastery/sheet.ts';
import type { Briefs } from '../../reference.ts';

/** What Mastery's entries are and do, for whoever looks them up. */
export const briefs = {
  actions: {
    attack: 'Quick (2 stamina), focused (4, +2) or powerful (6, +4), Offense against the target’s Defense.',
    defend:
      'Block or dodge from now on. As your turn’s action, your first defense before your next turn is free (house rule).',
    special:
      'A named skill (with) against a number (how: “vs 12”) or the target’s skill (“vs Defense”, “harm vs Defense”, “stun vs 14”), at the stamina cost you declare (amount).',
    move: 'Where there is a field: you go to any tile that a way leads to, freely, on your turn. Moving is told, not counted.',
    rest: 'A short rest gives 25 % of your stamina back, a long rest all of it; either ends fatigue and wakes the collapsed.',
  },
  conditions: {
    Exhausted:
      'Stamina is at 25 % or less: −2 to all rolls, and movement is slower (told, not counted). Ends above 25 %.',
    Unsteady: 'Stands at stamina 0 after a stability roll: any further loss calls for another. Ends above 0.',
    Recovering: 'Has kept standing at stamina 0: the next turn is lost. Defends as always.',
    Advantage: 'The next attack rolls two d20 and keeps the higher. Used up by that attack; ends with the scene.',
    Prepared: 'House rule: the first defense before the next turn costs no stamina.',
    Stunned: 'House rule: the next turn is lost. Defends as always.',
    Fatigued: 'House rule: −2 to all rolls, as if exhausted, and not twice; until a rest.',
    Disoriented: 'House rule: −1 to the next defense.',
    Status: 'Any other status, in the GM’s own words (note). It is told, and nothing is counted.',
  },
  archetypes: {
    Bryn: 'A lighthouse keeper turned fencer, who still carries the fire.',
    Wren: 'A stable hand with a borrowed spear and good ears.',
    Tobin: 'A town guard in his second year, who knows how to hold a door.',
    Isolde: 'A duelist for hire: quick, precise, never there when the blow falls.',
    Brannoc: 'A veteran who outlasts whomever he cannot outfight.',
    Sefa: 'A captain of swords with a little storm in her hands.',
    Aurelio: 'A royal champion, undefeated for nine summers.',
    'Mother Kestrel': 'A master of the blade, of whom masters learn.',
    Opponent: 'A sparring partner with even skills, who defends as in the book’s example.',
    ...Object.fromEntries(LEVELS.map((level) => [`${level} Fighter`, `${level} in everything.`])),
  },
  standingOrders: {
    defense: 'How you defend: the cheapest (dodge where it is free, else block), always block, always dodge, or ask.',
  },
  settings: {
    win: 'When the fight is won: “last standing”, or “first to N hits”, counted by side.',
    defense: 'How those without a standing defense defend: “standing” takes the cheapest, “ask” asks for each attack.',
    'auto-end': 'Whether a turn ends by itself once its action is taken.',
  },
} satisfies Briefs;

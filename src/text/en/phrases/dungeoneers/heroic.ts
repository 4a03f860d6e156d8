import { at, by, lines, type Phrasebook, tool } from '../../../phrase.ts';

/** Dungeoneers told brightly, besides the common ways. */
export const dungeoneersHeroic: Phrasebook = {
  'attack/critical success': lines`
    Down in the dark somebody will tell of it: ${by} has shattered ${at}’s defense.
    ${by} hits ${at} as if the whole dungeon were watching.
    Torches gutter in the wind of ${by}’s blow, and ${at} takes all of it.
    ${at} was told that nobody could get through there. ${by} was not told.
    ${by} strikes a chord in ${at} that echoes down the corridor.
    Every delve has one such moment: ${by} gets it, ${at} pays.
  `,
  'attack/success': lines`
    ${by} gets through to ${at}, past hide and mail.
    In the torchlight ${by} sees the buckle, the gap, and ${at}’s ribs.
    ${at} thought the wall covered that side; ${by} is thin enough.
    ${by} hits, and it goes in: ${at} bares teeth.
    A good delver’s blow: ${by} hurts ${at} and keeps both feet.
    ${by} works ${tool} under ${at}’s guard.
  `,
  'attack/failure': lines`
    ${at} dances back over the rubble, out of ${by}’s reach.
    ${by} hits the pillar ${at} was leaning on.
    ${at} knows these stones, and ${by} does not.
    Dust, shadow, and no ${at} where ${by} strikes.
    ${by} has the reach, ${at} has the nerve to duck under it.
    ${at} slips along the wall, and ${by} scratches the wall.
  `,
  'attack/critical failure': lines`
    ${by} slips on wet stone before ${at}.
    ${by} strikes the ceiling, and ${at} gets only dust.
    ${by} and the floor meet; ${at} is not involved.
    A bat startles ${by} at the worst moment, much to ${at}’s luck.
    ${by} steps on a loose slab and swings past ${at}.
    ${by} gets caught in a cobweb, and ${at} watches politely.
  `,
};

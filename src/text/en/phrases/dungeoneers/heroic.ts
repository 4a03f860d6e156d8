import { ANSWERS } from '../../../../rules/core/blow.ts';
import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, tool } from '../../../phrase.ts';

/** Dungeoneers told brightly, besides the common ways. */
export const dungeoneersHeroic: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: ['critical success'], result: HURT })`
    Down in the dark somebody will tell of it: ${by} has shattered ${at}’s defense.
    ${by} hits ${at} as if the whole dungeon were watching.
    ${at} was told that nobody could get through there. ${by} was not told.
    Every delve has one such moment: ${by} gets it, ${at} pays.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${noMap}Torches gutter in the wind of ${by}’s blow, and ${at} takes all of it.
    ${noMap}${by} strikes a chord in ${at} that echoes down the corridor.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['success'], result: HURT })`
    ${by} gets through to ${at}, past everything in between.
    ${noMap}In the torchlight ${by} sees the buckle, the gap, and ${at}’s ribs.
    ${noMap}${at} thought the wall covered that side; ${by} is thin enough.
    ${by} hits, and it goes in: ${at} bares teeth.
    ${by} works ${tool} under ${at}’s guard.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    A good delver’s blow: ${by} hurts ${at} and keeps both feet.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'] })`
    ${noMap}${at} dances back over the rubble, out of ${by}’s reach.
    ${noMap}${by} hits the pillar ${at} was leaning on.
    ${noMap}${at} knows these stones, and ${by} does not.
    ${noMap}${at} slips along the wall, and ${by} scratches the wall.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    Dust, shadow, and no ${at} where ${by} strikes.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${by} has the reach, ${at} has the nerve to duck under it.
    ${noMap}${at} ducks, and ${by} gets dust from the ceiling.
    ${noMap}${at} dodges around a pillar, and ${by} meets the pillar.
    ${noMap}${by} comes on; ${at} sidesteps, light as a cat on these stones.
    ${noMap}${at} rolls over the rubble and is up again out of ${by}’s reach.
    ${at} drops flat, and it goes over, where ${by} wanted a head.
    ${noMap}${at} weaves between the torches, and ${by} chases a shadow.
    ${by} is fast. ${at} dodges, and is faster.
    ${noMap}${at} ducks into an alcove that ${by} had not seen.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} lays a hand on ${at}’s shoulder, and the old words do the rest.
    ${noMap}${tool}, says ${by}, and ${at} stands a little taller in the torchlight.
    ${at} nods to ${by}: it is there, and it feels right.
    Down here a friend is worth a torch: ${by} gives ${at} both.
    ${noMap}${by} whispers, the stones listen, and ${at} has ${tool}.
    A line of light runs from ${by} to ${at}, and stays.
    ${at} laughs: that was what was needed, and ${by} knew it.
    ${by} reads from the page, and ${at} feels every word.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['critical failure'] })`
    ${noMap}${by} slips on wet stone before ${at}.
    ${by} and the floor meet; ${at} is not involved.
    ${noMap}A bat startles ${by} at the worst moment, much to ${at}’s luck.
    ${noMap}${by} gets caught in a cobweb, and ${at} watches politely.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${noMap}${by} strikes the ceiling, and ${at} gets only dust.
    ${noMap}${by} steps on a loose slab and swings past ${at}.
  `,
];

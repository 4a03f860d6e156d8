import { ANSWERS } from '../../../../rules/core/blow.ts';
import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, tool } from '../../../phrase.ts';

/** Dungeoneers told darkly, besides the common ways. */
export const dungeoneersGrim: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: ['critical success'], result: HURT })`
    ${noMap}It echoes in the tunnels, the noise ${at} makes; ${by} made it happen.
    ${noMap}${by} opens ${at} for the rats.
    ${noMap}Nobody will carry ${at} up these stairs if ${by} does that again.
    ${noMap}The torch hisses; some of ${at} has got on it, thanks to ${by}.
    ${at} stands on nothing but spite after that; ${by} has seen spite run out.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} finds where the last delver’s blade went into ${at}, and follows it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['success'], result: HURT })`
    ${by} gets under the skin, and ${at} feels the cold of the place inside.
    ${noMap}${at} bleeds on stones that have seen worse; ${by} has seen worse.
    ${noMap}${by} drives ${at} into the corner where the bones are.
    ${noMap}It goes in. ${at} holds the wall. ${by} pulls it out.
    ${by} hurts ${at} in the way of people who want to get out of here.
    In the dark it sounds like chewing: ${by} on ${at}.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${by} strikes where the breathing was. ${at} holds it now.
    ${noMap}${at} keeps to the edge of the light, and ${by} does not reach there.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'] })`
    ${noMap}${by} is tired of dark and stairs, and ${at} feels it.
    ${at} shoves a corpse at ${by} and gets away with it.
    ${noMap}${by} misses, and the tunnel laughs with ${at}.
    ${noMap}The stones are slick with somebody, and ${by} does not get to ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${at} ducks where others have not, and ${by} sees them lying there.
    ${at} dodges into the dark, and for a breath ${by} is alone.
    ${noMap}${at} rolls over old bones, away from ${by}.
    ${by} meant it to end here. ${at} sidesteps, and it does not.
    ${at} drops flat among the dead, and ${by} takes one of them for ${at}.
    ${at} weaves, thin with hunger and fear; ${by} finds no middle.
    ${at} dodges. How often still, thinks ${by}, and so does ${at}.
    ${at} ducks under it and smells ${by}’s sweat.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} gives ${at} what there is to give down here.
    ${at} takes it without a word; ${by} had none left anyway.
    The page crumbles under ${by}’s thumb, and ${at} has the last of it.
    It is cold on the skin, but it is ${by}’s, and ${at} keeps it.
    ${by} spends on ${at} what was saved for the way out.
    ${tool} sinks into ${at} like water into ash; ${by} hopes that it holds.
    ${at} breathes, and ${by} counts that as enough.
    One of the old words is for friends. ${by} says it over ${at}.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${noMap}The torch goes out at the worst moment; ${by} strikes, and ${at} waits.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['critical failure'] })`
    ${by} steps into what was a friend, and ${at} grins.
    ${by}’s arm is shaking too hard to be used on ${at}.
    ${by} cuts the dark. The dark, and ${at}, stay whole.
    ${by} slips, and sees for a moment how it will end; ${at} sees it too.
    ${by} hears something behind, turns, and ${at} is in front.
  `,
];

import { type Blows, blow, HURT } from '../../../blow-lines.ts';
import { at, by, noMap } from '../../../phrase.ts';

/** TDGS told darkly, besides the common ways. */
export const tdgsGrim: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: ['critical success'], result: HURT })`
    Luck is a carrion bird; today it sits on ${by}’s shoulder and looks at ${at}.
    ${by} does to ${at} what the priests do not speak of.
    It opens ${at} like a letter; ${by} reads no further.
    ${at} had a name for a god. ${by} does not let it be said.
    Once is enough, when ${by} hits ${at} like that.
    The worst of it is how easy it was for ${by}, and ${at} knows.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['success'], result: HURT })`
    ${by} hurts ${at}, and means to again.
    ${noMap}${at} bleeds into the grass for ${by}.
    What ${by} has learned in worse wars, ${at} feels now.
    ${noMap}${by} hits ${at}; the crows shift on the wall.
    ${at} counts on luck, ${by} counts on patience.
    ${by} takes what ${at} leaves uncovered.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${by} strikes, and the world goes on with ${at} in it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'] })`
    ${noMap}${at} is all mud and fear, and hard to hit for ${by}.
    Hunger slows ${by}; hunger quickens ${at}.
    ${by} spends strength on ${at} and gets nothing back.
    ${at} flinches, and the flinch is enough against ${by}.
    Nobody dies this time: ${by} misses ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['critical failure'] })`
    The gods are not looking, or they are laughing: ${by} fails before ${at}.
    ${at} smells how afraid ${by} is.
    ${by} misses ${at} and almost hits what is left of a friend.
    It will haunt ${by}, if ${at} leaves time for it.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${by}’s wrist gives out at the worst of moments, and ${at} sees it.
    ${by} strikes like the dying do, and ${at} walks around it.
  `,
];

import { type Blows, blow, HURT } from '../../../blow-lines.ts';
import { at, by, tool } from '../../../phrase.ts';

/** TDGS told brightly, besides the common ways. */
export const tdgsHeroic: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: ['critical success'], result: HURT })`
    Fortune kisses ${by} on the brow, and ${at} pays for it.
    The dice of the gods fall ${by}’s way: a devastating hit on ${at}.
    ${by} calls the spot, and hits it; ${at} had not listened.
    Magnificent: ${by} brings the full might of ${tool} to bear on ${at}.
    ${at} has courage, a name and a plan. ${by} has this.
    A hush, a flash, and ${by} has made a legend out of ${at}’s bad luck.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['success'], result: HURT })`
    ${by} times it well, and ${at} is hit.
    ${at} leaves an inch of room, and an inch is plenty for ${by}.
    ${by} shows ${at} what ${tool} can do.
    With a shout ${by} hits ${at}.
    ${at} answers too late what ${by} has asked.
    ${by} makes it look like a drill, and ${at} is the dummy.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['failure'] })`
    ${at} is too quick for ${by} this time.
    ${by} tries ${at}’s left, then ${at}’s right; both are closed.
    ${at} moves like smoke, and ${by} grasps at it.
    So near that ${at} whistles; ${by} has missed.
    ${by} is a beat behind ${at}.
    ${at} waves off ${by}’s best intentions.
  `,
  blow({ way: ['melee', 'ranged'], outcome: ['critical failure'] })`
    Fortune looks the other way, and ${by} misses ${at} by a mile.
    ${by} makes a picture of it, though not the one ${by} meant, and ${at} is spared.
    Nothing about ${by}’s attack on ${at} goes as it should.
    ${at} could have stood still: ${by} was never close.
    ${by} trips over fate itself, and ${at} has a good view.
    Of all the ways to miss ${at}, ${by} finds the worst.
  `,
];

import { at, type Blows, blow, by, HURT, noMap, type PhraseSet, tool } from '../phrase.ts';
import { tdgsDeeds } from './tdgs/deeds.ts';
import { tdgsHazards, tdgsStates } from './tdgs/states.ts';
import { tdgsTrials } from './tdgs/trials.ts';

/** TDGS told darkly, besides the common ways. */
const tdgsGrim: Blows = [
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

/** TDGS told brightly, besides the common ways. */
const tdgsHeroic: Blows = [
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

/** How TDGS is told. */
export const tdgs: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [tdgsDeeds, tdgsTrials, tdgsStates, tdgsHazards],
  blows: { heroic: [tdgsHeroic], grim: [tdgsGrim], plain: [] },
};

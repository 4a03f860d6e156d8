import { ANSWERS } from '../../../../rules/core/blow.ts';
import { type Blows, blow, HURT, LANDED, MISSED, STOPPED } from '../../../blow-lines.ts';
import { at, by, own, tool } from '../../../phrase.ts';

/** What somebody does about a blow, and what it does that nobody meant, in few words. */
export const plainAnswers: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['dodge'] })`
    ${at} dodges ${by}’s ${own}.
    ${at} dodges; ${by} misses.
    ${by} attacks, ${at} dodges.
    A dodge by ${at}: ${by} misses.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['dodge'] })`
    ${at} dodges, and ${by} hits all the same.
    ${by} hits ${at}, who tries to dodge.
    The dodge fails: ${by} hits ${at}.
    ${at} dodges too late for ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: [...MISSED, ...LANDED], result: STOPPED, answer: ['block'] })`
    ${at} blocks ${by}.
    ${at} blocks; nothing of ${by}’s gets through.
    ${by} attacks, ${at} blocks.
    Blocked: ${by} does not hurt ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['block'] })`
    ${at} blocks a part of it; ${by} hits.
    ${by} hits ${at} through the block.
    ${at} blocks, and ${by} still does harm.
    The block is not enough: ${by} hits ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['parry'] })`
    ${at} parries ${by}.
    ${at} parries; ${by} does not hit.
    ${by} attacks, ${at} parries.
    Parried: ${by} does not reach ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['parry'] })`
    ${at} parries, and ${by} hits all the same.
    The parry fails: ${by} hits ${at}.
    ${by} hits ${at} past the parry.
    ${at} parries too late for ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['helpless'] })`
    ${by} hits ${at}, who can do nothing.
    ${at} is helpless; ${by} hits.
    Helpless, ${at} is hit by ${by}.
    ${by} hits the helpless ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['helpless'] })`
    ${by} misses ${at}, helpless as ${at} is.
    ${at} is helpless, and ${by} misses.
    Even the helpless ${at} is missed by ${by}.
    ${by} does not hit the helpless ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED, answer: ['helpless'] })`
    ${by} hits the helpless ${at}, without harm.
    ${at} is helpless, and not hurt by ${by}.
    ${by} hits ${at}; nothing gets through.
    ${at} is hit by ${by} and takes no harm.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: [...HURT, 'nothing'], answer: ['helpless'] })`
    ${by}’s ${own} takes the helpless ${at}.
    ${at} is helpless against ${by}’s ${own}.
    ${by} casts on the helpless ${at}; it works.
    ${tool} works on ${at}, who is helpless before ${by}.
  `,
  blow({ way: ['spell'], outcome: MISSED, answer: ['helpless'] })`
    ${by}’s ${own} fails, though ${at} is helpless.
    ${by} casts at the helpless ${at}; it fails.
    ${at} is helpless, and ${by} fails all the same.
    ${tool} fails on ${at}; ${by} has no luck.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped', 'stopped by armor'], answer: ['helpless'] })`
    ${by}’s ${own} does not harm the helpless ${at}.
    ${at} is helpless, and ${by}’s ${own} does nothing.
    ${by} casts on ${at}; nothing gets through.
    ${tool} comes to nothing on ${at}; ${by} sees no harm.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS })`
    ${by} heals ${at} instead of harming.
    ${at} is healed by ${by}’s attack.
    It heals ${at}, against ${by}’s will.
    ${at} is the better for ${by}’s ${own}.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS, helpful: true })`
    ${by} heals ${at}.
    ${at} is healed by ${by}.
    ${by}’s ${own} heals ${at}.
    ${at} recovers, by ${by}’s ${own}.
  `,
  blow({ outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} uses ${tool} on ${at}.
    ${at} has ${by}’s ${own} now.
    ${by}’s ${own} works on ${at}.
    ${by} helps ${at} with ${tool}.
  `,
  blow({ outcome: LANDED, result: ['nothing to mend'], answer: ANSWERS, helpful: true })`
    ${at} has nothing to heal.
    ${by}’s ${own} does nothing: ${at} is unhurt.
    ${by} uses ${tool} on ${at}, who is unhurt.
    ${at} is unhurt, and ${by}’s ${own} has no effect.
  `,
  blow({ outcome: MISSED, answer: ANSWERS, helpful: true })`
    ${by}’s ${own} fails for ${at}.
    ${by} cannot help ${at}.
    ${by} tries ${tool} on ${at}; it fails.
    Nothing comes of ${by}’s ${own} for ${at}.
  `,
];

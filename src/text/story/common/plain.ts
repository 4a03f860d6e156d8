import { ANSWERS } from '../../../rules/core/reason.ts';
import { at, type Blows, blow, by, HURT, LANDED, MISSED, own, STOPPED, s, tool } from '../../phrase.ts';

/** What happened, in few words. */
export const plainly: Blows = [
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} hits ${at} hard.
    A critical hit: ${by} on ${at}.
    ${by} hits ${at} where it counts.
    ${by} strikes ${at} with full force.
    ${by} lands a perfect blow on ${at}.
    ${at} takes ${by}’s best blow.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} hits ${at}.
    ${by} strikes ${at}.
    ${at} is hit by ${by}.
    ${by}’s ${own} hit${s} ${at}.
    ${by} lands a blow on ${at}.
    ${by} gets through to ${at}.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${by} misses ${at}.
    ${at} avoids ${by}’s blow.
    ${by} does not hit ${at}.
    ${at} gets out of the way of ${by}.
    ${by} strikes at ${at} and misses.
    ${by} goes past ${at}.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${by} misses ${at} badly.
    ${by} fumbles against ${at}.
    ${by} is nowhere near hitting ${at}.
    ${by} bungles the blow at ${at}.
    A bad miss: ${by} against ${at}.
    ${by} stumbles and misses ${at}.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: STOPPED })`
    ${by} hits ${at}, without harm.
    ${by} hits ${at}; nothing gets through.
    The blow lands on ${at} and does no harm.
    ${by}’s ${own} hit${s} ${at} in vain.
    ${at} is hit by ${by} and not hurt.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: ['stopped by armor'] })`
    ${at}’s armor stops ${by}’s blow.
  `,
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${by} shoots ${at} dead on.
    A critical shot: ${by} on ${at}.
    ${by}’s shot hits ${at} hard.
    ${at} takes ${by}’s best shot.
    ${by} shoots ${at} where it counts.
    A perfect shot by ${by} at ${at}.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} shoots ${at}.
    ${by}’s shot hits ${at}.
    ${at} is hit by ${by}’s shot.
    ${by} aims at ${at} and hits.
    The shot hits ${at}.
    ${by} hits ${at} from afar.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${by} shoots at ${at} and misses.
    ${by}’s shot misses ${at}.
    The shot misses ${at}.
    ${at} avoids ${by}’s shot.
    ${by} aims at ${at} and misses.
    ${by} does not hit ${at} from there.
  `,
  blow({ way: ['ranged'], outcome: ['critical failure'] })`
    ${by} bungles the shot at ${at}.
    ${by}’s shot goes far wide of ${at}.
    A bad miss: ${by} shooting at ${at}.
    ${by} fumbles, and ${at} is safe.
    The shot is nowhere near ${at}.
    ${by} loses the shot at ${at}.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: STOPPED })`
    ${by}’s shot hits ${at}, without harm.
    ${by} hits ${at}; nothing gets through.
    The shot glances off ${at}.
    ${at} is hit by ${by}’s shot and not hurt.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    ${at}’s armor stops the shot.
    The shot stays in ${at}’s armor.
  `,
  blow({ way: ['spell'], outcome: ['critical success'], result: [...HURT, 'nothing'] })`
    ${tool} hit${s} ${at} with full force.
    ${by} casts ${tool} on ${at}, perfectly.
    ${at} cannot withstand ${by}’s ${own} at all.
    ${by}’s ${own} overcome${s} ${at}.
    A critical cast: ${tool} on ${at}.
  `,
  blow({ way: ['spell'], outcome: ['success'], result: [...HURT, 'nothing'] })`
    ${by} casts ${tool} on ${at}.
    ${tool} work${s} on ${at}.
    ${by}’s ${own} take${s} hold of ${at}.
    ${at} does not withstand ${tool}.
    ${by}’s ${own} reaches ${at}.
  `,
  blow({ way: ['spell'], outcome: ['failure'] })`
    ${by} casts ${tool} at ${at}; it fails.
    ${at} withstands ${by}’s ${own}.
    ${tool} fail${s} to reach ${at}.
    ${by}’s ${own} does not take hold of ${at}.
    ${at} avoids ${tool}.
  `,
  blow({ way: ['spell'], outcome: ['critical failure'] })`
    ${by} bungles ${tool}; ${at} is untouched.
    ${by}’s ${own} fails badly against ${at}.
    ${tool} fizzle${s} far from ${at}.
    ${by} loses ${tool} altogether; ${at} is safe.
    ${by} fails ${tool} against ${at}.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped by armor', 'stopped'] })`
    ${tool} reaches ${at} without effect.
    ${at} is not harmed by ${by}’s ${own}.
    ${by} casts ${tool} on ${at}; nothing gets through.
    ${at}’s protection stops ${tool}.
    ${tool} come${s} to nothing on ${at}.
  `,
];

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

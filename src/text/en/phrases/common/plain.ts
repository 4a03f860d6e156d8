import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, own, s, tool } from '../../../phrase.ts';

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

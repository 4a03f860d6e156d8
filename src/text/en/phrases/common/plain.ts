import { at, by, lines, own, type Phrasebook, s, tool } from '../../../phrase.ts';

/** What happened, in few words. */
export const plainly: Phrasebook = {
  'attack/critical success': lines`
    ${by} hits ${at} hard.
    A critical hit: ${by} on ${at}.
    ${by} hits ${at} where it counts.
    ${by} strikes ${at} with full force.
    ${by} lands a perfect blow on ${at}.
    ${at} takes ${by}’s best blow.
  `,
  'attack/success': lines`
    ${by} hits ${at}.
    ${by} strikes ${at}.
    ${at} is hit by ${by}.
    ${by}’s ${own} hit${s} ${at}.
    ${by} lands a blow on ${at}.
    ${by} gets through to ${at}.
  `,
  'attack/failure': lines`
    ${by} misses ${at}.
    ${at} avoids ${by}’s blow.
    ${by} does not hit ${at}.
    ${at} gets out of the way of ${by}.
    ${by} strikes at ${at} and misses.
    ${by} goes past ${at}.
  `,
  'attack/critical failure': lines`
    ${by} misses ${at} badly.
    ${by} fumbles against ${at}.
    ${by} is nowhere near hitting ${at}.
    ${by} bungles the blow at ${at}.
    A bad miss: ${by} against ${at}.
    ${by} stumbles and misses ${at}.
  `,
  'attack/stopped': lines`
    ${by} hits ${at}, without harm.
    ${at}’s armor stops ${by}’s blow.
    ${by} hits ${at}; nothing gets through.
    The blow lands on ${at} and does no harm.
    ${by}’s ${own} hit${s} ${at} in vain.
    ${at} is hit by ${by} and not hurt.
  `,
  'attack/critical success/shot': lines`
    ${by} shoots ${at} dead on.
    A critical shot: ${by} on ${at}.
    ${by}’s shot hits ${at} hard.
    ${at} takes ${by}’s best shot.
    ${by} shoots ${at} where it counts.
    A perfect shot by ${by} at ${at}.
  `,
  'attack/success/shot': lines`
    ${by} shoots ${at}.
    ${by}’s shot hits ${at}.
    ${at} is hit by ${by}’s shot.
    ${by} aims at ${at} and hits.
    The shot hits ${at}.
    ${by} hits ${at} from afar.
  `,
  'attack/failure/shot': lines`
    ${by} shoots at ${at} and misses.
    ${by}’s shot misses ${at}.
    The shot misses ${at}.
    ${at} avoids ${by}’s shot.
    ${by} aims at ${at} and misses.
    ${by} does not hit ${at} from there.
  `,
  'attack/critical failure/shot': lines`
    ${by} bungles the shot at ${at}.
    ${by}’s shot goes far wide of ${at}.
    A bad miss: ${by} shooting at ${at}.
    ${by} fumbles, and ${at} is safe.
    The shot is nowhere near ${at}.
    ${by} loses the shot at ${at}.
  `,
  'attack/stopped/shot': lines`
    ${by}’s shot hits ${at}, without harm.
    ${at}’s armor stops the shot.
    ${by} hits ${at}; nothing gets through.
    The shot glances off ${at}.
    ${at} is hit by ${by}’s shot and not hurt.
    The shot stays in ${at}’s armor.
  `,
  'spell/critical success': lines`
    ${tool} hit${s} ${at} with full force.
    ${by} casts ${tool} on ${at}, perfectly.
    ${at} cannot withstand ${by}’s ${own} at all.
    ${by}’s ${own} overcome${s} ${at}.
    A critical cast: ${tool} on ${at}.
  `,
  'spell/success': lines`
    ${by} casts ${tool} on ${at}.
    ${tool} work${s} on ${at}.
    ${by}’s ${own} take${s} hold of ${at}.
    ${at} does not withstand ${tool}.
    ${by}’s ${own} reaches ${at}.
  `,
  'spell/failure': lines`
    ${by} casts ${tool} at ${at}; it fails.
    ${at} withstands ${by}’s ${own}.
    ${tool} fail${s} to reach ${at}.
    ${by}’s ${own} does not take hold of ${at}.
    ${at} avoids ${tool}.
  `,
  'spell/critical failure': lines`
    ${by} bungles ${tool}; ${at} is untouched.
    ${by}’s ${own} fails badly against ${at}.
    ${tool} fizzle${s} far from ${at}.
    ${by} loses ${tool} altogether; ${at} is safe.
    ${by} fails ${tool} against ${at}.
  `,
  'spell/stopped': lines`
    ${tool} reaches ${at} without effect.
    ${at} is not harmed by ${by}’s ${own}.
    ${by} casts ${tool} on ${at}; nothing gets through.
    ${at}’s protection stops ${tool}.
    ${tool} come${s} to nothing on ${at}.
  `,
};

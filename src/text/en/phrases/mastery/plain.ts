import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by } from '../../../phrase.ts';

/** Exchanges of Mastery, in few words. */
export const masteryPlain: Blows = [
  blow({ way: ['melee'], degree: ['critical'] })`
    ${by} hits ${at} critically, and ${at} staggers.
    A critical hit: ${by} on ${at}.
    ${by} overwhelms ${at}’s defense.
    ${at} has no answer to ${by}.
    ${by} lands a crushing hit on ${at}.
  `,
  blow({ way: ['melee'], degree: ['solid'] })`
    ${by} hits ${at} solidly; ${at} recoils.
    A solid hit of ${by}’s, and ${at} gives ground.
    ${by} gets through ${at}’s defense and drives ${at} back.
    ${at} takes a solid hit from ${by}, and feels it.
    ${by}’s attack lands, and ${at} winces.
  `,
  blow({ way: ['melee'], degree: ['glancing'] })`
    ${by} grazes ${at}.
    A glancing hit: ${by} on ${at}.
    ${by} barely hits ${at}.
    ${at} takes a glancing hit from ${by}.
    ${by} touches ${at}.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'] })`
    ${by} does not get through to ${at}.
    ${at} stops ${by}’s attack.
    ${by} attacks, and ${at} holds.
    ${at}’s defense stands against ${by}.
    Nothing of ${by}’s attack reaches ${at}.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'], answer: ['block'] })`
    ${at} blocks ${by}.
    ${by} attacks, and ${at} blocks.
    ${at} blocks, and ${by} gains nothing.
    ${by} meets ${at}’s guard.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'], answer: ['dodge'] })`
    ${at} dodges ${by}.
    ${by} attacks, and ${at} dodges.
    ${at} is out of the way of ${by}.
    ${by} misses ${at}, who dodges.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'] })`
    ${by} fails badly against ${at}.
    ${at}’s defense leaves ${by} open to a counterattack.
    ${at} stops ${by} with ease.
    ${by} is wide open to ${at}.
    ${by} gives ${at} an opening.
  `,
  blow({ way: ['melee'], degree: ['matched'] })`
    ${by} and ${at} match each other.
    An even exchange: ${by} and ${at}.
    ${at} just holds against ${by}.
    ${by}’s attack and ${at}’s defense are equal.
    Nothing between ${by} and ${at}.
  `,
];

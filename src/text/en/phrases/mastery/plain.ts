import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by } from '../../../phrase.ts';

/** Exchanges of Mastery, in few words. */
export const masteryPlain: Blows = [
  blow({ degree: ['critical'] })`
    ${by} hits ${at} critically.
    A critical hit: ${by} on ${at}.
    ${by} overwhelms ${at}’s defense.
    ${at} has no answer to ${by}.
    ${by} lands a crushing hit on ${at}.
  `,
  blow({ degree: ['solid'] })`
    ${by} hits ${at} solidly.
    A solid hit: ${by} on ${at}.
    ${by} gets through ${at}’s defense.
    ${at} takes a solid blow from ${by}.
    ${by}’s attack lands on ${at}.
  `,
  blow({ degree: ['glancing'] })`
    ${by} grazes ${at}.
    A glancing hit: ${by} on ${at}.
    ${by} barely hits ${at}.
    ${at} takes a glancing blow from ${by}.
    ${by} touches ${at}.
  `,
  blow({ outcome: ['failure'], degree: ['blocked'] })`
    ${at} blocks ${by}.
    ${by} does not get through to ${at}.
    ${at} stops ${by}’s attack.
    ${by} attacks, and ${at} holds.
    ${at}’s defense stands against ${by}.
  `,
  blow({ outcome: ['critical failure'], degree: ['blocked'] })`
    ${at} blocks ${by} and opens a counterattack.
    ${by} fails badly against ${at}.
    ${at}’s defense leaves ${by} open.
    ${at} stops ${by} with ease.
    ${by} is wide open to ${at}.
  `,
  blow({ degree: ['matched'] })`
    ${by} and ${at} match each other.
    An even exchange: ${by} and ${at}.
    ${at} just holds against ${by}.
    ${by}’s attack and ${at}’s defense are equal.
    Nothing between ${by} and ${at}.
  `,
];

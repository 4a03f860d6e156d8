import { at, by, lines, type Phrasebook } from '../../../phrase.ts';

/** Exchanges of Mastery, in few words. */
export const masteryPlain: Phrasebook = {
  'attack/critical': lines`
    ${by} hits ${at} critically.
    A critical hit: ${by} on ${at}.
    ${by} overwhelms ${at}’s defense.
    ${at} has no answer to ${by}.
    ${by} lands a crushing hit on ${at}.
  `,
  'attack/solid': lines`
    ${by} hits ${at} solidly.
    A solid hit: ${by} on ${at}.
    ${by} gets through ${at}’s defense.
    ${at} takes a solid blow from ${by}.
    ${by}’s attack lands on ${at}.
  `,
  'attack/glancing': lines`
    ${by} grazes ${at}.
    A glancing hit: ${by} on ${at}.
    ${by} barely hits ${at}.
    ${at} takes a glancing blow from ${by}.
    ${by} touches ${at}.
  `,
  'attack/blocked': lines`
    ${at} blocks ${by}.
    ${by} does not get through to ${at}.
    ${at} stops ${by}’s attack.
    ${by} attacks, and ${at} holds.
    ${at}’s defense stands against ${by}.
  `,
  'attack/blocked/critical failure': lines`
    ${at} blocks ${by} and opens a counterattack.
    ${by} fails badly against ${at}.
    ${at}’s defense leaves ${by} open.
    ${at} stops ${by} with ease.
    ${by} is wide open to ${at}.
  `,
  'attack/matched': lines`
    ${by} and ${at} match each other.
    An even exchange: ${by} and ${at}.
    ${at} just holds against ${by}.
    ${by}’s attack and ${at}’s defense are equal.
    Nothing between ${by} and ${at}.
  `,
};

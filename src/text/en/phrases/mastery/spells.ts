import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by, tool } from '../../../phrase.ts';

/** What a special action that is meant to harm does, in any tone. */
export const masterySpells: Blows = [
  blow({ way: ['spell'], degree: ['critical'] })`
    ${by} turns ${tool} on ${at}, and it is devastating.
    ${tool}, mastered: ${by} leaves ${at} reeling.
    ${at} has never met ${tool} like ${by}’s.
    ${by} unleashes ${tool}, and ${at} is swept off balance.
  `,
  blow({ way: ['spell'], degree: ['solid'] })`
    ${by} turns ${tool} on ${at}, and ${at} feels it.
    ${tool} reaches ${at}, who gives a step; ${by} nods.
    ${at} feels the full weight of it: ${tool}, by ${by}.
    ${by} gets through to ${at}, who recoils: ${tool}.
  `,
  blow({ way: ['spell'], degree: ['glancing'] })`
    ${by} brushes ${at}: ${tool}.
    ${tool} barely reaches ${at}, says ${by}’s face.
    A touch on ${at}, no more, from ${by}: ${tool}.
    ${at} feels a little of it: ${tool}, by ${by}.
  `,
  blow({ way: ['spell'], degree: ['blocked'] })`
    ${at} withstands ${by}: ${tool}.
    ${tool} does not get through to ${at}, ${by}.
    ${at} will have none of it: ${tool}, by ${by}.
    ${by} fails against ${at}: ${tool}.
  `,
  blow({ way: ['spell'], degree: ['matched'] })`
    ${by} and ${at} are even in it: ${tool}.
    ${tool} meets its match; ${by} meets ${at}.
    Nothing between ${by} and ${at}: ${tool}.
    ${at} just holds against ${by}: ${tool}.
  `,
];

import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by, own, s } from '../../../phrase.ts';

/** Exchanges of Mastery, told brightly. */
export const masteryHeroic: Blows = [
  blow({ degree: ['critical'] })`
    ${by} moves once, and all that ${at} has learned is of no use.
    A stroke for the scrolls: ${by} goes through ${at}’s guard as if it were mist.
    ${at} sees the opening too late; ${by} has made it and used it.
    ${by} draws ${at} out, turns, and strikes with everything.
    The hall falls silent. ${by} has struck, and ${at} only now begins to feel it.
    Years of practice in one motion: ${by} overwhelms ${at}.
    ${at} stumbles three steps back from ${by}’s ${own}.
    ${by} is water, then stone: ${at} breaks on it.
    There is the lesson, ${at}, and ${by} has taught it.
    ${by} lets ${at} come, and answers with a masterstroke.
    ${at}’s weapon shivers in both hands; ${by} was never where it struck.
    Perfect distance, perfect time: ${by} leaves ${at} gasping.
  `,
  blow({ degree: ['solid'] })`
    ${by} strikes with precision, and ${at} recoils.
    ${at} gives a step; ${by} has earned it.
    ${by} finds the opening in ${at}’s defense.
    A firm, clean hit: ${by} scores on ${at}.
    ${by} breaks ${at}’s rhythm and lands the blow.
    ${at} feels ${by}’s ${own} down to the heels.
    ${by} slips inside ${at}’s measure and strikes.
    Two feints, one truth, and ${at} believed the wrong one of ${by}’s.
    ${by} presses, ${at} yields, and the hit is good.
    ${at} parries half of it; the other half is ${by}’s.
    ${by} makes ${at} pay for a careless foot.
    The exchange is ${by}’s, and ${at} bows to nobody, but breathes harder.
  `,
  blow({ degree: ['glancing'] })`
    ${by} grazes ${at} in passing.
    ${at} turns most of it away; a touch remains for ${by}.
    A light hit: ${by} brushes ${at}’s arm.
    ${by} touches ${at}, no more, no less.
    ${at} slips the heart of the blow; ${by} keeps the edge of it.
    ${by} scrapes past ${at}’s guard with a finger’s breadth to spare.
    It slides along ${at}’s sleeve; ${by} takes what is offered.
    ${at} is almost out of reach. ${by} says almost.
    ${by} clips ${at}, who smiles, and is a little slower for it.
    A whisper of a hit, and ${by} steps back from ${at}.
    ${by} gets a touch on ${at}, by a hair.
    ${at} rolls with it; ${by}’s ${own} leave${s} a sting.
  `,
  blow({ outcome: ['failure'], degree: ['blocked'] })`
    ${at} reads it and closes the line on ${by}.
    ${by} strikes, and ${at} is there with the answer.
    ${at} turns ${by}’s ${own} aside with a calm wrist.
    Wood on wood, will on will: ${at} holds against ${by}.
    ${by} comes in strong; ${at} gives the strength somewhere to go.
    ${at} lets it pass by a hand, and ${by} with it.
    ${by} finds ${at}’s guard exactly where it should be.
    ${at} steps off the line, and ${by} strikes the memory of ${at}.
    Not through, not over, not around: ${by} does not reach ${at}.
    ${at} catches the blow and returns it to ${by} unspent.
    ${by} asks; ${at} declines.
    ${at} breathes out, and ${by}’s ${own} slide${s} away.
  `,
  blow({ outcome: ['critical failure'], degree: ['blocked'] })`
    ${at} does more than defend: ${by} is wide open.
    ${at} sweeps ${by}’s ${own} aside, and the door to ${by} stands open.
    ${by} overreaches, and ${at} smiles the way teachers smile.
    ${by} strikes; ${at} is behind, beside, everywhere.
    ${at} takes ${by}’s balance along with the blow.
    So complete is ${at}’s defense that ${by} forgets the next step.
    ${by} falls through where ${at} was, and ${at} has all the time in the world.
    ${at} turns the attack inside out, and ${by} sees what is coming.
    ${by}’s ${own} meet${s} nothing at all, and ${at} is ready to answer.
    ${at} disarms the moment itself; ${by} stands there like a student.
    A lesson in defense: ${at} gives it, ${by} pays for it.
    ${by} spends everything on nothing, and ${at} keeps the change.
  `,
  blow({ degree: ['matched'] })`
    Neither gives: ${by} and ${at} stand locked, blow against guard.
    ${by} and ${at} move as one, and nothing gets through.
    A perfect balance: what ${by} brings, ${at} holds.
    Steel kisses steel; ${by} and ${at} look at each other across it.
    ${at} meets ${by} exactly halfway.
    As if rehearsed: ${by} strikes where ${at} already is.
    ${by} and ${at} part without a mark, and with respect.
    For a breath they are mirror images, ${by} and ${at}.
    ${by} pushes, ${at} pushes, and the world does not move.
    The masters nod: ${by} and ${at} are even in this one.
    ${at} stops ${by}’s ${own} on the very edge of being too late.
    They spring apart, ${by} and ${at}, and neither has won.
  `,
];

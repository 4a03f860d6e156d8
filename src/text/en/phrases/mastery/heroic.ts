import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by, noMap, own, s } from '../../../phrase.ts';

/** Exchanges of Mastery, told brightly. A hit tells what it does to the one who is hit. */
export const masteryHeroic: Blows = [
  blow({ way: ['melee'], degree: ['critical'] })`
    ${by} moves once, and all that ${at} has learned is of no use.
    A stroke for the scrolls: ${by} goes through ${at}’s defense as if it were mist.
    ${at} sees the opening too late; ${by} has made it and used it.
    ${by} draws ${at} out, turns, and strikes with everything.
    ${noMap}The hall falls silent. ${by} has struck, and ${at} only now begins to feel it.
    Years of practice in one motion: ${by} overwhelms ${at}.
    ${at} stumbles three steps back from ${by}’s ${own}.
    ${by} is water, then stone: ${at} breaks on it.
    There is the lesson, ${at}, and ${by} has taught it.
    ${by} answers every question of ${at}’s with one masterstroke.
    ${by}’s ${own} land${s} before ${at} has finished the thought.
    Perfect distance, perfect time: ${by} leaves ${at} gasping.
  `,
  blow({ way: ['melee'], degree: ['solid'] })`
    ${by} strikes with precision, and ${at} recoils.
    ${at} gives a step; ${by} has earned it.
    ${by} finds the opening in ${at}’s defense, and ${at} feels it.
    A firm, clean hit of ${by}’s, and ${at} draws a sharp breath.
    ${by} breaks ${at}’s rhythm, and ${at} has to begin anew.
    ${at} feels ${by}’s ${own} down to the heels.
    ${by} slips inside ${at}’s measure; ${at} grunts and gives ground.
    Two feints, one truth: ${at} believed ${by}’s wrong one, and winces.
    ${by} presses, ${at} yields, and the hit is good.
    ${at} staggers half a pace from ${by}’s ${own}, and comes back wary.
    ${by} makes ${at} pay for a careless foot, and ${at} limps a step.
    The exchange is ${by}’s, and ${at} bows to nobody, but breathes harder.
  `,
  blow({ way: ['melee'], degree: ['glancing'] })`
    ${by} grazes ${at} in passing.
    Most of it goes by ${at}; a touch remains for ${by}.
    A light hit: ${by} brushes ${at}’s arm.
    ${by} touches ${at}, no more, no less.
    ${at} escapes the heart of it; ${by} keeps the edge.
    ${by} scrapes past ${at}’s defense with a finger’s breadth to spare.
    It slides along ${at}’s sleeve; ${by} takes what is offered.
    ${at} is almost out of reach. ${by} says almost.
    ${by} clips ${at}, who smiles, and is a little slower for it.
    A whisper of a hit, and ${by} steps back from ${at}.
    ${by} gets a touch on ${at}, by a hair.
    ${at} hardly shows it, but ${by}’s ${own} leave${s} a sting.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'] })`
    ${at} reads ${by} from the first step to the last.
    ${by} attacks, and ${at} is there with the answer.
    ${by} comes in strong; ${at} gives the strength nowhere to go.
    ${by} finds ${at}’s defense exactly where it should be.
    Not through, not over, not around: ${by} does not reach ${at}.
    ${by} asks; ${at} declines.
    ${at} breathes out, and ${by}’s ${own} come${s} to nothing.
    Not this time, ${by}: ${at} has seen it before.
    ${at} keeps a cool head, and ${by} keeps an empty hand.
    ${by}’s ${own} tell${s} ${at} nothing new.
    A fair attempt of ${by}’s. ${at} gives it a nod, and nothing more.
    ${by} begins well; ${at} ends it.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'], answer: ['block'] })`
    ${at} blocks ${by}’s ${own} with a calm hand.
    Will on will: ${at} blocks, and holds against ${by}.
    ${at} blocks, and returns it to ${by} unspent.
    ${by} meets ${at}’s guard, and the guard does not move.
    ${at} closes the line, and ${by} knocks on a shut door.
    A block like a wall: ${by}, meet ${at}.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'], answer: ['dodge'] })`
    ${at} lets it pass by a hand, and ${by} with it.
    ${at} steps off the line, and ${by} strikes the memory of ${at}.
    ${at} leans back, and lets ${by}’s ${own} by.
    Where ${by} strikes, ${at} was; where ${at} is, nobody strikes.
    ${at} dodges, as light as a thought, and ${by} goes by.
    A half turn, and ${at} is out of ${by}’s way.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'] })`
    ${at} does more than defend: ${by} is wide open.
    ${by} overreaches, and ${at} smiles the way teachers smile.
    ${at} takes ${by}’s balance along with the attack.
    So complete is ${at}’s defense that ${by} forgets the next step.
    ${at} turns the attack inside out, and ${by} sees what is coming.
    ${at} disarms the moment itself; ${by} stands there like a student.
    A lesson in defense: ${at} gives it, ${by} pays for it.
    ${by} spends everything on nothing, and ${at} keeps the change.
    ${by}’s ${own} could not be further from ${at}, or ${by} more open.
    ${at} has all the time in the world now, and ${by} has none.
    The opening is as wide as a gate, ${by}, and ${at} has seen it.
    ${by} fails so grandly that ${at} can choose the answer.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'], answer: ['block'] })`
    ${at} sweeps ${by}’s ${own} aside, and the door to ${by} stands open.
    ${at} blocks so hard that ${by} is turned half around.
    ${by} rebounds from ${at}’s guard, with nothing left between them.
    One block, and ${by}’s whole side is ${at}’s to choose from.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'], answer: ['dodge'] })`
    ${by} falls through where ${at} was, and ${at} has all the time in the world.
    ${by}’s ${own} meet${s} nothing at all, and ${at} is ready to answer.
    ${by} strikes; ${at} is behind, beside, everywhere.
    ${at} is gone from the spot so wholly that ${by} looks around for ${at}.
  `,
  blow({ way: ['melee'], degree: ['matched'] })`
    ${by} and ${at} move as one, and nothing gets through.
    A perfect balance: what ${by} brings, ${at} undoes.
    ${at} meets ${by} exactly halfway.
    As if rehearsed: ${by} and ${at} know each other’s next step.
    ${by} and ${at} part without a mark, and with respect.
    For a breath they are mirror images, ${by} and ${at}.
    The masters nod: ${by} and ${at} are even in this one.
    ${at} escapes ${by}’s ${own} on the very edge of being too late.
    They spring apart, ${by} and ${at}, and neither has won.
    Nothing between ${by} and ${at}, not even a hair.
    ${by} is exactly good enough, and so is ${at}.
    Equal skill, equal will: ${by} and ${at} begin again.
  `,
  blow({ way: ['melee'], degree: ['matched'], answer: ['block'] })`
    Neither gives: ${by} and ${at} stand locked, attack against guard.
    ${by} pushes, ${at} pushes, and the world does not move.
    ${at}’s guard and ${by}’s ${own} come to the same.
    They look at each other across it, ${by} and ${at}, and neither yields.
  `,
  blow({ way: ['melee'], degree: ['matched'], answer: ['dodge'] })`
    ${by} strikes where ${at} was a heartbeat ago.
    ${at} dodges with nothing to spare, and ${by} knows it.
    ${by}’s ${own} stir${s} ${at}’s hair, and that is all.
    A hand’s breadth more, and ${by} would have had ${at}.
  `,
];

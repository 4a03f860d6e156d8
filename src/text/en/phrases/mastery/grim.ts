import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by, own, s } from '../../../phrase.ts';

/** Exchanges of Mastery, told darkly. A hit tells what it does to the one who is hit. */
export const masteryGrim: Blows = [
  blow({ way: ['melee'], degree: ['critical'] })`
    ${by} goes through ${at} like bad news through a village.
    ${at} has trained for everything but this; ${by} does not train any more.
    Something in ${at} lets go under ${by}’s ${own}.
    ${by} gives ${at} no time to be brave.
    ${at}’s breath leaves and does not find the way back; ${by} stands over it.
    There is no art in it. ${by} hits ${at}, and ${at} comes apart at the knees.
    ${by} waited for ${at} to tire, and now ${at} knows for how long.
    The floor is slippery with ${at}’s sweat, and ${by} makes it worse.
    ${by} strikes as one strikes a bell, and ${at} rings.
    ${at} looks down to see what is broken. ${by} could tell.
    All of ${by}’s hate fits into one blow, and ${at} gets it.
    ${at} bites down on a cry; ${by} heard it anyway.
  `,
  blow({ way: ['melee'], degree: ['solid'] })`
    ${by} hits ${at} where it was already sore.
    ${at} wheezes; ${by} counts the breaths ${at} has left.
    ${by} takes something out of ${at} that sleep alone gives back.
    It is a heavy, joyless blow of ${by}’s, and ${at} is slower for it.
    ${at} has no room left; ${by} uses it, and ${at} buckles.
    ${by}’s ${own} thud${s} into ${at}.
    ${at} feels it in the teeth. ${by} feels it in the wrists.
    ${by} drives ${at} back over the mark.
    Skin splits on ${at}, and ${by} does not look.
    ${by} breaks the rhythm, then the wind of ${at}.
    ${at} will stand. Not as well. ${by} sees to that.
    ${at} doubles up. One more like that, ${by} thinks, and ${at} thinks it too.
  `,
  blow({ way: ['melee'], degree: ['glancing'] })`
    ${by} scrapes ${at}; it burns more than it bleeds.
    ${at} jerks away and leaves some skin to ${by}.
    Not much, but ${by} takes it from ${at}.
    ${by} catches ${at}’s ear, and ${at} hisses.
    It glances off bone; ${at} swallows, ${by} swears.
    ${at} is nicked, and knows that ${by} is not done.
    ${by} gets the edge of ${at}, and wanted the middle.
    A little less of ${at} for ${by} to fight.
    ${at} twists, and ${by} tears cloth and a thread of flesh.
    ${by} hurts ${at} a little. A little adds up.
    ${at} feels something warm run; ${by} smells it.
    The blow skids on ${at}’s sweat; ${by} takes what comes.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'] })`
    ${by} tries it, and tries it again, and ${at} is still there.
    ${at} has no breath to spare, and spares it; ${by} does not get through.
    ${by} is slow, ${at} is afraid, and afraid wins.
    ${by} goes where ${at} has been hurt before, and ${at} knew it.
    ${by}’s ${own} get${s} nothing, and ${at} gets another breath.
    ${by} wanted blood. ${at} has kept all of it.
    Nothing. ${by} spits, and ${at} waits for the next.
    ${at} is too tired to be proud of it; ${by} is too tired to curse.
    ${at} has learned to live through worse than ${by}.
    It costs ${by} a grunt, and ${at} nothing that shows.
    ${by} looks for the weak side of ${at}, and looks too long.
    ${at} is not where ${by} needs ${at} to be.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'], answer: ['block'] })`
    ${at} jams ${by}’s ${own} and shoves back.
    ${by}’s ${own} end${s} on ${at}’s forearm.
    ${at} turns a shoulder into it; ${by} gains nothing.
    Bone on bone. ${at} blocks, and keeps it closed to ${by}.
    No, says ${at}’s guard to ${by}.
    ${by} leans on it with all the weight, and ${at} does not fold.
  `,
  blow({ way: ['melee'], outcome: ['failure'], degree: ['blocked'], answer: ['dodge'] })`
    ${at} backs off the line; ${by} strikes sweat.
    ${at} drops out of the way like something that wants to live.
    ${at} smells ${by}’s ${own} going by, and that is all.
    ${at} slips it, ugly and just in time, and ${by} curses.
    ${by} strikes where ${at} was. The air does not bleed.
    ${at} throws head and heart aside, and ${by} misses both.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'] })`
    ${by} stumbles, and ${at} does not laugh, which is worse.
    ${by} has shown ${at} the whole belly.
    ${by} is off balance, out of breath, and in front of ${at}.
    ${at} has waited all day for ${by} to do that.
    ${by} knows the moment it leaves the hand; ${at} knew before.
    There is a gap in ${by} now, and ${at} is looking at it.
    Everything ${by} had is spent; what is left is fear, and ${at}.
    ${by}’s throat is there for the taking, and ${at} has seen it.
    ${by} hears ${at} breathe in, and has nothing left to raise.
    It goes so wrong for ${by} that ${at} need only choose.
    ${by} looks up from the mistake, at ${at}.
    ${at} has gone very quiet, and ${by} knows why.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'], answer: ['block'] })`
    ${at} twists ${by}’s arm along the way it came.
    ${at} beats ${by}’s ${own} into the ground and looks up slowly.
    ${by} breaks on ${at}’s guard, and is open from neck to knee.
    ${at} blocks, leans in, and has ${by} where it hurts.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'], degree: ['blocked'], answer: ['dodge'] })`
    ${by} throws it all in and finds nobody there; ${at} is at the open side.
    Everything ${by} had went past ${at}; what is left is fear.
    ${at} lets ${by} run into nothing, and steps behind it.
    ${at} slips it, and ${by}’s throat is there for the taking.
  `,
  blow({ way: ['melee'], degree: ['matched'] })`
    ${by} and ${at} have both paid for it, and neither has anything.
    ${by} cannot, ${at} will not.
    They shake and break apart: ${by} and ${at}, none the better.
    ${at} escapes with nothing to spare; ${by} has nothing to add.
    ${by}’s ${own} and ${at}’s fear come to the same.
    It stands at nothing between ${by} and ${at}, and both have paid.
    Neither ${by} nor ${at} blinks.
    It would take a feather to tip it; ${by} and ${at} have none.
    They fall apart, ${by} and ${at}, and hate each other a little more.
    As tired as each other, ${by} and ${at}, and as alive.
    Nobody wins. ${by} and ${at} hear each other’s breath.
    ${by} was good enough for anybody but ${at}.
  `,
  blow({ way: ['melee'], degree: ['matched'], answer: ['block'] })`
    ${by} and ${at} grind together, and nobody wins.
    Breath in each other’s face, ${by} and ${at}, and no way through.
    ${by} pushes until the arms tremble; ${at}’s tremble too.
    Two tired bodies, ${by} and ${at}, hold each other up.
  `,
  blow({ way: ['melee'], degree: ['matched'], answer: ['dodge'] })`
    ${at} gets out from under it with a hair less; ${by} swears.
    ${by}’s ${own} pull${s} a thread from ${at}’s sleeve, no more.
    ${at} dodges late, and just not too late, for ${by}.
    ${by} feels the warmth of ${at} go by, and nothing else.
  `,
];

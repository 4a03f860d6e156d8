import { type Blows, blow } from '../../../blow-lines.ts';
import { at, by, own, s } from '../../../phrase.ts';

/** Exchanges of Mastery, told darkly. */
export const masteryGrim: Blows = [
  blow({ degree: ['critical'] })`
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
  blow({ degree: ['solid'] })`
    ${by} hits ${at} where it was already sore.
    ${at} wheezes; ${by} counts the breaths ${at} has left.
    ${by} takes something out of ${at} that sleep alone gives back.
    It is a heavy, joyless blow, and ${at} is slower for it; ${by} too.
    ${at} has no room left, and ${by} uses the room.
    ${by}’s ${own} thud${s} into ${at}.
    ${at} feels it in the teeth. ${by} feels it in the wrists.
    ${by} drives ${at} back over the mark.
    Skin splits on ${at}, and ${by} does not look.
    ${by} breaks the guard, then the wind of ${at}.
    ${at} will stand. Not as well. ${by} sees to that.
    One more like that, ${by} thinks, and ${at} thinks it too.
  `,
  blow({ degree: ['glancing'] })`
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
  blow({ outcome: ['failure'], degree: ['blocked'] })`
    ${at} jams ${by}’s blow and shoves it back.
    ${by} hits a guard, and hits it again, and ${at} holds.
    ${at} has no breath to spare, and spares it; ${by} does not get through.
    ${by}’s ${own} end${s} on ${at}’s forearm.
    ${at} turns a shoulder into it; ${by} gains nothing.
    ${by} is slow, ${at} is afraid, and afraid wins.
    ${at} pushes ${by} off with an ugly sound.
    Bone on bone. ${at} keeps it closed to ${by}.
    ${by} strikes where ${at} has been hurt before, and ${at} knew it.
    ${at} backs off the line; ${by} strikes sweat.
    No, says ${at}’s guard to ${by}.
    ${by} leans on it with all the weight, and ${at} does not fold.
  `,
  blow({ outcome: ['critical failure'], degree: ['blocked'] })`
    ${by} throws it all in and finds nobody there; ${at} is at the open side.
    ${at} slips it, and ${by}’s throat is there for the taking.
    ${by} stumbles, and ${at} does not laugh, which is worse.
    Everything ${by} had went past ${at}; what is left is fear.
    ${at} twists ${by}’s arm along the way it came.
    ${by} has shown ${at} the whole belly.
    ${at} beats ${by}’s ${own} into the ground and looks up slowly.
    ${by} is off balance, out of breath, and in front of ${at}.
    ${at} has waited all day for ${by} to do that.
    ${by} knows the moment it leaves the hand; ${at} knew before.
    There is a gap in ${by} now, and ${at} is looking at it.
    ${at} lets ${by} run into nothing, and steps behind it.
  `,
  blow({ degree: ['matched'] })`
    ${by} and ${at} grind together, and nobody wins.
    Breath in each other’s face, ${by} and ${at}, and no way through.
    ${by} cannot, ${at} will not.
    They lock, shake, and break: ${by} and ${at}, none the better.
    ${at} stops it with nothing to spare; ${by} has nothing to add.
    Two tired bodies, ${by} and ${at}, hold each other up.
    ${by}’s ${own} and ${at}’s guard come to the same.
    It stands at nothing between ${by} and ${at}, and both have paid.
    ${by} pushes until the arms tremble; ${at}’s tremble too.
    Neither ${by} nor ${at} blinks.
    It would take a feather to tip it; ${by} and ${at} have none.
    They fall apart, ${by} and ${at}, and hate each other a little more.
  `,
];

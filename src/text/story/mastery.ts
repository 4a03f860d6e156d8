import {
  at,
  type Blows,
  blow,
  by,
  lines,
  noMap,
  own,
  type Phrasebook,
  type PhraseSet,
  s,
  tool,
  UNTOLD,
  what,
} from '../phrase.ts';

/** Exchanges of Mastery, told darkly. A hit tells what it does to the one who is hit. */
const masteryGrim: Blows = [
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

/** Exchanges of Mastery, told brightly. A hit tells what it does to the one who is hit. */
const masteryHeroic: Blows = [
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

/** Exchanges of Mastery, in few words. */
const masteryPlain: Blows = [
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

/** What comes up now and then in Mastery. */
const masteryRare: Phrasebook = {
  'remarked/advantage': UNTOLD,
  'remarked/free defense': UNTOLD,
  'remarked/stands ready': UNTOLD,
  'remarked/no hold': UNTOLD,
  'stability/pass': lines`
    ${by} sways, catches a breath, and does not fall.
    There is nothing left in ${by} but the will to stand, and it is enough.
    ${by} drops to one knee, and gets up from it.
    ${by} stands, if only just.
    The world goes grey for ${by}; ${by} stays in it.
    Somehow ${by} is still upright.
  `,
  'stability/fail': UNTOLD,
  'fell/collapsed': lines`
    ${at} collapses.
    ${at}’s legs give out, and that is that.
    ${at} folds to the ground and does not get up.
    Nothing is left in ${at} to stand on.
    ${at} goes down, spent.
    ${at} is out of the fight.
  `,
  'rose/revived': lines`
    ${at} is back on both feet.
    ${at} gets up again.
    ${at} comes around, and stands.
    Up again, against all advice: ${at}.
  `,
  'rose/awake': lines`
    ${at} comes around.
    ${at} sits up and remembers where this is.
    ${at} is awake again.
    Color returns to ${at}.
  `,
  'gained/Exhausted': lines`
    ${at} is exhausted.
    ${at}’s arms grow heavy.
    ${at} breathes in gasps now.
    Every move is heavier for ${at} now, every roll harder.
  `,
  'ended/Exhausted': lines`
    ${at} gets a second wind.
    ${at} is no longer exhausted.
    Strength comes back to ${at}.
    ${at} breathes easily again.
  `,
  'gained/Unsteady': UNTOLD,
  'ended/Unsteady': lines`
    ${at} stands firm again.
    ${at}’s legs stop trembling.
    ${at} is steady on both feet.
    The ground holds still for ${at} again.
  `,
  'ended/Unsteady/collapsed': UNTOLD,
  'gained/Recovering': lines`
    ${at} needs a moment, and will lose the next action to it.
    ${at} has to recover before anything else.
    ${at} must let the next turn go, and catch a breath.
    ${at} can only hold on, and will miss the next turn.
  `,
  'ended/Recovering': lines`
    ${at} has caught some breath.
    ${at} is ready to act again.
    ${at} straightens up.
    The moment of weakness is over for ${at}.
  `,
  'ended/Recovering/collapsed': UNTOLD,
  'gained/Advantage': lines`
    ${at} has the upper hand.
    An opening: ${at} will not let it pass.
    The next attack of ${at} has the better of it.
    ${at} has seen something to use.
  `,
  'ended/Advantage': lines`
    The opening closes for ${at}.
    ${at}’s advantage is gone.
    ${at} has lost the upper hand.
    The moment passes ${at} by.
  `,
  'ended/Advantage/used by attack': UNTOLD,
  'gained/Prepared/defend': UNTOLD,
  'gained/Prepared': lines`
    ${at} sets a guard and waits.
    ${at} is prepared for what comes.
    Stance wide, eyes calm: ${at} is ready.
    ${at} takes a breath and a better stance.
  `,
  'ended/Prepared': UNTOLD,
  'gained/Stunned': lines`
    ${at} is stunned.
    ${at} stares at nothing.
    Stars turn around ${at}’s head.
    ${at} hears only a ringing.
  `,
  'ended/Stunned': lines`
    ${at} is no longer stunned.
    ${at} shakes it off.
    The ringing stops for ${at}.
    ${at} knows again where up is.
  `,
  'gained/Fatigued': lines`
    A leaden tiredness settles on ${at}.
    ${at} is fatigued.
    ${at} feels every hour of this day.
    All strength drains from ${at}’s limbs.
  `,
  'ended/Fatigued': lines`
    ${at} is rested.
    The tiredness leaves ${at}.
    ${at} is fresh again.
    ${at} stretches, and nothing aches.
  `,
  'gained/Disoriented': lines`
    ${at} loses all sense of direction.
    ${at} is disoriented.
    ${at} looks for the foe on the wrong side.
    The ground tilts under ${at}.
  `,
  'ended/Disoriented': UNTOLD,
  'special/success': lines`
    ${by} brings it off: ${what}.
    ${what}, and just right, ${by}.
    ${by} does it: ${what}.
    It works for ${by}: ${what}.
  `,
  'special/failure': lines`
    ${by} does not bring it off: ${what}.
    ${what} fails ${by}.
    Not this time, ${by}: ${what}.
    ${by} tries, and it comes to nothing: ${what}.
  `,
  'special/matched': lines`
    ${by} and ${at} are even in it: ${what}.
    ${what} meets its match; ${by} meets ${at}.
    Nothing between ${by} and ${at}: ${what}.
    ${at} just holds against ${by}: ${what}.
  `,
  'skipped/Recovering': lines`
    ${by} is still recovering, and the turn goes by.
    ${by} only just stands: recovering takes this turn.
    This turn ${by} spends on recovering a breath.
    ${by} recovers; the turn is lost.
  `,
  'skipped/Stunned': lines`
    ${by} is stunned, and the turn goes by.
    ${by} stares, stunned; the turn passes.
    No turn for ${by}, whose stunned head still rings.
    Stunned, ${by} stands there, elsewhere, for this turn.
  `,
  'skipped/recovering and stunned': lines`
    Stunned and still recovering, ${by} can neither think nor move: the turn is lost.
    Recovering, and stunned besides: no turn for ${by}.
    Stunned and spent, ${by} is still recovering and lets the turn go by.
    ${by} is recovering and stunned: nothing from there this turn.
  `,
  'done/defend': lines`
    ${by} defends, and lets the other come.
    ${by} thinks of defense first.
    ${by} sets up to defend.
    ${by} shifts into a defensive stance.
  `,
  'done/defend/block': lines`
    ${by} means to block what comes.
    ${by} raises a firm guard, ready to block.
    ${by} will stand and block.
    ${by} plants both feet for the next block.
  `,
  'done/defend/dodge': lines`
    ${by} means to dodge what comes.
    ${by} goes light on both feet, ready to dodge.
    ${by} will dodge, and not be there when it lands.
    ${by} sways from foot to foot, ready to dodge.
  `,
  'done/special': lines`
    ${by} does something else altogether: ${what}.
    ${by} has another idea: ${what}.
    Not a blow this time: ${by}, ${what}.
    ${by} tries it differently: ${what}.
  `,
  healed: UNTOLD,
  'healed/rest': UNTOLD,
};

/** What a special action that is meant to harm does, in any tone. */
const masterySpells: Blows = [
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

/** How Mastery is told. */
export const mastery: PhraseSet = {
  heroic: [],
  grim: [],
  plain: [],
  any: [masteryRare],
  blows: {
    heroic: [masteryHeroic, masterySpells],
    grim: [masteryGrim, masterySpells],
    plain: [masteryPlain, masterySpells],
  },
};

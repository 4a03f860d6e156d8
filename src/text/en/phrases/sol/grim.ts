import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, own, s, tool } from '../../../phrase.ts';

/** Project Sol told darkly. */
export const solGrim: Blows = [
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${by} fires until ${at} stops being a silhouette.
    The round goes in small and comes out of ${at} otherwise; ${by} has seen it before.
    ${noMap}${at} slides down the wall and leaves a line on it. ${by} has done that.
    ${by} puts it through the seam, where they all forget to look, ${at} too.
    ${at} says something to nobody; ${by} has already fired.
    ${noMap}No glory in the strip light: ${by} shoots, and ${at} comes open.
    ${at} tries to hold it in with both hands. ${by} looks away.
    ${by} shoots ${at} the way the manual says, and it is horrible.
    ${noMap}Something of ${at}’s rings on the deck; ${by} does not watch it roll.
    ${by}’s ${own} speak${s} for a long second, and ${at} has no reply.
    Pink mist, the old hands call it. ${by} sees it behind ${at}.
    ${by} finds ${at}’s breath in the cold air and aims below it.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} shoots ${at} in something that will not grow back.
    ${at} takes it in the side and goes on, leaking; ${by} follows.
    The shot goes in, and ${at} makes the noise they make; ${by} knows it.
    ${by} hits ${at}. Somebody will have to mop.
    ${at} bends over to look at what ${by} has done.
    ${by} fires into the smoke, and the smoke screams like ${at}.
    ${at} runs three steps on a leg that ${by} has just shot.
    A hole in the suit, a hole in ${at}: ${by} has made both.
    ${by} does the arithmetic of angle and light, and ${at} is the result.
    ${at} bleeds on the controls; ${by} keeps the sights there.
    ${by} hits low. ${at} will be slow to forgive it, and slow.
    It tugs at ${at} like a child at a sleeve. Then it hurts. ${by} waits.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${noMap}${by} shoots a dead screen; ${at} crawls on.
    The round goes past ${at} and into the dark, looking for somebody.
    ${at} lies among the bodies, and ${by} picks the wrong one.
    ${by} fires at breathing. ${at} has stopped breathing for now.
    A recoil, a curse: ${by} has missed ${at} and given away the place.
    ${noMap}${by}’s shot kills a lamp, and ${at} thanks the dark.
    ${at} keeps a corpse between them, and ${by} hits that.
    ${by} blinks sweat away, and ${at} is elsewhere.
    ${noMap}Not ${at}, just the wall; ${by} counts what is left in ${tool}.
    ${by} shoots at fear, which is not where ${at} is.
    ${at} hears the ricochet choose another way; ${by} hears it too.
    The shot tears up the floor in front of ${at}; ${by} cannot hold it steady.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at}, and the armor eats it.
    The armor holds. Under it ${at} goes black and blue, and ${by} has nothing.
    Armor stinks when it is hit. ${at} smells of it; ${by} does too.
    ${at} coughs; the armor holds against ${by}.
    Somebody paid for ${at}’s armor, and ${by} hates them.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    ${at} is knocked flat, and gets up; ${by} wishes otherwise.
    ${by} draws a line of blood on ${at}, thin as paper.
    It skids along ${at}’s ribs and is gone past ${by}’s hope.
    ${by} sees ${at} look down, find no hole, and look up.
    A crack in ${at}’s shell. Only that, ${by}.
    It burns ${at} in passing and leaves ${by} with nothing.
    ${at} keeps the bruise; ${by} keeps the rage.
  `,
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} gets a thumb where no thumb should be, and ${at} shrieks.
    ${noMap}${by} beats ${at} against the edge of the console until the edge is red.
    Close enough to smell ${at}’s fear, ${by} does it slowly.
    ${at} drops everything to hold what ${by} has cut.
    ${by} breaks it at the joint. ${at} learns how joints sound.
    It is not a fight any more, what ${by} does to ${at}, for a moment.
    ${by} drives ${at} into the grating, and the grating keeps some.
    ${at} has one good eye to see ${by} with.
    ${by} has done this in worse places, and ${at} in none.
    ${noMap}Teeth on the deck, ${at}’s; breath in the ear, ${by}’s.
    ${by} does not stop when ${at} stops.
    ${noMap}There is a cable, there is ${at}’s neck, there is ${by}.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} hits ${at} somewhere soft.
    ${at} slips in what is on the floor, and ${by} is there.
    ${by} hurts ${at}, and both of them hear it.
    ${noMap}A head against a door: ${at}’s, by ${by}.
    ${by} cuts; ${at} hisses; nobody says a word.
    ${at} tastes copper. ${by} tastes nothing any more.
    Knuckles split on ${at}’s face, and ${by} does not notice.
    ${by} works on ${at} as on a stuck valve.
    ${at} claws at ${by}’s mask, and pays in ribs.
    ${by} is heavier than ${at} had hoped.
    ${at} bends over ${by}’s blow and stays bent.
    In the half dark ${by} finds ${at} by the wheezing.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${noMap}${by} strikes at ${at} and opens a hand on the wall.
    ${at} is all elbows, and ${by} gets none of it.
    ${by} slips on a casing; ${at} crawls off.
    ${at} spits in ${by}’s visor, and it goes wide.
    ${by} holds on to ${at}’s strap, and the strap tears.
    ${noMap}They fall against a pipe, ${by} and ${at}, and only the pipe bleeds.
    ${by} misses; ${at} breathes through teeth.
    ${at} gets a boot between them, and ${by} gets the boot.
    ${by} is tired, and ${at} is terrified, and terror is quicker.
    ${by} hits ${at}’s shadow twice.
    ${at} twists out, and ${by} is left with a glove.
    Lights out, lights on: ${by} has struck where ${at} is not.
  `,
  blow({ way: ['melee'], outcome: LANDED, answer: ['parry'], result: HURT })`
    ${at} parries with what is left of the strength, and it is not enough for ${by}.
    ${at} parries; something gives, and it is ${at}.
    A parry that comes too late is only a wound in another place: ${by} knows.
    ${at} parries twice, and ${by} needs only once.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} parries, breathing through the teeth; ${by} curses.
    ${at} turns ${by}’s ${own} aside, this time.
    A parry, and both of them slip in the wet. ${by} gets nothing.
    ${at} parries out of pure fear, and fear is quick: ${by} misses.
  `,
  blow({ way: ['ranged'], outcome: LANDED, answer: ['dodge'], result: HURT })`
    ${at} dodges into the shot; ${by} does not say that it was luck.
    ${at} ducks, and ${by} has aimed low.
    ${at} rolls, and rolls more slowly after ${by}’s shot.
    ${at} dodges, and it hits what was left behind; ${by} hears it.
  `,
  blow({ way: ['ranged'], outcome: ['failure'], answer: ['dodge'] })`
    ${at} drops flat, and ${by}’s shot goes over.
    ${at} dodges into the dark, and ${by} fires after the sound.
    ${noMap}${at} rolls through the puddle; ${by} shoots the puddle.
    ${at} ducks and does not come up where ${by} waits.
  `,
];

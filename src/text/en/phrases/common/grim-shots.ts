import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, onMap, own, s, tool } from '../../../phrase.ts';

/** Shots, told darkly. */
export const grimShots: Blows = [
  blow({ way: ['ranged'], outcome: ['critical success'], result: HURT })`
    ${by} waits, and waits, and then ${at} has a hole where there was none.
    The shot goes in deep, and ${at} sits down hard.
    ${by} does not watch ${at} fall back; ${by} is already looking for the next.
    It makes a wet sound in ${at}. ${by} has heard it before.
    ${by} shoots ${at} the way one puts out a lamp.
    ${at} claws at the wound ${by} has made from far away.
    There is no cover good enough: ${by} finds ${at}’s throat, or near it.
    A breath held, a finger, and ${at} is ruined by ${by}.
    ${at} hears it last of all. ${by}’s ${own} see${s} to that.
    The distance makes it easier for ${by}. It does not for ${at}.
    ${by} picks the spot on ${at} that will not close.
    ${at} looks at the blood as if it were somebody else’s; ${by} knows better.
  `,
  blow({ way: ['ranged'], outcome: ['success'], result: HURT })`
    ${by} shoots ${at}, and blood follows.
    It strikes ${at} somewhere between the ribs; ${by} does not smile.
    ${at} jerks, and keeps coming slower; ${by} has hit.
    ${by} finds ${at} through smoke and shouting.
    A shot out of the murk from ${by}, and ${at} cries out.
    ${at} stops to breathe. ${by} was waiting for that.
    ${by} hits ${at} in the meat, where it counts.
    ${by} does the work, and ${at} bleeds.
    ${at} turns to run, and ${by} shoots all the same.
    ${by} aims low and hits ${at}.
    Something tugs at ${at}; then the pain, then ${by}’s face far off.
    ${by} shoots without hurry, and ${at} limps.
  `,
  blow({ way: ['ranged'], outcome: ['failure'] })`
    ${by} misses ${at}, and has one shot fewer in this world.
    ${noMap}The shot goes into the mud by ${at}.
    ${at} crouches behind somebody dead, and ${by}’s shot stops there.
    ${by}’s hands shake, and ${at} lives.
    ${at} hears it pass, and knows how near ${by} was.
    ${noMap}Smoke and rain: ${by} shoots at ${at} and hits neither.
    ${onMap}${by} shoots too soon, and ${at} breathes on.
    ${at} throws the whole body down, and ${by}’s shot goes over it.
    ${by} blinks at the wrong time for ${at}’s death.
    Not ${at}. Not yet. ${by} reaches for the next.
    ${noMap}The shot strikes a wall; ${at} gets dust and ${by} gets nothing.
    ${by} shoots where ${at} should have been.
    ${at} keeps low, and keeps alive; ${by} has missed.
  `,
  blow({ way: ['ranged'], outcome: ['critical failure'] })`
    ${by}’s ${own} fail${s}, here, now, with ${at} looking.
    ${by}’s hands are slick, and the shot at ${at} goes God knows where.
    A dead click, and ${by} stares at ${at} over it.
    ${by} nearly shoots a friend; ${at} laughs.
    The shot is gone, ${at} is not, and ${by} feels very alone.
    ${by} cuts a palm open on ${tool} and never looks ${at} in the eye.
    Panic pulls the shot away from ${at}; ${by} knows it.
    ${by} drops what was meant for ${at} into the dirt.
    It was a bad shot from a bad place, and ${by} knows ${at} saw it.
    ${by} fires too early, at nothing, and ${at} keeps walking.
    Everything jams that can jam; ${at} takes note of ${by}.
    ${by} shakes too hard to hit a barn, let alone ${at}.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits, and ${at}’s armor takes the death out of it.
    ${at} pulls the spent shot out of the armor and drops it; ${by} swallows.
    The armor stops it a finger from ${at}’s heart.
    ${at} feels the knock of it through the armor; ${by} sees no blood.
    The armor splits; ${at} does not. ${by} curses.
    What ${by} sends, ${at}’s armor keeps.
    ${at} stands there with ${by}’s shot stuck in the armor.
  `,
  blow({ way: ['ranged'], outcome: LANDED, result: STOPPED })`
    It punches ${at} back a step, no more.
    Good shot, ${by}. It did nothing to ${at}.
    ${at} coughs, bruised, breathing, still there for ${by} to see.
    ${by}’s shot flattens on ${at} and falls.
    ${by} hits the one part of ${at} that was covered.
  `,
];

import { at, by, lines, noMap, onMap, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Project Sol. */
export const solRare1: Phrasebook = {
  'remarked/last point': lines`
    ${by} has one action point left: the next act ends in the dark.
    One more act, and ${by} goes down.
    ${by} is down to the last action point of this last stand.
    A single action point stands between ${by} and the floor.
  `,
  'remarked/bought hits': lines`
    ${by} takes no chances: ${what}.
    ${by} plays it safe: ${what}.
    No dice for ${by}, just routine: ${what}.
    ${by} does it by the book: ${what}.
  `,
  'remarked/rested': lines`
    ${by} rests: ${what}.
    ${by} gets some sleep: ${what}.
    Off duty, ${by}: ${what}.
    ${by} shuts everything out: ${what}.
  `,
  'remarked/mark': lines`
    It leaves a mark on ${by}: ${what}.
    ${by} keeps something of it: ${what}.
    Some things stay with ${by}: ${what}.
    ${by} heals, but not without ${what}.
  `,
  'fell/unconscious': lines`
    ${at} runs out of everything and goes down.
    The lights go out for ${at}.
    ${at} drops where ${at} stood, still breathing.
    ${noMap}${at} slides down a wall and stays there.
    ${onMap}${at} sinks down and stays there.
  `,
  'fell/asleep': UNTOLD,
  'fell/dead': lines`
    ${noMap}${at} is dead before the body hits the deck.
    No medkit helps ${at} any more.
    ${at} goes slack, and it is over.
    That was too much for ${at}.
    The signal of ${at} goes flat.
  `,
  'rose/awake': lines`
    ${at} wakes, spits, and looks for a weapon.
    ${at} is with us again.
    ${noMap}${at} opens both eyes to the emergency lights.
    Not yet, says ${at}, and gets up.
    ${onMap}${at} opens both eyes.
  `,
  'gained/last stand': lines`
    This is ${at}’s last stand.
    ${at} has nothing left to lose, and fights on that.
    From here on ${at} stands on will alone.
    ${at} is past the point where others lie down.
  `,
  'ended/last stand': lines`
    ${at} is out of the worst of it.
    ${at} steps back from the edge.
    It was not the end for ${at} after all.
    ${at} has something to stand on again.
  `,
  'gained/unconscious': UNTOLD,
  'ended/unconscious': UNTOLD,
  'gained/asleep': lines`
    ${at} sleeps like a stone.
    ${at} is out cold.
    ${at} nods off, and nothing will wake ${at} soon.
    A hiss, a prick, and ${at} is gone to the world.
  `,
  'ended/asleep': lines`
    ${at} is awake again.
    ${at} shakes off the sleep.
    ${at} stirs, and is back.
    Whatever had put ${at} under wears off.
  `,
  'gained/surprised': lines`
    ${at} does not see it coming.
    ${at} is caught off guard.
    ${at} is still thinking of something else.
    It takes ${at} by surprise.
  `,
  'ended/surprised': lines`
    ${at} has caught up with what is going on.
    ${at} is over the shock.
    Now ${at} knows where the shots come from.
    ${at} has found both feet again.
  `,
  'gained/newcomer': UNTOLD,
  'ended/newcomer': UNTOLD,
  'gained/prone': lines`
    ${at} goes prone.
    ${noMap}${at} hits the deck.
    ${at} is flat on the floor.
    Down goes ${at}, face to the grating.
    ${onMap}${at} drops flat.
  `,
  'ended/prone': lines`
    ${at} is on both feet again.
    ${at} gets up.
    ${at} is back upright.
    ${at} pushes off the floor.
  `,
  'gained/partial cover/take-cover': UNTOLD,
  'gained/good cover/take-cover': UNTOLD,
  'gained/partial cover': lines`
    ${at} has cover now.
    ${at} gets behind something solid.
    ${noMap}There is a wall between ${at} and trouble.
    ${at} tucks into cover.
    ${onMap}${at} is harder to hit there.
  `,
  'gained/good cover': lines`
    ${at} has cover now.
    ${at} gets behind something solid.
    ${noMap}There is a wall between ${at} and trouble.
    ${at} tucks into cover.
    ${onMap}${at} is hard to hit there.
  `,
  'ended/partial cover/other cover': UNTOLD,
  'ended/good cover/other cover': UNTOLD,
  'ended/partial cover': lines`
    ${at} is out in the open.
    ${at} leaves cover.
    No more cover for ${at}.
    ${at} gives up the good spot.
  `,
  'ended/good cover': lines`
    ${at} is out in the open.
    ${at} leaves cover.
    No more cover for ${at}.
    ${at} gives up the good spot.
  `,
  'gained/concealed': lines`
    ${at} is out of sight.
    Nobody sees ${at} any more.
    ${at} melts into the smoke.
    The dark takes ${at} in.
  `,
  'ended/concealed': lines`
    ${at} can be seen again.
    There ${at} is.
    ${at} shows.
    The cover of dark is gone for ${at}.
  `,
  'gained/aiming': UNTOLD,
  'ended/aiming': UNTOLD,
  'ended/aiming/moved': lines`
    ${at} loses the aim by moving.
    ${at} moves, and the bead is gone.
    The sights of ${at} wander off.
    ${at} takes the eye off the sights.
  `,
  'ended/aiming/wounded': lines`
    The pain takes ${at}’s aim away.
    ${at} jerks, and the aim is lost.
    ${at} cannot hold the sights steady any more.
    So much for ${at}’s careful aim.
  `,
  'gained/full defense': lines`
    ${at} thinks of nothing but staying alive.
    ${at} goes fully on the defensive.
    Head down, eyes open: ${at} defends.
    ${at} makes the smallest target there is.
  `,
  'ended/full defense': UNTOLD,
  'gained/favored': lines`
    Things go ${at}’s way.
    The odds favor ${at} now.
    ${at} has an edge.
    Something works for ${at}.
  `,
  'ended/favored': lines`
    ${at}’s edge is gone.
    The odds are even again for ${at}.
    ${at} is back to plain skill.
    No more favors for ${at}.
  `,
  'gained/hindered': lines`
    Something works against ${at}.
    ${at} has a handicap now.
    It all gets harder for ${at}.
    ${at} is hindered.
  `,
  'ended/hindered': lines`
    Nothing holds ${at} back any more.
    ${at} is free to act as usual.
    ${at} has shaken off the handicap.
    It gets easier for ${at}.
  `,
};

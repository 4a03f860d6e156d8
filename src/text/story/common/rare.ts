import { at, by, lines, type Phrasebook, UNTOLD, what } from '../../phrase.ts';

/** What comes up now and then, told alike in every tone. */
export const rare: Phrasebook = {
  'fell/dead': lines`
    ${at} falls, and does not rise again.
    That was the end of ${at}.
    ${at} is dead.
    ${at} drops, and the fight goes on without ${at}.
    ${at} breathes out, and not in again.
    The ground receives ${at}.
  `,
  'fell/down': lines`
    ${at} goes down.
    ${at} drops and lies still.
    ${at}’s legs give way.
    ${at} sinks to the ground, out of the fight.
    ${at} falls, still breathing.
    ${at} crumples where ${at} stood.
  `,
  rose: lines`
    ${at} comes to, and is back in it.
    ${at} opens both eyes and finds the fight still there.
    ${at} gets up again.
    Against all odds, ${at} stands.
    ${at} coughs, blinks, and rises.
  `,
  'rose/revived': lines`
    ${at} is back among the living.
    Somebody has plans for ${at} yet: ${at} stands again.
    ${at} draws a breath that nobody expected.
    Whatever held ${at} down lets go.
  `,
  joined: lines`
    ${by} joins the fight.
    ${by} steps in.
    ${by} is here, and ready.
    ${by} comes to the field.
    ${by} takes a place among the ${what}.
  `,
  left: lines`
    ${by} leaves the fight.
    ${by} is out of it.
    ${by} is gone from the field.
    The fight goes on without ${by}.
  `,
  'joined/unseen': lines`
    ${by} comes out of hiding.
    ${by} was there all along, and shows it now.
    All at once there is ${by}.
    Nobody had seen ${by} until now.
  `,
  'left/unseen': lines`
    ${by} is out of sight.
    ${by} cannot be seen any more.
    Where ${by} was, there is nothing to be seen.
    Nobody can tell where ${by} went.
  `,
  'handed-over': lines`
    ${at} is played by ${what} from now on.
    ${what} takes over ${at}.
    From here on ${what} plays ${at}.
    ${at} is in the hands of ${what} now.
  `,
  'handed-over/for a time': lines`
    For a time ${at} is played by ${what}.
    ${what} plays ${at} for a time.
    ${at} is in the hands of ${what} for now.
    For now ${what} takes care of ${at}.
  `,
  'handed-over/back': lines`
    ${at} is played by ${what} again.
    ${at} is back in the hands of ${what}.
    ${what} has ${at} back.
    From here on ${what} plays ${at} again.
  `,
  'phase/fighting': lines`
    Rounds begin.
    The fight is on.
    It begins.
    Everybody takes their place, and the first moves.
  `,
  'phase/aftermath-fighting': lines`
    Rounds begin again.
    It is not over: rounds run again.
    The fight flares up once more.
    Again, from the top of the order.
  `,
  'phase/aftermath': UNTOLD,
  'phase/ended': lines`
    The scene ends.
    That was the scene.
    The dust settles, and the scene is over.
    So ends this scene.
  `,
  // Who has won stands above the story.
  'remarked/decided': UNTOLD,
  'remarked/roll': UNTOLD,
  skipped: lines`
    ${by}’s turn passes: ${what}.
    No turn for ${by}: ${what}.
    ${by} does not act: ${what}.
    The moment goes by ${by}: ${what}.
  `,
  'skipped/passed over': lines`
    ${by} is passed over.
    The turn goes by ${by}.
    ${by} waits, and the turn moves on.
    Nothing from ${by} this time.
  `,
  'sheet-changed': lines`
    ${at}: ${what}.
    A change for ${at}: ${what}.
    From now on, ${at}: ${what}.
    Noted, ${at}: ${what}.
  `,
  harmed: lines`
    ${at} is hurt: ${what}.
    ${at} suffers harm: ${what}.
    ${at} takes it: ${what}.
    It costs ${at}: ${what}.
  `,
  healed: lines`
    ${at} is better for it: ${what}.
    ${at} recovers: ${what}.
    ${at} mends: ${what}.
    It does ${at} good: ${what}.
  `,
  'done/rest/short': lines`
    ${by} sits down for a short while.
    ${by} catches some breath.
    ${by} drinks, binds what bleeds, and goes on.
    A short rest for ${by}.
  `,
  'done/rest/long': lines`
    ${by} sleeps, and wakes another person.
    ${by} takes a long rest.
    A night of sleep for ${by}.
    ${by} lies down until the world looks better.
  `,
  'done/rest/full': lines`
    ${by} rests until nothing hurts.
    A full rest for ${by}.
    Days pass quietly for ${by}.
    ${by} has all the time to mend.
  `,
  'done/rest': lines`
    ${by} rests: ${what}.
    ${by} takes the time to rest (${what}).
    Rest for ${by}: ${what}.
    ${by} lies down for a while: ${what}.
  `,
  begun: UNTOLD,
};

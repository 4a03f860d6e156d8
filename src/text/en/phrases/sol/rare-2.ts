import { at, by, lines, own, type Phrasebook, s, tool, UNTOLD, what } from '../../../phrase.ts';

/** What comes up now and then in Project Sol. */
export const solRare2: Phrasebook = {
  'harmed/medkit': UNTOLD,
  'harmed/GM’s word': UNTOLD,
  'healed/GM’s word': UNTOLD,
  'healed/medkit': UNTOLD,
  'healed/natural recovery': UNTOLD,
  healed: lines`
    A wound of ${at} is closed.
    ${at} heals.
    One wound fewer for ${at}.
    ${at} can move that again.
  `,
  'skipped/asleep': lines`
    ${by} sleeps through the turn.
    ${by} is asleep; the turn passes.
    Nothing from ${by}, who sleeps.
    The fight steps over ${by}, asleep.
  `,
  'skipped/unconscious': lines`
    ${by} lies there and has no turn.
    ${by} is unconscious; the turn passes.
    Nothing from ${by}, who is out cold.
    The fight steps over ${by}.
  `,
  'skipped/newcomer': lines`
    ${by} has only just arrived, and acts from the next round on.
    ${by} gets a bearing first; the turn comes next round.
    Too late for this round: ${by} waits for the next.
    ${by} comes in on the run, with no turn this round.
  `,
  'begun/medkit': lines`
    ${by} snaps the medkit open over ${at}.
    ${by} kneels by ${at} and gets to work.
    Hands steady, ${by} treats ${at}.
    “Hold still,” says ${by} to ${at}.
  `,
  'medkit/success': lines`
    It holds: ${by} has patched ${at} up.
    ${by} closes the wound of ${at}.
    The foam sets, and ${at} breathes easier; ${by} nods.
    ${by} has ${at} sealed and upright.
  `,
  'medkit/failure': lines`
    It does not take; ${by} can do no more for that wound of ${at}.
    ${by} tries, and ${at} keeps bleeding.
    The kit beeps red over ${at}. ${by} shuts it.
    Not this time: ${by} cannot help ${at} with that one.
  `,
  'recovery/success': lines`
    ${by} mends on sleep and time.
    Rest does its work on ${by}.
    ${by} wakes with one wound less.
    It knits by itself, and ${by} lets it.
  `,
  'recovery/failure': lines`
    Rest alone does not help ${by}.
    ${by} sleeps badly, and nothing mends.
    The wound of ${by} stays as it was.
    No better in the morning, ${by}.
  `,
  'test/success': lines`
    ${by} manages it: ${what}.
    ${what}: ${by} has the knack.
    ${by} pulls it off (${what}).
    Nicely done, ${by}: ${what}.
  `,
  'test/critical success': lines`
    ${by} makes it look easy: ${what}.
    Better than the manual: ${by}, ${what}.
    ${what}: ${by} could not have done it better.
    ${by} pulls it off with style (${what}).
  `,
  'test/failure': lines`
    ${by} does not manage it: ${what}.
    ${what}: not today, ${by}.
    ${by} tries (${what}), and it does not work.
    No luck for ${by}: ${what}.
  `,
  'gear/success': lines`
    ${by} gets the ${own} to work.
    The ${own} does what ${by} wants of it.
    ${by} sets the ${own} off, just right.
    One smooth motion, and ${by}’s ${own} runs.
  `,
  'gear/failure': lines`
    The ${own} does nothing for ${by}.
    ${by} fumbles with the ${own}.
    The ${own} blinks at ${by}, and dies.
    ${by} cannot get the ${own} to work.
  `,
  'surprise/success': lines`
    ${by} saw it coming.
    ${by} is ready for it.
    Nobody surprises ${by} today.
    ${by} has heard something, and is up.
  `,
  'surprise/failure': UNTOLD,
  'begun/attack': UNTOLD,
  'done/attack': UNTOLD,
  'done/defend': lines`
    ${by} settles how to meet what comes: ${what}.
    ${by} keeps a move in reserve: ${what}.
    ${by} is set to react: ${what}.
    Ready for the next one, ${by}: ${what}.
  `,
  'done/defend/full defense': UNTOLD,
  'done/defend/full': UNTOLD,
  'done/move': lines`
    ${by} moves.
    ${by} changes position.
    ${by} is on the run.
    ${by} dashes to a better spot.
  `,
  'done/take-cover': lines`
    ${by} dives for cover.
    ${by} puts something solid in the way.
    ${by} takes cover.
    ${by} gets down behind the nearest thing that stops bullets.
  `,
  'done/posture': UNTOLD,
  'done/aim': lines`
    ${by} takes careful aim.
    ${by} steadies the sights.
    ${by} breathes out and aims.
    ${by} draws a bead.
  `,
  'done/draw': lines`
    ${by} draws ${tool}.
    ${tool} come${s} into ${by}’s hand.
    ${by} switches to ${tool}.
    ${by} has ${tool} out now.
  `,
  'done/reload': lines`
    ${by} reloads.
    A click, a clack: ${by} has a full load.
    ${by} slaps in a fresh magazine.
    ${by} drops the empty and loads a new one.
  `,
  'done/use': lines`
    ${by} uses ${tool}.
    ${by} gets ${tool} going.
    ${by} reaches for ${tool}.
    ${by} puts ${tool} to use.
  `,
  'done/rest': UNTOLD,
  'begun/rest': UNTOLD,
  'done/test': lines`
    ${by} gives it a try.
    ${by} sets to work.
    ${by} takes a moment for it.
    ${by} does it calmly.
  `,
  'done/note': lines`
    ${by} gives the wound a name.
    Now it is known what ${by} carries.
    So that is what happened to ${by}.
    ${by} looks at the damage, and says it.
  `,
  'done/surprise': lines`
    Who saw it coming? Everybody finds out.
    Eyes and ears: the ambush is sprung.
    A noise, a shadow, and it starts.
    Now it shows who was awake.
  `,
  'begun/surprise': UNTOLD,
};

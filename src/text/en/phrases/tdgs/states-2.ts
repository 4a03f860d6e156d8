import { at, by, lines, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** TDGS’s buffs and states, and turns that are lost. */
export const tdgsStates2: Phrasebook = {
  'ended/Aware': UNTOLD,
  'gained/Enchanted/cast': UNTOLD,
  'gained/Enchanted': lines`
    A spell lies on ${at}: ${what}.
    ${at} bears an enchantment: ${what}.
    Magic settles on ${at}: ${what}.
    ${at} is under a spell: ${what}.
  `,
  'ended/Enchanted': lines`
    The spell on ${at} is over: ${what}.
    ${at} no longer bears it: ${what}.
    The magic leaves ${at}: ${what}.
    What lay on ${at} is gone: ${what}.
  `,
  'gained/Delaying': UNTOLD,
  'ended/Delaying': UNTOLD,
  'gained/Declared': UNTOLD,
  'ended/Declared': UNTOLD,
  'harmed/Burning': lines`
    The fire gnaws at ${at}.
    ${at} burns on.
    Flames lick at ${at}.
    The fire has not done with ${at}.
  `,
  'harmed/Poisoned': lines`
    The poison works on in ${at}.
    ${at} doubles over; the poison again.
    The venom takes its toll of ${at}.
    Sick and sweating, ${at} suffers the poison.
  `,
  'harmed/Bleeding': lines`
    ${at} bleeds on.
    More of ${at}’s blood goes into the ground.
    ${at} leaves another red stain.
    The bleeding weakens ${at}.
  `,
  'healed/Regenerating': lines`
    ${at}’s wounds close a little more.
    ${at} mends before all eyes.
    New flesh grows on ${at}.
    ${at} regenerates.
  `,
  healed: UNTOLD,
  'skipped/Stunned': lines`
    ${by} is stunned, and the turn goes by.
    ${by} stares at nothing.
    Dazed, ${by} lets the moment pass.
    No turn for ${by}, who sees stars.
  `,
  'skipped/Paralyzed': lines`
    ${by} cannot move, and the turn goes by.
    Stiff as a board, ${by} watches the fight.
    No turn for ${by}, who cannot lift a finger.
    ${by} struggles inside and does not move.
  `,
  'skipped/Unconscious': lines`
    ${by} lies there and has no turn.
    ${by} is unconscious; the fight goes around.
    Nothing from ${by}, who does not wake.
    ${by} sleeps through it.
  `,
  'phase/fighting': lines`
    The bold and the quick first: rounds begin.
    The fight is on.
    Blades out: rounds begin.
    It begins.
  `,
};

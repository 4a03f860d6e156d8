import { at, by, lines, own, type Phrasebook, s, tool, UNTOLD, what } from '../../../phrase.ts';

/** TDGS’s hazards, gear that changes, and what is lost unseen. */
export const tdgsHazards: Phrasebook = {
  'gained/In Hazard/hazard': UNTOLD,
  'gained/In Hazard': lines`
    ${at} is in it now: ${what}.
    ${at} has gone in too far: ${what}.
    There is no dry stone left for ${at}: ${what}.
    ${what} closes around ${at}.
  `,
  'ended/In Hazard': lines`
    ${at} is out of it: ${what}.
    ${at} has it behind now: ${what}.
    ${at} gets clear: ${what}.
    No more of that for ${at}: ${what}.
  `,
  'done/hazard/in': lines`
    ${at} is in ${tool}, and stays in it.
    ${tool} has ${at} now.
    ${at} goes into ${tool} and does not come out.
    There is ${tool}, and ${at} is in the midst of it.
  `,
  'done/hazard/out': UNTOLD,
  'done/destroy/destroy': lines`
    ${at}’s ${own} will never protect anybody again.
    What was ${at}’s ${own} is scrap.
    ${at}’s ${own} give${s} way for good.
    Nothing more is to be hoped of ${at}’s ${own}.
  `,
  'done/destroy/mend': lines`
    ${at}’s ${own} can be worn again.
    Somebody has mended ${at}’s ${own}.
    ${at}’s ${own} hold${s} once more.
    New straps, new rivets: ${at} has ${tool} back.
  `,
  'done/equip/off': lines`
    ${by} takes off ${tool}.
    ${by} lays ${tool} aside.
    ${by} gets out of ${tool}.
    ${by} is done with ${tool} for now.
  `,
  'done/equip/on': lines`
    ${by} puts on ${tool}.
    ${by} straps on ${tool}.
    ${by} gets into ${tool}.
    ${by} makes ${tool} fast.
  `,
  'done/equip/hand': lines`
    ${by} takes up ${tool}.
    ${by} has ${tool} in hand.
    ${by} reaches for ${tool}.
    ${by} readies ${tool}.
  `,
  'shake off/success': lines`
    ${by} shakes it off: ${what}.
    ${by} is rid of it: ${what}.
    ${by} gets the better of it: ${what}.
    It loses its hold on ${by}: ${what}.
  `,
  'shake off/failure': lines`
    ${by} does not get rid of it: ${what}.
    It keeps its hold on ${by}: ${what}.
    ${by} fights it, in vain: ${what}.
    It goes deeper than that in ${by}: ${what}.
  `,
  'shake off Charmed/failure': lines`
    ${by} does not want to be freed.
    ${by} smiles, and listens to nobody else.
    The charm holds ${by}.
    ${by} hears only one voice.
  `,
  'ended/Readied/cannot act': lines`
    What ${at} held ready is lost.
    ${at} will not act on the signal now.
    The moment ${at} waited for will find nobody.
    ${at} can hold nothing ready any more.
  `,
  'remarked/instant lost': lines`
    What ${by} had planned for the next round is lost: ${what}.
    ${by} will not be the first now: ${what}.
    Nothing comes of ${by}’s plan: ${what}.
    ${by} cannot see it through: ${what}.
  `,
  'remarked/adds up': lines`
    It gets worse for ${by}: ${what}.
    ${by} has more of it now: ${what}.
    That comes on top for ${by}: ${what}.
    One more, and ${by} has it worse: ${what}.
  `,
  'done/ward': lines`
    ${tool} will not meet ${at} as before: ${what}.
    Something has changed between ${at} and ${tool}: ${what}.
    A power settles on ${at}, and it is about ${tool}: ${what}.
    ${at} and ${tool} are on other terms now: ${what}.
  `,
  'gained/Enchanted/ward': UNTOLD,
  'remarked/unseen anyway': lines`
    Nobody sees ${by} anyway.
    ${by} need not even try: there is nothing to see.
    Whom nobody sees, nobody finds: ${by} is gone.
    ${by} is out of sight already.
  `,
  'fell/knocked out': lines`
    ${at} is knocked out.
    ${at} goes down, out cold, and breathing.
    ${at} drops like a sack and does not get up.
    That was enough: ${at} lies senseless.
    ${at} folds up and lies still, alive.
  `,
  'fell/asleep': lines`
    ${at} sinks down, asleep.
    ${at} sleeps where ${at} stood.
    Sleep takes ${at}.
    ${at}’s eyes close, and the breath goes even.
  `,
};

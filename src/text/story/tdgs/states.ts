import { at, by, lines, noMap, onMap, own, type Phrasebook, s, tool, UNTOLD, what } from '../../phrase.ts';

/** TDGS’s buffs and states, and turns that are lost. */
export const tdgsStates: Phrasebook = {
  'gained/Invisible': lines`
    ${at} is gone from sight.
    ${at} fades like breath on glass.
    Where ${at} stood is only air.
    Nobody sees ${at} any more.
  `,
  'ended/Invisible': lines`
    ${at} can be seen again.
    ${at} shimmers back into sight.
    There is ${at} again.
    The air gives ${at} back.
  `,
  'gained/Hasted': lines`
    ${at} moves in a blur.
    The world slows down for ${at}.
    ${at} is hasted.
    ${at} is everywhere at once.
  `,
  'ended/Hasted': lines`
    ${at} is back to mortal speed.
    ${at} slows down again.
    The haste leaves ${at}.
    The blur around ${at} settles.
  `,
  'gained/Protected': lines`
    Something shields ${at}.
    ${at} is protected.
    A faint light lies over ${at}.
    Blows will find ${at} harder to hurt.
  `,
  'ended/Protected': lines`
    The protection of ${at} is gone.
    ${at}’s ward fades.
    Nothing shields ${at} any more.
    The light around ${at} goes out.
  `,
  'gained/Regenerating': lines`
    ${at}’s wounds begin to close.
    ${at} regenerates.
    Flesh knits itself on ${at}.
    ${at} mends as one looks on.
  `,
  'ended/Regenerating': lines`
    ${at} stops regenerating.
    ${at}’s wounds stay as they are.
    Nothing knits on ${at} any more.
    The mending of ${at} ends.
  `,
  'gained/Strengthened': lines`
    ${at} feels the strength of two.
    ${at} is strengthened.
    ${at}’s arms swell with power.
    ${at} could lift a horse.
  `,
  'ended/Strengthened': lines`
    The borrowed strength leaves ${at}.
    ${at} is as strong as ever, no more.
    ${at}’s arms are arms again.
    ${at} is no longer strengthened.
  `,
  'gained/Quickened': lines`
    ${at}’s hands grow quick.
    ${at} is quickened.
    ${at} moves with new grace.
    Everything comes easily to ${at}’s fingers.
  `,
  'ended/Quickened': lines`
    ${at}’s quickness fades.
    ${at} is no longer quickened.
    ${at} is as nimble as before.
    The grace leaves ${at}.
  `,
  'gained/Fortified': lines`
    ${at} stands like a wall.
    ${at} is fortified.
    ${at} grows tough as roots.
    It would take an army to wear ${at} down.
  `,
  'ended/Fortified': lines`
    ${at} is no longer fortified.
    The toughness leaves ${at}.
    ${at} is flesh and blood again.
    The wall in ${at} comes down.
  `,
  'gained/Sharpened': lines`
    ${at}’s mind is a blade.
    ${at} is sharpened.
    ${at} sees how it all fits together.
    Nothing escapes ${at} now.
  `,
  'ended/Sharpened': lines`
    ${at}’s thoughts are ${at}’s own again.
    ${at} is no longer sharpened.
    The clearness leaves ${at}.
    ${at} has to think again before answering.
  `,
  'gained/Enlightened': lines`
    ${at} sees further than others.
    ${at} is enlightened.
    A calm comes over ${at}.
    ${at} hears what is not said.
  `,
  'ended/Enlightened': lines`
    ${at} is no longer enlightened.
    The calm leaves ${at}.
    ${at} sees as others see.
    The moment of wisdom is over for ${at}.
  `,
  'gained/Emboldened': lines`
    ${at} fears nothing.
    ${at} is emboldened.
    ${at}’s voice fills the field.
    All eyes go to ${at}.
  `,
  'ended/Emboldened': lines`
    ${at} is no longer emboldened.
    The boldness leaves ${at}.
    ${at}’s voice is only a voice again.
    ${at} remembers caution.
  `,
  'gained/Accelerated': lines`
    ${at}’s feet hardly touch the ground.
    ${at} is accelerated.
    ${at} could outrun the wind.
    The ground flies under ${at}.
  `,
  'ended/Accelerated': lines`
    ${at} is no longer accelerated.
    ${at}’s feet are heavy again.
    The wind outruns ${at} again.
    ${at} comes down to a walk.
  `,
  'gained/Attuned': lines`
    ${at} is attuned.
    ${at} reacts before thinking.
    ${at} feels every blow before it falls.
    The whole fight hums in ${at}.
  `,
  'ended/Attuned': lines`
    ${at} is no longer attuned.
    The hum leaves ${at}.
    ${at} has to look before leaping again.
    ${at}’s nerves are quiet.
  `,
  'gained/Full Defense': UNTOLD,
  'ended/Full Defense': UNTOLD,
  'gained/Helped': UNTOLD,
  'ended/Helped': UNTOLD,
  'gained/Readied': UNTOLD,
  'ended/Readied': UNTOLD,
  'gained/Concentrating': UNTOLD,
  'ended/Concentrating': lines`
    ${at} no longer concentrates: ${what}.
    ${at}’s hold on it is gone: ${what}.
    ${at} lets go of it: ${what}.
    It ends for ${at}: ${what}.
  `,
  'ended/Concentrating/concentration broken': UNTOLD,
  'ended/Concentrating/ended freely': UNTOLD,
  'gained/Hidden/hide': UNTOLD,
  'gained/Hidden': lines`
    ${at} is hidden.
    ${noMap}${at} has found a dark corner.
    ${at} cannot be seen from everywhere.
    ${at} keeps very still.
    ${onMap}${at} is out of sight.
  `,
  'ended/Hidden': lines`
    ${at} is in plain sight again.
    ${at} has given the hiding place away.
    There ${at} is.
    ${at} steps out of hiding.
  `,
  'gained/Aware': UNTOLD,
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

import { at, lines, noMap, onMap, type Phrasebook, UNTOLD, what } from '../../../phrase.ts';

/** TDGS’s buffs and states, and turns that are lost. */
export const tdgsStates1: Phrasebook = {
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
};

import { at, by, lines, type Phrasebook, UNTOLD } from '../../../phrase.ts';

/** How TDGS’s rolls come out, and its debuffs. */
export const tdgsTrials2: Phrasebook = {
  'flee/success': lines`
    ${by} leaves ${at} behind.
    ${by} outruns ${at}.
    ${by} gets away from ${at}.
    ${at} sees only ${by}’s back, and less of it.
  `,
  'flee/failure': lines`
    ${by} cannot get away from ${at}.
    ${at} stays on ${by}’s heels.
    ${by} runs, and ${at} runs faster.
    ${at} cuts off ${by}’s way.
  `,
  'rose/awake': lines`
    ${at} comes to, and is back in it.
    ${at} opens both eyes.
    ${at} groans, and gets up.
    ${at} wakes.
  `,
  'gained/Grappled': UNTOLD,
  'ended/Grappled': lines`
    ${at} is free again.
    Nobody holds ${at} any more.
    The hold on ${at} is gone.
    ${at} has room to move again.
  `,
  'ended/Grappled/escaped': UNTOLD,
  'ended/Grappled/released': lines`
    ${at} is let go.
    ${at} rubs the sore spots, free.
    ${at} is free to go.
    The grip on ${at} opens.
  `,
  'gained/Prone/drop': UNTOLD,
  'gained/Prone': lines`
    ${at} is on the ground.
    ${at} goes sprawling.
    ${at} lands flat.
    Down goes ${at}.
  `,
  'ended/Prone': lines`
    ${at} is up again.
    ${at} stands again.
    ${at} is back on both feet.
    ${at} gets off the ground.
  `,
  'ended/Prone/stands up': UNTOLD,
  'gained/Stunned': lines`
    ${at} is stunned.
    ${at} sees stars.
    ${at} stands there and knows nothing.
    ${at}’s ears ring, and nothing else gets in.
  `,
  'ended/Stunned': lines`
    ${at} shakes off the daze.
    ${at} is no longer stunned.
    The world comes back to ${at}.
    ${at} blinks, and is here again.
  `,
  'gained/Frightened/intimidate': UNTOLD,
  'gained/Frightened': lines`
    Fear takes ${at}.
    ${at} is afraid.
    ${at}’s courage fails.
    ${at} looks for a way out.
  `,
  'ended/Frightened': lines`
    ${at} finds courage again.
    The fear lets go of ${at}.
    ${at} is not afraid any more.
    ${at} stands straighter.
  `,
  'gained/Poisoned': lines`
    Poison works in ${at}.
    ${at} is poisoned.
    ${at} feels sick to the bone.
    ${at} turns a bad color.
  `,
  'ended/Poisoned': lines`
    The poison leaves ${at}.
    ${at} is rid of the poison.
    ${at}’s color comes back.
    ${at} can keep things down again.
  `,
  'gained/Bleeding': lines`
    ${at} is bleeding.
    Blood runs freely from ${at}.
    ${at} leaves a red trail.
    ${at} cannot stop the blood.
  `,
  'ended/Bleeding': lines`
    ${at} stops bleeding.
    The bleeding of ${at} is stanched.
    The blood of ${at} stays where it should.
    The wound of ${at} closes.
  `,
  'gained/Blinded': lines`
    ${at} is blinded.
    ${at} sees nothing at all.
    Night falls for ${at} alone.
    ${at} gropes about.
  `,
  'ended/Blinded': lines`
    ${at} can see again.
    Sight comes back to ${at}.
    ${at} blinks tears away, and there is the world.
    The dark lifts from ${at}.
  `,
  'gained/Deafened': lines`
    ${at} hears nothing any more.
    ${at} is deafened.
    All is silence for ${at}.
    ${at} only sees lips move.
  `,
  'ended/Deafened': lines`
    ${at} can hear again.
    Sound comes back to ${at}.
    The silence around ${at} ends.
    ${at} hears the fight again.
  `,
  'gained/Unconscious': UNTOLD,
  'ended/Unconscious': UNTOLD,
  'gained/Paralyzed': lines`
    ${at} cannot move a finger.
    ${at} is paralyzed.
    ${at} stands like carved stone.
    Only ${at}’s eyes still move.
  `,
  'ended/Paralyzed': lines`
    ${at} can move again.
    Life comes back to ${at}’s limbs.
    ${at} is no longer paralyzed.
    ${at} stumbles out of the spell.
  `,
  'gained/Slowed': lines`
    ${at} moves as if through water.
    ${at} is slowed.
    Everything takes ${at} twice as long.
    ${at} drags both feet.
  `,
  'ended/Slowed': lines`
    ${at} moves freely again.
    ${at} is no longer slowed.
    The drag on ${at} is gone.
    ${at} is up to speed again.
  `,
  'gained/Burning': lines`
    ${at} is on fire.
    ${at} burns.
    Flames run over ${at}.
    ${at} is wrapped in fire.
  `,
  'ended/Burning': lines`
    ${at} no longer burns.
    The fire on ${at} goes out.
    Only smoke is left of the fire on ${at}.
    ${at} stops burning.
  `,
  'gained/Charmed': lines`
    ${at} looks on the foe with kinder eyes.
    ${at} is charmed.
    ${at} smiles, and does not know why.
    ${at} would do nothing to hurt the charmer.
  `,
  'ended/Charmed': lines`
    The charm on ${at} breaks.
    ${at} sees clearly again.
    ${at} wakes from the charm.
    The smile of ${at} fades.
  `,
};

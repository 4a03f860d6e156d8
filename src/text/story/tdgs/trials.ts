import { at, by, lines, type Phrasebook, UNTOLD, what } from '../../phrase.ts';

/** How TDGS’s rolls come out, and its debuffs. */
export const tdgsTrials: Phrasebook = {
  'check/success': lines`
    ${by} manages it.
    ${by} does it, and well.
    It works out for ${by}.
    ${by} has what it takes.
    ${by} pulls it off.
    ${by} is equal to it.
  `,
  'check/critical success': lines`
    ${by} does it better than anybody could ask.
    Brilliant: ${by} makes it look like nothing.
    ${by} outdoes everybody, ${by} included.
    It could not have gone better for ${by}.
  `,
  'check/failure': lines`
    ${by} does not manage it.
    It is too much for ${by}.
    ${by} tries, and falls short.
    It does not work out for ${by}.
    ${by} has to let it be.
    ${by} is not equal to it today.
  `,
  'check/critical failure': lines`
    ${by} makes a mess of it.
    It goes as badly for ${by} as it can.
    ${by} fails, and everybody sees.
    ${by} would rather not speak of it.
  `,
  'concentration/success': lines`
    ${by} grits both teeth and keeps the spell up.
    ${by}’s concentration holds.
    The pain is far away; ${by} keeps the threads.
    ${by} does not let go.
  `,
  'concentration/failure': lines`
    The pain breaks ${by}’s concentration.
    ${by} loses the threads.
    ${by} cannot hold it any longer.
    A gasp, and ${by}’s spell is gone.
  `,
  'deceive/success': lines`
    ${at} believes every word of ${by}’s.
    ${by} lies like a bard, and ${at} nods.
    ${at} swallows the hook; ${by} stays solemn.
    ${by} has ${at} looking the wrong way.
  `,
  'deceive/failure': lines`
    ${at} does not believe ${by}.
    ${by}’s story has a hole, and ${at} puts a finger in it.
    ${at} raises a brow at ${by}.
    A good try, ${by}; ${at} has heard better.
  `,
  'dispel/success': lines`
    ${by} unravels the magic on ${at}.
    With a tug ${by} undoes the spell on ${at}.
    The spell on ${at} comes apart in ${by}’s hands.
    ${by} snuffs out the magic around ${at}.
  `,
  'dispel/failure': lines`
    The magic on ${at} holds against ${by}.
    ${by} finds no end to pull at.
    ${by} tries, and the spell on ${at} stays.
    It is tied too well for ${by}.
  `,
  'escape/success': lines`
    ${by} tears loose.
    ${by} wriggles free.
    ${by} breaks the hold.
    ${by} is out of it.
  `,
  'escape/failure': lines`
    ${by} cannot get loose.
    The hold on ${by} is too tight.
    ${by} strains, and stays where ${by} is.
    No way out for ${by} yet.
  `,
  'grapple/success': lines`
    ${by} gets a hold on ${at}.
    ${by} wraps both arms around ${at}.
    ${at} is held fast by ${by}.
    ${by} has ${at} by the collar, and keeps it.
  `,
  'grapple/failure': lines`
    ${at} slips out of ${by}’s hands.
    ${by} reaches for ${at} and gets nothing.
    ${at} twists away from ${by}.
    ${by} cannot get a hold on ${at}.
  `,
  'hide/success': lines`
    ${by} is gone from ${at}’s sight.
    ${at} loses sight of ${by}.
    ${by} becomes a shadow among shadows to ${at}.
    Where did ${by} go? ${at} does not know.
  `,
  'hide/failure': lines`
    ${at} still sees ${by}.
    ${by} hides badly, and ${at} knows where.
    ${at} follows ${by} with both eyes.
    A foot sticks out: ${at} sees ${by}.
  `,
  'search/success': lines`
    ${by} finds ${at}.
    There: ${by} has spotted ${at}.
    ${by} looks straight at ${at}.
    ${at} is discovered by ${by}.
  `,
  'search/failure': lines`
    ${by} does not find ${at}.
    ${by} looks right past ${at}.
    ${at} stays out of ${by}’s sight.
    ${by} searches, and ${at} holds still.
  `,
  'insight/success': lines`
    ${by} sees through ${at}.
    ${at} is an open book to ${by}.
    ${by} reads ${at} well.
    ${at} cannot hide it from ${by}.
  `,
  'insight/failure': lines`
    ${by} cannot read ${at}.
    ${at}’s face tells ${by} nothing.
    ${by} looks, and ${at} looks back.
    ${at} stays a riddle to ${by}.
  `,
  'intimidate/success': lines`
    ${at} cannot meet ${by}’s eye.
    ${by} takes the heart out of ${at}.
    ${at} takes a step back from ${by}.
    One look of ${by}’s, and ${at} is afraid.
  `,
  'intimidate/failure': lines`
    ${at} is not impressed by ${by}.
    ${at} laughs in ${by}’s face.
    ${by} growls, and ${at} yawns.
    It takes more than ${by} to frighten ${at}.
  `,
  'persuade/success': lines`
    ${at} sees ${by}’s point.
    ${by} wins ${at} over.
    ${at} lowers the guard a little for ${by}.
    ${by} has found the right words for ${at}.
  `,
  'persuade/failure': lines`
    ${at} will not listen to ${by}.
    ${by} talks, and ${at} shakes the head.
    ${at} has heard enough of ${by}.
    Good words, ${by}, on deaf ears of ${at}.
  `,
  'shove/success': lines`
    ${by} sends ${at} reeling.
    ${by} pushes, and ${at} goes.
    ${at} cannot stand against ${by}’s shove.
    A shoulder of ${by}’s, and ${at} is elsewhere, or down.
  `,
  'shove/failure': lines`
    ${at} stands firm against ${by}.
    ${by} pushes, and ${at} does not go.
    ${by} bounces off ${at}.
    ${at} digs in, and ${by} gets nowhere.
  `,
  'parry/success': UNTOLD,
  'parry/failure': lines`
    ${by} tries to parry ${at}, and is too slow.
    ${by} reaches for the parry against ${at}; it is not there.
    ${at} goes under ${by}’s parry.
    ${by} misjudges ${at}’s blow.
  `,
  'resist/success': lines`
    ${by} fights it off: ${what}.
    ${what} does not take hold of ${by}.
    ${by} shakes it off before it takes hold (${what}).
    ${by} withstands it: ${what}.
  `,
  'resist/failure': UNTOLD,
  'chase/success': lines`
    ${by} gains on ${at}.
    ${by} is right behind ${at} now.
    ${at} cannot shake ${by} off.
    ${by} closes in on ${at}.
  `,
  'chase/failure': lines`
    ${at} stays ahead of ${by}.
    ${by} falls behind ${at}.
    ${by} cannot catch ${at}.
    The gap between ${at} and ${by} grows.
  `,
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

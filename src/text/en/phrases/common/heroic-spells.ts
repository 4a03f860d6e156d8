import { type Blows, blow, HURT, LANDED } from '../../../blow-lines.ts';
import { at, by, own, s, tool } from '../../../phrase.ts';

/** Spells, told brightly. */
export const heroicSpells: Blows = [
  blow({ way: ['spell'], outcome: ['critical success'], result: [...HURT, 'nothing'] })`
    ${by} speaks the words as they were meant to be spoken, and ${tool} overwhelm${s} ${at}.
    Power answers ${by} gladly: ${tool} strike${s} ${at} with full force.
    The air itself bends to ${by}, and ${at} is at the heart of it.
    ${by}’s ${own} blaze${s} brighter than it ever has, and ${at} is caught.
    Every syllable falls into place, and ${at} has nothing to set against ${by}.
    ${by} opens both hands, and what comes leaves ${at} reeling.
    For a moment ${by} is more than mortal; ${at} learns it first.
    ${at} braces against ${tool}, and it is not nearly enough.
    ${by} does not cast ${tool} so much as let it loose on ${at}.
    The runes flare, the ground hums, and ${at} is overcome by ${by}.
    ${by} reaches deeper than ever, and ${tool} tear${s} right through ${at}’s will.
    A masterpiece of ${by}’s art, signed across ${at}.
  `,
  blow({ way: ['spell'], outcome: ['success'], result: [...HURT, 'nothing'] })`
    ${by} weaves ${tool}, and it takes hold of ${at}.
    ${by}’s ${own} find${s} ${at} before a word can be said.
    A gesture, a whisper, and ${at} feels ${by}’s power.
    ${at} resists, but ${by}’s will is stronger.
    ${by} finishes the last word, and ${tool} find${s} ${at}.
    Light gathers around ${by}’s hands and leaps at ${at}.
    ${tool} leave${s} ${by}’s fingers and strike${s} ${at}.
    ${by} draws the sign in the air, and ${at} cannot look away in time.
    ${at} has felt magic before, but not ${by}’s.
    ${by} calls, something answers, and ${at} bears it.
    ${by} shapes ${tool} around ${at} with practised ease.
    The words burn on ${by}’s lips, and then on ${at}.
  `,
  blow({ way: ['spell'], outcome: ['failure'] })`
    ${at} shakes off ${by}’s ${own} before it takes hold.
    ${by}’s words fall short, and ${at} stands untouched.
    ${tool} fade${s} a step away from ${at}.
    ${at} sets will against will, and ${by} has to let go.
    ${by} casts, ${at} moves, and the magic strikes bare ground.
    The power flickers between ${by} and ${at}, and goes out.
    ${at} laughs the spell off; ${by} does not laugh.
    ${by} loses the thread, and ${at} slips out of the weave.
    Something in ${at} will not be bent by ${by}.
    ${tool} break${s} on ${at} like a wave on rock.
    ${by} calls, and this time nothing answers against ${at}.
    ${at} steps through the shimmer as if it were mist.
  `,
  blow({ way: ['spell'], outcome: ['critical failure'] })`
    ${by} says the wrong word, and ${tool} sputter${s} out in smoke.
    The magic turns in ${by}’s hands and runs away; ${at} is untouched.
    ${by}’s ${own} fizzle${s} so badly that even ${at} feels sorry.
    Sparks, a bang, a smell of singed hair: ${by}’s, not ${at}’s.
    ${by} forgets the ending, and the spell forgets ${at}.
    What ${by} summons against ${at} is mostly embarrassment.
    The weave snaps back at ${by}, and ${at} never notices.
    ${by} coughs in the middle of the incantation; ${at} is grateful.
    The sign ${by} draws means something else entirely; ${at} stands there, puzzled.
    Power slips through ${by}’s fingers like water, far from ${at}.
    ${by} points ${tool} at ${at} and delights a passing bird instead.
    All that reaches ${at} of ${by}’s magic is a gust of warm air.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped by armor', 'stopped'] })`
    ${tool} roll${s} over ${at} and leave${s} nothing behind.
    ${by}’s ${own} strike${s} ${at}, and ${at}’s wards drink it up.
    ${at} stands in the middle of ${by}’s magic and is not harmed.
    The spell takes hold of ${at}, and then lets go again.
    ${by} sees ${tool} part around ${at} like a stream around a stone.
    Something about ${at} eats ${by}’s magic whole.
    ${at} glows for a moment with ${by}’s power, and that is all.
    It reaches ${at}; it does not get in.
    ${by}’s magic hits ${at} squarely and comes to nothing.
    ${at}’s protection sings, and ${tool} fall${s} silent.
    ${by} has the words and the power; ${at} has the better ward.
    ${tool} break${s} into harmless sparks on ${at}.
  `,
];

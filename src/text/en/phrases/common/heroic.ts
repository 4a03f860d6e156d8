import { ANSWERS } from '../../../../rules/core/blow.ts';
import { type Blows, blow, HURT, LANDED, MISSED, STOPPED } from '../../../blow-lines.ts';
import { at, by, own, s, tool } from '../../../phrase.ts';

/** What somebody does about a blow, and what it does that nobody meant, told brightly. */
export const heroicAnswers: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['dodge'] })`
    ${at} ducks, and ${by}’s ${own} find${s} only air.
    A dodge worth a cheer: ${at} is out of ${by}’s way before the thought is finished.
    ${at} sidesteps, light as a dancer, and ${by} goes by.
    ${by} was quick; ${at} dodges quicker.
    ${at} sees it coming, dodges, and has time for a bow to ${by}.
    Down, round and up again: ${at} has dodged ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['dodge'] })`
    ${at} dodges, but ${by} has guessed the side.
    ${at} ducks a moment too late for ${by}.
    A fine dodge, and still ${by} gets to ${at}.
    ${at} is almost out of the way of ${by}. Almost.
  `,
  blow({ way: ['melee', 'ranged'], outcome: [...MISSED, ...LANDED], result: STOPPED, answer: ['block'] })`
    ${at} blocks, and all that ${by} gets is the noise.
    ${by} meets ${at}’s guard, solid as a gate.
    ${at} blocks it full on and does not give an inch to ${by}.
    Braced and ready, ${at} blocks ${by} with a laugh.
    ${by} tries; ${at} blocks; the field hears it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['block'] })`
    ${at} blocks the worst of it; ${by} lands the rest.
    ${by} hits so hard that it comes right through ${at}’s block.
    ${at} gets the block up, and ${by} still makes it tell.
    Without that block ${at} would be worse off; ${by} hits all the same.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['parry'] })`
    ${at} parries, and ${by} is turned half around by it.
    A ringing parry: ${at} sends ${by}’s ${own} wide.
    ${at} meets ${tool} and turns it aside; ${by} must begin again.
    ${by} attacks, ${at} parries, as cleanly as in the fencing hall.
    ${at} parries with a flick, and winks at ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['parry'] })`
    ${at} parries, but ${by} slides past the parry and hits.
    ${by} beats down ${at}’s parry and lands it.
    ${at} tries to parry; ${by} was waiting for that.
    The parry comes late, and ${by} has hit ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    ${by} hits ${at} as well as anybody could, and ${at} does not feel it.
    It ought to hurt. ${at} looks as surprised as ${by} that it does not.
    ${by} lands it, and ${at} laughs it off.
    ${at} takes the hit from ${by} and comes out without a scratch.
    A hit for the story, ${by}, but not for ${at}’s skin.
    ${at} stands there as before, and ${by} begins to wonder.
    ${by}’s ${own} connect${s}; nothing of it reaches ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['helpless'] })`
    ${at} can do nothing, and ${by} does not miss.
    Nothing stands between ${by} and ${at}: a hit.
    ${by} has all the time in the world, and ${at} has none.
    ${by} hits home while ${at} can lift no hand.
    There is nobody to stop ${by}, least of all ${at}.
    An open target: ${by} hits ${at} exactly as planned.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['helpless'] })`
    ${at} cannot move, and still ${by} manages to miss.
    ${by} misses ${at}, who has done nothing for it.
    Luck, and nothing but luck, keeps ${by} from ${at}.
    ${by} has the easiest target of the day in ${at}, and wastes it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED, answer: ['helpless'] })`
    ${at} lies open to ${by}, and yet nothing gets through.
    ${by} hits ${at}, who could not stop it; something else did.
    A clean hit by ${by} on ${at}, and not a scratch.
    ${at} does nothing at all, and is not hurt by ${by} at all.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: [...HURT, 'nothing'], answer: ['helpless'] })`
    ${at} can put nothing against it, and ${by}’s ${own} takes hold.
    ${by} speaks, and ${at} has no way out.
    No will, no ward: ${by}’s ${own} finds ${at} wide open.
    ${at} is at ${by}’s mercy, and ${tool} is upon ${at}.
  `,
  blow({ way: ['spell'], outcome: MISSED, answer: ['helpless'] })`
    ${at} cannot resist, and ${by}’s ${own} fails all by itself.
    ${by} loses the thread; ${at} is spared by chance alone.
    ${at} knows nothing of it: ${by}’s ${own} goes astray.
    It ought to be easy with ${at}, and ${by} still fails.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped', 'stopped by armor'], answer: ['helpless'] })`
    ${by}’s ${own} washes over ${at} and changes nothing.
    ${at} lies there, untouched by ${by}’s ${own}.
    Helpless as ${at} is, ${tool} does no harm.
    ${by} pours it out over ${at}, and it finds no hold.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS })`
    ${by} meant harm; it does ${at} good instead.
    What was to hurt ${at} heals, and ${by} stares.
    ${at} drinks in what ${by} sends, and is the better for it.
    The harm turns round on its way: ${by} has healed ${at}.
    ${at} thrives on it, much to ${by}’s surprise.
    ${by} attacks, and ${at} mends.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS, helpful: true })`
    ${by}’s ${own} heals ${at}.
    Warmth flows from ${by} into ${at}, and wounds close.
    ${by} lends ${at} new strength.
    ${at} breathes freely again, thanks to ${by}.
    ${at} stands straighter: ${by}’s ${own} has healed.
    ${by} mends what was broken in ${at}.
  `,
  blow({ outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} brings ${tool} upon ${at}.
    ${tool} settles on ${at}, as ${by} wished.
    ${at} feels ${by}’s ${own} at work.
    A good word from ${by}, and ${at} is the better for it.
  `,
  blow({ outcome: LANDED, result: ['nothing to mend'], answer: ANSWERS, helpful: true })`
    ${by} is ready to heal ${at}, who has not a scratch.
    ${at} is unhurt, and ${by}’s ${own} has nothing to do.
    ${by}’s ${own} finds ${at} whole already.
    ${at} thanks ${by}, but there is nothing to heal.
    ${by} looks ${at} over: unhurt, and ready for more.
    ${at} grins at ${by}: not a scratch so far.
    ${by} means well, but ${at} is unhurt.
    ${by}’s ${own} comes and goes. ${at} was unhurt to begin with.
    ${at} feels fine already. ${by} will know next time.
    ${by} gives it to ${at}, who has no wound to show for this day.
  `,
  blow({ outcome: MISSED, answer: ANSWERS, helpful: true })`
    ${by}’s ${own} does not reach ${at}.
    ${by} means well by ${at}, and it fails.
    Nothing comes of ${by}’s ${own} for ${at}.
    ${by} tries to help ${at}; it is not enough.
  `,
];

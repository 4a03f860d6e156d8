import { at, by, lines, type Phrasebook, s, tool, UNTOLD } from '../../../phrase.ts';

/** What is done in TDGS besides striking. */
export const tdgsDeeds2: Phrasebook = {
  'done/drop': lines`
    ${by} drops to the ground.
    ${by} throws everything flat.
    ${by} goes down on purpose.
    ${by} hugs the earth.
  `,
  'done/stand': lines`
    ${by} stands up.
    ${by} is on both feet again.
    ${by} scrambles up.
    ${by} rises.
  `,
  'done/equip': lines`
    ${by} changes gear: ${tool}.
    ${by} reaches for ${tool}.
    ${by} sees to ${tool}.
    ${by} takes a moment for ${tool}.
  `,
  'done/use': lines`
    ${by} uses ${tool} on ${at}.
    ${by} reaches for ${tool}.
    ${by} has ${tool} ready for ${at}.
    Quickly ${by} brings out ${tool}.
  `,
  'done/use/self': lines`
    ${by} uses ${tool}.
    ${by} reaches for ${tool}.
    ${by} takes ${tool}.
    Quickly ${by} brings out ${tool}.
  `,
  'done/help': lines`
    ${by} helps ${at} along.
    ${by} makes an opening for ${at}.
    A word, a hand: ${by} helps ${at}.
    ${by} has ${at}’s back.
  `,
  'done/ready': lines`
    ${by} waits for the right moment.
    ${by} has something ready.
    Muscles tight, ${by} waits.
    ${by} watches for one thing only.
  `,
  'done/fire': lines`
    Now: ${by} does what was held ready.
    The moment has come, and ${by} acts.
    ${by} does not have to be told twice.
    ${by} lets go of what was waiting.
  `,
  'begun/fire': UNTOLD,
  'done/extinguish': lines`
    ${by} puts out the fire on ${at}.
    ${by} gets the flames on ${at} out.
    The flames on ${at} die under ${by}’s care.
    ${by} sees to it that ${at} burns no more.
  `,
  'done/extinguish/self': lines`
    ${by} puts out the flames.
    The flames on ${by} go out.
    ${by} gets the fire out.
    ${by} burns no longer, and it took doing.
  `,
  'done/wake': lines`
    ${by} shakes ${at}.
    ${by} slaps ${at} awake.
    “Up!” says ${by} to ${at}.
    ${by} calls ${at} back.
  `,
  'done/treat': lines`
    ${by} tends to ${at}.
    ${by} kneels down by ${at}.
    ${by} sees to what ails ${at}.
    Careful hands: ${by} treats ${at}.
  `,
  'begun/treat': lines`
    ${by} tends to ${at}.
    ${by} kneels down by ${at}.
    ${by} sees to what ails ${at}.
    Careful hands: ${by} treats ${at}.
  `,
  'done/release': lines`
    ${by} lets go.
    ${by} opens both hands.
    ${by} has held on long enough.
    ${by} releases the hold.
  `,
  'done/concentrate': lines`
    ${by} lets the effect go.
    ${by} stops concentrating.
    ${by} breathes out, and it ends.
    ${by} drops the threads.
  `,
  'done/hazard': lines`
    ${at} meets ${tool}.
    There is ${tool}, and there is ${at} in it.
    ${tool} find${s} ${at}.
    ${at} is not careful enough: ${tool}.
  `,
  'done/search': lines`
    ${by} looks around.
    ${by} searches.
    ${by} listens and looks.
    ${by} turns every stone.
  `,
  'done/hide': lines`
    ${by} looks for a place to vanish.
    ${by} slips behind something.
    ${by} tries to be nobody.
    ${by} goes quiet.
  `,
  'done/suggest': lines`
    ${by} has a suggestion for ${at}.
    ${by} leans over to ${at} and speaks softly.
    “Would you,” says ${by} to ${at}.
    ${by} whispers to ${at}.
  `,
  'done/grapple': lines`
    ${by} goes for a hold on ${at}.
    ${by} reaches for ${at}.
    ${by} closes with ${at}.
    ${by} opens both arms for ${at}.
  `,
  'done/escape': lines`
    ${by} fights the hold.
    ${by} strains to get loose.
    ${by} twists.
    ${by} will not be held.
  `,
  'done/shove': lines`
    ${by} shoves ${at}.
    ${by} throws a shoulder at ${at}.
    ${by} pushes ${at}.
    ${by} leans on ${at}.
  `,
  'done/chase': lines`
    ${by} runs after ${at}.
    ${by} is at ${at}’s heels.
    The chase is on: ${by} after ${at}.
    ${by} starts after ${at}.
  `,
  'done/dispel': lines`
    ${by} picks at the magic on ${at}.
    ${by} speaks against the spell.
    ${by} tries to undo what holds ${at}.
    ${by} reaches for the threads of it.
  `,
  'done/check': lines`
    ${by} gives it a try.
    ${by} sets to it.
    ${by} takes a breath and tries.
    ${by} puts mind and hand to it.
  `,
  'done/intimidate': lines`
    ${by} stares ${at} down.
    ${by} snarls at ${at}.
    ${by} steps up to ${at}.
    ${by} tells ${at} how this ends.
  `,
  'done/persuade': lines`
    ${by} reasons with ${at}.
    ${by} speaks to ${at}.
    ${by} appeals to ${at}.
    ${by} finds good words for ${at}.
  `,
  'done/deceive': lines`
    ${by} tells ${at} a story.
    ${by} lies to ${at} with a straight face.
    ${by} has a tale for ${at}.
    ${by} misleads ${at}.
  `,
  'done/insight': lines`
    ${by} studies ${at}.
    ${by} looks ${at} in the eye.
    ${by} tries to read ${at}.
    ${by} listens to what ${at} does not say.
  `,
};

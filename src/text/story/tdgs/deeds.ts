import { at, by, lines, own, type Phrasebook, s, tool, UNTOLD, what } from '../../phrase.ts';

/** What is done in TDGS besides striking. */
export const tdgsDeeds: Phrasebook = {
  'remarked/magnitude': UNTOLD,
  'remarked/fumble': UNTOLD,
  'remarked/depleted': lines`
    ${what}!
    That was too much: ${what}.
    It gives way. ${what}.
    With a last crack, ${what}.
  `,
  'remarked/immune': lines`
    It takes no hold on ${by}: ${what}.
    ${by} cannot be touched by that: ${what}.
    Nothing happens to ${by}: ${what}.
    ${by} shrugs: ${what}.
  `,
  'remarked/check fails': lines`
    ${by} has no chance: ${what}.
    It cannot work for ${by}: ${what}.
    ${by} fails at once: ${what}.
    No use, ${by}: ${what}.
  `,
  'remarked/nothing found': lines`
    ${by} finds nothing.
    ${by} looks everywhere, and there is nothing.
    Nothing stirs for ${by}.
    If anything is there, ${by} does not see it.
  `,
  'remarked/not moved': lines`
    ${by} does not budge.
    ${by} stands like a tree.
    It would take more than ${at} to move ${by}.
    ${by} looks down at ${at}.
  `,
  'remarked/pushed': lines`
    ${by} is pushed back, ${what}.
    ${by} has to give ground, ${what}.
    ${at} drives ${by} back, ${what}.
    Back goes ${by}, ${what}.
  `,
  'remarked/moves': lines`
    ${by} moves, ${what}.
    ${by} runs, ${what}.
    ${by} is elsewhere now, ${what}.
    ${by} crosses the ground, ${what}.
  `,
  'remarked/steps': lines`
    ${by} takes a step.
    ${by} shifts by a square.
    One careful step by ${by}.
    ${by} steps aside.
  `,
  'remarked/size decides': lines`
    It is a matter of size, and no contest for ${by}.
    Sheer size settles it for ${by}.
    No roll is needed: ${by} and ${at} are not of one size.
    ${by} and ${at} look at each other, and both know.
  `,
  'remarked/comes to nothing': lines`
    What ${by} had ready comes to nothing: ${what}.
    ${what}: the moment for it has passed ${by}.
    ${by} had meant ${what}, and it fizzles.
    It is too late for ${by}’s ${what}.
  `,
  'remarked/suggestion followed': lines`
    ${by} does as bidden.
    It sounds reasonable to ${by}, and it is done.
    ${by} nods, and obeys.
    ${by} follows the suggestion with a faraway smile.
  `,
  'remarked/suggestion refused': lines`
    ${by} will not do that.
    Something in ${by} refuses.
    ${by} shakes the thought off.
    That goes too far for ${by}.
  `,
  'begun/opportunity attack': lines`
    ${at} turns away, and ${by} takes the chance.
    ${at} leaves ${by}’s reach, and ${by} strikes at once.
    An opening: ${by} goes for ${at}.
    ${by} was waiting for ${at} to move.
  `,
  'done/opportunity attack': lines`
    ${by} sees ${at} go, and is a moment too late.
    ${by} reaches for ${at}, and ${at} is away.
    ${at} slips off before ${by} can make it count.
    ${by} has the chance, and ${at} takes it back.
  `,
  'begun/instant fires': lines`
    Before anybody moves: ${by}, with ${tool}.
    Quicker than the round itself, ${by} acts: ${tool}.
    ${by} has been waiting for this: ${tool}.
    The round opens with ${by}’s ${own}.
  `,
  'done/instant fires': lines`
    Before anybody moves: ${by}, with ${tool}.
    Quicker than the round itself, ${by} acts: ${tool}.
    ${by} has been waiting for this: ${tool}.
    The round opens with ${by}’s ${own}.
  `,
  'done/instant': lines`
    ${by} has something ready for the next round: ${tool}.
    ${by} gathers for ${tool}.
    Something is coming from ${by}: ${tool}.
    ${by} declares ${tool} for the start of the round.
  `,
  'done/cast': lines`
    ${by} casts ${tool} on ${at}.
    ${by} lets ${tool} settle on ${at}.
    With a word ${by} lays ${tool} on ${at}.
    ${by} reaches out to ${at}: ${tool}.
  `,
  'done/cast/self': lines`
    ${by} casts ${tool}.
    ${by} wraps ${tool} around both shoulders.
    A word under the breath, and ${by} has ${tool}.
    ${by} calls on ${tool}.
  `,
  'done/cast/alone': lines`
    ${by} casts ${tool}.
    ${by} calls on ${tool}.
    ${by} lets ${tool} go.
    A word of ${by}’s, and there is ${tool}.
  `,
  'begun/cast': UNTOLD,
  'begun/attack': UNTOLD,
  'done/attack': UNTOLD,
  'done/defend': lines`
    ${by} will meet the next attacks with a plan: ${what}.
    From now on ${by} answers attacks so: ${what}.
    ${by} keeps it in mind for the next blow: ${what}.
    When they come, ${by} has an answer: ${what}.
  `,
  'done/defend/full': lines`
    ${by} takes guard and waits for what comes.
    ${by} thinks only of defense.
    Eyes open, weight low: ${by} defends.
    ${by} gives nothing and waits.
  `,
  'done/move': UNTOLD,
  'done/step': UNTOLD,
  'done/disengage': lines`
    ${by} backs out of it without turning.
    ${by} breaks off, guard up.
    ${by} gets clear of the fight around.
    Step by careful step ${by} withdraws.
  `,
  'done/delay': lines`
    ${by} waits for a better moment.
    ${by} holds back for now.
    Not yet, thinks ${by}.
    ${by} lets others go first.
  `,
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

import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, onMap, own, s, tool } from '../../../phrase.ts';

/** Blows from close by, told brightly. */
export const heroicBlows: Blows = [
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} finds the one opening that matters, and ${at} reels under ${tool}.
    A perfect moment: ${by} strikes ${at} with everything there is to give.
    ${at} never sees ${tool} come; ${by} makes it count.
    ${by} reads ${at} like an open page and strikes where it ends.
    One step, one breath, and ${by}’s ${own} land${s} with thunder on ${at}.
    ${by} turns ${at}’s own rush against ${at}, and the blow is beautiful.
    The whole field seems to pause as ${by} brings ${tool} home against ${at}.
    ${by} feints high, shifts, and hits ${at} exactly where no guard is.
    Bards will sing of this one: ${by}’s ${own}, and ${at} staggering back.
    ${at} blinks, and in that blink ${by} has already struck.
    ${by} roars, and ${tool} break${s} through everything ${at} puts in the way.
    With a grin ${by} does the impossible, and ${at} pays for standing there.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} gets past ${at}’s guard, and ${tool} land${s}.
    ${at} turns too late for ${by}’s ${own}.
    ${by} strikes ${at} and is away again before the answer comes.
    ${by} presses forward, and ${tool} find${s} ${at}.
    A quick turn of the wrist, and ${by} scores on ${at}.
    ${at} gives ground, but not enough: ${by}’s ${own} get${s} there first.
    ${by} sees the gap in ${at}’s guard and goes for it.
    Steel nerves, steady feet: ${by} hits ${at}.
    ${by} ducks under ${at}’s arm and strikes true.
    Step, turn, strike: ${by} leaves a mark on ${at}.
    ${by} drives ${at} back with a clean hit.
  `,
  blow({ way: ['melee'], outcome: ['success'], answer: ['parry'], result: HURT })`
    ${at} parries the first, not the second; ${by} lands it.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${at} slips aside, and ${by} strikes only air.
    ${by} comes close, but ${at} is not there any more.
    ${by} swings wide of ${at}.
    ${at} leans back a hand’s breadth, and ${tool} sweep${s} past.
    ${by} commits, ${at} does not: the blow goes by.
    ${at} reads the strike early and steps out of it.
    A fine attempt by ${by}, and a finer answer by ${at}.
    ${by} lunges; ${at} is already two steps to the left.
    ${by} tests ${at}’s guard and finds it closed.
    Quick feet save ${at} from ${by}’s ${own}.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} turns ${by}’s ${own} away with a flourish.
    ${at} knocks ${tool} off the line at the last moment.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${by} stumbles over the blow, nowhere near ${at}.
    Everything goes wrong for ${by}: ${tool} all but leave${s} the grip.
    ${by} swings so hard that it is ${by} who turns around.
    ${at} has only to watch as ${by} trips past.
    ${noMap}${by}’s ${own} hit${s} the ground, a stone, anything but ${at}.
    ${noMap}A loose strap, a slick stone: ${by} nearly goes down before ${at}.
    ${onMap}A loose strap, a bad step: ${by} nearly goes down before ${at}.
    ${by} strikes at where ${at} stood a good while ago.
    Even ${at} looks surprised at how far ${by} misses.
    ${by} overreaches, and it takes three steps to stand again.
    ${noMap}Somewhere a crow laughs: ${by}’s blow goes anywhere but at ${at}.
    ${by} gets tangled in the attempt, and ${at} is spared the trouble.
    The blow that ${by} meant for ${at} will not be in any song.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at} squarely, and the armor takes all of it.
    ${tool} ring${s} on ${at}’s armor, and the armor holds.
    The blow lands; ${at}’s armor was made for days like this.
    ${by} would have had ${at} there, but for the armor.
    Well struck, ${by}; better armor, ${at}.
  `,
  blow({ way: ['melee'], outcome: LANDED, answer: ['block'], result: STOPPED })`
    ${at} catches ${by}’s blow on solid metal and holds.
    ${at} takes the blow on the shield arm and stands.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: STOPPED })`
    A clean strike by ${by}, and ${at} shrugs it off.
    ${by}’s ${own} find${s} ${at}, but nothing gets through.
    Sparks fly where ${by} hits ${at}; that is all that flies.
    ${by} strikes hard, and ${at} is harder.
    ${at} turns a shoulder into ${by}’s strike, and it slides off.
  `,
];

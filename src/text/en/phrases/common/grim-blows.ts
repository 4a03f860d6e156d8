import { type Blows, blow, HURT, LANDED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, onMap, own, s, tool } from '../../../phrase.ts';

/** Blows from close by, told darkly. */
export const grimBlows: Blows = [
  blow({ way: ['melee'], outcome: ['critical success'], result: HURT })`
    ${by} puts ${tool} where ${at} keeps breath and blood, and twists.
    There is a sound no one wanted to hear, and ${at} folds around ${by}’s blow.
    ${by} feels something give in ${at}, and leans in.
    ${at} opens a mouth to scream; ${by} has already struck.
    No skill to it, no mercy either: ${by} ruins ${at} with one blow.
    ${by} waits for the mistake. ${at} makes it, and bleeds for it.
    The blow lands with all the weight ${by} has left, and ${at} shows it.
    ${at} will carry the mark of ${by}’s ${own} as long as there is an ${at}.
    ${by} hits bone. ${at} makes a small, surprised noise.
    It is quick, and ugly, and ${at} is the worse for it; ${by} says nothing.
    ${by} finds the soft place in ${at}, as they all have one.
    Red to the wrist, ${by} steps back from ${at}.
  `,
  blow({ way: ['melee'], outcome: ['success'], result: HURT })`
    ${by} hits ${at}, and it tells.
    ${tool} come${s} away wet from ${at}.
    ${at} grunts; ${by} has drawn blood.
    ${by} strikes ${at} the way one does a day’s work.
    A short, hard blow, and ${at} stands less straight before ${by}.
    ${by} gets through, and ${at} will feel it tomorrow, if there is one.
    ${at} guards the wrong side. ${by} does not.
    ${by} gives ${at} something to remember, for however long.
    ${noMap}There is mud, there is breath, and then ${by}’s ${own} find${s} ${at}.
    ${at} staggers. ${by} comes on.
    ${by} takes a piece out of ${at}.
    The guard slips for a moment, and ${by} makes ${at} pay for it.
  `,
  blow({ way: ['melee'], outcome: ['failure'] })`
    ${by} hacks at ${at} and hits nothing.
    ${at} is not where ${by} strikes; not yet.
    ${noMap}${by}’s ${own} cut${s} the rain.
    ${onMap}${by}’s ${own} cut${s} the air, and ${at} breathes on.
    ${by} slips in the muck, and ${at} lives another moment.
    ${at} sees it coming and gets out from under ${by}.
    Not this time: ${by} misses ${at}.
    ${by} swings, ${at} scrambles, nobody bleeds.
    The blow goes past ${at}’s face; ${by} curses.
    ${by} wants it too much, and ${at} is gone from there.
    ${at} hangs on, and ${by} strikes at shadows.
  `,
  blow({ way: ['melee'], outcome: ['failure'], answer: ['parry'] })`
    ${at} shoves the blow aside, breathing hard.
    ${at} beats ${tool} down and backs away.
  `,
  blow({ way: ['melee'], outcome: ['critical failure'] })`
    ${noMap}${by} goes down on one knee in the mud; ${at} only has to step around.
    ${by}’s fingers are numb, the blow is worse, and ${at} sees both.
    ${noMap}${by} strikes a post, a wall, the dead, anything but ${at}.
    Sweat in the eyes, blood on the grip: ${by} fails in front of ${at}.
    ${by} slips on what was spilled here before, far from ${at}.
    The swing tears something in ${by}’s shoulder, and ${at} is untouched.
    ${by} misses ${at} so badly that for a moment all is open.
    ${at} watches ${by} flail, with cold interest.
    ${by}’s strength runs out in the middle of the blow at ${at}.
    ${tool} jam${s} on something, and ${by} stands there before ${at} with nothing.
    It is over before it began: ${by} stumbles, and ${at} bares teeth.
    Fear does this: ${by} closes both eyes, and misses ${at}.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: ['stopped by armor'] })`
    ${by} hits ${at}, and the armor groans, and holds.
    ${tool} grate${s} along ${at}’s armor and bite${s} nothing.
    It should have killed. ${at}’s armor thinks otherwise; ${by} thinks again.
    ${by} jars both arms to the elbow on ${at}’s armor.
    A dull sound, a dent in ${at}’s armor, no blood for ${by}.
    ${at} leans into ${by}’s blow and lets the armor pay.
    ${by} gets through the guard, but not through ${at}’s armor.
    Armor keeps ${at} alive a while longer against ${by}.
  `,
  blow({ way: ['melee'], outcome: LANDED, result: STOPPED })`
    ${at} takes the blow and does not even look down.
    ${by} might as well hit a door as ${at}.
    The edge skids off ${at}; ${by} smells hot metal.
    ${at} feels the weight of ${by}’s blow, and nothing else.
  `,
];

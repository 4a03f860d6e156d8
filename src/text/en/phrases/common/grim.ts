import { ANSWERS } from '../../../../rules/core/blow.ts';
import { type Blows, blow, HURT, LANDED, MISSED, STOPPED } from '../../../blow-lines.ts';
import { at, by, noMap, own, s, tool } from '../../../phrase.ts';

/** What somebody does about a blow, and what it does that nobody meant, told darkly. */
export const grimAnswers: Blows = [
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['dodge'] })`
    ${noMap}${at} dodges into the mud, and lives; ${by} spits.
    ${at} ducks, and feels the wind of ${by}’s ${own} in the hair.
    ${at} dodges like an animal. ${by} hits nothing.
    A dodge, a scramble, and ${at} is still breathing before ${by}.
    ${by} grasps at it; ${at} ducks under and away.
    Fear dodges for ${at}; ${by} is left with the air.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['dodge'] })`
    ${at} dodges, and ${by} gets the half that is late.
    ${at} ducks the wrong way. ${by} does not need a second chance.
    The dodge saves ${at}’s life, perhaps; not the skin. ${by} saw to that.
    ${at} tries to dodge, and ${by} follows.
  `,
  blow({ way: ['melee', 'ranged'], outcome: [...MISSED, ...LANDED], result: STOPPED, answer: ['block'] })`
    ${at} blocks, with arms that will not lift tomorrow; ${by} gets nothing.
    ${by} hammers at it. ${at} blocks, and blocks.
    ${at} hides behind the block and comes out whole.
    A dull crack, ${at}’s block holds, and ${by} curses.
    ${at} blocks because there is nothing else left to do against ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['block'] })`
    ${at} blocks, and it comes through the block; ${by} leans on it.
    Half of it ${at} blocks. The other half bleeds. ${by} looks at both.
    ${by} breaks through ${at}’s block, and something gives.
    ${at} blocks too low for ${by}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['parry'] })`
    ${at} parries, barely, with a sound like a broken bell; ${by} swears.
    ${by} comes on; ${at} parries and shoves.
    A parry out of habit, and ${at} goes on living before ${by}.
    ${at} turns ${tool} away by a finger’s breadth.
    ${at} parries, arms shaking, and ${by} sees them shake.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['parry'] })`
    ${at} parries, and ${by} goes through it.
    The parry slips in wet hands, and ${by} gets at ${at}.
    ${by} waits for the parry, and then hurts ${at}.
    ${at} parries the wrong thing. ${by} shows which was the right one.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED })`
    ${by} hits ${at}, and it is like hitting the weather.
    It lands. ${at} does not bleed. ${by} looks again.
    ${at} ought to be hurt, and is not; ${by} feels the first doubt.
    ${by}’s ${own} find${s} ${at}, and ${at} is whole.
    All that strength, ${by}, and ${at} only breathes a little harder.
    ${at} takes it and keeps coming. ${by} has nothing to show.
    ${by} gets it in, and it does nothing; ${at} shows teeth.
    Whatever ${at} is made of, ${by} has not marked it.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: HURT, answer: ['helpless'] })`
    ${at} can do nothing. ${by} does something.
    There is no honor in it: ${by} hits ${at}, who cannot answer.
    ${by} takes the time it takes. ${at} has no say in it.
    ${at} lies there like meat, and ${by} treats ${at} so.
    Nobody stops ${by}; ${at} cannot.
    It is work, not fighting, what ${by} does to ${at}.
  `,
  blow({ way: ['melee', 'ranged'], outcome: MISSED, answer: ['helpless'] })`
    ${at} does not move, and ${by} misses. Hands shake.
    ${by} cannot look, and so ${at} is missed.
    Even so ${by} fails to hit ${at}.
    ${at} will never know how near ${by} was.
  `,
  blow({ way: ['melee', 'ranged'], outcome: LANDED, result: STOPPED, answer: ['helpless'] })`
    ${by} hits what cannot fight back, and ${at} is not even marked.
    ${at} lies still under it. Nothing breaks. ${by} tries not to think.
    It lands on ${at} and does nothing; ${by} looks away.
    ${by} spends it on ${at}, who takes no harm and gives no answer.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: [...HURT, 'nothing'], answer: ['helpless'] })`
    ${at} cannot even scream, and ${by}’s ${own} goes in.
    Nothing in ${at} is awake to stop it. ${by} lets it loose.
    ${by} speaks over ${at} as over an open grave, and it works.
    It takes ${at} as it finds ${at}: helpless before ${by}.
  `,
  blow({ way: ['spell'], outcome: MISSED, answer: ['helpless'] })`
    ${at} could not have stopped it. ${by} did, by failing.
    The words go sour in ${by}’s mouth, and ${at} is left alone.
    It passes over ${at} as if there were nothing left to take; ${by} shivers.
    ${by} fails, with ${at} helpless, and knows what that means.
  `,
  blow({ way: ['spell'], outcome: LANDED, result: ['stopped', 'stopped by armor'], answer: ['helpless'] })`
    It creeps over ${at}, finds nothing it can eat, and goes; ${by} has paid.
    ${by}’s ${own} breaks on ${at}, who does not know.
    ${at} lies in it, unharmed, and ${by} grows cold.
    Something keeps ${at} that does not sleep. ${by} feels it.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS })`
    ${by} wanted blood. ${at} has more of it now.
    It closes what it should have opened in ${at}; ${by} stares.
    ${at} feeds on it, and ${by} understands too late.
    The harm goes into ${at} and comes out as strength. ${by} backs away.
    ${by} has done ${at} a kindness, and meant none.
    Wounds close on ${at} where ${by} meant to make one.
  `,
  blow({ outcome: LANDED, result: ['healed'], answer: ANSWERS, helpful: true })`
    ${by}’s ${own} drags ${at} back a little way.
    It hurts to be mended; ${at} bears it, and ${by} goes on.
    ${by} closes what can be closed in ${at}.
    The bleeding stops under ${by}’s hands, and ${at} breathes.
    ${by} gives, and ${at} takes, as the drowning do.
    Some color comes back to ${at}; ${by} has none left.
  `,
  blow({ outcome: LANDED, result: ['nothing', ...STOPPED], answer: ANSWERS, helpful: true })`
    ${by} puts ${tool} on ${at}, for what it is worth.
    ${at} feels ${by}’s ${own} settle in the bones.
    A small mercy from ${by}, and ${at} has it now.
    ${tool} takes to ${at}; ${by} nods, and counts what it cost.
  `,
  blow({ outcome: LANDED, result: ['nothing to mend'], answer: ANSWERS, helpful: true })`
    ${by} spends it on ${at}, who had nothing to heal.
    ${at} was whole. ${by}’s ${own} is gone all the same.
    There is no wound on ${at} yet. ${by} looked for one.
    ${by}’s ${own} finds nothing to close in ${at}.
    ${at} is unhurt. ${by} should have waited an hour.
    ${by} wastes it on ${at}, who has no wound yet.
    ${at} shakes a tired head at ${by}: there is nothing to heal, so far.
    ${at} is unhurt, and ${by} knows that it will not last.
    ${by} finds no wound on ${at}. That is rare enough down the road.
    ${at} stands there unhurt, and ${by} has one hope fewer.
  `,
  blow({ outcome: MISSED, answer: ANSWERS, helpful: true })`
    ${by} has nothing that helps ${at}.
    It does not take. ${at} looks at ${by}, and ${by} looks away.
    ${by}’s ${own} comes to nothing, and ${at} waits on.
    Help was meant for ${at}; ${by} could not hold it.
  `,
];

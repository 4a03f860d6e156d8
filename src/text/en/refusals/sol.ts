import type { SolRefusals } from '../../../rules/sol/refusals.ts';
import type { RefusalWords } from '../book.ts';

/** What Project Sol's rules say no to, in plain words with the way out. Facts may hold names; the caller escapes them. */
export const solRefusals: RefusalWords<SolRefusals> = {
  concealed: ({ target }) =>
    `There is no line of sight to ${target}: no attack may target them. \`/act action:move\` first, or pick another target.`,
  'not-flanked': ({ target, enemies }) =>
    `${target} is flanked only between two enemies who can act, and has ${enemies}. Attack without \`flanked\`.`,
  'not-in-hand': ({ weapon, hand, cost }) =>
    `The ${weapon} is not in hand; the ${hand} is. \`/act action:draw with:${weapon}\` draws it for ${cost} action ${cost === 1 ? 'point' : 'points'} (house value).`,
  'out-of-reach': ({ tool, target, metres }) =>
    `The ${tool} reaches only squares that touch; ${target} is ${metres} m away. \`/move\` closer first, or pick another target.`,
  'cover-by-place': ({ name }) =>
    `On a field cover is where ${name} stands: \`/move\` behind something, such as a crate or a wall.`,
  'in-hand': ({ weapon, name }) => `${name} holds the ${weapon} already. \`/attack\` with it, or draw another.`,
  'aim-full': ({ name, most }) => `${name} aims as well as can be: +${most}. \`/attack\` now.`,
  'no-styles': ({ typed }) => `Project Sol has no attack style “${typed}”. Leave \`style\` out.`,
  'no-stress': () => 'Nothing is staked on an attack in Project Sol. Leave `stress` out.',
  'already-so': ({ name, state }) =>
    `${name} is ${state.endsWith('cover') ? `in ${state}` : state} already. Spend the point on something else, or \`/turn end\`.`,
  'no-wounds': ({ name }) => `${name} has no wounds.`,
  'medkit-tried': ({ name, level }) =>
    `A medkit has been tried on every level ${level} wound of ${name}, and once is all a wound gets. \`/rest\` after the fight.`,
  'no-medkit': ({ name }) =>
    `${name} carries no medkit. Somebody else may: \`/act action:medkit target:${name}\` on their turn.`,
  'buying-forbidden': () =>
    'Hits are bought only where the GM allows it: the GM sets `buying-hits` to true. Or roll the test.',
  'buying-in-combat': () =>
    'Hits cannot be bought in combat. Roll the test: leave `how: bought hits` out, name a difficulty.',
  'surprise-late': () =>
    'Surprise is tested before the rounds run. While they do, the GM puts it on: `/condition add condition:surprised`.',
  'follows-of-itself': ({ condition }) =>
    `“${condition}” follows from wounds, points and turns by itself. Change those: \`/condition add condition:wound\` or \`/adjust\`.`,
  hours: ({ most }) => `Say how many hours you rest, from 1 to ${most}: \`/rest kind:8 hours\`.`,
  'no-gear': ({ name }) => `${name} has no gear with an action of its own.`,
  'no-attribute': ({ typed, known }) =>
    `“${typed}” has no attribute in it. A pool is a skill and an attribute, as in \`Perception + INT\`, or two attributes. There are: ${known}.`,
  'one-difficulty': ({ one, other }) =>
    `A test has one difficulty, and you say two: ${one} and ${other}. Leave one out.`,
  'no-use': ({ option }) => `${NO_USE[`${option}`] ?? `\`${option}\` changes nothing here`}. Leave it out.`,
  'no-words': ({ wound }) => `Say what ${wound} is in the story: \`/act action:note say:a broken rib\`.`,
};

/** Why an option has no use, by its name among the facts of a deed. */
const NO_USE: Readonly<Record<string, string>> = {
  targets: 'This is not done to anybody: `target` changes nothing',
  tool: 'This is not done with anything: `with` changes nothing',
  manner: 'There is one way to do this: `how` changes nothing',
  amount: 'There is nothing to count here: `amount` changes nothing',
  to: 'This leads nowhere: a tile changes nothing',
  range: 'Ranges are not kept in Project Sol: `range` changes nothing',
  cover: 'Nobody is attacked by this: `cover` changes nothing',
  flanked: 'Nobody is attacked by this: `flanked` changes nothing',
  behind: 'Backs are like fronts in Project Sol, but for being flanked: `behind` changes nothing',
  highGround: 'High ground is like any other in Project Sol: `high_ground` changes nothing',
};

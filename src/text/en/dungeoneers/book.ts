import { DIRECTIONS } from '../../../field/field.ts';
import type { CombatantId } from '../../../rules/core/encounter.ts';
import type { CoreFacts } from '../../../rules/core/reason.ts';
import type { DungeoneersFacts } from '../../../rules/dungeoneers/reasons.ts';
import type { DungeoneersRefusals } from '../../../rules/dungeoneers/refusals.ts';
import type { Dungeoneers } from '../../../rules/dungeoneers/sheet.ts';
import type { ResourceNames } from '../../grammar.ts';
import type { ActLabels, ActWords, AskingSay, QuestionWords, Words } from '../../words.ts';
import { bookOf, type RefusalWords } from '../book.ts';
import { dungeoneers as phrases } from '../phrases/dungeoneers.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** What the rules' own names are called. */
const dungeoneersNames = {
  'opportune strike': 'opportune strike',
  'turn end': 'turn end',
  'as set': 'as set',
  'with the last action': 'with the last action',
  'with the last point': 'with the last point',
  'by hand': 'by hand',
  strike: 'strike',
  hold: 'hold',
  'dodge by': 'dodge by',
  higher: 'higher',
  power: 'power',
  prowess: 'prowess',
  'spell save': 'spell save',
  'spell resistance': 'spell resistance',
  allies: 'allies',
  never: 'never',
  always: 'always',
  resist: 'resist',
  fail: 'fail',
  'let through': 'let through',
  'readied act': 'readied act',
  first: 'first',
  turning: 'turning',
  turn: 'turn',
  stay: 'stay',
  reaction: 'reaction',
  use: 'use',
  start: 'start',
  adjacent: 'adjacent',
  away: 'away',
  // “Within reach” would sound as if they could be struck.
  'at reach': '2 squares away',
  bludgeoning: 'bludgeoning',
  piercing: 'piercing',
  slashing: 'slashing',
  heat: 'heat',
  cold: 'cold',
  toxic: 'toxic',
  melt: 'melt',
  erase: 'erase',
  // English calls them as the field does.
  ...Object.fromEntries(DIRECTIONS.map((direction) => [direction, direction])),
} as const;

/** How a roll comes out. */
const dungeoneersDegrees: Readonly<Record<Dungeoneers['degree'], string>> = {
  miss: 'miss',
  hit: 'hit',
  'critical hit': 'critical hit',
  deflects: 'deflects',
  pierces: 'pierces',
  'pierces critically': 'pierces critically',
  'save passed': 'save passed',
  'save failed': 'save failed',
  resisted: 'resisted',
  success: 'success',
  failure: 'failure',
};

/** The same at the end of a short sum. */
const dungeoneersResults: Readonly<Record<Dungeoneers['degree'], string>> = {
  miss: 'a miss',
  hit: 'a hit',
  'critical hit': 'a critical hit',
  deflects: 'deflected',
  pierces: 'through',
  'pierces critically': 'through, critically',
  'save passed': 'the save is passed',
  'save failed': 'the save is failed',
  resisted: 'resisted',
  success: 'a success',
  failure: 'a failure',
};

const dungeoneersResources: ResourceNames = {
  wounds: { forms: { one: 'wound', other: 'wounds' } },
  stress: { forms: { other: 'stress' } },
  magica: { forms: { other: 'magica' } },
  'action points': {
    forms: { one: 'action point', other: 'action points' },
    short: { one: 'action', other: 'actions' },
  },
  'movement points': {
    forms: { one: 'movement point', other: 'movement points' },
    short: { one: 'move', other: 'moves' },
  },
  'reaction points': {
    forms: { one: 'reaction point', other: 'reaction points' },
    short: { one: 'reaction', other: 'reactions' },
  },
  uses: { forms: { one: 'use', other: 'uses' }, of: (name) => `uses of ${name}` },
};

const MOVES: Readonly<Record<string, (whom: string) => string>> = {
  engage: (whom) => `Go up to ${whom}`,
  withdraw: (whom) => `Step back from ${whom}`,
  behind: (whom) => `Get behind ${whom}`,
  across: () => 'Go from one to another',
};
const several = (manner: string) => (manner === 'engage' ? 'Go up to several' : 'Step back from several');
const moved = (manner: string, target: string | undefined) =>
  target === undefined && manner !== 'across' ? several(manner) : (MOVES[manner]?.(target ?? '') ?? manner);

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const dice = (amount: number) => `${amount} more ${amount === 1 ? 'die' : 'dice'}`;

const labels: ActLabels = {
  attack: ({ tool, manner, target }) => {
    const isImprovised = tool === 'Improvised';
    const what = tool === undefined || isImprovised ? '' : ` with ${tool}`;
    const how = [isImprovised ? 'improvised' : undefined, manner].filter((each) => each !== undefined).join(', ');
    return `Attack${target === undefined ? '' : ` ${target}`}${what}${how === '' ? '' : ` (${how})`}`;
  },
  move: ({ manner = '', target }) => moved(manner, target),
  use: ({ tool, manner, target, self }) => {
    if (manner !== undefined) return `${tool}: ${lower(moved(manner, target))}`;
    return `Use ${tool}${target === undefined || self ? '' : ` on ${target}`}`;
  },
  equip: ({ tool, manner }) => `${manner === 'take off' ? 'Take off' : 'Equip'} ${tool}`,
  turn: ({ target }) => `Turn to ${target}`,
  disengage: ({ manner }) => (manner === undefined ? 'Disengage' : `Break free (${manner})`),
  ready: ({ manner }) => `Ready an act, ${manner} a turn`,
  hazard: ({ manner = '' }) => `Hazard: ${manner}`,
  mend: ({ manner = '' }) => `Mend ${manner}`,
  place: ({ manner = '' }) => `Place ${manner}`,
};

/** What the acts of Dungeoneers are called, and what their forms ask. */
const dungeoneersActs: ActWords = {
  labels,
  questions: { ready: { whom: 'Whose turn?', how: 'What do you do then?' } },
  amounts: {
    stress: { asks: 'Stress for more dice to hit', line: (amount) => `${amount} stress: ${dice(amount)} to hit` },
    magica: {
      asks: 'Magica beyond its cost',
      line: (amount) => `${amount} magica: ${dice(amount)} against resistance`,
    },
    'wounds or stress': { asks: 'How much?', line: String },
  },
};

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const dungeoneersReasons: Words<Omit<DungeoneersFacts, keyof CoreFacts>> = {
  'stress taken': () => 'stress taken for it',
  'past capacity': () => 'past stress capacity',
  'from behind': () => 'from behind',
  'behind on the field': ({ at, target, facing }, { named }) =>
    `from behind (${target} faces ${named(facing)}, away from ${at})`,
  'behind by GM’s word': ({ words }, { safe }) =>
    `from behind by the GM’s word${words === undefined ? '' : ` (“${safe(words)}”)`}`,
  natural: () => 'natural',

  'armor value': () => 'armor value',
  'spell resistance': () => 'spell resistance',

  'threatened by': ({ count }) => `threatened by ${count}`,

  attack: () => 'attack',
  pierce: () => 'pierce',
  grapple: () => 'grapple',
  push: () => 'push',
  escape: () => 'escape',
  'spell attack': () => 'spell attack',
  'spell save': ({ save }) => `spell save by ${save}`,
  'spell pierce': () => 'spell pierce',

  critical: () => 'critical hit',
  weak: ({ type }) => `weak to ${type}`,
  resists: ({ type }) => `resists ${type}`,
  'room for stress': () => 'room for stress',
  'taken as stress': () => 'taken as stress',

  'hit dice bought': () => 'taken for hit dice',
  'pierce dice bought': () => 'taken for pierce dice',
  'three times capacity': () => 'stress past three times capacity',
  hazard: () => 'hazard',
  mended: () => 'mended',
  rest: ({ kind }) => `${kind} rest`,

  'opportune strike': () => 'opportune strike',
  spellcast: () => 'spellcast',
  disengage: () => 'disengage',
  defend: () => 'defend',
  sprint: () => 'sprint',
  move: () => 'move',
  'stand up': () => 'stand up',
  turn: () => 'turn',
  ready: () => 'ready',
  'readied act': () => 'readied act',
  equip: () => 'equip',
  'turn starts': () => 'the turn starts',
  'round starts': () => 'the round starts',
  'scene starts': () => 'the scene starts',

  'drops prone': () => 'drops prone',
  'stands up': () => 'stands up',
  'a move is done': () => 'a move is done',
  'hold lost': () => 'the hold is lost',
  'lets go': () => 'lets go',
  'breaks free': () => 'breaks free',
  'moves on another turn': () => 'moves on another turn',

  equips: ({ item }, { safe }) => `equips ${safe(item)}`,
  'takes off': ({ item }, { safe }) => `takes off ${safe(item)}`,
  tossed: ({ item }, { safe }) => `tossed ${safe(item)}`,
  'as the sheet says': () => 'as the sheet says',

  'effect on a hit': ({ note }, { safe }) => safe(note),
  'effect on a miss': ({ note }, { safe }) => safe(note),
  'effect on a pierce': ({ note }, { safe }) => safe(note),
  'effect on a deflection': ({ note }, { safe }) => safe(note),
  'failed on purpose': ({ spell }, { safe }) => safe(spell),
  'let through': ({ spell }, { safe }) => safe(spell),
  'wound past capacity': ({ capacity }, { whose = 'the creature' }) =>
    capacity === 0
      ? `${whose} can sustain no wound at all, and dies`
      : `${whose} had ${capacity} of ${capacity} wounds, and dies of any more`,
  'more than capacity': ({ wounds, capacity }, { whose = 'the creature' }) =>
    `${whose} dies of ${wounds} wounds at once: that is more than ${capacity}`,
  'nothing to mend': ({ item }, { whose = 'the creature', safe }) =>
    `${safe(item)}: ${whose} had nothing that it mends`,
  'carried along': () => 'carried along',
  'push stopped': ({ by }) => (by === 'somebody' ? 'that tile is full' : 'the ground lets nobody through'),
  falls: ({ levels }) => `${levels} ${levels === 1 ? 'level' : 'levels'} down, and what that does is the GM’s word`,
  'ambient magica': ({ cost, pierce }) => `ambient magica: ${cost} for the cost, ${pierce} for spell pierce`,

  'held by': ({ whom }, { name }) => `Grappled by ${name(whom)}`,
  holds: ({ whom }, { name }) => `Grappling ${name(whom)}`,
  faces: ({ whom }, { name }) => `Facing ${name(whom)}`,
  'faces toward': ({ direction }, { named }) => `Facing ${named(direction)}`,
  'at the back': ({ whom }, { name }) => `${name(whom)} at the back`,
  enchanted: ({ item, gives }, { safe, list }) => {
    const gifts = gives.map(({ to, value }) => `${value < 0 ? '−' : '+'}${Math.abs(value)} ${to}`);
    return `Enchanted: ${safe(item)}${gifts.length === 0 ? '' : ` (${list(gifts)})`}`;
  },

  initiative: ({ score }) => `initiative ${score}`,
  'initiative tie': ({ score }, { dice = '' }) => `initiative ${score}, tie: ${dice}`,

  'nobody lives': () => 'nobody lives',
  'one side lives': ({ side }, { safe }) => `only ${safe(side)} live`,

  'to be grappled': ({ attacker }, { name }) => `${name(attacker)} tries to get a hold on you`,
  'to be pushed': ({ attacker }, { name }) => `${name(attacker)} tries to push you`,
  'leaves the threat range': ({ mover }, { name }) => `${name(mover)} leaves your threat range`,
  'attacks from afar': ({ mover }, { name }) => `${name(mover)} attacks from afar`,
  'casts from afar': ({ mover }, { name }) => `${name(mover)} casts from afar`,
  readied: ({ act, tool, moment, turn }, { name, safe }) =>
    `Readied: ${act}${tool === undefined ? '' : ` with ${safe(tool)}`} ${moment} the turn of ${name(turn)}`,
  'may react': ({ attacker, item }, { name, safe }) => `${safe(item)}, against ${name(attacker)}`,
  'may turn': ({ target }, { name }) => `Turn to ${name(target)} for it?`,
  'may turn going': ({ to }) => `Turn toward ${to} for it?`,
  'cast at': ({ caster, spell }, { name, safe }) => `${name(caster)} casts ${safe(spell)} on you`,
};

const REACTION = '1 reaction';

/** What the questions of this book are in words. */
const dungeoneersQuestions: QuestionWords<DungeoneersFacts> = {
  'to be grappled': ({ attacker }, say) => dodging(`${say.name(attacker)} tries to get a hold on ${say.subject}.`),
  'to be pushed': ({ attacker }, say) => dodging(`${say.name(attacker)} tries to push ${say.subject}.`),
  'leaves the threat range': ({ mover }, say) =>
    striking(
      `${say.name(mover)} leaves the threat range of ${say.subject}.`,
      mover,
      `Let ${say.called(mover)} go`,
      say,
    ),
  'attacks from afar': ({ mover }, say) =>
    striking(`${say.name(mover)} attacks from afar beside ${say.subject}.`, mover, 'Do not strike', say),
  'casts from afar': ({ mover }, say) =>
    striking(`${say.name(mover)} casts from afar beside ${say.subject}.`, mover, 'Do not strike', say),
  'may react': ({ attacker, item, points, spends }, { name, safe, short, subject, priced, brief }) => ({
    what: `${name(attacker)} attacks ${subject}, who may answer with ${safe(item)}.`,
    ask: '',
    answers: {
      use: priced(`Use ${short(item)}`, points && spends ? brief(points, spends) : ''),
      hold: `Do not use ${short(item)}`,
    },
    stake: true,
  }),
  'may turn': ({ target }, { name, called, subject }) => ({
    what: `${subject} may turn to ${name(target)} first.`,
    ask: 'It is free.',
    answers: { turn: `Turn to ${called(target)}`, stay: 'Face as before' },
  }),
  'may turn going': ({ to }, { subject }) => ({
    what: `${subject} goes to ${to} and may turn on the way.`,
    ask: 'It is free.',
    answers: { turn: 'Turn the way I go', stay: 'Face as before' },
  }),
  'cast at': ({ caster, spell }, { name, safe, subject }) => ({
    what: `${name(caster)} casts ${safe(spell)} on ${subject}.`,
    ask: '',
    answers: { resist: 'Resist the spell', fail: 'Fail on purpose', 'let through': 'Let the spell through' },
    stake: true,
  }),
  readied: ({ act, tool, moment, turn }, { name, safe, short, subject, priced }) => ({
    what: `${subject} has readied ${act}${tool === undefined ? '' : ` with ${safe(tool)}`}: it is ${moment} the turn of ${name(turn)}.`,
    ask: '',
    answers: {
      defend: priced('Defend now', REACTION),
      disengage: priced('Disengage now', REACTION),
      hold: 'Hold back',
    },
    named: (target) => priced(`Act on ${short(target)}`, REACTION),
  }),
};

function dodging(what: string) {
  return { what, ask: '', answers: { power: 'Dodge by power', prowess: 'Dodge by prowess' }, stake: true } as const;
}

function striking(what: string, mover: CombatantId, hold: string, { called, priced }: AskingSay) {
  return {
    what,
    ask: 'An opportune strike costs a reaction point.',
    answers: { strike: priced(`Strike ${called(mover)}`, REACTION), hold },
  };
}

/** What only Dungeoneers says no to, in plain words, with the way out. Names in the facts are escaped by the caller. */
export const dungeoneersRefusals: RefusalWords<DungeoneersRefusals> = {
  'threatened-is-computed': ({ name }) =>
    `Threatened is never set by hand: whether ${name} is follows from who stands how near. A GM moves people with \`/act action:place\`.`,
  'wasted-dice': ({ name }) =>
    `${name} is Prone: from afar at most 1 hit die is rolled, so extra dice would be wasted. Leave \`stress\` out, or come nearer first.`,
  'too-near': ({ weapon }) =>
    `The ${weapon} only reaches beyond your own threat range. Step back (\`/act action:move how:withdraw\`) or strike with \`weapon:Improvised\`.`,
  'not-equipped': ({ weapon }) =>
    `The ${weapon} is not in hand. Draw it or pick it up first: \`/act action:equip with:${weapon}\`.`,
  'not-adjacent': ({ name }) =>
    `You can only get behind somebody you stand next to. Come nearer to ${name} first: \`/act action:move how:engage\`.`,
  'range-contradicts': ({ name, position, said }) =>
    `You stand ${position} to ${name}, so "${said}" cannot be. Leave the range out; only of those away say it, in tiles from 3 up ("6").`,
  'faces-you': ({ name }) =>
    `${name} faces you, so you are not behind. Attack without \`behind\`, or get around first: \`/act action:move how:behind\`.`,
  already: ({ name, condition }) =>
    `${name} already has that: ${condition}. It does not stack; do something else, or \`/turn end\`.`,
  held: ({ name }) =>
    `${name} is Grappled: no movement points, and none can be gained. Break free first: \`/act action:disengage\`.`,
  'holds-already': ({ name }) =>
    `${name} already holds somebody, and can hold only one. Let go first: \`/act action:release\`.`,
  'held-already': ({ name }) => `${name} is already held; a creature is held by one only. Attack or push instead.`,
  'not-holding': ({ name }) =>
    `${name} holds nobody, so there is nobody to let go of. \`/act action:grapple\` seizes somebody.`,
  'no-open-line': ({ name }) =>
    `No line to ${name} is open: a wall, or higher ground, is between. Go where you see them first: \`/move\`.`,
  'stands-on-field': ({ name }) =>
    `${name} is on the field, which says how far away that is. Move somebody there with \`/field place\`.`,
  'not-in-reach': ({ name }) =>
    `${name} is not within your threat range. Come nearer first: \`/act action:move how:engage\`.`,
  'cannot-move': ({ name }) =>
    `You hold ${name}, who comes along wherever you go. Name somebody else to move by, or let go first: \`/act action:release\`.`,
  'no-closer': ({ name }) =>
    `You already stand next to ${name}. Attack, or \`/act action:move how:behind\` or \`withdraw\`.`,
  'no-farther': ({ name }) =>
    `You are already away from ${name}. Say how far with the attack (\`range:8\`), or \`engage\`.`,
  'no-tome': ({ spell }) =>
    `While rounds run ${spell} is cast from a tome, and you have none in hand. \`/act action:equip\` one, or use a cantrip.`,
  'no-room': ({ item, slot }) =>
    slot === 'wield'
      ? `You have two hands, and they are full. Take something off before ${item}: \`/act action:equip how:take off\`.`
      : `You already wear something on your ${slot}. Take it off before ${item}: \`/act action:equip how:take off\`.`,
  'dead-stay-dead': ({ name }) =>
    `${name} is dead, and nothing heals the dead. \`/undo\` takes the last deed back, if it was a slip.`,
  'readied-by-act': ({ name }) =>
    `Readied is never set by hand: ${name} pays for an act on its own turn with \`/act action:ready\`.`,
  'in-use-already': ({ name, item }) =>
    `${name} has ${item} in use already. \`/act action:equip how:take off\` puts it away.`,
  'off-already': ({ name, item }) =>
    `${name} has ${item} put away already. \`/act action:equip\` draws it or puts it on.`,
  'lacks-action': ({ name, action }) =>
    `${name} cannot take that action: ${action}. Its sheet says so; \`/act\` offers what it can do.`,
  'harm-needs-rounds': ({ spell }) =>
    `${spell} does harm, and harm is for when rounds run. The GM begins them with \`/initiative\`.`,
  'held-to-one-die': ({ name }) =>
    `${name} rolls at most 1 die to hit, so extra dice would be wasted. Leave \`stress\` out.`,
  'waits-for-trigger': ({ ability, trigger }) =>
    `${ability} answers its own moment (${trigger}) and is used at no other. \`/standing-order about:reaction\` says whether you are asked then.`,
  'cannot-cross': ({ name }) =>
    `To step across, name whom you come nearer to and then whom you leave. Only to ${name}: \`/act action:move how:engage\`.`,
  'not-prone': ({ name }) => `${name} is not Prone and stands already. \`/act action:drop-prone\` would change that.`,
};

export const dungeoneers = bookOf({
  reasons: dungeoneersReasons,
  questions: dungeoneersQuestions,
  resources: dungeoneersResources,
  degrees: dungeoneersDegrees,
  results: dungeoneersResults,
  names: dungeoneersNames,
  refusals: dungeoneersRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: dungeoneersActs,
  practice,
});

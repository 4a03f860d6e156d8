import type { CombatantId } from '../../../rules/core/encounter.ts';
import type { CoreFacts } from '../../../rules/core/reason.ts';
import type { MasteryFacts } from '../../../rules/mastery/reasons.ts';
import type { MasteryRefusals } from '../../../rules/mastery/refusals.ts';
import type { Mastery } from '../../../rules/mastery/sheet.ts';
import type { ResourceNames } from '../../grammar.ts';
import type { ActLabels, ActWords, QuestionWords, Say, Words } from '../../words.ts';
import { bookOf, type RefusalWords } from '../book.ts';
import { mastery as phrases } from '../phrases/mastery.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** What the rules' own names are called. */
const masteryNames = {
  defense: 'defense',
  cheapest: 'cheapest',
  block: 'block',
  dodge: 'dodge',
  glancing: 'glancing',
  solid: 'solid',
  critical: 'critical',
} as const;

/** How a roll comes out. */
const masteryDegrees: Readonly<Record<Mastery['degree'], string>> = {
  critical: 'critical',
  solid: 'solid',
  glancing: 'glancing',
  blocked: 'blocked',
  matched: 'matched',
  success: 'success',
  failure: 'failure',
  pass: 'pass',
  fail: 'fail',
};

/** The same at the end of a short sum. */
const masteryResults: Readonly<Record<Mastery['degree'], string>> = {
  critical: 'a critical hit',
  solid: 'a solid hit',
  glancing: 'a glancing hit',
  blocked: 'blocked',
  matched: 'matched, so blocked',
  success: 'a success',
  failure: 'a failure',
  pass: 'passed',
  fail: 'failed',
};

const masteryResources: ResourceNames = {
  stamina: { forms: { other: 'stamina' }, harm: { other: 'damage' } },
  action: { forms: { one: 'action', other: 'actions' } },
};

const labels: ActLabels = {
  attack: ({ manner, target }) => `${manner ?? 'Quick'} attack${target === undefined ? '' : ` on ${target}`}`,
  special: ({ tool, manner }) => `${tool}${manner === undefined ? '' : ' to harm'}`,
  defend: ({ manner }) => `Prepare to ${manner}`,
};

/** What the acts of Mastery are called, and what their forms ask. */
const masteryActs: ActWords = {
  labels,
  questions: { special: { how: 'To what end?' } },
  amounts: { stamina: { asks: 'What does it cost?' } },
};

const ATTACK_TYPES = { quick: 'Quick Attack', focused: 'Focused Attack', powerful: 'Powerful Attack' };
const FREE = { Speed: 'free by Speed', Prepared: 'free: prepared, a house rule' };

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const masteryReasons: Words<Omit<MasteryFacts, keyof CoreFacts> & Pick<MasteryFacts, 'stat'>> = {
  stat: ({ stat }, { safe }) => safe(stat),
  'attack type': ({ type }) => ATTACK_TYPES[type],
  skill: ({ skill }, { safe }) => safe(skill),
  defense: ({ defense }) => defense,
  'prepared defense': () => 'Defend',
  turn: () => 'turn',
  rest: ({ rest }) => `${rest} rest`,
  endurance: () => 'Endurance',
  damage: ({ band, difference }) => `${band} damage, difference ${difference}`,
  initiative: () => 'initiative',
  'initiative tie': () => 'initiative tie',
  attack: () => 'attack',
  special: () => 'special',
  stability: () => 'stability',
  difficulty: () => 'difficulty',
  'stability DC': () => 'stability DC',
  'opponent’s skill': ({ opponent, skill }, { name, safe }) => `${name(opponent)}’s ${safe(skill)}`,
  'own skill': ({ skill }, { safe }) => `own ${safe(skill)}`,
  'initiative roll': ({ tie, again = [] }, { dice = '' }) => {
    const settled = tie === undefined ? [] : [`tie settled by ${tie.skill} (${tie.level})`];
    return [dice, ...settled, ...(again.length === 0 ? [] : [`tie: d20 ${again.join(', ')}`])].join(', ');
  },
  advantage: ({ from }, { word, whose }) =>
    `${whose === undefined ? '' : `${whose}, `}advantage: ${from.map((each) => word(each)).join('; ')}`,
  'levels above': ({ skill, levels, against }, { safe }) => `${safe(skill)} ${levels} levels above ${safe(against)}`,
  'critical hit': () => 'an earlier critical hit',
  'counterattack opening': () => 'counterattack opening',
  'kept advantage': () => 'kept',
  'free defense': ({ defense, by }) => `${defense} ${FREE[by]}`,
  'stands ready': ({ defense, prepared }) => {
    const how = defense === undefined ? '' : `${defense} from now on`;
    const free = 'the first defense before the next turn costs no stamina (house rule)';
    return [how, prepared ? free : 'nothing is prepared: that takes the turn’s action'].filter(Boolean).join('; ');
  },
  hits: () => 'hits',
  'hits of the side': () => 'hits of the side',
  'standing defense': ({ defense }, { named }) => `${named('defense')}: ${named(defense)}`,
  'no hold': ({ status }) => `${status} does not take hold: collapsed`,
  attacked: ({ attacker, how, free }, { name, word }) => {
    const [block, dodge] = (['block', 'dodge'] as const).map((each) => (free.includes(each) ? 'free' : '1 stamina'));
    return `${name(attacker)}: ${word(how)}. Block: ${block}. Dodge: ${dodge}`;
  },
  'used by attack': () => 'used by this attack',
  'used by defense': () => 'used by this defense',
  collapsed: () => 'collapsed',
  awake: () => 'awake',
  'above a quarter': () => 'stamina is above 25 %',
  'above 0': () => 'stamina is above 0',
  'recovering and stunned': () => 'Recovering and Stunned',
  'last standing': ({ winners, side }, say) => `${those(winners, side, say)} the last standing`,
  'first to hits': ({ hits, winners, side }, say) =>
    `${those(winners, side, say)} first to ${say.count(hits, { one: 'hit', other: 'hits' })}`,
  draw: () => 'a draw, nobody stands',
};

/** Most winners that are named one by one. */
const MOST_NAMED = 3;

function those(winners: readonly CombatantId[], side: string, { name, list, safe }: Say): string {
  if (winners.length > MOST_NAMED) return `${safe(side)} are`;
  return `${list(winners.map(name))} ${winners.length === 1 ? 'is' : 'are'}`;
}

/** What the questions of this book are in words. */
const masteryQuestions: QuestionWords<MasteryFacts> = {
  attacked: ({ attacker, how, free }, { name, word, subject, priced }) => {
    const defending = (label: string, defense: 'block' | 'dodge') =>
      free.includes(defense) ? priced(label, 'free', true) : priced(label, '1 stamina');
    return {
      what: `${name(attacker)} attacks ${subject}: ${word(how)}.`,
      ask: '',
      answers: { block: defending('Block', 'block'), dodge: defending('Dodge', 'dodge') },
      stake: true,
    };
  },
};

/** What Mastery says no to, in plain words, with the way out. */
export const masteryRefusals: RefusalWords<MasteryRefusals> = {
  'action-taken': ({ name }) =>
    `${name} has taken this turn’s one action already. End the turn with \`/turn end\`; the next brings another.`,
  'target-collapsed': ({ name }) => `${name} has collapsed and is out of combat. Name somebody who still stands.`,
  'no-stakes': () =>
    'Nothing can be staked on an attack here: it costs what its style costs. Try `/attack style:powerful` for more weight, or `/act action:special` with a cost of your own.',
  'harm-needs-a-roll': ({ number }) =>
    `Damage goes by how far you beat the other’s roll, so it cannot be dealt against the number ${number}. Try \`how:harm vs Defense\`, or \`how:vs ${number}\` without the harm.`,
  'harm-costs': ({ least }) =>
    `A special action that is meant to harm costs at least ${least} stamina. Declare \`amount:${least}\` or more.`,
  'follows-of-stamina': ({ condition }) =>
    `${condition} follows of the stamina that is left. Set the stamina with \`/adjust\`, and it comes or goes by itself.`,
  'status-needs-words': () =>
    'A status of your own wants its words: `/condition add condition:Status note:blinded`. It is told, and nothing is counted.',
  counterattack: () =>
    'The book’s counterattack is what a defense opens that beats the attack by 10 or more: advantage on your next attack. To defend, block or dodge.',
  'one-purpose': () =>
    'A special action has one purpose: to meet a number (`how:vs 12`), to harm (`how:harm vs Defense`), or to bring one status (`how:stun vs Defense`). Name one; the other takes another turn.',
  'no-healing': () =>
    'Nothing in this book gives stamina back but a rest. Roll it against a number (`how:vs 12`), and the GM may give stamina with `/adjust`.',
  already: ({ name, condition }) =>
    `${name} is ${condition} already, and it does not stack. Take it off first with \`/condition remove\` if it should last otherwise.`,
};

export const mastery = bookOf({
  reasons: masteryReasons,
  questions: masteryQuestions,
  resources: masteryResources,
  degrees: masteryDegrees,
  results: masteryResults,
  names: masteryNames,
  refusals: masteryRefusals,
  phrases,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: masteryActs,
  practice,
});

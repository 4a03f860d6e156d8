import type { CoreFacts } from '../../rules/core/reason.ts';
import { DAMAGE_TYPES } from '../../rules/tdgs/content/types.ts';
import type { Share, TdgsFacts } from '../../rules/tdgs/reasons.ts';
import type { TdgsRefusals } from '../../rules/tdgs/refusals.ts';
import type { Tdgs } from '../../rules/tdgs/sheet.ts';
import { bookOf, type RefusalWords } from '../core/book.ts';
import { field } from '../map.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t } from '../t.ts';
import type { ActFacts, ActLabels, ActWords, QuestionWords, Say, Words } from '../words.ts';
import { briefs, practice } from './briefs.ts';
import { glossary } from './glossary.ts';
import { sheetLines } from './lines.ts';

const squaresOf = (count: number) => `${count} ${count === 1 ? t('tdgs-squares-of') : t('tdgs-squares-of-2')}`;

/** What the rules' own names are called. */
const tdgsNames = {
  get interrupt() {
    return t('tdgs-names-interrupt');
  },
  get first() {
    return t('tdgs-names-first');
  },
  get Dodge() {
    return t('tdgs-names-dodge');
  },
  get Block() {
    return t('tdgs-names-block');
  },
  get Parry() {
    return t('tdgs-names-parry');
  },
  get none() {
    return t('tdgs-names-none');
  },
  get 'opportunity attack'() {
    return t('tdgs-names-opportunity-attack');
  },
  get yes() {
    return t('tdgs-names-yes');
  },
  get no() {
    return t('tdgs-names-no');
  },
  get 'turn end'() {
    return t('tdgs-names-turn-end');
  },
  get 'with the last Action'() {
    return t('tdgs-names-with-the-last-action');
  },
  get 'by hand'() {
    return t('tdgs-names-by-hand');
  },
  // English calls them as the book does.
  ...Object.fromEntries(DAMAGE_TYPES.map((type) => [type, type])),
};

/** How a roll comes out. */
const tdgsDegrees: Readonly<Record<Tdgs['degree'], string>> = {
  get 'critical failure'() {
    return t('tdgs-degrees-critical-failure');
  },
  get failure() {
    return t('tdgs-degrees-failure');
  },
  get success() {
    return t('tdgs-degrees-success');
  },
  get 'critical success'() {
    return t('tdgs-degrees-critical-success');
  },
  get 'critical miss'() {
    return t('tdgs-degrees-critical-miss');
  },
  get miss() {
    return t('tdgs-degrees-miss');
  },
  get hit() {
    return t('tdgs-degrees-hit');
  },
  get 'critical hit'() {
    return t('tdgs-degrees-critical-hit');
  },
};

/** The same at the end of a short sum. */
const tdgsResults: Readonly<Record<Tdgs['degree'], string>> = {
  get 'critical failure'() {
    return t('tdgs-results-critical-failure');
  },
  get failure() {
    return t('tdgs-results-failure');
  },
  get success() {
    return t('tdgs-results-success');
  },
  get 'critical success'() {
    return t('tdgs-results-critical-success');
  },
  get 'critical miss'() {
    return t('tdgs-results-critical-miss');
  },
  get miss() {
    return t('tdgs-results-miss');
  },
  get hit() {
    return t('tdgs-results-hit');
  },
  get 'critical hit'() {
    return t('tdgs-results-critical-hit');
  },
};

const tdgsResources: ResourceNames = {
  hp: { forms: { other: t('tdgs-resources-hp-forms-other') }, harm: { other: t('tdgs-resources-hp-harm-other') } },
  actions: { forms: { one: t('tdgs-resources-actions-forms-one'), other: t('tdgs-resources-actions-forms-other') } },
  step: { forms: { one: t('tdgs-resources-step-forms-one'), other: t('tdgs-resources-step-forms-other') } },
  uses: {
    forms: { one: t('tdgs-resources-uses-forms-one'), other: t('tdgs-resources-uses-forms-other') },
    of: (name) => t('tdgs-resources-uses-of', { name }),
  },
  item: { forms: { other: t('tdgs-resources-item-forms-other') }, of: (name) => name },
  pool: { forms: { other: t('tdgs-resources-pool-forms-other') }, of: (name) => name },
  deflection: {
    forms: { other: t('tdgs-resources-deflection-forms-other') },
    of: (name) => t('tdgs-resources-deflection-of', { name }),
  },
};

const at = ({ target, self }: ActFacts, before = ' ') => (target === undefined || self ? '' : `${before}${target}`);
const tool = ({ tool: named }: ActFacts) => named ?? '';
const EQUIPS: Readonly<Record<string, string>> = {
  on: t('tdgs-equips-on'),
  off: t('tdgs-equips-off'),
  hand: t('tdgs-equips-hand'),
};
const SHOVES: Readonly<Record<string, (whom: string) => string>> = {
  prone: (whom) => t('tdgs-shoves-prone', { whom }),
  away: (whom) => t('tdgs-shoves-away', { whom }),
};
const ANSWERS: Readonly<Record<string, string>> = {
  full: t('tdgs-answers-full'),
  first: t('tdgs-answers-first'),
  none: t('tdgs-answers-none'),
  ask: t('tdgs-answers-ask'),
};
const METHODS: Readonly<Record<string, string>> = {
  water: t('tdgs-methods-water'),
  'roll on the ground': t('tdgs-methods-roll-on-the-ground'),
  'smother it': t('tdgs-methods-smother-it'),
};

const labels: ActLabels = {
  defend: ({ manner = '' }) => ANSWERS[manner] ?? t('tdgs-labels-defend', { manner }),
  use: (act) => t('tdgs-labels-use', { tool: tool(act), at: at(act, t('tdgs-labels-use-at')) }),
  equip: ({ tool: thing, manner = '' }) => `${EQUIPS[manner] ?? t('tdgs-labels-equip')} ${thing}`,
  move: (act) => t('tdgs-labels-move', { at: at(act, t('tdgs-labels-move-at')) }),
  step: (act) => t('tdgs-labels-step', { at: at(act, t('tdgs-labels-step-at')) }),
  disengage: (act) => t('tdgs-labels-disengage', { at: at(act, t('tdgs-labels-disengage-at')) }),
  shove: (act) => SHOVES[act.manner ?? t('tdgs-labels-shove')]?.(at(act)) ?? t('tdgs-labels-shove-2', { at: at(act) }),
  escape: () => t('tdgs-labels-escape'),
  stand: () => t('tdgs-labels-stand'),
  chase: (act) =>
    act.manner === 'flee'
      ? t('tdgs-labels-chase', { at: at(act, t('tdgs-labels-chase-at')) })
      : t('tdgs-labels-chase-2', { at: at(act) }),
  extinguish: (act) =>
    t('tdgs-labels-extinguish', {
      at: at(act, t('tdgs-labels-extinguish-at')),
      methods: METHODS[act.manner ?? ''] ?? '',
    }).trim(),
  treat: (act) =>
    t('tdgs-labels-treat', {
      manner: act.manner === 'poison' ? t('tdgs-labels-treat-manner') : t('tdgs-labels-treat-manner-2'),
      at: at(act, t('tdgs-labels-treat-at')),
    }),
  ready: () => t('tdgs-labels-ready'),
  fire: (act) =>
    t('tdgs-labels-fire', {
      filter: [act.tool, act.manner].filter((each) => each !== undefined).join(' '),
      at: at(act, t('tdgs-labels-fire-at')),
    }),
  delay: (act) => (act.target === undefined ? t('tdgs-labels-delay') : t('tdgs-labels-delay-2', { at: at(act) })),
  search: ({ manner }) =>
    manner === 'other' ? t('tdgs-labels-search') : t('tdgs-labels-search-2', { manner: manner ?? '' }),
  insight: (act) => t('tdgs-labels-insight', { at: at(act) }),
  suggest: (act) => t('tdgs-labels-suggest', { manner: act.manner ?? '', at: at(act, t('tdgs-labels-suggest-at')) }),
  dispel: (act) =>
    t('tdgs-labels-dispel', { tool: tool(act), at: act.self ? '' : at(act, t('tdgs-labels-dispel-at')) }),
  instant: (act) =>
    t('tdgs-labels-instant', {
      tool: tool(act),
      at: at(act, act.helps ? t('tdgs-labels-instant-at') : t('tdgs-labels-instant-at-2')),
    }),
  hazard: ({ tool: hazard, manner }) =>
    hazard ??
    (manner === 'out'
      ? t('tdgs-labels-hazard')
      : manner === 'in'
        ? t('tdgs-labels-hazard-2')
        : t('tdgs-labels-hazard-3')),
  destroy: ({ tool: piece, manner }) =>
    `${manner === 'mend' ? t('tdgs-labels-destroy') : t('tdgs-labels-destroy-2')} ${piece}`,
  ward: ({ manner = '' }) => t('tdgs-labels-ward', { manner }),
  check: (act) => t('tdgs-labels-check', { tool: tool(act) }),
};

/** What the acts of TDGS are called, and what their forms ask. */
const tdgsActs: ActWords = {
  labels,
  questions: {
    ready: { how: t('tdgs-acts-questions-ready-how') },
    move: { whom: t('tdgs-acts-questions-move-whom') },
    step: { whom: t('tdgs-acts-questions-step-whom') },
    disengage: { whom: t('tdgs-acts-questions-disengage-whom') },
    ward: { how: t('tdgs-acts-questions-ward-how') },
    check: { how: t('tdgs-acts-questions-check-how') },
  },
  hows: { in: t('tdgs-acts-hows-in'), other: t('tdgs-acts-hows-other') },
  amounts: {
    squares: { asks: t('tdgs-acts-amounts-squares-asks'), line: squaresOf },
    difficulty: {
      asks: t('tdgs-acts-amounts-difficulty-asks'),
      line: (amount) => t('tdgs-acts-amounts-difficulty-line', { amount }),
    },
    percent: { asks: t('tdgs-acts-amounts-percent-asks'), line: (amount) => `${amount}%` },
  },
};

const GRADES = [t('tdgs-grades'), t('tdgs-grades-2'), t('tdgs-grades-3'), t('tdgs-grades-4')];

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const tdgsReasons: Words<Omit<TdgsFacts, keyof CoreFacts>> = {
  unseen: (_, { whose }) => (whose === undefined ? t('tdgs-reasons-unseen') : t('tdgs-reasons-unseen-2', { whose })),
  charmed: (_, { whose }) => (whose === undefined ? t('tdgs-reasons-charmed') : t('tdgs-reasons-charmed-2', { whose })),
  'extended range': ({ band, shown }, { word }) =>
    t('tdgs-reasons-extended-range', { band: shown === undefined ? band : word(shown) }),
  position: ({ position, by }, { name, and }) =>
    by === undefined ? position : `${position}: ${and(by.map(({ who, at }) => `${name(who)} ${at}`))}`,
  'high ground': ({ tiles }) =>
    tiles === undefined
      ? t('tdgs-reasons-high-ground')
      : t('tdgs-reasons-high-ground-2', { tiles: tiles[0], tiles2: tiles[1] }),
  cover: ({ cover, by }) =>
    t('tdgs-reasons-cover', {
      cover,
      the: by === undefined ? '' : t('tdgs-reasons-cover-the', { the: field.the(by.ground), tile: by.tile }),
    }),
  band: ({ band }) => band,
  range: ({ band, squares, from, to }) => t('tdgs-reasons-range', { band, from, to, squares }),
  overruled: ({ of, why }, { word }) =>
    t('tdgs-reasons-overruled', { of: word(of), why: why === undefined ? '' : `: “${word(why)}”` }),
  size: () => t('tdgs-reasons-size'),
  damage: () => t('tdgs-reasons-damage'),
  difficulty: ({ of }, { word }) =>
    of === undefined ? t('tdgs-reasons-difficulty') : t('tdgs-reasons-difficulty-2', { of: word(of) }),
  natural: ({ face }) => t('tdgs-reasons-natural', { face }),
  luck: ({ luck }) => t('tdgs-reasons-luck', { luck: signed(luck) }),

  attack: () => t('tdgs-reasons-attack'),
  'opportunity attack': () => t('tdgs-reasons-opportunity-attack'),
  parry: () => t('tdgs-reasons-parry'),
  spell: () => t('tdgs-reasons-spell'),
  resist: ({ condition }) => t('tdgs-reasons-resist', { condition }),
  'shake off': ({ condition }) => t('tdgs-reasons-shake-off', { condition }),
  concentration: () => t('tdgs-reasons-concentration'),
  grapple: () => t('tdgs-reasons-grapple'),
  escape: () => t('tdgs-reasons-escape'),
  shove: () => t('tdgs-reasons-shove'),
  hide: () => t('tdgs-reasons-hide'),
  search: () => t('tdgs-reasons-search'),
  persuade: () => t('tdgs-reasons-persuade'),
  intimidate: () => t('tdgs-reasons-intimidate'),
  deceive: () => t('tdgs-reasons-deceive'),
  insight: () => t('tdgs-reasons-insight'),
  dispel: () => t('tdgs-reasons-dispel'),
  chase: () => t('tdgs-reasons-chase'),
  flee: () => t('tdgs-reasons-flee'),
  check: () => t('tdgs-reasons-check'),

  critical: ({ magnitude }) => t('tdgs-reasons-critical', { magnitude }),
  'raw minimum': () => t('tdgs-reasons-raw-minimum'),
  'hit minimum': () => t('tdgs-reasons-hit-minimum'),
  deflection: ({ share }, say) => shared(t('tdgs-reasons-deflection'), share, say),
  absorption: ({ type, percent, of, heals }, say) =>
    t('tdgs-reasons-absorption', {
      typeName: typeName(type, say),
      percent: say.percent(percent),
      of: say.word(of),
      heals,
    }),
  immunity: ({ type, of }, say) => t('tdgs-reasons-immunity', { typeName: typeName(type, say), of: say.word(of) }),
  interaction: ({ type, resistance, vulnerability }, say) =>
    `${typeName(type, say)} ${[
      ...(resistance === undefined ? [] : [shared(t('tdgs-reasons-interaction'), resistance, say)]),
      ...(vulnerability === undefined ? [] : [shared(t('tdgs-reasons-interaction-2'), vulnerability, say)]),
    ].join(' against ')}`,
  'in all': ({ type }, say) => t('tdgs-reasons-in-all', { typeName: typeName(type, say) }),
  absorbed: () => t('tdgs-reasons-absorbed'),
  'maximum HP': () => t('tdgs-reasons-maximum-hp'),
  'not above': () => t('tdgs-reasons-not-above'),
  hazard: ({ hazard }, { safe }) => safe(hazard),
  rest: ({ rest }) => t('tdgs-reasons-rest', { rest }),
  nature: () => t('tdgs-reasons-nature'),

  action: ({ action }) => action,
  used: () => t('tdgs-reasons-used'),
  absorbs: () => t('tdgs-reasons-absorbs'),
  degrades: () => t('tdgs-reasons-degrades'),
  'new turn': () => t('tdgs-reasons-new-turn'),
  'new round': () => t('tdgs-reasons-new-round'),
  'new scene': () => t('tdgs-reasons-new-scene'),
  'new day': () => t('tdgs-reasons-new-day'),
  'in hand': ({ item }, { safe }) => t('tdgs-reasons-in-hand', { item: safe(item) }),
  'put on': ({ item }, { safe }) => t('tdgs-reasons-put-on', { item: safe(item) }),
  off: ({ item }, { safe }) => t('tdgs-reasons-off', { item: safe(item) }),
  destroyed: ({ item }, { safe }) => t('tdgs-reasons-destroyed', { item: safe(item) }),
  mended: ({ item }, { safe }) => t('tdgs-reasons-mended', { item: safe(item) }),

  again: () => t('tdgs-reasons-again'),
  attacks: () => t('tdgs-reasons-attacks'),
  grapples: () => t('tdgs-reasons-grapples'),
  shoves: () => t('tdgs-reasons-shoves'),
  'casts at another': () => t('tdgs-reasons-casts-at-another'),
  'touches another': () => t('tdgs-reasons-touches-another'),
  'moves out': () => t('tdgs-reasons-moves-out'),
  'out of it': () => t('tdgs-reasons-out-of-it'),
  'gear off': () => t('tdgs-reasons-gear-off'),
  treated: () => t('tdgs-reasons-treated'),
  extinguished: () => t('tdgs-reasons-extinguished'),
  escaped: () => t('tdgs-reasons-escaped'),
  released: () => t('tdgs-reasons-released'),
  'grappler moved': () => t('tdgs-reasons-grappler-moved'),
  'pushed away': () => t('tdgs-reasons-pushed-away'),
  'grip lost': () => t('tdgs-reasons-grip-lost'),
  'stands up': () => t('tdgs-reasons-stands-up'),
  found: () => t('tdgs-reasons-found'),
  hides: () => t('tdgs-reasons-hides'),
  'source defeated': () => t('tdgs-reasons-source-defeated'),
  'charmer gone': () => t('tdgs-reasons-charmer-gone'),
  'charmer hurts': () => t('tdgs-reasons-charmer-hurts'),
  intervenes: ({ who }, { name }) => t('tdgs-reasons-intervenes', { who: name(who) }),
  'woken by damage': () => t('tdgs-reasons-woken-by-damage'),
  'HP above': () => t('tdgs-reasons-hp-above'),
  knockout: () => t('tdgs-reasons-knockout'),
  'cannot act': () => t('tdgs-reasons-cannot-act'),
  'no longer invisible': () => t('tdgs-reasons-no-longer-invisible'),
  fired: () => t('tdgs-reasons-fired'),
  'readied anew': () => t('tdgs-reasons-readied-anew'),
  'delays again': () => t('tdgs-reasons-delays-again'),
  'ended freely': () => t('tdgs-reasons-ended-freely'),
  'new effect': () => t('tdgs-reasons-new-effect'),
  'concentration broken': () => t('tdgs-reasons-concentration-broken'),
  'concentration over': () => t('tdgs-reasons-concentration-over'),
  dispelled: () => t('tdgs-reasons-dispelled'),
  awake: () => t('tdgs-reasons-awake'),
  'knocked out': () => t('tdgs-reasons-knocked-out'),
  asleep: () => t('tdgs-reasons-asleep'),

  'by stats': ({ REF, LUK }, { dice }) =>
    t('tdgs-reasons-by-stats', {
      ref: REF,
      luk: LUK < 0 ? `−${-LUK}` : LUK,
      dice: dice === undefined ? '' : t('tdgs-reasons-by-stats-dice', { dice }),
    }),
  delays: ({ after }, { name }) =>
    after === undefined ? t('tdgs-reasons-delays') : t('tdgs-reasons-delays-2', { after: name(after) }),
  'only stand': ({ side }, { safe }) => t('tdgs-reasons-only-stand', { side: safe(side) }),
  'nobody stands': () => t('tdgs-reasons-nobody-stands'),

  bound: ({ bound, to }, { name }) =>
    `${bound} ${bound === 'Frightened' || bound === 'Aware' ? t('tdgs-reasons-bound') : t('tdgs-reasons-bound-2')} ${name(to)}`,
  lent: ({ kind, type }, { safe }) => t('tdgs-reasons-lent', { type: safe(type), kind }),
  concealed: ({ from }, { name, list }) => t('tdgs-reasons-concealed', { from: list(from.map(name)) }),
  senseless: ({ how }) => t('tdgs-reasons-senseless', { how }),

  attacked: ({ attacker, tool }, { name, safe }) =>
    t('tdgs-reasons-attacked', { attacker: name(attacker), tool: safe(tool) }),
  'moves away': ({ mover }, { name }) => t('tdgs-reasons-moves-away', { mover: name(mover) }),

  magnitude: ({ percent: more }, { percent, dice = '' }) => t('tdgs-reasons-magnitude', { dice, more: percent(more) }),
  fumble: ({ grade }, { dice = '' }) => t('tdgs-reasons-fumble', { dice, grade, grades: GRADES[grade - 1] ?? '' }),
  'size decides': ({ own, theirs }, { whose = '' }) => t('tdgs-reasons-size-decides', { whose, own, theirs }),
  depleted: ({ item, destroyed }, { safe }) =>
    t('tdgs-reasons-depleted', {
      item: safe(item),
      destroyed: destroyed ? t('tdgs-reasons-depleted-destroyed') : t('tdgs-reasons-depleted-destroyed-2'),
    }),
  immune: ({ condition, type }, { safe }) => `${condition}, ${safe(type)}`,
  moves: ({ squares, most, bands }) =>
    squares === undefined
      ? t('tdgs-reasons-moves', { squaresOf: squaresOf(most), bands })
      : t('tdgs-reasons-moves-2', { squares, most }),
  steps: () => t('tdgs-reasons-steps'),
  pushed: () => t('tdgs-reasons-pushed'),
  'shoved by': ({ who, falls }, { name }) =>
    t('tdgs-reasons-shoved-by', {
      who: name(who),
      squaresOf: falls === undefined ? '' : t('tdgs-reasons-shoved-by-squares-of', { squaresOf: squaresOf(falls) }),
    }),
  'not moved': ({ size }) => size,
  'nothing found': () => t('tdgs-reasons-nothing-found'),
  'unseen anyway': () => t('tdgs-reasons-unseen-anyway'),
  'check fails': ({ sense, because }, { word }) => `${sense}: ${word(because)}`,
  'adds up': ({ condition, value }) => `${condition} ${value}`,
  'comes to nothing': ({ item }, { safe }) => safe(item),
  'instant lost': ({ item }, { safe }) => safe(item),
  'suggestion refused': () => t('tdgs-reasons-suggestion-refused'),
  'suggestion followed': () => t('tdgs-reasons-suggestion-followed'),
};

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function typeName(type: string | undefined, { safe }: Say): string {
  return type === undefined ? t('tdgs-type-name') : safe(type);
}

/** "deflection 75 %, Full Plate, Protected", and what was capped. */
function shared(what: string, { all, counts, of }: Share, { word, list, percent }: Say): string {
  const names = list([...new Set(of.map((each) => word(each)))]);
  return all === counts
    ? `${what} ${percent(all)}, ${names}`
    : t('tdgs-shared', { what, all: percent(all), counts: percent(counts), names });
}

const EACH = { round: t('tdgs-each-round'), scene: t('tdgs-each-scene'), day: t('tdgs-each-day') } as const;

/** What the questions of this book are in words. */
const tdgsQuestions: QuestionWords<TdgsFacts> = {
  attacked: ({ attacker, tool, limits = [] }, { name, safe, subject, priced }) => {
    const costs = (interrupt: string) => {
      const limit = limits.find((each) => each.interrupt === interrupt);
      if (!limit) return '';
      return `${limit.uses === 1 ? t('tdgs-questions-attacked-costs') : limit.uses === 2 ? t('tdgs-questions-attacked-costs-2') : t('tdgs-questions-attacked-costs-3', { uses: limit.uses })} ${EACH[limit.per]}`;
    };
    return {
      what: t('tdgs-questions-attacked-what', { attacker: name(attacker), subject, tool: safe(tool) }),
      ask: '',
      answers: {
        Dodge: priced(t('tdgs-questions-attacked-answers-dodge'), costs(t('tdgs-questions-attacked-answers-dodge-2'))),
        Block: priced(t('tdgs-questions-attacked-answers-block'), costs(t('tdgs-questions-attacked-answers-block-2'))),
        Parry: priced(t('tdgs-questions-attacked-answers-parry'), costs(t('tdgs-questions-attacked-answers-parry-2'))),
        none: t('tdgs-questions-attacked-answers-none'),
      },
      stake: true,
    };
  },
  'moves away': ({ mover }, { name, called, subject }) => ({
    what: t('tdgs-questions-moves-away-what', { mover: name(mover), subject }),
    ask: t('tdgs-questions-moves-away-ask'),
    answers: {
      yes: t('tdgs-questions-moves-away-answers-yes', { called: called(mover) }),
      no: t('tdgs-questions-moves-away-answers-no', { called: called(mover) }),
    },
  }),
};

/** What TDGS says no to, in plain words, with the way out. */
const tdgsRefusals: RefusalWords<TdgsRefusals> = {
  'not-in-use': ({ weapon, uses }) => t('tdgs-refusals-not-in-use', { weapon, uses }),
  'full-cover': ({ name }) => t('tdgs-refusals-full-cover', { name }),
  'no-line': ({ name }) => t('tdgs-refusals-no-line', { name }),
  'hidden-target': ({ name }) => t('tdgs-refusals-hidden-target', { name }),
  charmed: ({ name, charmer }) => t('tdgs-refusals-charmed', { name, charmer }),
  afraid: ({ name, source }) => t('tdgs-refusals-afraid', { name, source }),
  grappled: ({ name, holder }) => t('tdgs-refusals-grappled', { name, holder }),
  immune: ({ name, type, condition }) => t('tdgs-refusals-immune', { name, type, condition }),
  already: ({ name, condition }) => t('tdgs-refusals-already', { name, condition }),
  'not-bearing': ({ name, condition }) => t('tdgs-refusals-not-bearing', { name, condition }),
  'no-spell-on': ({ name }) => t('tdgs-refusals-no-spell-on', { name }),
  'nothing-to-wake': ({ name }) => t('tdgs-refusals-nothing-to-wake', { name }),
  natural: ({ name, item }) => t('tdgs-refusals-natural', { item, name }),
  'holds-one': ({ name, held }) => t('tdgs-refusals-holds-one', { name, held }),
  'too-large': ({ name }) => t('tdgs-refusals-too-large', { name }),
  'nobody-held': ({ name }) => t('tdgs-refusals-nobody-held', { name }),
  'not-adjacent': ({ name }) => t('tdgs-refusals-not-adjacent', { name }),
  cooldown: ({ name, ability, per }) =>
    t('tdgs-refusals-cooldown', {
      name,
      ability,
      per: per === 'day' ? t('tdgs-refusals-cooldown-per') : t('tdgs-refusals-cooldown-per-2', { per }),
    }),
  'too-far': ({ name, squares, most }) => t('tdgs-refusals-too-far', { squares, name, most }),
  'nothing-to-treat': ({ name }) => t('tdgs-refusals-nothing-to-treat', { name }),
  'needs-method': ({ name }) => t('tdgs-refusals-needs-method', { name }),
  'turn-begun': ({ name }) => t('tdgs-refusals-turn-begun', { name }),
  'nobody-later': ({ name }) => t('tdgs-refusals-nobody-later', { name }),
  'nothing-readied': ({ name }) => t('tdgs-refusals-nothing-readied', { name }),
  deaf: ({ name }) => t('tdgs-refusals-deaf', { name }),
  'friend-only': ({ name }) => t('tdgs-refusals-friend-only', { name }),
  'not-charmed': ({ name }) => t('tdgs-refusals-not-charmed', { name }),
  'by-action': ({ condition, action }) => t('tdgs-refusals-by-action', { condition, action }),
  'knocked-out': ({ name }) => t('tdgs-refusals-knocked-out', { name }),
  'nobody-watches': ({ name }) => t('tdgs-refusals-nobody-watches', { name }),
  'no-need': ({ name, item }) => t('tdgs-refusals-no-need', { name, item }),
  'no-type': ({ typed, near }) => t('tdgs-refusals-no-type', { typed, near }),
  destroyed: ({ name, item }) => t('tdgs-refusals-destroyed', { item, name }),
  'not-destroyed': ({ name, item }) => t('tdgs-refusals-not-destroyed', { item, name }),
  'no-room': ({ name }) => t('tdgs-refusals-no-room', { name }),
  'not-away': ({ name, tile }) => t('tdgs-refusals-not-away', { tile, name }),
  'aim-where': ({ spell }) => t('tdgs-refusals-aim-where', { spell }),
  'no-aim': ({ spell, tile }) => t('tdgs-refusals-no-aim', { spell, tile }),
  'nobody-there': ({ spell, tile }) => t('tdgs-refusals-nobody-there', { tile, spell }),
  'one-target': () => t('tdgs-refusals-one-target'),
};

export const tdgs = bookOf({
  reasons: tdgsReasons,
  questions: tdgsQuestions,
  resources: tdgsResources,
  degrees: tdgsDegrees,
  results: tdgsResults,
  names: tdgsNames,
  refusals: tdgsRefusals,
  sheet: sheetLines,
  reference: {
    get glossary() {
      return glossary();
    },
    briefs,
  },
  acts: tdgsActs,
  practice,
});

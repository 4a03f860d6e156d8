import type { CoreFacts } from '../../rules/core/reason.ts';
import type { CappedPercent, TdgsFacts } from '../../rules/tdgs/reasons.ts';
import type { TdgsRefusals } from '../../rules/tdgs/refusals.ts';
import type { Interrupt, Tdgs } from '../../rules/tdgs/sheet.ts';
import { bookFromParts, type RefusalWords } from '../core/book.ts';
import { mapWords } from '../map.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t, withLabel } from '../t.ts';
import { texts } from '../texts.ts';
import type { ActionFacts, ActionLabels, ActionWords, QuestionWords, Wording, Words } from '../words.ts';
import { briefs, glossary, practice } from './glossary.ts';
import { sheetLines } from './lines.ts';

const squaresText = (count: number) => t('tdgs-squares', { count });

/** The names of roll results. */
const tdgsDegrees: Readonly<Record<Tdgs['degree'], string>> = texts({
  'critical failure': 'tdgs-degrees-critical-failure',
  failure: 'tdgs-degrees-failure',
  success: 'tdgs-degrees-success',
  'critical success': 'tdgs-degrees-critical-success',
  'critical miss': 'tdgs-degrees-critical-miss',
  miss: 'tdgs-degrees-miss',
  hit: 'tdgs-degrees-hit',
  'critical hit': 'tdgs-degrees-critical-hit',
});

/** The words for roll results at the end of a short line of math: "a hit". */
const tdgsResults: Readonly<Record<Tdgs['degree'], string>> = texts({
  'critical failure': 'tdgs-results-critical-failure',
  failure: 'tdgs-results-failure',
  success: 'tdgs-results-success',
  'critical success': 'tdgs-results-critical-success',
  'critical miss': 'tdgs-results-critical-miss',
  miss: 'tdgs-results-miss',
  hit: 'tdgs-results-hit',
  'critical hit': 'tdgs-results-critical-hit',
});

const tdgsResources: ResourceNames = {
  hp: { forms: texts({ other: 'tdgs-resource-hp' }), harm: texts({ other: 'tdgs-resource-hp-harm' }) },
  actions: { forms: texts({ one: 'tdgs-resource-action-one', other: 'tdgs-resource-action-several' }) },
  step: { forms: texts({ one: 'tdgs-resource-step-one', other: 'tdgs-resource-step-several' }) },
  uses: {
    forms: texts({ one: 'tdgs-resource-use-one', other: 'tdgs-resource-use-several' }),
    of: (name, count) => t('tdgs-resource-uses-of', { name, count }),
  },
  item: { forms: texts({ other: 'tdgs-resource-item' }), of: (name) => name },
  pool: { forms: texts({ other: 'tdgs-resource-pool' }), of: (name) => name },
  deflection: {
    forms: texts({ other: 'tdgs-resource-deflection' }),
    of: (name) => t('tdgs-resource-deflection-of', { name }),
  },
};

/** An action's label. It includes the target, unless the actor is the target. */
function labelWithTarget(
  { target, self }: ActionFacts,
  withTarget: (target: string) => string,
  withoutTarget: string,
): string {
  return target === undefined || self ? withoutTarget : withTarget(target);
}

const INTERRUPT_LABELS = texts({
  full: 'tdgs-label-defend-full',
  first: 'tdgs-label-defend-first',
  none: 'tdgs-label-defend-none',
  ask: 'tdgs-label-defend-ask',
});

const METHOD_LABELS: Readonly<Record<string, string>> = texts({
  water: 'tdgs-method-water',
  'roll on the ground': 'tdgs-method-roll-on-the-ground',
  'smother it': 'tdgs-method-smother-it',
});

function shoveLabel(act: ActionFacts): string {
  const { manner = 'prone' } = act;
  if (manner === 'prone')
    return labelWithTarget(
      act,
      (target) => t('tdgs-label-shove-prone-target', { target }),
      t('tdgs-label-shove-prone'),
    );
  if (manner === 'away')
    return labelWithTarget(act, (target) => t('tdgs-label-shove-away-target', { target }), t('tdgs-label-shove-away'));
  return labelWithTarget(act, (target) => t('tdgs-label-shove-target', { target }), t('tdgs-label-shove'));
}

function equipLabel(manner: string | undefined, tool: string): string {
  if (manner === 'on' || manner === 'off' || manner === 'hand') return t(`tdgs-label-equip-${manner}`, { tool });
  return t('tdgs-label-equip', { tool });
}

function hazardLabel(manner: string | undefined): string {
  if (manner === 'out') return t('tdgs-label-hazard-out');
  return manner === 'in' ? t('tdgs-label-hazard-in') : t('tdgs-label-hazard-once');
}

function isKeyOf<Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(table, key);
}

const labels: ActionLabels = {
  defend: ({ manner = '', mannerName = '' }) =>
    isKeyOf(INTERRUPT_LABELS, manner) ? INTERRUPT_LABELS[manner] : t('tdgs-label-defend', { interrupt: mannerName }),
  use: (act) => {
    const { toolName: tool = '' } = act;
    return labelWithTarget(
      act,
      (target) => t('tdgs-label-use-target', { tool, target }),
      t('tdgs-label-use', { tool }),
    );
  },
  equip: ({ toolName: tool = '', manner }) => equipLabel(manner, tool),
  move: (act) => labelWithTarget(act, (target) => t('tdgs-label-move-target', { target }), t('tdgs-label-move')),
  step: (act) => labelWithTarget(act, (target) => t('tdgs-label-step-target', { target }), t('tdgs-label-step')),
  disengage: (act) =>
    labelWithTarget(act, (target) => t('tdgs-label-disengage-target', { target }), t('tdgs-label-disengage')),
  shove: shoveLabel,
  escape: () => t('tdgs-label-escape'),
  stand: () => t('tdgs-label-stand'),
  chase: (act) =>
    act.manner === 'flee'
      ? labelWithTarget(act, (target) => t('tdgs-label-flee-target', { target }), t('tdgs-label-flee'))
      : labelWithTarget(act, (target) => t('tdgs-label-chase-target', { target }), t('tdgs-label-chase')),
  extinguish: (act) => {
    const label = labelWithTarget(
      act,
      (target) => t('tdgs-label-extinguish-target', { target }),
      t('tdgs-label-extinguish'),
    );
    const { manner = '' } = act;
    return isKeyOf(METHOD_LABELS, manner)
      ? t('tdgs-label-extinguish-by', { label, method: METHOD_LABELS[manner] ?? '' })
      : label;
  },
  treat: (act) =>
    act.manner === 'poison'
      ? labelWithTarget(act, (target) => t('tdgs-label-treat-poison-target', { target }), t('tdgs-label-treat-poison'))
      : labelWithTarget(
          act,
          (target) => t('tdgs-label-treat-bleeding-target', { target }),
          t('tdgs-label-treat-bleeding'),
        ),
  ready: () => t('tdgs-label-ready'),
  fire: (act) => {
    const readiedActionLabel = [act.toolName, act.mannerName].filter((each) => each !== undefined).join(' ');
    if (readiedActionLabel === '')
      return labelWithTarget(act, (target) => t('tdgs-label-fire-any-target', { target }), t('tdgs-label-fire-any'));
    return labelWithTarget(
      act,
      (target) => t('tdgs-label-fire-target', { readied: readiedActionLabel, target }),
      t('tdgs-label-fire', { readied: readiedActionLabel }),
    );
  },
  delay: (act) => labelWithTarget(act, (target) => t('tdgs-label-delay-target', { target }), t('tdgs-label-delay')),
  search: ({ manner = '', mannerName = '' }) =>
    manner === 'other' ? t('tdgs-label-search-other') : t('tdgs-label-search', { sense: mannerName }),
  insight: (act) =>
    labelWithTarget(act, (target) => t('tdgs-label-insight-target', { target }), t('tdgs-label-insight')),
  suggest: (act) => {
    const { mannerName: kind = '' } = act;
    return labelWithTarget(
      act,
      (target) => t('tdgs-label-suggest-target', { kind, target }),
      t('tdgs-label-suggest', { kind }),
    );
  },
  dispel: (act) => {
    const { toolName: tool = '' } = act;
    return labelWithTarget(
      act,
      (target) => t('tdgs-label-dispel-target', { tool, target }),
      t('tdgs-label-dispel', { tool }),
    );
  },
  instant: (act) => {
    const { toolName: tool = '', helps } = act;
    return labelWithTarget(
      act,
      (target) => t(helps ? 'tdgs-label-instant-on' : 'tdgs-label-instant-at', { tool, target }),
      t('tdgs-label-instant', { tool }),
    );
  },
  hazard: ({ toolName, manner }) => toolName ?? hazardLabel(manner),
  destroy: ({ toolName: tool = '', manner }) =>
    t(manner === 'mend' ? 'tdgs-label-repair' : 'tdgs-label-destroy', { tool }),
  ward: ({ mannerName: manner = '' }) => t('tdgs-label-ward', { kind: manner }),
  check: ({ toolName: tool = '' }) => t('tdgs-label-check', { stat: tool }),
};

/** The labels of TDGS's actions, and the questions in their forms. */
const tdgsActionWords: ActionWords = {
  labels,
  questions: {
    ready: texts({ how: 'tdgs-ask-ready-how' }),
    move: texts({ target: 'tdgs-ask-move-target' }),
    step: texts({ target: 'tdgs-ask-step-target' }),
    disengage: texts({ target: 'tdgs-ask-disengage-target' }),
    ward: texts({ how: 'tdgs-ask-ward-how' }),
    check: texts({ how: 'tdgs-ask-check-how' }),
  },
  hows: texts({ in: 'tdgs-how-in', other: 'tdgs-how-other' }),
  amounts: {
    squares: {
      get asks() {
        return t('tdgs-ask-squares');
      },
      line: squaresText,
    },
    difficulty: {
      get asks() {
        return t('tdgs-ask-difficulty');
      },
      line: (amount) => t('tdgs-difficulty-amount', { amount }),
    },
    percent: {
      get asks() {
        return t('tdgs-ask-percent');
      },
      line: (amount) => t('tdgs-percent-amount', { amount }),
    },
  },
};

const GRADE_NAMES: Readonly<Record<string, string>> = texts({
  1: 'tdgs-grade-normal',
  2: 'tdgs-grade-minor',
  3: 'tdgs-grade-notable',
  4: 'tdgs-grade-major',
});

/**
 * Words for TDGS's own reasons, which say why a number applies or why something happened. They take precedence over the
 * words that all systems share.
 */
export const tdgsReasons: Words<Omit<TdgsFacts, keyof CoreFacts>> = {
  unseen: (_, { whose }) =>
    whose === undefined ? t('tdgs-reasons-unseen') : t('tdgs-reasons-unseen-whose', { whose }),
  charmed: (_, { whose }) =>
    whose === undefined ? t('tdgs-reasons-charmed') : t('tdgs-reasons-charmed-whose', { whose }),
  'extended range': ({ band, shown }, { word, optionName }) =>
    t('tdgs-reasons-extended-range', { band: shown === undefined ? optionName(band) : word(shown) }),
  position: ({ position, by }, { name, and, optionName }) =>
    by === undefined
      ? optionName(position)
      : withLabel(optionName(position), and(by.map(({ who, at }) => `${name(who)} ${at}`))),
  'high ground': ({ tiles }) =>
    tiles === undefined
      ? t('tdgs-reasons-high-ground')
      : t('tdgs-reasons-high-ground-squares', { higher: tiles[0], lower: tiles[1] }),
  cover: ({ cover, by }, { optionName }) =>
    by === undefined
      ? t('tdgs-reasons-cover', { cover: optionName(cover) })
      : t('tdgs-reasons-cover-by', { cover: optionName(cover), thing: mapWords.the(by.ground), square: by.tile }),
  band: ({ band }, { optionName }) => optionName(band),
  range: ({ band, squares, from, to }, { optionName }) =>
    t('tdgs-reasons-range', { band: optionName(band), from, to, squares }),
  overruled: ({ of, why }, { word }) =>
    why === undefined
      ? t('tdgs-reasons-overruled', { of: word(of) })
      : t('tdgs-reasons-overruled-why', { of: word(of), why: word(why) }),
  size: () => t('tdgs-reasons-size'),
  damage: () => t('tdgs-reasons-damage'),
  difficulty: ({ of }, { word }) =>
    of === undefined ? t('tdgs-reasons-difficulty') : t('tdgs-reasons-difficulty-of', { of: word(of) }),
  natural: ({ face }) => t('tdgs-reasons-natural', { face }),
  luck: ({ luck }) => t('tdgs-reasons-luck', { luck: signedNumber(luck) }),

  attack: () => t('tdgs-reasons-attack'),
  'opportunity attack': () => t('tdgs-reasons-opportunity-attack'),
  parry: () => t('tdgs-reasons-parry'),
  spell: () => t('tdgs-reasons-spell'),
  resist: ({ condition }, { conditionName }) => t('tdgs-reasons-resist', { condition: conditionName(condition) }),
  'shake off': ({ condition }, { conditionName }) =>
    t('tdgs-reasons-shake-off', { condition: conditionName(condition) }),
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
  deflection: ({ share }, say) => cappedPercentText(t('tdgs-reasons-deflection'), share, say),
  absorption: ({ type, percent, of, heals }, say) =>
    t('tdgs-reasons-absorption', {
      type: damageTypeName(type, say),
      percent: say.percent(percent),
      of: say.word(of),
      heals,
    }),
  immunity: ({ type, of }, say) => t('tdgs-reasons-immunity', { type: damageTypeName(type, say), of: say.word(of) }),
  interaction: ({ type, resistance, vulnerability }, say) => {
    const resistanceText = resistance && cappedPercentText(t('tdgs-reasons-resistance'), resistance, say);
    const vulnerabilityText = vulnerability && cappedPercentText(t('tdgs-reasons-vulnerability'), vulnerability, say);
    const facts = { type: damageTypeName(type, say) };
    if (resistanceText !== undefined && vulnerabilityText !== undefined)
      return t('tdgs-reasons-interaction-both', {
        ...facts,
        resistance: resistanceText,
        vulnerability: vulnerabilityText,
      });
    return t('tdgs-reasons-interaction', { ...facts, interaction: resistanceText ?? vulnerabilityText ?? '' });
  },
  'in all': ({ type }, say) => t('tdgs-reasons-in-all', { type: damageTypeName(type, say) }),
  absorbed: () => t('tdgs-reasons-absorbed'),
  'maximum HP': () => t('tdgs-reasons-maximum-hp'),
  'not above': () => t('tdgs-reasons-not-above'),
  hazard: ({ hazard }, { optionName }) => optionName(hazard),
  rest: ({ rest }, { optionName }) => t('tdgs-reasons-rest', { rest: optionName(rest) }),
  nature: () => t('tdgs-reasons-nature'),

  action: ({ action }) => action,
  used: () => t('tdgs-reasons-used'),
  absorbs: () => t('tdgs-reasons-absorbs'),
  degrades: () => t('tdgs-reasons-degrades'),
  'new turn': () => t('tdgs-reasons-new-turn'),
  'new round': () => t('tdgs-reasons-new-round'),
  'new scene': () => t('tdgs-reasons-new-scene'),
  'new day': () => t('tdgs-reasons-new-day'),
  'in hand': ({ item }, { thingName }) => t('tdgs-reasons-in-hand', { item: thingName(item) }),
  'put on': ({ item }, { thingName }) => t('tdgs-reasons-put-on', { item: thingName(item) }),
  off: ({ item }, { thingName }) => t('tdgs-reasons-off', { item: thingName(item) }),
  destroyed: ({ item }, { thingName }) => t('tdgs-reasons-destroyed', { item: thingName(item) }),
  mended: ({ item }, { thingName }) => t('tdgs-reasons-mended', { item: thingName(item) }),

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

  'by stats': ({ REF, LUK }, { dice }) => {
    const facts = { ref: REF, luk: LUK };
    return dice === undefined ? t('tdgs-reasons-by-stats', facts) : t('tdgs-reasons-by-stats-tie', { ...facts, dice });
  },
  delays: ({ after }, { name }) =>
    after === undefined ? t('tdgs-reasons-delays') : t('tdgs-reasons-delays-after', { after: name(after) }),
  'only stand': ({ side }, { sideFacts }) => t('tdgs-reasons-only-stand', sideFacts(side)),
  'nobody stands': () => t('tdgs-reasons-nobody-stands'),

  bound: ({ bound, to }, { name, conditionName }) =>
    t(bound === 'Frightened' || bound === 'Aware' ? 'tdgs-reasons-bound-of' : 'tdgs-reasons-bound-by', {
      condition: conditionName(bound),
      name: name(to),
    }),
  lent: ({ kind, type }, { optionName }) => t('tdgs-reasons-lent', { type: optionName(type), kind: optionName(kind) }),
  concealed: ({ from }, { name, list }) => t('tdgs-reasons-concealed', { from: list(from.map(name)) }),
  senseless: ({ how }) => t('tdgs-reasons-senseless', { how: how === 'asleep' ? 'asleep' : 'knocked-out' }),

  attacked: ({ attacker, tool }, { name, thingName }) =>
    t('tdgs-reasons-attacked', { attacker: name(attacker), tool: thingName(tool) }),
  'moves away': ({ mover }, { name }) => t('tdgs-reasons-moves-away', { mover: name(mover) }),

  magnitude: ({ percent: more }, { percent, dice = '' }) => t('tdgs-reasons-magnitude', { dice, more: percent(more) }),
  fumble: ({ grade }, { dice = '' }) => t('tdgs-reasons-fumble', { dice, grade, grades: GRADE_NAMES[grade] ?? '' }),
  'size decides': ({ own, theirs }, { whose = '' }) => t('tdgs-reasons-size-decides', { whose, own, theirs }),
  encumbered: ({ weight, most }) => t('tdgs-reasons-encumbered', { weight, most }),
  depleted: ({ item, destroyed }, { thingName }) =>
    t(destroyed ? 'tdgs-reasons-depleted-destroyed' : 'tdgs-reasons-depleted-empty', { item: thingName(item) }),
  immune: ({ condition, type }, { optionName, conditionName }) => `${conditionName(condition)} (${optionName(type)})`,
  moves: ({ squares, most, bands }) =>
    squares === undefined
      ? t('tdgs-reasons-moves-up-to', { squares: squaresText(most), bands })
      : t('tdgs-reasons-moves', { squares, most }),
  steps: () => t('tdgs-reasons-steps'),
  pushed: () => t('tdgs-reasons-pushed'),
  'shoved by': ({ who, falls }, { name }) =>
    falls === undefined
      ? t('tdgs-reasons-shoved-by', { who: name(who) })
      : t('tdgs-reasons-shoved-by-falls', { who: name(who), squares: squaresText(falls) }),
  'not moved': ({ size }, { optionName }) => optionName(size),
  'nothing found': () => t('tdgs-reasons-nothing-found'),
  'unseen anyway': () => t('tdgs-reasons-unseen-anyway'),
  'check fails': ({ sense, because }, { word, optionName }) =>
    t('tdgs-reasons-check-fails', { sense: optionName(sense), why: word(because) }),
  'adds up': ({ condition, value }, { conditionName }) => `${conditionName(condition)} ${value}`,
  'comes to nothing': ({ item }, { thingName }) => thingName(item),
  'instant lost': ({ item }, { thingName }) => thingName(item),
  'suggestion refused': () => t('tdgs-reasons-suggestion-refused'),
  'suggestion followed': () => t('tdgs-reasons-suggestion-followed'),
};

function signedNumber(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function damageTypeName(type: string | undefined, { optionName }: Wording): string {
  return type === undefined ? t('tdgs-untyped') : optionName(type);
}

/** A percentage with its parts, and what was capped: "deflection 75%, Full Plate, Protected". */
function cappedPercentText(what: string, { all, counts, of }: CappedPercent, { word, list, percent }: Wording): string {
  const names = list([...new Set(of.map((each) => word(each)))]);
  return all === counts
    ? t('tdgs-share', { what, all: percent(all), names })
    : t('tdgs-share-capped', { what, all: percent(all), counts: percent(counts), names });
}

/** Words for this book's questions. */
const tdgsQuestions: QuestionWords<TdgsFacts> = {
  attacked: ({ attacker, tool, limits = [] }, { name, thingName, subject, priced }) => {
    const limitText = (interrupt: Interrupt) => {
      const limit = limits.find((each) => each.interrupt === interrupt);
      return limit ? t('tdgs-interrupt-limit', { uses: limit.uses, per: limit.per }) : '';
    };
    return {
      what: t('tdgs-attacked-what', { attacker: name(attacker), subject, tool: thingName(tool) }),
      ask: '',
      answers: {
        Dodge: priced(t('tdgs-attacked-dodge'), limitText('Dodge')),
        Block: priced(t('tdgs-attacked-block'), limitText('Block')),
        Parry: priced(t('tdgs-attacked-parry'), limitText('Parry')),
        none: t('tdgs-attacked-none'),
      },
      stake: true,
    };
  },
  'moves away': ({ mover }, { name, nameOf, subject }) => ({
    what: t('tdgs-moves-away-what', { mover: name(mover), subject }),
    ask: t('tdgs-moves-away-ask'),
    answers: {
      yes: t('tdgs-moves-away-answers-yes', { called: nameOf(mover) }),
      no: t('tdgs-moves-away-answers-no', { called: nameOf(mover) }),
    },
  }),
};

/** Words for TDGS's own refusals, with what to do instead. */
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
  'no-one-held': ({ name }) => t('tdgs-refusals-no-one-held', { name }),
  'not-adjacent': ({ name }) => t('tdgs-refusals-not-adjacent', { name }),
  cooldown: ({ name, ability, per }) =>
    per === 'day'
      ? t('tdgs-refusals-cooldown-day', { name, ability })
      : t('tdgs-refusals-cooldown', { name, ability, per: per === 'round' ? per : 'scene' }),
  'too-far': ({ name, squares, most }) => t('tdgs-refusals-too-far', { squares, name, most }),
  'nothing-to-treat': ({ name }) => t('tdgs-refusals-nothing-to-treat', { name }),
  'needs-method': ({ name }) => t('tdgs-refusals-needs-method', { name }),
  'turn-begun': ({ name }) => t('tdgs-refusals-turn-begun', { name }),
  'no-one-later': ({ name }) => t('tdgs-refusals-no-one-later', { name }),
  'nothing-readied': ({ name }) => t('tdgs-refusals-nothing-readied', { name }),
  deaf: ({ name }) => t('tdgs-refusals-deaf', { name }),
  'friend-only': ({ name }) => t('tdgs-refusals-friend-only', { name }),
  'not-charmed': ({ name }) => t('tdgs-refusals-not-charmed', { name }),
  'by-action': ({ condition, action }) => t('tdgs-refusals-by-action', { condition, action }),
  'knocked-out': ({ name }) => t('tdgs-refusals-knocked-out', { name }),
  'no-one-watches': ({ name }) => t('tdgs-refusals-no-one-watches', { name }),
  'no-need': ({ name, item }) => t('tdgs-refusals-no-need', { name, item }),
  'no-type': ({ typed, near }) => t('tdgs-refusals-no-type', { typed, near }),
  destroyed: ({ name, item }) => t('tdgs-refusals-destroyed', { item, name }),
  'not-destroyed': ({ name, item }) => t('tdgs-refusals-not-destroyed', { item, name }),
  'no-room': ({ name }) => t('tdgs-refusals-no-room', { name }),
  'not-away': ({ name, tile }) => t('tdgs-refusals-not-away', { tile, name }),
  'aim-where': ({ spell }) => t('tdgs-refusals-aim-where', { spell }),
  'no-aim': ({ spell, tile }) => t('tdgs-refusals-no-aim', { spell, tile }),
  'no-one-there': ({ spell, tile }) => t('tdgs-refusals-no-one-there', { tile, spell }),
  'one-target': () => t('tdgs-refusals-one-target'),
};

export const tdgs = bookFromParts({
  reasons: tdgsReasons,
  questions: tdgsQuestions,
  resources: tdgsResources,
  degrees: tdgsDegrees,
  results: tdgsResults,
  refusals: tdgsRefusals,
  sheet: sheetLines,
  reference: {
    get glossary() {
      return glossary();
    },
    briefs,
  },
  acts: tdgsActionWords,
  practice,
  about: () => t('tdgs-about'),
});

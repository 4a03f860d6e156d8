import { DIRECTIONS } from '../../field/field.ts';
import type { CombatantId } from '../../rules/core/encounter.ts';
import type { CoreFacts } from '../../rules/core/reason.ts';
import type { DungeoneersFacts } from '../../rules/dungeoneers/reasons.ts';
import type { DungeoneersRefusals } from '../../rules/dungeoneers/refusals.ts';
import type { Dungeoneers } from '../../rules/dungeoneers/sheet.ts';
import { bookOf, type RefusalWords } from '../core/book.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t } from '../t.ts';
import type { ActLabels, ActWords, AskingSay, QuestionWords, Words } from '../words.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** What the rules' own names are called. */
const dungeoneersNames = {
  'opportune strike': t('dungeoneers-names-opportune-strike'),
  'turn end': t('dungeoneers-names-turn-end'),
  'as set': t('dungeoneers-names-as-set'),
  'with the last action': t('dungeoneers-names-with-the-last-action'),
  'with the last point': t('dungeoneers-names-with-the-last-point'),
  'by hand': t('dungeoneers-names-by-hand'),
  strike: t('dungeoneers-names-strike'),
  hold: t('dungeoneers-names-hold'),
  'dodge by': t('dungeoneers-names-dodge-by'),
  higher: t('dungeoneers-names-higher'),
  power: t('dungeoneers-names-power'),
  prowess: t('dungeoneers-names-prowess'),
  'spell save': t('dungeoneers-names-spell-save'),
  'spell resistance': t('dungeoneers-names-spell-resistance'),
  allies: t('dungeoneers-names-allies'),
  never: t('dungeoneers-names-never'),
  always: t('dungeoneers-names-always'),
  resist: t('dungeoneers-names-resist'),
  fail: t('dungeoneers-names-fail'),
  'let through': t('dungeoneers-names-let-through'),
  'readied act': t('dungeoneers-names-readied-act'),
  first: t('dungeoneers-names-first'),
  turning: t('dungeoneers-names-turning'),
  turn: t('dungeoneers-names-turn'),
  stay: t('dungeoneers-names-stay'),
  reaction: t('dungeoneers-names-reaction'),
  use: t('dungeoneers-names-use'),
  start: t('dungeoneers-names-start'),
  adjacent: t('dungeoneers-names-adjacent'),
  away: t('dungeoneers-names-away'),
  // “Within reach” would sound as if they could be struck.
  'at reach': t('dungeoneers-names-at-reach'),
  bludgeoning: t('dungeoneers-names-bludgeoning'),
  piercing: t('dungeoneers-names-piercing'),
  slashing: t('dungeoneers-names-slashing'),
  heat: t('dungeoneers-names-heat'),
  cold: t('dungeoneers-names-cold'),
  toxic: t('dungeoneers-names-toxic'),
  melt: t('dungeoneers-names-melt'),
  erase: t('dungeoneers-names-erase'),
  // English calls them as the field does.
  ...Object.fromEntries(DIRECTIONS.map((direction) => [direction, direction])),
} as const;

/** How a roll comes out. */
const dungeoneersDegrees: Readonly<Record<Dungeoneers['degree'], string>> = {
  miss: t('dungeoneers-degrees-miss'),
  hit: t('dungeoneers-degrees-hit'),
  'critical hit': t('dungeoneers-degrees-critical-hit'),
  deflects: t('dungeoneers-degrees-deflects'),
  pierces: t('dungeoneers-degrees-pierces'),
  'pierces critically': t('dungeoneers-degrees-pierces-critically'),
  'save passed': t('dungeoneers-degrees-save-passed'),
  'save failed': t('dungeoneers-degrees-save-failed'),
  resisted: t('dungeoneers-degrees-resisted'),
  success: t('dungeoneers-degrees-success'),
  failure: t('dungeoneers-degrees-failure'),
};

/** The same at the end of a short sum. */
const dungeoneersResults: Readonly<Record<Dungeoneers['degree'], string>> = {
  miss: t('dungeoneers-results-miss'),
  hit: t('dungeoneers-results-hit'),
  'critical hit': t('dungeoneers-results-critical-hit'),
  deflects: t('dungeoneers-results-deflects'),
  pierces: t('dungeoneers-results-pierces'),
  'pierces critically': t('dungeoneers-results-pierces-critically'),
  'save passed': t('dungeoneers-results-save-passed'),
  'save failed': t('dungeoneers-results-save-failed'),
  resisted: t('dungeoneers-results-resisted'),
  success: t('dungeoneers-results-success'),
  failure: t('dungeoneers-results-failure'),
};

const dungeoneersResources: ResourceNames = {
  wounds: {
    forms: { one: t('dungeoneers-resources-wounds-forms-one'), other: t('dungeoneers-resources-wounds-forms-other') },
  },
  stress: { forms: { other: t('dungeoneers-resources-stress-forms-other') } },
  magica: { forms: { other: t('dungeoneers-resources-magica-forms-other') } },
  'action points': {
    forms: {
      one: t('dungeoneers-resources-action-points-forms-one'),
      other: t('dungeoneers-resources-action-points-forms-other'),
    },
    short: {
      one: t('dungeoneers-resources-action-points-short-one'),
      other: t('dungeoneers-resources-action-points-short-other'),
    },
  },
  'movement points': {
    forms: {
      one: t('dungeoneers-resources-movement-points-forms-one'),
      other: t('dungeoneers-resources-movement-points-forms-other'),
    },
    short: {
      one: t('dungeoneers-resources-movement-points-short-one'),
      other: t('dungeoneers-resources-movement-points-short-other'),
    },
  },
  'reaction points': {
    forms: {
      one: t('dungeoneers-resources-reaction-points-forms-one'),
      other: t('dungeoneers-resources-reaction-points-forms-other'),
    },
    short: {
      one: t('dungeoneers-resources-reaction-points-short-one'),
      other: t('dungeoneers-resources-reaction-points-short-other'),
    },
  },
  uses: {
    forms: { one: t('dungeoneers-resources-uses-forms-one'), other: t('dungeoneers-resources-uses-forms-other') },
    of: (name) => t('dungeoneers-resources-uses-of', { name }),
  },
};

const MOVES: Readonly<Record<string, (whom: string) => string>> = {
  engage: (whom) => t('dungeoneers-moves-engage', { whom }),
  withdraw: (whom) => t('dungeoneers-moves-withdraw', { whom }),
  behind: (whom) => t('dungeoneers-moves-behind', { whom }),
  across: () => t('dungeoneers-moves-across'),
};
const several = (manner: string) => (manner === 'engage' ? t('dungeoneers-several') : t('dungeoneers-several-2'));
const moved = (manner: string, target: string | undefined) =>
  target === undefined && manner !== 'across' ? several(manner) : (MOVES[manner]?.(target ?? '') ?? manner);

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const dice = (amount: number) => t('dungeoneers-dice', { amount });

const labels: ActLabels = {
  attack: ({ tool, manner, target }) => {
    const isImprovised = tool === 'Improvised';
    const what = tool === undefined || isImprovised ? '' : t('dungeoneers-labels-attack-what', { tool });
    const how = [isImprovised ? t('dungeoneers-labels-attack-how') : undefined, manner]
      .filter((each) => each !== undefined)
      .join(', ');
    return t('dungeoneers-labels-attack', {
      target: target === undefined ? '' : ` ${target}`,
      what,
      how: how === '' ? '' : ` (${how})`,
    });
  },
  move: ({ manner = '', target }) => moved(manner, target),
  use: ({ tool, manner, target, self }) => {
    if (manner !== undefined) return `${tool}: ${lower(moved(manner, target))}`;
    return t('dungeoneers-labels-use', {
      tool: tool ?? '',
      target: target === undefined || self ? '' : t('dungeoneers-labels-use-target', { target }),
    });
  },
  equip: ({ tool, manner }) =>
    `${manner === 'take off' ? t('dungeoneers-labels-equip') : t('dungeoneers-labels-equip-2')} ${tool}`,
  turn: ({ target }) => t('dungeoneers-labels-turn', { target: target ?? '' }),
  disengage: ({ manner }) =>
    manner === undefined ? t('dungeoneers-labels-disengage') : t('dungeoneers-labels-disengage-2', { manner }),
  ready: ({ manner }) => t('dungeoneers-labels-ready', { manner: manner ?? '' }),
  hazard: ({ manner = '' }) => t('dungeoneers-labels-hazard', { manner }),
  mend: ({ manner = '' }) => t('dungeoneers-labels-mend', { manner }),
  place: ({ manner = '' }) => t('dungeoneers-labels-place', { manner }),
};

/** What the acts of Dungeoneers are called, and what their forms ask. */
const dungeoneersActs: ActWords = {
  labels,
  questions: {
    ready: { whom: t('dungeoneers-acts-questions-ready-whom'), how: t('dungeoneers-acts-questions-ready-how') },
  },
  amounts: {
    stress: {
      asks: t('dungeoneers-acts-amounts-stress-asks'),
      line: (amount) => t('dungeoneers-acts-amounts-stress-line', { amount, dice: dice(amount) }),
    },
    magica: {
      asks: t('dungeoneers-acts-amounts-magica-asks'),
      line: (amount) => t('dungeoneers-acts-amounts-magica-line', { amount, dice: dice(amount) }),
    },
    'wounds or stress': { asks: t('dungeoneers-acts-amounts-wounds-or-stress-asks'), line: String },
  },
};

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const dungeoneersReasons: Words<Omit<DungeoneersFacts, keyof CoreFacts>> = {
  'stress taken': () => t('dungeoneers-reasons-stress-taken'),
  'past capacity': () => t('dungeoneers-reasons-past-capacity'),
  'from behind': () => t('dungeoneers-reasons-from-behind'),
  'behind on the field': ({ at, target, facing }, { named }) =>
    t('dungeoneers-reasons-behind-on-the-field', { target, facing: named(facing), at }),
  'behind by GM’s word': ({ words }, { safe }) =>
    t('dungeoneers-reasons-behind-by-gm-s-word', { words: words === undefined ? '' : ` (“${safe(words)}”)` }),
  natural: () => t('dungeoneers-reasons-natural'),

  'armor value': () => t('dungeoneers-reasons-armor-value'),
  'spell resistance': () => t('dungeoneers-reasons-spell-resistance'),

  'threatened by': ({ count }) => t('dungeoneers-reasons-threatened-by', { count }),

  attack: () => t('dungeoneers-reasons-attack'),
  pierce: () => t('dungeoneers-reasons-pierce'),
  grapple: () => t('dungeoneers-reasons-grapple'),
  push: () => t('dungeoneers-reasons-push'),
  escape: () => t('dungeoneers-reasons-escape'),
  'spell attack': () => t('dungeoneers-reasons-spell-attack'),
  'spell save': ({ save }) => t('dungeoneers-reasons-spell-save', { save }),
  'spell pierce': () => t('dungeoneers-reasons-spell-pierce'),

  critical: () => t('dungeoneers-reasons-critical'),
  weak: ({ type }) => t('dungeoneers-reasons-weak', { type }),
  resists: ({ type }) => t('dungeoneers-reasons-resists', { type }),
  'room for stress': () => t('dungeoneers-reasons-room-for-stress'),
  'taken as stress': () => t('dungeoneers-reasons-taken-as-stress'),

  'hit dice bought': () => t('dungeoneers-reasons-hit-dice-bought'),
  'pierce dice bought': () => t('dungeoneers-reasons-pierce-dice-bought'),
  'three times capacity': () => t('dungeoneers-reasons-three-times-capacity'),
  hazard: () => t('dungeoneers-reasons-hazard'),
  mended: () => t('dungeoneers-reasons-mended'),
  rest: ({ kind }) => t('dungeoneers-reasons-rest', { kind }),

  'opportune strike': () => t('dungeoneers-reasons-opportune-strike'),
  spellcast: () => t('dungeoneers-reasons-spellcast'),
  disengage: () => t('dungeoneers-reasons-disengage'),
  defend: () => t('dungeoneers-reasons-defend'),
  sprint: () => t('dungeoneers-reasons-sprint'),
  move: () => t('dungeoneers-reasons-move'),
  'stand up': () => t('dungeoneers-reasons-stand-up'),
  turn: () => t('dungeoneers-reasons-turn'),
  ready: () => t('dungeoneers-reasons-ready'),
  'readied act': () => t('dungeoneers-reasons-readied-act'),
  equip: () => t('dungeoneers-reasons-equip'),
  'turn starts': () => t('dungeoneers-reasons-turn-starts'),
  'round starts': () => t('dungeoneers-reasons-round-starts'),
  'scene starts': () => t('dungeoneers-reasons-scene-starts'),

  'drops prone': () => t('dungeoneers-reasons-drops-prone'),
  'stands up': () => t('dungeoneers-reasons-stands-up'),
  'a move is done': () => t('dungeoneers-reasons-a-move-is-done'),
  'hold lost': () => t('dungeoneers-reasons-hold-lost'),
  'lets go': () => t('dungeoneers-reasons-lets-go'),
  'breaks free': () => t('dungeoneers-reasons-breaks-free'),
  'moves on another turn': () => t('dungeoneers-reasons-moves-on-another-turn'),

  equips: ({ item }, { safe }) => t('dungeoneers-reasons-equips', { item: safe(item) }),
  'takes off': ({ item }, { safe }) => t('dungeoneers-reasons-takes-off', { item: safe(item) }),
  tossed: ({ item }, { safe }) => t('dungeoneers-reasons-tossed', { item: safe(item) }),
  'as the sheet says': () => t('dungeoneers-reasons-as-the-sheet-says'),

  'effect on a hit': ({ note }, { safe }) => safe(note),
  'effect on a miss': ({ note }, { safe }) => safe(note),
  'effect on a pierce': ({ note }, { safe }) => safe(note),
  'effect on a deflection': ({ note }, { safe }) => safe(note),
  'failed on purpose': ({ spell }, { safe }) => safe(spell),
  'let through': ({ spell }, { safe }) => safe(spell),
  'wound past capacity': ({ capacity }, { whose = 'the creature' }) =>
    capacity === 0
      ? t('dungeoneers-reasons-wound-past-capacity', { whose })
      : t('dungeoneers-reasons-wound-past-capacity-2', { whose, capacity }),
  'more than capacity': ({ wounds, capacity }, { whose = 'the creature' }) =>
    t('dungeoneers-reasons-more-than-capacity', { whose, wounds, capacity }),
  'nothing to mend': ({ item }, { whose = 'the creature', safe }) =>
    t('dungeoneers-reasons-nothing-to-mend', { item: safe(item), whose }),
  'carried along': () => t('dungeoneers-reasons-carried-along'),
  'push stopped': ({ by }) =>
    by === 'somebody' ? t('dungeoneers-reasons-push-stopped') : t('dungeoneers-reasons-push-stopped-2'),
  falls: ({ levels }) => t('dungeoneers-reasons-falls', { levels }),
  'ambient magica': ({ cost, pierce }) => t('dungeoneers-reasons-ambient-magica', { cost, pierce }),

  'held by': ({ whom }, { name }) => t('dungeoneers-reasons-held-by', { whom: name(whom) }),
  holds: ({ whom }, { name }) => t('dungeoneers-reasons-holds', { whom: name(whom) }),
  faces: ({ whom }, { name }) => t('dungeoneers-reasons-faces', { whom: name(whom) }),
  'faces toward': ({ direction }, { named }) => t('dungeoneers-reasons-faces-toward', { direction: named(direction) }),
  'at the back': ({ whom }, { name }) => t('dungeoneers-reasons-at-the-back', { whom: name(whom) }),
  enchanted: ({ item, gives }, { safe, list }) => {
    const gifts = gives.map(({ to, value }) => `${value < 0 ? '−' : '+'}${Math.abs(value)} ${to}`);
    return t('dungeoneers-reasons-enchanted', {
      item: safe(item),
      gifts: gifts.length === 0 ? '' : ` (${list(gifts)})`,
    });
  },

  initiative: ({ score }) => t('dungeoneers-reasons-initiative', { score }),
  'initiative tie': ({ score }, { dice = '' }) => t('dungeoneers-reasons-initiative-tie', { score, dice }),

  'nobody lives': () => t('dungeoneers-reasons-nobody-lives'),
  'one side lives': ({ side }, { safe }) => t('dungeoneers-reasons-one-side-lives', { side: safe(side) }),

  'to be grappled': ({ attacker }, { name }) => t('dungeoneers-reasons-to-be-grappled', { attacker: name(attacker) }),
  'to be pushed': ({ attacker }, { name }) => t('dungeoneers-reasons-to-be-pushed', { attacker: name(attacker) }),
  'leaves the threat range': ({ mover }, { name }) =>
    t('dungeoneers-reasons-leaves-the-threat-range', { mover: name(mover) }),
  'attacks from afar': ({ mover }, { name }) => t('dungeoneers-reasons-attacks-from-afar', { mover: name(mover) }),
  'casts from afar': ({ mover }, { name }) => t('dungeoneers-reasons-casts-from-afar', { mover: name(mover) }),
  readied: ({ act, tool, moment, turn }, { name, safe }) =>
    t('dungeoneers-reasons-readied', {
      act,
      tool: tool === undefined ? '' : t('dungeoneers-reasons-readied-tool', { tool: safe(tool) }),
      moment,
      turn: name(turn),
    }),
  'may react': ({ attacker, item }, { name, safe }) =>
    t('dungeoneers-reasons-may-react', { item: safe(item), attacker: name(attacker) }),
  'may turn': ({ target }, { name }) => t('dungeoneers-reasons-may-turn', { target: name(target) }),
  'may turn going': ({ to }) => t('dungeoneers-reasons-may-turn-going', { to }),
  'cast at': ({ caster, spell }, { name, safe }) =>
    t('dungeoneers-reasons-cast-at', { caster: name(caster), spell: safe(spell) }),
};

const REACTION = t('dungeoneers-reaction');

/** What the questions of this book are in words. */
const dungeoneersQuestions: QuestionWords<DungeoneersFacts> = {
  'to be grappled': ({ attacker }, say) =>
    dodging(t('dungeoneers-questions-to-be-grappled', { attacker: say.name(attacker), subject: say.subject })),
  'to be pushed': ({ attacker }, say) =>
    dodging(t('dungeoneers-questions-to-be-pushed', { attacker: say.name(attacker), subject: say.subject })),
  'leaves the threat range': ({ mover }, say) =>
    striking(
      t('dungeoneers-questions-leaves-the-threat-range', { mover: say.name(mover), subject: say.subject }),
      mover,
      t('dungeoneers-questions-leaves-the-threat-range-2', { called: say.called(mover) }),
      say,
    ),
  'attacks from afar': ({ mover }, say) =>
    striking(
      t('dungeoneers-questions-attacks-from-afar', { mover: say.name(mover), subject: say.subject }),
      mover,
      t('dungeoneers-questions-attacks-from-afar-2'),
      say,
    ),
  'casts from afar': ({ mover }, say) =>
    striking(
      t('dungeoneers-questions-casts-from-afar', { mover: say.name(mover), subject: say.subject }),
      mover,
      t('dungeoneers-questions-casts-from-afar-2'),
      say,
    ),
  'may react': ({ attacker, item, points, spends }, { name, safe, short, subject, priced, brief }) => ({
    what: t('dungeoneers-questions-may-react-what', { attacker: name(attacker), subject, item: safe(item) }),
    ask: '',
    answers: {
      use: priced(
        t('dungeoneers-questions-may-react-answers-use', { short: short(item) }),
        points && spends ? brief(points, spends) : '',
      ),
      hold: t('dungeoneers-questions-may-react-answers-hold', { short: short(item) }),
    },
    stake: true,
  }),
  'may turn': ({ target }, { name, called, subject }) => ({
    what: t('dungeoneers-questions-may-turn-what', { subject, target: name(target) }),
    ask: t('dungeoneers-questions-may-turn-ask'),
    answers: {
      turn: t('dungeoneers-questions-may-turn-answers-turn', { called: called(target) }),
      stay: t('dungeoneers-questions-may-turn-answers-stay'),
    },
  }),
  'may turn going': ({ to }, { subject }) => ({
    what: t('dungeoneers-questions-may-turn-going-what', { subject, to }),
    ask: t('dungeoneers-questions-may-turn-going-ask'),
    answers: {
      turn: t('dungeoneers-questions-may-turn-going-answers-turn'),
      stay: t('dungeoneers-questions-may-turn-going-answers-stay'),
    },
  }),
  'cast at': ({ caster, spell }, { name, safe, subject }) => ({
    what: t('dungeoneers-questions-cast-at-what', { caster: name(caster), spell: safe(spell), subject }),
    ask: '',
    answers: {
      resist: t('dungeoneers-questions-cast-at-answers-resist'),
      fail: t('dungeoneers-questions-cast-at-answers-fail'),
      'let through': t('dungeoneers-questions-cast-at-answers-let-through'),
    },
    stake: true,
  }),
  readied: ({ act, tool, moment, turn }, { name, safe, short, subject, priced }) => ({
    what: t('dungeoneers-questions-readied-what', {
      subject,
      act,
      tool: tool === undefined ? '' : t('dungeoneers-questions-readied-what-tool', { tool: safe(tool) }),
      moment,
      turn: name(turn),
    }),
    ask: '',
    answers: {
      defend: priced(t('dungeoneers-questions-readied-answers-defend'), REACTION),
      disengage: priced(t('dungeoneers-questions-readied-answers-disengage'), REACTION),
      hold: t('dungeoneers-questions-readied-answers-hold'),
    },
    named: (target) => priced(t('dungeoneers-questions-readied-named', { short: short(target) }), REACTION),
  }),
};

function dodging(what: string) {
  return {
    what,
    ask: '',
    answers: { power: t('dungeoneers-dodging-answers-power'), prowess: t('dungeoneers-dodging-answers-prowess') },
    stake: true,
  } as const;
}

function striking(what: string, mover: CombatantId, hold: string, { called, priced }: AskingSay) {
  return {
    what,
    ask: t('dungeoneers-striking-ask'),
    answers: { strike: priced(t('dungeoneers-striking-answers-strike', { called: called(mover) }), REACTION), hold },
  };
}

/** What only Dungeoneers says no to, in plain words, with the way out. Names in the facts are escaped by the caller. */
export const dungeoneersRefusals: RefusalWords<DungeoneersRefusals> = {
  'threatened-is-computed': ({ name }) => t('dungeoneers-refusals-threatened-is-computed', { name }),
  'wasted-dice': ({ name }) => t('dungeoneers-refusals-wasted-dice', { name }),
  'too-near': ({ weapon }) => t('dungeoneers-refusals-too-near', { weapon }),
  'not-equipped': ({ weapon }) => t('dungeoneers-refusals-not-equipped', { weapon }),
  'not-adjacent': ({ name }) => t('dungeoneers-refusals-not-adjacent', { name }),
  'range-contradicts': ({ name, position, said }) =>
    t('dungeoneers-refusals-range-contradicts', { position, name, said }),
  'faces-you': ({ name }) => t('dungeoneers-refusals-faces-you', { name }),
  already: ({ name, condition }) => t('dungeoneers-refusals-already', { name, condition }),
  held: ({ name }) => t('dungeoneers-refusals-held', { name }),
  'holds-already': ({ name }) => t('dungeoneers-refusals-holds-already', { name }),
  'held-already': ({ name }) => t('dungeoneers-refusals-held-already', { name }),
  'not-holding': ({ name }) => t('dungeoneers-refusals-not-holding', { name }),
  'no-open-line': ({ name }) => t('dungeoneers-refusals-no-open-line', { name }),
  'stands-on-field': ({ name }) => t('dungeoneers-refusals-stands-on-field', { name }),
  'not-in-reach': ({ name }) => t('dungeoneers-refusals-not-in-reach', { name }),
  'cannot-move': ({ name }) => t('dungeoneers-refusals-cannot-move', { name }),
  'no-closer': ({ name }) => t('dungeoneers-refusals-no-closer', { name }),
  'no-farther': ({ name }) => t('dungeoneers-refusals-no-farther', { name }),
  'no-tome': ({ spell }) => t('dungeoneers-refusals-no-tome', { spell }),
  'no-room': ({ item, slot }) =>
    slot === 'wield'
      ? t('dungeoneers-refusals-no-room', { item })
      : t('dungeoneers-refusals-no-room-2', { slot, item }),
  'dead-stay-dead': ({ name }) => t('dungeoneers-refusals-dead-stay-dead', { name }),
  'readied-by-act': ({ name }) => t('dungeoneers-refusals-readied-by-act', { name }),
  'in-use-already': ({ name, item }) => t('dungeoneers-refusals-in-use-already', { name, item }),
  'off-already': ({ name, item }) => t('dungeoneers-refusals-off-already', { name, item }),
  'lacks-action': ({ name, action }) => t('dungeoneers-refusals-lacks-action', { name, action }),
  'harm-needs-rounds': ({ spell }) => t('dungeoneers-refusals-harm-needs-rounds', { spell }),
  'held-to-one-die': ({ name }) => t('dungeoneers-refusals-held-to-one-die', { name }),
  'waits-for-trigger': ({ ability, trigger }) => t('dungeoneers-refusals-waits-for-trigger', { ability, trigger }),
  'cannot-cross': ({ name }) => t('dungeoneers-refusals-cannot-cross', { name }),
  'not-prone': ({ name }) => t('dungeoneers-refusals-not-prone', { name }),
};

export const dungeoneers = bookOf({
  reasons: dungeoneersReasons,
  questions: dungeoneersQuestions,
  resources: dungeoneersResources,
  degrees: dungeoneersDegrees,
  results: dungeoneersResults,
  names: dungeoneersNames,
  refusals: dungeoneersRefusals,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: dungeoneersActs,
  practice,
});

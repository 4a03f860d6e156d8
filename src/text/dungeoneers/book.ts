import type { CombatantId } from '../../rules/core/encounter.ts';
import type { CoreFacts } from '../../rules/core/reason.ts';
import type { DungeoneersFacts } from '../../rules/dungeoneers/reasons.ts';
import type { DungeoneersRefusals } from '../../rules/dungeoneers/refusals.ts';
import type { Dungeoneers } from '../../rules/dungeoneers/sheet.ts';
import { bookFromParts, type RefusalWords } from '../core/book.ts';
import { nameOf } from '../names.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t, withLabel } from '../t.ts';
import { texts } from '../texts.ts';
import type { ActionLabels, ActionWords, AskingWording, QuestionWords, Words } from '../words.ts';
import { briefs, glossary, practice } from './glossary.ts';
import { changeText, sheetLines } from './sheet-lines.ts';

/** The names of roll results. */
const dungeoneersDegrees: Readonly<Record<Dungeoneers['degree'], string>> = texts({
  miss: 'dungeoneers-degree-miss',
  hit: 'dungeoneers-degree-hit',
  'critical hit': 'dungeoneers-degree-critical-hit',
  deflects: 'dungeoneers-degree-deflects',
  pierces: 'dungeoneers-degree-pierces',
  'pierces critically': 'dungeoneers-degree-pierces-critically',
  'save passed': 'dungeoneers-degree-save-passed',
  'save failed': 'dungeoneers-degree-save-failed',
  resisted: 'dungeoneers-degree-resisted',
  success: 'dungeoneers-degree-success',
  failure: 'dungeoneers-degree-failure',
});

/** The words for roll results at the end of a short line of math: "a hit". */
const dungeoneersResults: Readonly<Record<Dungeoneers['degree'], string>> = texts({
  miss: 'dungeoneers-result-miss',
  hit: 'dungeoneers-result-hit',
  'critical hit': 'dungeoneers-result-critical-hit',
  deflects: 'dungeoneers-result-deflects',
  pierces: 'dungeoneers-result-pierces',
  'pierces critically': 'dungeoneers-result-pierces-critically',
  'save passed': 'dungeoneers-result-save-passed',
  'save failed': 'dungeoneers-result-save-failed',
  resisted: 'dungeoneers-result-resisted',
  success: 'dungeoneers-result-success',
  failure: 'dungeoneers-result-failure',
});

const dungeoneersResources: ResourceNames = {
  wounds: {
    forms: texts({ one: 'dungeoneers-resource-wounds-one', other: 'dungeoneers-resource-wounds-several' }),
  },
  stress: {
    forms: texts({ other: 'dungeoneers-resource-stress-several' }),
    counted: texts({ other: 'dungeoneers-resource-stress-counted' }),
  },
  magica: {
    forms: texts({ other: 'dungeoneers-resource-magica-several' }),
    counted: texts({ other: 'dungeoneers-resource-magica-counted' }),
  },
  'action points': {
    forms: texts({
      one: 'dungeoneers-resource-action-points-one',
      other: 'dungeoneers-resource-action-points-several',
    }),
  },
  'movement points': {
    forms: texts({
      one: 'dungeoneers-resource-movement-points-one',
      other: 'dungeoneers-resource-movement-points-several',
    }),
  },
  'reaction points': {
    forms: texts({
      one: 'dungeoneers-resource-reaction-points-one',
      other: 'dungeoneers-resource-reaction-points-several',
    }),
  },
  uses: {
    forms: texts({ one: 'dungeoneers-resource-uses-one', other: 'dungeoneers-resource-uses-several' }),
    of: (name, count) => t('dungeoneers-resource-uses-of', { name, count }),
  },
};

function moveText(manner: string, target = ''): string {
  if (manner === 'across') return t('dungeoneers-move-across');
  if (target === '')
    return t(manner === 'engage' ? 'dungeoneers-move-engage-several' : 'dungeoneers-move-withdraw-several');
  if (manner === 'engage' || manner === 'withdraw' || manner === 'behind')
    return t(`dungeoneers-move-${manner}`, { target });
  return manner;
}

const withLowercaseInitial = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function attackLabel(tool: string | undefined, target: string | undefined): string {
  if (tool === undefined)
    return target === undefined ? t('dungeoneers-label-attack') : t('dungeoneers-label-attack-target', { target });
  return target === undefined
    ? t('dungeoneers-label-attack-tool', { tool })
    : t('dungeoneers-label-attack-target-tool', { target, tool });
}

/**
 * The label of an action that can be carried out in several ways (manners). Above the choice of these ways, the label
 * is just the action's name.
 */
const labelWithManner =
  (action: 'ready' | 'hazard' | 'mend' | 'place'): ActionLabels[string] =>
  ({ mannerName: manner }) =>
    manner === undefined ? nameOf('dungeoneers', 'action', action) : t(`dungeoneers-label-${action}`, { manner });

const labels: ActionLabels = {
  attack: ({ tool, toolName, mannerName, target }) => {
    const isImprovised = tool === 'Improvised';
    const mannerTexts = [isImprovised ? t('dungeoneers-label-improvised') : undefined, mannerName].filter(
      (each) => each !== undefined,
    );
    const label = attackLabel(isImprovised ? undefined : toolName, target);
    return mannerTexts.length === 0 ? label : `${label} (${mannerTexts.join(', ')})`;
  },
  move: ({ manner = '', target }) => moveText(manner, target),
  use: ({ toolName: tool = '', manner, target, self }) => {
    if (manner !== undefined) return withLabel(tool, withLowercaseInitial(moveText(manner, target)));
    return target === undefined || self
      ? t('dungeoneers-label-use', { tool })
      : t('dungeoneers-label-use-target', { tool, target });
  },
  equip: ({ toolName: tool = '', manner }) =>
    t(manner === 'take off' ? 'dungeoneers-label-take-off' : 'dungeoneers-label-equip', { tool }),
  turn: ({ target = '' }) => t('dungeoneers-label-turn', { target }),
  disengage: ({ mannerName: manner }) =>
    manner === undefined ? t('dungeoneers-label-disengage') : t('dungeoneers-label-break-free', { manner }),
  ready: labelWithManner('ready'),
  hazard: labelWithManner('hazard'),
  mend: labelWithManner('mend'),
  place: labelWithManner('place'),
};

/** The labels of Dungeoneers' actions, and the questions in their forms. */
const dungeoneersActionWords: ActionWords = {
  labels,
  questions: { ready: texts({ target: 'dungeoneers-ask-ready-turn', how: 'dungeoneers-ask-ready-action' }) },
  amounts: {
    stress: {
      get asks() {
        return t('dungeoneers-ask-stress');
      },
      line: (amount) => t('dungeoneers-stress-amount', { amount }),
    },
    magica: {
      get asks() {
        return t('dungeoneers-ask-magica');
      },
      line: (amount) => t('dungeoneers-magica-amount', { amount }),
    },
    'wounds or stress': {
      get asks() {
        return t('dungeoneers-ask-amount');
      },
      line: String,
    },
  },
};

/**
 * Words for Dungeoneers' own reasons, which say why a number applies or why something happened. They take precedence
 * over the words that all systems share.
 */
export const dungeoneersReasons: Words<Omit<DungeoneersFacts, keyof CoreFacts>> = {
  'stress taken': () => t('dungeoneers-reason-stress-taken'),
  'past capacity': () => t('dungeoneers-reason-past-capacity'),
  'from behind': () => t('dungeoneers-reason-from-behind'),
  'behind on the field': ({ at, target, facing }, { optionName }) =>
    t('dungeoneers-reason-behind-on-map', { target, facing: optionName(facing), at }),
  'behind by GM’s word': ({ words }, { safe }) =>
    words === undefined
      ? t('dungeoneers-reason-behind-by-gm')
      : t('dungeoneers-reason-behind-by-gm-words', { words: safe(words) }),
  natural: () => t('dungeoneers-reason-natural'),

  'armor value': () => t('dungeoneers-reason-armor-value'),
  'spell resistance': () => t('dungeoneers-reason-spell-resistance'),

  'threatened by': ({ count }) => t('dungeoneers-reason-threatened-by', { count }),

  'no wounds to spare': () => t('dungeoneers-reason-no-wounds-to-spare'),

  attack: () => t('dungeoneers-reason-attack'),
  pierce: () => t('dungeoneers-reason-pierce'),
  grapple: () => t('dungeoneers-reason-grapple'),
  push: () => t('dungeoneers-reason-push'),
  escape: () => t('dungeoneers-reason-escape'),
  'spell attack': () => t('dungeoneers-reason-spell-attack'),
  'spell save': ({ save }, { skillName }) => t('dungeoneers-reason-spell-save', { save: skillName(save) }),
  'spell pierce': () => t('dungeoneers-reason-spell-pierce'),

  critical: () => t('dungeoneers-reason-critical'),
  weak: ({ type }, { optionName }) => t('dungeoneers-reason-weak', { type: optionName(type) }),
  resists: ({ type }, { optionName }) => t('dungeoneers-reason-resists', { type: optionName(type) }),
  'room for stress': () => t('dungeoneers-reason-room-for-stress'),
  'taken as stress': () => t('dungeoneers-reason-taken-as-stress'),

  'hit dice bought': () => t('dungeoneers-reason-hit-dice-bought'),
  'pierce dice bought': () => t('dungeoneers-reason-pierce-dice-bought'),
  'three times capacity': () => t('dungeoneers-reason-three-times-capacity'),
  hazard: () => t('dungeoneers-reason-hazard'),
  mended: () => t('dungeoneers-reason-mended'),
  rest: ({ kind }, { optionName }) => t('dungeoneers-reason-rest', { kind: optionName(kind) }),

  'opportune strike': () => t('dungeoneers-reason-opportune-strike'),
  spellcast: () => t('dungeoneers-reason-spellcast'),
  disengage: () => t('dungeoneers-reason-disengage'),
  defend: () => t('dungeoneers-reason-defend'),
  sprint: () => t('dungeoneers-reason-sprint'),
  move: () => t('dungeoneers-reason-move'),
  'stand up': () => t('dungeoneers-reason-stand-up'),
  turn: () => t('dungeoneers-reason-turn'),
  ready: () => t('dungeoneers-reason-ready'),
  'readied act': () => t('dungeoneers-reason-readied-act'),
  equip: () => t('dungeoneers-reason-equip'),
  'turn starts': () => t('dungeoneers-reason-turn-starts'),
  'round starts': () => t('dungeoneers-reason-round-starts'),
  'scene starts': () => t('dungeoneers-reason-scene-starts'),

  'drops prone': () => t('dungeoneers-reason-drops-prone'),
  'stands up': () => t('dungeoneers-reason-stands-up'),
  'a move is done': () => t('dungeoneers-reason-move-done'),
  'hold lost': () => t('dungeoneers-reason-hold-lost'),
  'lets go': () => t('dungeoneers-reason-lets-go'),
  'breaks free': () => t('dungeoneers-reason-breaks-free'),
  'moves on another turn': () => t('dungeoneers-reason-moves-on-another-turn'),

  equips: ({ item }, { thingName }) => t('dungeoneers-reason-equips', { item: thingName(item) }),
  'takes off': ({ item }, { thingName }) => t('dungeoneers-reason-takes-off', { item: thingName(item) }),
  tossed: ({ item }, { thingName }) => t('dungeoneers-reason-tossed', { item: thingName(item) }),
  'as the sheet says': () => t('dungeoneers-reason-from-sheet'),

  'effect on a hit': ({ note }) => nameOf('dungeoneers', 'note', note),
  'effect on a miss': ({ note }) => nameOf('dungeoneers', 'note', note),
  'effect on a pierce': ({ note }) => nameOf('dungeoneers', 'note', note),
  'effect on a deflection': ({ note }) => nameOf('dungeoneers', 'note', note),
  'failed on purpose': ({ spell }, { thingName }) => thingName(spell),
  'let through': ({ spell }, { thingName }) => thingName(spell),
  'wound past capacity': ({ capacity }, { whose = t('dungeoneers-the-creature') }) =>
    capacity === 0
      ? t('dungeoneers-reason-no-wound-possible', { whose })
      : t('dungeoneers-reason-wound-past-capacity', { whose, capacity }),
  'more than capacity': ({ wounds, capacity }, { whose = t('dungeoneers-the-creature') }) =>
    t('dungeoneers-reason-more-than-capacity', { whose, wounds, capacity }),
  'nothing to mend': ({ item }, { whose = t('dungeoneers-the-creature'), thingName }) =>
    t('dungeoneers-reason-nothing-to-mend', { item: thingName(item), whose }),
  'carried along': () => t('dungeoneers-reason-carried-along'),
  'push stopped': ({ by }) =>
    by === 'somebody' ? t('dungeoneers-reason-push-stopped-full') : t('dungeoneers-reason-push-stopped-ground'),
  falls: ({ levels }) => t('dungeoneers-reason-falls', { levels }),
  'ambient magica': ({ cost, pierce }) => t('dungeoneers-reason-ambient-magica', { cost, pierce }),

  'held by': ({ whom }, { name }) => t('dungeoneers-reason-held-by', { name: name(whom) }),
  holds: ({ whom }, { name }) => t('dungeoneers-reason-holds', { name: name(whom) }),
  faces: ({ whom }, { name }) => t('dungeoneers-reason-faces', { name: name(whom) }),
  'faces toward': ({ direction }, { optionName }) =>
    t('dungeoneers-reason-faces-toward', { direction: optionName(direction) }),
  'at the back': ({ whom }, { name }) => t('dungeoneers-reason-at-the-back', { name: name(whom) }),
  enchanted: ({ item, gives }, { list, thingName }) => {
    const gainTexts = gives.map(({ to, value }) => changeText(value, to));
    return gainTexts.length === 0
      ? t('dungeoneers-reason-enchanted', { item: thingName(item) })
      : t('dungeoneers-reason-enchanted-gains', { item: thingName(item), gains: list(gainTexts) });
  },

  initiative: ({ score }) => t('dungeoneers-reason-initiative', { score }),
  'initiative tie': ({ score }, { dice = '' }) => t('dungeoneers-reason-initiative-tie', { score, dice }),

  'nobody lives': () => t('dungeoneers-reason-no-one-alive'),
  'one side lives': ({ side }, { sideFacts }) => t('dungeoneers-reason-one-side-alive', sideFacts(side)),

  'to be grappled': ({ attacker }, { name }) => t('dungeoneers-reason-to-be-grappled', { attacker: name(attacker) }),
  'to be pushed': ({ attacker }, { name }) => t('dungeoneers-reason-to-be-pushed', { attacker: name(attacker) }),
  'leaves the threat range': ({ mover }, { name }) =>
    t('dungeoneers-reason-leaves-threat-range', { mover: name(mover) }),
  'attacks from afar': ({ mover }, { name }) => t('dungeoneers-reason-attacks-from-afar', { mover: name(mover) }),
  'casts from afar': ({ mover }, { name }) => t('dungeoneers-reason-casts-from-afar', { mover: name(mover) }),
  readied: ({ act, tool, moment, turn }, { name, thingName, optionName }) =>
    tool === undefined
      ? t('dungeoneers-reason-readied', { act: optionName(act), moment: optionName(moment), turn: name(turn) })
      : t('dungeoneers-reason-readied-tool', {
          act: optionName(act),
          tool: thingName(tool),
          moment: optionName(moment),
          turn: name(turn),
        }),
  'may react': ({ attacker, item }, { name, thingName }) =>
    t('dungeoneers-reason-may-react', { item: thingName(item), attacker: name(attacker) }),
  'may turn': ({ target }, { name }) => t('dungeoneers-reason-may-turn', { target: name(target) }),
  'may turn going': ({ to }) => t('dungeoneers-reason-may-turn-going', { to }),
  'cast at': ({ caster, spell }, { name, thingName }) =>
    t('dungeoneers-reason-cast-at', { caster: name(caster), spell: thingName(spell) }),
};

const reactionPrice = () => t('dungeoneers-price-reaction');

/** Words for the questions that only Dungeoneers asks. */
const dungeoneersQuestions: QuestionWords<DungeoneersFacts> = {
  'to be grappled': ({ attacker }, say) =>
    dodgeQuestion(t('dungeoneers-question-to-be-grappled', { attacker: say.name(attacker), subject: say.subject })),
  'to be pushed': ({ attacker }, say) =>
    dodgeQuestion(t('dungeoneers-question-to-be-pushed', { attacker: say.name(attacker), subject: say.subject })),
  'leaves the threat range': ({ mover }, say) =>
    opportunityQuestion(
      t('dungeoneers-question-leaves-threat-range', { mover: say.name(mover), subject: say.subject }),
      mover,
      t('dungeoneers-answer-let-go', { name: say.nameOf(mover) }),
      say,
    ),
  'attacks from afar': ({ mover }, say) =>
    opportunityQuestion(
      t('dungeoneers-question-attacks-from-afar', { mover: say.name(mover), subject: say.subject }),
      mover,
      t('dungeoneers-answer-no-strike'),
      say,
    ),
  'casts from afar': ({ mover }, say) =>
    opportunityQuestion(
      t('dungeoneers-question-casts-from-afar', { mover: say.name(mover), subject: say.subject }),
      mover,
      t('dungeoneers-answer-no-strike'),
      say,
    ),
  'may react': ({ attacker, item, points, spends }, { name, shortThingName, subject, priced, brief, thingName }) => ({
    what: t('dungeoneers-question-may-react', { attacker: name(attacker), subject, item: thingName(item) }),
    ask: '',
    answers: {
      use: priced(
        t('dungeoneers-answer-use', { item: shortThingName(item) }),
        points && spends ? brief(points, spends) : '',
      ),
      hold: t('dungeoneers-answer-not-use', { item: shortThingName(item) }),
    },
    stake: true,
  }),
  'may turn': ({ target }, { name, nameOf, subject }) => ({
    what: t('dungeoneers-question-may-turn', { subject, target: name(target) }),
    ask: t('dungeoneers-question-turn-free'),
    answers: {
      turn: t('dungeoneers-answer-turn', { name: nameOf(target) }),
      stay: t('dungeoneers-answer-stay'),
    },
  }),
  'may turn going': ({ to }, { subject }) => ({
    what: t('dungeoneers-question-may-turn-going', { subject, to }),
    ask: t('dungeoneers-question-turn-free'),
    answers: { turn: t('dungeoneers-answer-turn-going'), stay: t('dungeoneers-answer-stay') },
  }),
  'cast at': ({ caster, spell }, { name, subject, thingName }) => ({
    what: t('dungeoneers-question-cast-at', { caster: name(caster), spell: thingName(spell), subject }),
    ask: '',
    answers: {
      resist: t('dungeoneers-answer-resist'),
      fail: t('dungeoneers-answer-fail'),
      'let through': t('dungeoneers-answer-let-through'),
    },
    stake: true,
  }),
  readied: ({ act, tool, moment, turn }, { name, short, subject, priced, thingName, optionName }) => ({
    what:
      tool === undefined
        ? t('dungeoneers-question-readied', {
            subject,
            act: optionName(act),
            moment: optionName(moment),
            turn: name(turn),
          })
        : t('dungeoneers-question-readied-tool', {
            subject,
            act: optionName(act),
            tool: thingName(tool),
            moment: optionName(moment),
            turn: name(turn),
          }),
    ask: '',
    answers: {
      defend: priced(t('dungeoneers-answer-defend'), reactionPrice()),
      disengage: priced(t('dungeoneers-answer-disengage'), reactionPrice()),
      hold: t('dungeoneers-answer-hold'),
    },
    named: (target) => priced(t('dungeoneers-answer-target', { name: short(target) }), reactionPrice()),
  }),
};

function dodgeQuestion(what: string) {
  return {
    what,
    ask: '',
    answers: { power: t('dungeoneers-answer-dodge-power'), prowess: t('dungeoneers-answer-dodge-prowess') },
    stake: true,
  } as const;
}

function opportunityQuestion(what: string, mover: CombatantId, hold: string, { nameOf, priced }: AskingWording) {
  return {
    what,
    ask: t('dungeoneers-question-strike-cost'),
    answers: { strike: priced(t('dungeoneers-answer-strike', { name: nameOf(mover) }), reactionPrice()), hold },
  };
}

/** Words for Dungeoneers' own refusals, with what to do instead. Callers escape the names in the facts. */
export const dungeoneersRefusals: RefusalWords<DungeoneersRefusals> = {
  'threatened-is-computed': ({ name }) => t('dungeoneers-refused-threatened-is-computed', { name }),
  'wasted-dice': ({ name }) => t('dungeoneers-refused-wasted-dice', { name }),
  'too-near': ({ weapon }) => t('dungeoneers-refused-too-near', { weapon }),
  'not-equipped': ({ weapon }) => t('dungeoneers-refused-not-equipped', { weapon }),
  'not-adjacent': ({ name }) => t('dungeoneers-refused-not-adjacent', { name }),
  'range-contradicts': ({ name, position, said }) =>
    t('dungeoneers-refused-range-contradicts', { position, name, said }),
  'faces-you': ({ name }) => t('dungeoneers-refused-faces-you', { name }),
  already: ({ name, condition }) => t('dungeoneers-refused-already', { name, condition }),
  'faces-already': ({ name }) => t('dungeoneers-refused-faces-already', { name }),
  'behind-already': ({ name }) => t('dungeoneers-refused-behind-already', { name }),
  held: ({ name }) => t('dungeoneers-refused-held', { name }),
  'holds-already': ({ name }) => t('dungeoneers-refused-holds-already', { name }),
  'held-already': ({ name }) => t('dungeoneers-refused-held-already', { name }),
  'not-holding': ({ name }) => t('dungeoneers-refused-not-holding', { name }),
  'no-open-line': ({ name }) => t('dungeoneers-refused-no-open-line', { name }),
  'stands-on-field': ({ name }) => t('dungeoneers-refused-stands-on-field', { name }),
  'not-in-reach': ({ name }) => t('dungeoneers-refused-not-in-reach', { name }),
  'cannot-move': ({ name }) => t('dungeoneers-refused-cannot-move', { name }),
  'no-closer': ({ name }) => t('dungeoneers-refused-no-closer', { name }),
  'no-farther': ({ name }) => t('dungeoneers-refused-no-farther', { name }),
  'no-tome': ({ spell }) => t('dungeoneers-refused-no-tome', { spell }),
  'no-room': ({ item, slot }) =>
    slot === 'wield'
      ? t('dungeoneers-refused-hands-full', { item })
      : t('dungeoneers-refused-slot-full', { slot, item }),
  'dead-stay-dead': ({ name }) => t('dungeoneers-refused-dead-stay-dead', { name }),
  'readied-by-act': ({ name }) => t('dungeoneers-refused-readied-by-act', { name }),
  'in-use-already': ({ name, item }) => t('dungeoneers-refused-in-use-already', { name, item }),
  'off-already': ({ name, item }) => t('dungeoneers-refused-off-already', { name, item }),
  'lacks-action': ({ name, action }) => t('dungeoneers-refused-lacks-action', { name, action }),
  'harm-needs-rounds': ({ spell }) => t('dungeoneers-refused-harm-needs-rounds', { spell }),
  'held-to-one-die': ({ name }) => t('dungeoneers-refused-held-to-one-die', { name }),
  'waits-for-trigger': ({ ability, trigger }) => t('dungeoneers-refused-waits-for-trigger', { ability, trigger }),
  'cannot-cross': ({ name }) => t('dungeoneers-refused-cannot-cross', { name }),
  'not-prone': ({ name }) => t('dungeoneers-refused-not-prone', { name }),
};

export const dungeoneers = bookFromParts({
  reasons: dungeoneersReasons,
  questions: dungeoneersQuestions,
  resources: dungeoneersResources,
  degrees: dungeoneersDegrees,
  results: dungeoneersResults,
  refusals: dungeoneersRefusals,
  sheet: sheetLines,
  reference: {
    get glossary() {
      return glossary();
    },
    briefs,
  },
  acts: dungeoneersActionWords,
  practice,
  about: () => t('dungeoneers-about'),
});

import { TURNS_SETTING_NAME } from '../../rules/core/blocks.ts';
import type { CoreFacts } from '../../rules/core/reason.ts';
import { SECRECY_SETTING_NAME } from '../../rules/core/secrecy.ts';
import { AUTO_END } from '../../rules/core/turns.ts';
import { TONE_SETTING_NAME } from '../phrase.ts';
import type { Reference } from '../reference.ts';
import { DETAILS_SETTING_NAME, SIGNS_SETTING_NAME, type SignStyle, type Signs } from '../signs.ts';
import { t, withLabel } from '../t.ts';
import type { QuestionWords, ReasonDetails, Wording, Words } from '../words.ts';

/** The meanings of the settings that every encounter has. */
export const coreReference: Reference = {
  glossary: [],
  briefs: {
    get settings() {
      return {
        [AUTO_END]: t('core-reference-briefs-settings-auto-end'),
        [TURNS_SETTING_NAME]: t('core-reference-briefs-settings-turns'),
        [TONE_SETTING_NAME]: t('core-reference-briefs-settings-tone'),
        [DETAILS_SETTING_NAME]: t('core-reference-briefs-settings-sums'),
        [SIGNS_SETTING_NAME]: t('core-reference-briefs-settings-signs'),
        [SECRECY_SETTING_NAME]: t('core-reference-briefs-settings-secrecy'),
        picture: t('core-reference-briefs-settings-picture'),
        sheets: t('core-reference-briefs-settings-sheets'),
        join: t('core-reference-briefs-settings-join'),
        'characters-each': t('core-reference-briefs-settings-characters-each'),
        loot: t('core-reference-briefs-settings-loot'),
        uneven: t('core-reference-briefs-settings-uneven'),
        language: t('core-reference-briefs-settings-language'),
      };
    },
  },
};

/** The signs between the parts of a text, such as "→" and "≥", or the words that replace them for screen readers. */
export const signsByStyle: Readonly<Record<SignStyle, Signs>> = {
  bars: {
    joint: ' · ',
    outOf: (value, max) => `${value}/${max}`,
    became: (before, after) => `${before} → ${after}`,
    result: (result) => ` → ${result}`,
    reaches: '≥',
    misses: '<',
    under: '≤',
    over: '>',
    times: (what, count) => `${what} × ${count}`,
    share: (percent) => ` × ${percent}`,
    multiplied: (times) => (times === 2 ? t('signs-bars-multiplied') : ` × ${times}`),
    arrow: '↔',
    pool: (hits, misses) =>
      hits === ''
        ? t('signs-bars-pool-misses', { misses })
        : misses === ''
          ? hits
          : t('signs-bars-pool', { hits, misses }),
    shortPool: (hits, dice) => t('signs-bars-short-pool', { hits, dice: t('signs-dice', { count: dice }) }),
    attackedOn: (way) => `${way} ⚠`,
    undone: (title) => t('signs-bars-undone', { title }),
    bars: true,
  },
  words: {
    joint: ', ',
    outOf: (value, max) => t('signs-words-out-of', { value, max }),
    became: (before, after) => t('signs-words-became', { before, after }),
    result: (result) => withLabel('', result),
    get reaches() {
      return t('signs-words-reaches');
    },
    get misses() {
      return t('signs-words-misses');
    },
    get under() {
      return t('signs-words-under');
    },
    get over() {
      return t('signs-words-over');
    },
    times: (what, count) => t('signs-words-times', { count, what }),
    share: (percent) => t('signs-words-share', { percent }),
    multiplied: (times) => t('signs-words-multiplied', { times }),
    get arrow() {
      return t('signs-words-towards');
    },
    pool: (hits, misses, faces) =>
      t('signs-words-pool', {
        faces,
        hits: hits === '' ? t('signs-words-pool-none') : hits,
        misses: misses === '' ? t('signs-words-pool-none') : misses,
      }),
    shortPool: (hits, dice, faces) =>
      t('signs-words-short-pool', { hits, dice: t('signs-dice', { count: dice }), faces }),
    attackedOn: (way) => t('signs-words-may-be-attacked', { way }),
    undone: (title) => t('signs-words-undone', { title }),
    bars: false,
  },
};

/** The items that change hands: "2 × Healing Potion and Dagger". */
function itemsText({ items }: CoreFacts['gives'], { thingName, list }: Pick<Wording, 'thingName' | 'list'>): string {
  return list(
    items.map(({ item, count }) =>
      count === 1 ? thingName(item) : t('items-several', { count, item: thingName(item) }),
    ),
  );
}

/**
 * A save against an event in the turn order, such as a storm. The story shows only the event's name. The math shows the
 * roll.
 */
function savingThrowText(
  { mark, what, against, written, roll }: CoreFacts['event save made'],
  { safe, whose, under, skillName, rolled }: Wording & ReasonDetails,
): string {
  if (whose === undefined) return safe(mark, 100);
  const facts = { what: safe(skillName(what), 100), against, roll: safe(rolled(roll) ?? written, 300) };
  const savingThrowLine = under ? t('event-save-under', facts) : t('event-save', facts);
  return whose === '' ? savingThrowLine : t('event-save-of', { name: whose, save: savingThrowLine });
}

/** Words for the reasons that every system has. A reason says why a number applies or why something happened. */
export const coreReasons: Words<CoreFacts> = {
  item: ({ item }, { thingName }) => thingName(item),
  stat: ({ stat }, { whose, skillName }) =>
    whose === undefined ? skillName(stat) : t('core-reasons-stat', { stat: skillName(stat), whose }),
  condition: ({ condition }, { conditionName }) => conditionName(condition),
  // The quoted words can be a note from the book, which has a translation.
  said: ({ words }, { thingName }) => thingName(words),
  'GM’s word': () => t('core-reasons-gm-s-word'),
  'sheet changed': ({ fields }, { list, fieldName }) =>
    t('core-reasons-sheet-changed', { fields: list(fields.map((each) => fieldName(each))) }),
  revived: () => t('core-reasons-revived'),
  returned: () => t('core-reasons-returned'),
  dead: () => t('core-reasons-dead'),
  'taken off': () => t('core-reasons-taken-off'),
  'time over': () => t('core-reasons-time-over'),
  'time passes': () => t('core-reasons-time-passes'),
  'scene over': () => t('core-reasons-scene-over'),
  'rounds stop': () => t('core-reasons-rounds-stop'),
  gone: ({ who }, { name }) => t('core-reasons-gone', { who: name(who) }),
  'scene begins': () => t('core-reasons-scene-begins'),
  unspent: () => t('core-reasons-unspent'),
  'passed over': () => t('core-reasons-passed-over'),
  'waited too long': () => t('core-reasons-waited-too-long'),
  'delays until after': () => '',
  'waits to act': () => '',
  resumes: () => '',
  'chooses next': () => '',
  'passes the turn': () => '',
  'is offered': () => '',
  'can join': () => '',
  'event comes': ({ mark, words }, { safe }) =>
    words === undefined ? safe(mark, 100) : t('event-text', { mark: safe(mark, 100), words: safe(words, 600) }),
  'timed event': ({ mark }, { safe }) => safe(mark, 100),
  'event save made': (save, say) => savingThrowText(save, say),
  'event save failed': (save, say) => savingThrowText(save, say),
  'item moved': () => t('items-moved'),
  gives: (handed, say) => itemsText(handed, say),
  loots: (handed, say) => itemsText(handed, say),
  'picks up': (handed, say) => itemsText(handed, say),
  drops: (handed, say) => itemsText(handed, say),
  finds: (handed, say) => itemsText(handed, say),
  lies: (handed, say) => itemsText(handed, say),
  decided: ({ how }, { word }) => word(how),
  roll: ({ written }, { safe }) => safe(written, 1500),
};

/** The questions that every system asks. */
export const coreQuestions: QuestionWords<CoreFacts> = {
  'chooses next': (_, { subject, nameOf }) => ({
    what: t('core-questions-next', { name: subject }),
    ask: '',
    answers: {},
    named: (id) => t('board-is-next', { name: nameOf(id) }),
  }),
  'is offered': ({ title, words }, { subject, safe }) => ({
    what: offerText(subject, safe(title, 100), words && safe(words, 600)),
    ask: '',
    answers: { accept: t('offer-accept'), refuse: t('offer-refuse') },
  }),
  'can join': ({ ally, title }, { subject, nameOf, safe }) => ({
    what: t('core-questions-join', { name: subject, ally: nameOf(ally), title: safe(title, 100) }),
    ask: '',
    answers: { yes: t('core-questions-join-yes'), no: t('core-questions-join-no') },
  }),
};

/** What someone is offered: "Offer to Kira: Compel. “The guard knows you.”" */
export function offerText(name: string, title: string, words: string | undefined): string {
  return words === undefined ? t('offer-made', { name, title }) : t('offer-made-words', { name, title, words });
}

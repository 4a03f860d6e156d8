// Translates words that people type in their own language into English.

import { currentLanguage, ENGLISH, inLanguage, oncePerLanguage } from './languages.ts';
import { t } from './t.ts';

/** The words of `locales/en/typed.ftl`. */
const TYPED_WORDS = [
  'yes',
  'no',
  'none',
  'until',
  'on',
  'at',
  'o-clock',
  'in',
  'of',
  'and',
  'next',
  'week',
  'month',
  'noon',
  'midnight',
  'back',
  'each-round',
  'from',
  'round',
  'end-of-round',
  'before',
  'after',
  'initiative',
  'for',
  'against',
  'level',
  'wound',
] as const;
const TYPED_UNITS = ['minute', 'hour', 'day', 'week'] as const;

/** The English translations of the current language's words (in lower case), and patterns that find these words. */
const vocabulary = oncePerLanguage(() => {
  const englishByWord = new Map<string, string>();
  const addWord = (ownText: string, meaning: string) => {
    const word = ownText.trim().toLowerCase();
    if (word !== '' && !englishByWord.has(word)) englishByWord.set(word, meaning);
  };
  const language = currentLanguage();
  for (const word of TYPED_WORDS) {
    const [meaning = ''] = inLanguage(ENGLISH, () => t(`typed-${word}`)).split(', ');
    for (const synonym of t(`typed-${word}`).split(',')) addWord(synonym, meaning);
  }
  const addDateNames = (options: Intl.DateTimeFormatOptions) => {
    const [ownFormat, englishFormat] = [language, ENGLISH].map(
      (each) => new Intl.DateTimeFormat(each, { ...options, timeZone: 'UTC' }),
    );
    // Twelve steps cover all weekdays, from a Sunday on, or all months.
    for (let dateIndex = 0; dateIndex < 12; dateIndex++) {
      const date = 'weekday' in options ? Date.UTC(2023, 0, 1 + dateIndex) : Date.UTC(2023, dateIndex, 1);
      const ownName = ownFormat?.format(date) ?? '';
      const englishName = englishFormat?.format(date).toLowerCase() ?? '';
      // People shorten “sexta-feira” to “sexta”, and often leave out accents.
      for (const name of [ownName, ownName.replace(/-feira$/, '')])
        for (const spelling of [name, name.normalize('NFD').replace(/\p{M}/gu, '')]) addWord(spelling, englishName);
    }
  };
  addDateNames({ weekday: 'long' });
  addDateNames({ month: 'long' });
  for (const unit of TYPED_UNITS)
    for (const unitDisplay of ['long', 'short'] as const)
      for (const amount of [1, 2])
        for (const { type, value } of new Intl.NumberFormat(language, {
          style: 'unit',
          unit,
          unitDisplay,
        }).formatToParts(amount))
          if (type === 'unit') addWord(value, unit);
  const dayFormat = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  addWord(dayFormat.format(0, 'day'), 'today');
  addWord(dayFormat.format(1, 'day'), 'tomorrow');
  const wordsByLength = [...englishByWord.keys()].toSorted((a, b) => b.length - a.length);
  const escapedWords = wordsByLength.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A word for “hours” can follow a time of day (“às 18 horas”) or a duration (“2 horas”).
  const hourWords = [1, 2].map(
    (amount) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
        .formatToParts(amount)
        .find(({ type }) => type === 'unit')?.value,
  );
  const clockOrHourWords = t('typed-o-clock')
    .split(', ')
    .filter((word) => word === 'h' || hourWords.includes(word));
  const atWords = t('typed-at').split(', ').join('|');
  const timeBeforeWordPattern = new RegExp(`(?<![\\p{L}])(?:${atWords}|at)\\s+\\d{1,2}(?:[:.]\\d\\d)?\\s*$`, 'iu');
  return {
    english: englishByWord,
    clockOrHourWords,
    timeBeforeWordPattern,
    words: new RegExp(`(?<![\\p{L}])(?:${escapedWords.join('|')})(?![\\p{L}])`, 'giu'),
  };
});

/** Translates times and other words that people type into English. English words stay unchanged. */
export function typedTextInEnglish(typed: string): string {
  if (currentLanguage() === ENGLISH) return typed;
  const { english, words, clockOrHourWords, timeBeforeWordPattern } = vocabulary();
  return (
    typed
      .replace(words, (word, at: number) => {
        if (clockOrHourWords.includes(word.toLowerCase()))
          return timeBeforeWordPattern.test(typed.slice(0, at)) ? '' : 'hour';
        return english.get(word.toLowerCase()) ?? word;
      })
      .replace(ON_BEFORE_DURATION_PATTERN, 'in')
      // Replaces “18 o’clock” with “18:00”.
      .replace(/(\d{1,2})((?:[:.]\d\d)?) ?o’clock$/, (_, hour: string, minutes: string) => hour + (minutes || ':00'))
      .trimEnd()
  );
}

/** Matches an “on” that must be “in”, because Portuguese has one word for both: “on Friday”, “in 2 days”. */
const ON_BEFORE_DURATION_PATTERN = /\bon(?= \d+(?: (?:minute|hour|day|week)s?)?$)/;

/** Translates English words that can be typed into the current language: "end of round", "in 3". */
export function localizedTypedText(english: string): string {
  if (currentLanguage() === ENGLISH) return english;
  const { wordsByEnglishWord, englishWords } = reverseVocabulary();
  return english.replace(englishWords, (word) => wordsByEnglishWord.get(word.toLowerCase()) ?? word);
}

/** The current language's first word for each English word in `locales/en/typed.ftl`. */
const reverseVocabulary = oncePerLanguage(() => {
  const wordsByEnglishWord = new Map(
    TYPED_WORDS.map((word) => {
      const [meaning = ''] = inLanguage(ENGLISH, () => t(`typed-${word}`)).split(', ');
      const [first = meaning] = t(`typed-${word}`).split(', ');
      return [meaning, first] as const;
    }),
  );
  const wordsByLength = [...wordsByEnglishWord.keys()].toSorted((a, b) => b.length - a.length);
  return {
    wordsByEnglishWord,
    englishWords: new RegExp(`(?<![\\p{L}])(?:${wordsByLength.join('|')})(?![\\p{L}])`, 'giu'),
  };
});

/**
 * Translates only the first words of a text into English, such as "before" in "before Goblin 1". The rest is a name, so
 * it stays unchanged.
 */
export function typedStartInEnglish(typed: string): string {
  if (currentLanguage() === ENGLISH) return typed;
  const englishText = typedTextInEnglish(typed.trim());
  if (/^(?:end of round|initiative \d+)$/.test(englishText)) return englishText;
  const { words } = vocabulary();
  const [start = ''] = new RegExp(`^${words.source}`, 'iu').exec(typed.trim()) ?? [];
  return typedTextInEnglish(start) + typed.trim().slice(start.length);
}

/** Dice in English notation. German players also write "2W6" for "2d6". */
export function typedDiceInEnglish(typed: string): string {
  return currentLanguage() === 'de' ? typed.replace(/(?<![\p{L}])(\d*)[wW](?=[\d%F])/gu, '$1d') : typed;
}

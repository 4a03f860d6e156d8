// Understands words that people type in their own language, by putting them into English.

import { currentLanguage, ENGLISH, inLanguage, perLanguage } from './languages.ts';
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

/** The English words, by the current language's words in lower case. */
const vocabulary = perLanguage(() => {
  const english = new Map<string, string>();
  const add = (own: string, meaning: string) => {
    const word = own.trim().toLowerCase();
    if (word !== '' && !english.has(word)) english.set(word, meaning);
  };
  const language = currentLanguage();
  for (const word of TYPED_WORDS) {
    const [meaning = ''] = inLanguage(ENGLISH, () => t(`typed-${word}`)).split(', ');
    for (const each of t(`typed-${word}`).split(',')) add(each, meaning);
  }
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const [own, meant] = [language, ENGLISH].map(
      (each) => new Intl.DateTimeFormat(each, { ...options, timeZone: 'UTC' }),
    );
    // Seven days and twelve months, from a Sunday in January on.
    for (let step = 0; step < 12; step++) {
      const date = 'weekday' in options ? Date.UTC(2023, 0, 1 + step) : Date.UTC(2023, step, 1);
      add(own?.format(date) ?? '', meant?.format(date).toLowerCase() ?? '');
    }
  };
  dates({ weekday: 'long' });
  dates({ month: 'long' });
  for (const unit of TYPED_UNITS)
    for (const unitDisplay of ['long', 'short'] as const)
      for (const amount of [1, 2])
        for (const { type, value } of new Intl.NumberFormat(language, {
          style: 'unit',
          unit,
          unitDisplay,
        }).formatToParts(amount))
          if (type === 'unit') add(value, unit);
  const days = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  add(days.format(0, 'day'), 'today');
  add(days.format(1, 'day'), 'tomorrow');
  const longestFirst = [...english.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // “horas” comes after a time of day (“às 18 horas”), and after a duration (“2 horas”).
  const hourWords = [1, 2].map(
    (amount) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
        .formatToParts(amount)
        .find(({ type }) => type === 'unit')?.value,
  );
  const clockOrHours = t('typed-o-clock')
    .split(', ')
    .filter((word) => word === 'h' || hourWords.includes(word));
  const atWords = t('typed-at').split(', ').join('|');
  const atTime = new RegExp(`(?<![\\p{L}])(?:${atWords}|at)\\s+\\d{1,2}(?:[:.]\\d\\d)?\\s*$`, 'iu');
  return {
    english,
    clockOrHours,
    atTime,
    words: new RegExp(`(?<![\\p{L}])(?:${escaped.join('|')})(?![\\p{L}])`, 'giu'),
  };
});

/** A text with times and other words that people type, in English. It can be in the current language or in English. */
export function typedInEnglish(typed: string): string {
  if (currentLanguage() === ENGLISH) return typed;
  const { english, words, clockOrHours, atTime } = vocabulary();
  return (
    typed
      .replace(words, (word, at: number) => {
        if (clockOrHours.includes(word.toLowerCase())) return atTime.test(typed.slice(0, at)) ? '' : 'hour';
        return english.get(word.toLowerCase()) ?? word;
      })
      .replace(ON_FOR_IN, 'in')
      // A day and a time are read without “o’clock”.
      .replace(/(\d{1,2})((?:[:.]\d\d)?) ?o’clock$/, (_, hour: string, minutes: string) => hour + (minutes || ':00'))
      .trimEnd()
  );
}

/** Portuguese has one word for “on Friday” and “in 2 days”. */
const ON_FOR_IN = /\bon(?= \d+(?: (?:minute|hour|day|week)s?)?$)/;

/** English words that users type as they would type them in the current language: "end of round", "in 3". */
export function typedInLanguage(english: string): string {
  if (currentLanguage() === ENGLISH) return english;
  const { own, englishWords } = reverseVocabulary();
  return english.replace(englishWords, (word) => own.get(word.toLowerCase()) ?? word);
}

/** The current language's first word for each English word in `locales/en/typed.ftl`. */
const reverseVocabulary = perLanguage(() => {
  const own = new Map(
    TYPED_WORDS.map((word) => {
      const [meaning = ''] = inLanguage(ENGLISH, () => t(`typed-${word}`)).split(', ');
      const [first = meaning] = t(`typed-${word}`).split(', ');
      return [meaning, first] as const;
    }),
  );
  const longestFirst = [...own.keys()].toSorted((a, b) => b.length - a.length);
  return { own, englishWords: new RegExp(`(?<![\\p{L}])(?:${longestFirst.join('|')})(?![\\p{L}])`, 'giu') };
});

/**
 * A text whose first words say what the rest is, such as "before Goblin 1", with these words in English. The rest is a
 * name, so it stays.
 */
export function typedStartInEnglish(typed: string): string {
  if (currentLanguage() === ENGLISH) return typed;
  const wholeText = typedInEnglish(typed.trim());
  if (/^(?:end of round|initiative \d+)$/.test(wholeText)) return wholeText;
  const { words } = vocabulary();
  const [start = ''] = new RegExp(`^${words.source}`, 'iu').exec(typed.trim()) ?? [];
  return typedInEnglish(start) + typed.trim().slice(start.length);
}

/** Dice as everyone writes them: German has "2W6" for "2d6". */
export function typedDice(typed: string): string {
  return currentLanguage() === 'de' ? typed.replace(/(?<![\p{L}])(\d*)[wW](?=[\d%F])/gu, '$1d') : typed;
}

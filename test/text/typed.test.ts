import { afterAll, describe, expect, test } from 'vitest';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import { conditionsForGm } from '../../src/rules/core/ruleset.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import type { Person } from '../../src/session/person.ts';
import { EVENT_PLACE_EXAMPLES, effectExamples, ROUND_EXAMPLES } from '../../src/session/typed-events.ts';
import { parseFutureTime } from '../../src/session/typed-times.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { hazardText, typedEffectInEnglish, typedSaveInEnglish } from '../../src/text/events.ts';
import { ENGLISH, inLanguage, LANGUAGES } from '../../src/text/languages.ts';
import { idNamed, idsOf, nameOf } from '../../src/text/names.ts';
import { t } from '../../src/text/t.ts';
import { localizedTypedText, typedStartInEnglish, typedTextInEnglish } from '../../src/text/typed.ts';

await loadSystems(undefined, 'cairn');
afterAll(unloadSystems);

const OTHERS = LANGUAGES.filter((each) => each !== ENGLISH);

describe.each(OTHERS)('in %s', (language) => {
  test('what an event suggests means the same when it is typed', () => {
    const wrong = inLanguage(language, () => {
      const words = { for: t('typed-for').split(', ')[0], rounds: t('typed-round').split(', ')[1] };
      const effects = systemIds().flatMap((system) => {
        const rules = rulesNamed(system);
        if (!rules) return [];
        const examples = effectExamples(newEncounter(rules, { name: 'Brawl' }));
        return [
          ...examples.map((each) => [each, typedEffectInEnglish(system, hazardText(system, each))]),
          ...conditionsForGm(rules).map((each) => [
            `${each} for 2 round`,
            typedEffectInEnglish(system, `${hazardText(system, each)} ${words.for} 2 ${words.rounds}`),
          ]),
          ...examples.map((each) => [each, typedEffectInEnglish(system, each)]),
        ];
      });
      const places = EVENT_PLACE_EXAMPLES.map((each) => [each, typedStartInEnglish(localizedTypedText(each))]);
      const rounds = ROUND_EXAMPLES.map((each) => [each, typedTextInEnglish(localizedTypedText(each))]);
      return [...effects, ...places, ...rounds].filter(([meant, read]) => meant?.toLowerCase() !== read?.toLowerCase());
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['de', '2W6 Feuer, Liegend für 2 Runden', '2d6 Fire, Prone for 2 round'],
  ['de', 'Prone for 2 rounds', 'Prone for 2 rounds'],
  ['fr', '2d6 feu, À terre pendant 2 rounds', '2d6 Fire, Prone for 2 round'],
  ['es', '2d6 fuego', '2d6 Fire'],
  ['pt-BR', '2d6 fogo', '2d6 Fire'],
])('in %s, the effect %s means %s', (language, typed, meant) => {
  expect(inLanguage(language, () => typedEffectInEnglish('tdgs', typed))).toBe(meant);
});

const DIFFICULTIES = ['Simple', 'Difficult', 'Very Difficult'];

test.each([
  ['de', 'REF gegen 14', 'REF 14'],
  ['fr', 'REF contre 14', 'REF 14'],
  ['es', 'REF 14', 'REF 14'],
  ['pt-BR', 'REF vs 14', 'REF 14'],
])('in %s, the save %s means %s', (language, typed, meant) => {
  expect(inLanguage(language, () => typedSaveInEnglish('tdgs', typed, []))).toBe(meant);
});

test.each(OTHERS)('in %s, a pool and a difficulty of Project Sol are understood', (language) => {
  const typed = inLanguage(
    language,
    () => `${hazardText('sol', 'Stealth')} + AGI, ${hazardText('sol', 'Very Difficult')}`,
  );
  expect(inLanguage(language, () => typedSaveInEnglish('sol', typed, DIFFICULTIES))).toBe(
    'Stealth + AGI, Very Difficult',
  );
});

const NOW = Date.UTC(2026, 10, 25, 9);
const PERSON = { hours: { zone: 'Europe/Berlin' } } as Person;

test.each([
  ['de', ['Freitag', '3 Tage', '24. Dezember', 'in 2 Stunden', 'morgen', 'Freitag um 18 Uhr']],
  ['fr', ['vendredi', '3 jours', '24 décembre', 'dans 2 heures', 'demain', 'vendredi à 18:00']],
  ['es', ['viernes', '3 días', '24 de diciembre', 'dentro de 2 horas', 'mañana', 'viernes a las 18:00']],
  ['pt-BR', ['sexta-feira', '3 dias', '24 de dezembro', 'em 2 horas', 'amanhã', 'sexta-feira às 18 horas']],
])('in %s, the times %j are understood', (language, typed) => {
  const english = ['Friday', '3 days', 'December 24', 'in 2 hours', 'tomorrow', 'Friday at 18:00'];
  const meant = english.map((each) => parseFutureTime(each, PERSON, NOW));
  expect(meant.every(({ ok }) => ok)).toBe(true);
  expect(
    typed.map((each) =>
      parseFutureTime(
        inLanguage(language, () => typedTextInEnglish(each)),
        PERSON,
        NOW,
      ),
    ),
  ).toEqual(meant);
});

test.each([
  [
    'pt-BR',
    ['sexta', 'SEXTA', 'sexta às 18h', 'próxima terça', 'sabado'],
    ['friday', 'friday', 'friday at 18:00', 'next tuesday', 'saturday'],
  ],
  ['es', ['miercoles', 'sábado'], ['wednesday', 'saturday']],
])('in %s, the days %j may be shortened or without accents', (language, typed, meant) => {
  const meaningOf = (english: string) => parseFutureTime(english, PERSON, NOW);
  expect(meant.map((each) => meaningOf(each).ok)).not.toContain(false);
  expect(typed.map((each) => meaningOf(inLanguage(language, () => typedTextInEnglish(each))))).toEqual(
    meant.map(meaningOf),
  );
});

test.each(LANGUAGES)('in %s, the days that hints and refusals suggest are understood', (language) => {
  const suggested = inLanguage(language, () => {
    const texts = [t('refused-day-unreadable', { typed: '?' }), t('refused-not-away')];
    const codeSpans = texts.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    return [
      ...codeSpans.map((code) => code.replace('/away until:', '')).filter((day) => day !== ''),
      ...t('hours-day-hint').split(/\s*;\s*/),
    ];
  });
  expect(suggested.length).toBeGreaterThan(8);
  const unreadable = suggested.filter(
    (day) =>
      !parseFutureTime(
        inLanguage(language, () => typedTextInEnglish(day)),
        PERSON,
        NOW,
      ).ok,
  );
  expect(unreadable).toEqual([]);
});

test.each(OTHERS)('in %s, names of conditions, weapons and settings find their ids, with any capitals', (language) => {
  const wrong = inLanguage(language, () =>
    systemIds().flatMap((system) => {
      const rules = rulesNamed(system);
      if (!rules) return [];
      return (['condition', 'thing', 'setting', 'archetype'] as const).flatMap((kind) =>
        [...idsOf(rules, kind)].flatMap((id) => {
          const name = nameOf(system, kind, id);
          const found = idNamed(system, [kind], name.toUpperCase());
          return nameOf(system, kind, found).toUpperCase() === name.toUpperCase()
            ? []
            : [`${system} ${kind} ${name}: ${found}`];
        }),
      );
    }),
  );
  expect(wrong).toEqual([]);
});

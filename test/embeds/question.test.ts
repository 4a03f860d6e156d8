import { describe, expect, test } from 'vitest';
import { questionText, questionWordsOf } from '../../src/embeds/question.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { Question } from '../../src/rules/core/question.ts';
import type { Reason } from '../../src/rules/core/reason.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { because as dungeoneers } from '../../src/rules/dungeoneers/reasons.ts';
import { because as mastery } from '../../src/rules/mastery/reasons.ts';
import { because as sol } from '../../src/rules/sol/reasons.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { because as tdgs } from '../../src/rules/tdgs/reasons.ts';
import { SIGNS_SETTING_NAME } from '../../src/text/signs.ts';
import { SAMPLES } from '../systems/samples.ts';
import { openingEncounter, premadeCombatant } from './random-fight.ts';

/** A fight between a hero and an enemy with a hyphen in its name. */
function table(system: string, settings: Encounter['settings'] = {}): Encounter {
  const rules = rulesNamed(system)!;
  const emptyFight = openingEncounter(rules, settings);
  const { hero = '', enemy = '' } = SAMPLES[system]!;
  return {
    ...emptyFight,
    combatants: [
      premadeCombatant(rules, hero, emptyFight, { name: 'Hero' }),
      premadeCombatant(rules, enemy, emptyFight, { name: 'Half-enemy', id: 'enemy' }),
    ],
  };
}

const ask = (note: Reason, offers: readonly string[] = [], subject = 'hero'): Question => ({
  subject,
  about: 'about',
  offers,
  note,
});
const textOf = (encounter: Encounter, question: Question) =>
  questionText({ before: encounter, after: encounter, events: [], phraseSeed: { encounter: 1, deed: 1 } }, question);
/** The labels of a question's answers, each with its price, and with a note if the answer hurts. */
const answers = (encounter: Encounter, question: Question) =>
  Object.fromEntries(
    Object.entries(questionWordsOf(question, encounter)?.answers ?? {}).map(([answer, text]) => {
      if (typeof text === 'string') return [answer, text];
      const price = text.price === undefined ? '' : ` · ${text.price}`;
      return [answer, `${text.label}${price}${text.hurts ? ', and it hurts' : ''}`];
    }),
  );

describe('A question says what happens, what is at stake, and the price of each answer', () => {
  test('in TDGS', () => {
    const limits = [{ interrupt: 'Dodge', uses: 1, per: 'round' }] as const;
    const question = ask(tdgs({ id: 'attacked', attacker: 'enemy', tool: 'Rusty Dagger', limits }), ['Dodge', 'none']);
    expect(textOf(table('tdgs'), question)).toBe('**Half\\-enemy attacks Hero with Rusty Dagger.** Hero has 80/80 HP.');
    expect(answers(table('tdgs'), question)).toMatchObject({ Dodge: 'Dodge · once a round', none: 'Don’t defend' });
    const tableInWords = table('tdgs', { [SIGNS_SETTING_NAME]: 'words' });
    expect(textOf(tableInWords, question)).toContain('Hero has 80 of 80 HP.');
    const leaves = ask(tdgs({ id: 'moves away', mover: 'enemy' }), ['yes', 'no']);
    expect(answers(table('tdgs'), leaves)).toEqual({ yes: 'Attack Half-enemy', no: 'Let Half-enemy go' });
  });

  test('in Dungeoneers', () => {
    const question = ask(dungeoneers({ id: 'leaves the threat range', mover: 'enemy' }), ['strike', 'hold']);
    expect(textOf(table('dungeoneers'), question)).toContain('leaves Hero’s threat range.**');
    expect(answers(table('dungeoneers'), question)).toEqual({
      strike: 'Attack Half-enemy · 1 reaction',
      hold: 'Let Half-enemy go',
    });
    const price = { points: 2, spends: 'action points' } as const;
    const react = ask(dungeoneers({ id: 'may react', attacker: 'enemy', item: 'Riposte', ...price }), ['use', 'hold']);
    expect(answers(table('dungeoneers'), react)).toMatchObject({ use: 'Use Riposte · 2 action points' });
  });

  test('in Mastery', () => {
    const attackTypeQuestion = mastery({ id: 'attack type', type: 'quick' });
    const question = ask(mastery({ id: 'attacked', attacker: 'enemy', how: attackTypeQuestion, free: ['dodge'] }), [
      'block',
      'dodge',
    ]);
    expect(textOf(table('mastery'), question)).toContain(
      '**Half\\-enemy attacks Hero: Quick Attack.** Hero has 250/250',
    );
    expect(answers(table('mastery'), question)).toEqual({ block: 'Block · 1 stamina', dodge: 'Dodge · free' });
  });

  test('in Project Sol; the last point of a last stand is mentioned first, and its answer hurts', () => {
    const facts = { attacker: 'enemy', item: 'Pistol', points: 2, cost: 1, dice: 2 } as const;
    const question = ask(sol({ id: 'attack on you', ...facts }), ['none', 'dodge']);
    expect(textOf(table('sol'), question)).toContain(
      'A reaction adds 2 dice and costs 1 of the 2 points left. Hero has 0/6 wounds.',
    );
    expect(answers(table('sol'), question)).toMatchObject({ dodge: 'Dodge · 1 point', none: 'Don’t react' });
    const lastPointQuestion = ask(sol({ id: 'attack on you', ...facts, points: 1, last: true }), ['none', 'dodge']);
    expect(textOf(table('sol'), lastPointQuestion)).toMatch(
      /^\*\*This is your last action point: if you spend it, you fall unconscious\./,
    );
    expect(answers(table('sol'), lastPointQuestion)).toMatchObject({ dodge: 'Dodge and pass out, and it hurts' });
    const wound = ask(sol({ id: 'words for wound', level: 2, from: sol({ id: 'item', item: 'Pistol' }) }));
    expect(textOf(table('sol'), wound)).toBe(
      '**Hero takes a level 2 wound from Pistol.** How would you describe the injury?',
    );
  });
});

test.each(BUILT_IN_IDS)('%s: a question to a creature with hidden numbers has neither state nor price', (system) => {
  const questions: Readonly<Record<string, Question>> = {
    tdgs: ask(
      tdgs({
        id: 'attacked',
        attacker: 'hero',
        tool: 'Sword',
        limits: [{ interrupt: 'Dodge', uses: 1, per: 'round' }],
      }),
      ['Dodge'],
      'enemy',
    ),
    dungeoneers: ask(dungeoneers({ id: 'leaves the threat range', mover: 'hero' }), ['strike'], 'enemy'),
    mastery: ask(
      mastery({
        id: 'attacked',
        attacker: 'hero',
        how: mastery({ id: 'attack type', type: 'quick' }),
        free: ['dodge'],
      }),
      ['block'],
      'enemy',
    ),
    sol: ask(sol({ id: 'attack on you', attacker: 'hero', item: 'Sword', points: 2, cost: 1 }), ['dodge'], 'enemy'),
  };
  const question = questions[system]!;
  for (const secrecy of ['words', 'hidden']) {
    const encounter = table(system, { [SECRECY_SETTING_NAME]: secrecy });
    expect(textOf(encounter, question)).not.toMatch(/has \d|points/);
    expect(Object.values(answers(encounter, question)).join()).not.toMatch(/·/);
  }
});

test('A question without words of its own is still a sentence', () => {
  const { note: _, ...question } = ask(tdgs({ id: 'death' } as never), ['yes', 'no']);
  expect(textOf(table('tdgs'), { ...question, about: 'grit' })).toBe('**Hero**, you have a choice to make: grit.');
});

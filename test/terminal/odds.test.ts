import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ActionsWork,
  computePiece,
  EMPTY_RESULT,
  type ForecastWork,
  isWorkDone,
  withPieceResult,
} from '../../src/odds/work.ts';
import * as schema from '../../src/rules/core/schema.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { characterFileOf, characterFileSchema } from '../../src/session/character-file.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { sceneActsOf } from '../../src/terminal/odds/actions.ts';
import { type OddsReport, reportReader, reportSchema } from '../../src/terminal/odds/report.ts';
import { printOdds } from '../../src/terminal/odds/run.ts';
import { encounterIn, jsonFaultPlace, sceneSchema } from '../../src/terminal/odds/source.ts';
import { newFolder } from '../bot.ts';
import { fitsSchema } from '../session/fits.ts';
import { playAt } from '../store/play.ts';

const folder = newFolder();

/** Does the work in this thread, as the other threads would do it. */
async function workOut(work: ActionsWork | ForecastWork) {
  let result = EMPTY_RESULT;
  for (let piece = 0; !isWorkDone(work, result); piece++)
    result = withPieceResult(work, result, computePiece(work, piece));
  return result;
}

function writtenFile(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** The output of `npm run odds` with these arguments. */
async function printedText(...words: readonly string[]): Promise<string> {
  return printedUntil(async () => true, words);
}

/** The output of `npm run odds` with these arguments. The work stops when `goesOn` resolves with false. */
async function printedUntil(goesOn: () => Promise<boolean>, words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const usage = await printOdds(words, workOut, (text) => lines.push(text), goesOn);
  return usage ?? lines.join('\n');
}

async function printedReport(...words: readonly string[]): Promise<OddsReport> {
  const json: unknown = JSON.parse(await printedText(...words, '--json'));
  expect(fitsSchema(reportSchema(), json)).toBe(true);
  const result = schema.readWhole(reportReader, json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The error of `npm run odds` with these arguments. */
async function refusal(...words: readonly string[]): Promise<string> {
  return printedText(...words).then(
    (text) => `printed: ${text}`,
    (error: Error) => error.message,
  );
}

const scene = (more: object = {}) => ({
  format: 'fray-scene',
  version: 1,
  system: 'tdgs',
  players: ['Kira'],
  enemies: ['Goblin'],
  ...more,
});

describe('npm run odds with a fight', () => {
  // Kira has +9 with her sword against REF 13. She needs 4 or more on a d20, and a natural 1 misses.
  test('tells the odds of every action both ways, and who wins how often', async () => {
    const file = writtenFile('bridge.json', scene({ name: 'The old bridge' }));
    const output = await printedText(file, '--fights', '8');
    expect(output).toMatch(/^The old bridge · TDGS · seed 1$/m);
    expect(output).toMatch(/^Kira {2,}Attack Goblin {2,}85% {2,}5% {2,}15 ±6\.7 HP {2,}4 or more on d20$/m);
    expect(output).toMatch(/^Goblin {2,}Attack Kira/m);
    expect(output).toMatch(/^players {2,}\d+% /m);
    expect(output).toContain('8 simulated fights · seed 1');
    const { acts, fight } = await printedReport(file, '--fights', '8');
    const [best] = acts ?? [];
    expect(best).toMatchObject({ actor: 'kira', target: 'goblin', hit: { error: 0 }, needs: { least: 4, sides: 20 } });
    expect(best?.hit.chance).toBeCloseTo(0.85, 12);
    expect(acts?.some(({ actor, target }) => actor === 'goblin' && target === 'kira')).toBe(true);
    expect(fight?.rounds.reduce((sum, { fights }) => sum + fights, 0)).toBe(8);
  });

  test('prints the same for the same seed', async () => {
    const outputFor = (seed: string) =>
      printedText(writtenFile('same.json', scene()), '--fights', '8', '--only', 'fight', '--seed', seed, '--json');
    const [one, sameSeed, otherSeed] = [await outputFor('7'), await outputFor('7'), await outputFor('8')];
    expect(sameSeed).toBe(one);
    expect(otherSeed.replace('"seed": 8', '"seed": 7')).not.toBe(one);
  });

  test('takes house creatures: changed numbers, and names of the system’s premade ones', async () => {
    const chief = { from: 'Goblin', name: 'Chief', sheet: { REF: 14, weapons: ['Longsword'], armor: [] } };
    const report = await printedReport(
      writtenFile('chief.json', scene({ enemies: ['Goblin', chief] })),
      '--only',
      'acts',
    );
    const hitOddsOf = (target: string) =>
      report.acts?.find((act) => act.actor === 'kira' && act.target === target)?.hit.chance;
    // With three more REF, three fewer faces of the d20 hit.
    expect((hitOddsOf('goblin') ?? 0) - (hitOddsOf('chief') ?? 0)).toBeCloseTo(0.15, 12);
    expect(report.acts?.find(({ actor }) => actor === 'chief')).toMatchObject({ label: 'Attack Kira' });
    expect(report.fight).toBeUndefined();
  });

  test('lists equal creatures once, and counts all of them in the fight', async () => {
    const file = writtenFile('three.json', scene({ enemies: [{ from: 'Goblin', count: 3 }] }));
    expect(await printedText(file, '--only', 'acts')).toMatch(/^Goblin 1 ×3 /m);
    const { acts, fight } = await printedReport(file, '--fights', '8');
    expect(new Set(acts?.map(({ actor }) => actor))).toEqual(new Set(['kira', 'goblin-1']));
    expect(fight?.sides.map(({ side, combatants }) => [side, combatants])).toEqual([
      ['players', 1],
      ['enemies', 3],
    ]);
  });

  test('has each action with points staked on it too, if asked', () => {
    const file = writtenFile(
      'stakes.json',
      scene({ system: 'dungeoneers', players: ['Freya'], enemies: ['Skeleton'] }),
    );
    const points = (withStakes: boolean) =>
      sceneActsOf(encounterIn(file), withStakes)
        .filter(({ actor, choice }) => actor.name === 'Freya' && choice.intent.tool === 'Mace')
        .map(({ choice }) => choice.intent.amount);
    expect(points(false)).toEqual([undefined]);
    expect(points(true)).toEqual([undefined, 1, 2, 3]);
  });

  test('says how strong creatures are, by what is known of the premade ones', async () => {
    const file = writtenFile('strong.json', scene({ enemies: ['Troll', 'Goblin'] }));
    const { strengths } = await printedReport(file, '--only', 'fight', '--fights', '1', '--strength');
    expect(strengths?.map(({ name, measured }) => [name, measured])).toEqual([
      ['Troll', false],
      ['Goblin', false],
    ]);
    const [troll, goblin] = strengths ?? [];
    expect(troll?.strength).toBeGreaterThan(goblin?.strength ?? Number.POSITIVE_INFINITY);
    expect(await printedText(file, '--only', 'fight', '--fights', '1', '--strength')).toMatch(
      /^Troll {2,}[\d.]+ {2,}\w/m,
    );
  });

  test('measures changed ones, and when stopped has those that are known', async () => {
    const enemies = ['Troll', { from: 'Goblin', name: 'Chief', sheet: { STR: 20 } }, 'Skeleton'];
    const file = writtenFile('stronger.json', scene({ enemies }));
    let fights = 0;
    const forTwoFights = async () => ++fights < 2;
    const words = [file, '--only', 'fight', '--fights', '1', '--strength'];
    const output = await printedUntil(forTwoFights, words);
    expect(output).toMatch(/^Troll {2,}[\d.]+ .*Stopped early\.$/ms);
    expect(output).not.toMatch(/^(?:Chief|Skeleton) {2,}[\d.]+ {2,}/m);
    expect(fights).toBe(2);
    const json = JSON.parse(await printedUntil(async () => false, [...words, '--json']));
    expect(json).toMatchObject({ stopped: true, strengths: [{ name: 'Troll' }] });
  });

  test('finds the files that it names beside it', async () => {
    mkdirSync(join(folder, 'party'));
    const { sheet } = rulesNamed('tdgs')!.archetypes.find(({ name }) => name === 'Mira')!;
    writtenFile('party/ada.json', characterFileOf({ system: 'tdgs', name: 'Ada', sheet }).text);
    const { combatants } = await printedReport(
      writtenFile('party/scene.json', scene({ players: [{ file: 'ada.json' }] })),
      '--only',
      'acts',
    );
    expect(combatants.map(({ name }) => name)).toEqual(['Ada', 'Goblin']);
  });

  test('accepts the one in the documentation', () => {
    const [, example = ''] =
      /```json\n(\{\n {2}"format": "fray-scene"[\s\S]*?)```/.exec(readFileSync('docs/odds.md', 'utf8')) ?? [];
    expect(fitsSchema(sceneSchema(), JSON.parse(example))).toBe(true);
  });
});

describe('npm run odds with files of Fray', () => {
  test.each(BUILT_IN_IDS)('two characters of %s: one against the other', async (system) => {
    const [one, other] = rulesNamed(system)!.archetypes.map(({ name, sheet }, index) =>
      writtenFile(`${system}-${index}.json`, characterFileOf({ system, name, sheet }).text),
    );
    const { combatants, fight } = await printedReport(one!, other!, '--fights', '1', '--only', 'fight');
    expect(combatants.map(({ side }) => side)).toEqual(['players', 'enemies']);
    expect(fight?.fights).toBe(1);
  });

  test('an exported encounter: as it is now, or if it is over as it was before its rounds', async () => {
    const store = new SqliteStore(openDatabase(':memory:'));
    const start = ['/encounter start ruleset:tdgs name:Bridge', '@ana /join character:Kira', '/add creature:Goblin'];
    const exportedAs = async (name: string, ...lines: readonly string[]) => {
      const output = await playAt(store, [...lines, '/log export as:json']);
      return writtenFile(name, output.slice(output.lastIndexOf('\n{\n') + 1, output.lastIndexOf('\n}') + 2));
    };
    const runningFile = await exportedAs(
      'running.json',
      ...start,
      '/initiative',
      '/adjust who:Goblin resource:hp to:8',
    );
    const endedFile = await exportedAs('over.json', '/encounter end');
    store.close();
    const downChanceIn = async (file: string) => {
      const { acts, combatants } = await printedReport(file, '--only', 'acts');
      expect(combatants.map(({ name }) => name)).toEqual(['Kira', 'Goblin']);
      return acts?.find(({ label }) => label === 'Attack Goblin')?.down.chance ?? -1;
    };
    expect(await downChanceIn(runningFile)).toBeGreaterThan(0.5);
    expect(await downChanceIn(endedFile)).toBe(0);
    const changedFile = writtenFile(
      'changed.json',
      readFileSync(runningFile, 'utf8').replace('"round":1', '"round":2'),
    );
    expect(await refusal(changedFile)).toContain('npm run verify');
  });
});

test('a fight’s file may name its schema for an editor', async () => {
  const file = writtenFile('with schema.json', scene({ $schema: './docs/scene.schema.json' }));
  expect(await printedText(file, '--only', 'fight', '--fights', '1')).toContain('1 simulated fight · seed 1');
});

test('when stopped it says so, and tells what is known', async () => {
  const file = writtenFile('stopped.json', scene());
  const stopAfter = (acts: number, fights: number) => async (work: ActionsWork | ForecastWork) => {
    let result = EMPTY_RESULT;
    const pieces = work.type === 'acts' ? acts : fights;
    for (let piece = 0; piece < pieces; piece++) result = withPieceResult(work, result, computePiece(work, piece));
    return result;
  };
  const outputWith = async (acts: number, fights: number, ...words: readonly string[]) => {
    const lines: string[] = [];
    await printOdds([file, ...words], stopAfter(acts, fights), (text) => lines.push(text));
    return lines.join('\n');
  };
  expect(await outputWith(2, 1)).toMatch(/Kira +Attack Goblin.*8 simulated fights · seed 1.*Stopped early\./s);
  expect(await outputWith(0, 0)).toContain('Stopped early.');
  expect(JSON.parse(await outputWith(1, 0, '--json'))).toMatchObject({ stopped: true, acts: [{ actor: 'kira' }] });
});

test('npm run odds -- --sheet writes the file of a premade combatant, which a fight’s file takes', async () => {
  const file = await printedText('--sheet', 'sol', 'Heavy');
  expect(fitsSchema(characterFileSchema(), JSON.parse(file))).toBe(true);
  const heavyFile = writtenFile('heavy.json', file);
  const { combatants } = await printedReport(
    writtenFile(
      'heavy scene.json',
      scene({ system: 'sol', players: ['Blade'], enemies: [{ file: heavyFile, count: 2 }] }),
    ),
    '--only',
    'acts',
  );
  expect(combatants.map(({ name }) => name)).toEqual(['Blade', 'Heavy 1', 'Heavy 2']);
  expect(await refusal('--sheet', 'sol', 'Hevy')).toContain('did you mean “Heavy”?');
  expect(await refusal('--sheet', 'soll', 'Heavy')).toContain('did you mean “sol”?');
  expect(await printedText('--sheet', 'sol')).toContain('Name a system');
});

describe('npm run odds with what it can’t read', () => {
  test.each([
    [
      'an extra comma',
      '{"format": "fray-scene",\n"version": 1,\n}',
      'isn’t valid JSON: line 3, column 1: “}” doesn’t belong there.',
    ],
    ['an extra comma in a list', '{"players": ["Kira",]}', 'line 1, column 21: “]” doesn’t belong there.'],
    ['brackets without end', '['.repeat(100_000), 'brackets without end.json isn’t valid JSON.'],
    ['a truncated file', '{"players": ["Kira"', 'the file ends too early'],
    ['a file of another program', { hello: 1 }, 'Use a prepared scene'],
    ['a file of a later version', scene({ version: 2 }), 'from a newer version'],
    ['an unknown system', scene({ system: 'chess' }), 'system: one of these: dungeoneers, mastery, sol, tdgs'],
    ['an empty side', scene({ enemies: [] }), 'enemies: a list of 1 to 20'],
    [
      'an unknown field',
      scene({ enemies: [{ from: 'Goblin', cuont: 3 }] }),
      'enemies › 1 › cuont: there’s no such field',
    ],
    [
      'an unknown name',
      scene({ enemies: ['Gobln'] }),
      'enemies › 1 › from: there’s no “Gobln”; did you mean “Goblin”?',
    ],
    ['an unknown setting', scene({ settings: 'cap=of' }), 'settings: there’s no “of”; did you mean “off”?'],
    [
      'a combatant without a source',
      scene({ players: [{ name: 'X' }] }),
      'players › 1: “from”, “file” or a full sheet',
    ],
    ['a missing file', scene({ players: [{ file: 'no.json' }] }), /players › 1 › file: .*no such file/],
    [
      'numbers that do not fit',
      scene({ enemies: ['Goblin', { from: 'Goblin', sheet: { STR: 140, weapons: ['Longswrd'] } }] }),
      /enemies › 2 › sheet › weapons › 1: there’s no “Longswrd”; did you mean “Longsword”\?\n {2}enemies › 2 › sheet › STR: a whole number from 0 to 100/,
    ],
    [
      'hostile names',
      scene({ enemies: ['__proto__', { from: 'Goblin', sheet: { constructor: 1 } }] }),
      'there’s no “__proto__”',
    ],
    [
      'a single character',
      characterFileOf({ system: 'sol', name: 'A', sheet: {} }).text,
      'Name a second character’s file too, so there’s someone to fight',
    ],
  ])('%s: says what, and where', async (name, content, why) => {
    const text = await refusal(writtenFile(`${name}.json`, content));
    if (typeof why === 'string') expect(text).toContain(why);
    else expect(text).toMatch(why);
  });

  test.each([
    [[], 'Name one file'],
    [['a.json', '--aim', '0'], '--aim must be a number from 0.5 to 20, not “0”'],
    [['a.json', '--aim', '1', '--fights', '10'], 'Use --aim or --fights, not both'],
    [['a.json', '--foo'], '--foo'],
  ])('called with %j it says how it is called', async (words, why) => {
    const output = await printedText(...words);
    expect(output).toContain(why);
    expect(output).toContain('Usage: npm run odds');
  });

  test('two that can’t meet', async () => {
    const [one, other] = (['tdgs', 'sol'] as const).map((system) => {
      const { name, sheet } = rulesNamed(system)!.archetypes[0]!;
      return writtenFile(`of ${system}.json`, characterFileOf({ system, name, sheet }).text);
    });
    expect(await refusal(one!, other!)).toContain('Both must be for the same system');
  });
});

test('The published schemas match the code', async () => {
  const text = (schema: object) => `${JSON.stringify(schema, undefined, 2)}\n`;
  await expect(text(sceneSchema())).toMatchFileSnapshot('../../docs/scene.schema.json');
  await expect(text(reportSchema())).toMatchFileSnapshot('../../docs/odds.schema.json');
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['{\n  "a": 1,\n}', 3, 1, '}'],
  ['[1, 2,\n ]', 2, 2, ']'],
  ['{"a" 1}', 1, 6, '1'],
  ["{'a': 1}", 1, 2, "'"],
  ['{"a": foo}', 1, 7, 'foo'],
  ['// so\n{}', 1, 1, '/'],
  ['{} {}', 1, 4, '{'],
  ['[1\n', 2, 1, ''],
])('%j: line %i, column %i', (text, line, column, mark) => {
  expect(jsonFaultPlace(text)).toEqual({ line, column, mark });
});

test('what JavaScript reads has no fault, and all else has one', () => {
  const marks = fc.constantFrom(
    '',
    ',',
    ':',
    '"',
    '{',
    '}',
    '[',
    ']',
    '0',
    '-',
    '.',
    'e',
    'null',
    '\\',
    '\n',
    '\u0001',
    '\u007f',
    '😀',
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(2), marks, (json, place, out, put) => {
      const index = place % (json.length + 1);
      const text = json.slice(0, index) + put + json.slice(index + out);
      expect(jsonFaultPlace(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 300 },
  );
});

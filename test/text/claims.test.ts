import { describe, expect, test } from 'vitest';
import type { Answer, AttackResult, Tier } from '../../src/rules/core/reason.ts';
import { ANSWERS, RESULTS, TIERS } from '../../src/rules/core/reason.ts';
import { BUILT_IN_IDS } from '../../src/rules/systems.ts';
import type {
  AttackFacts,
  AttackLines,
  Line,
  PhraseNames,
  PhraseSet,
  PhraseWay,
  RequiredFacts,
} from '../../src/text/phrase.ts';
import { LEFT_OUT, linesForMap, PHRASE_WAYS, TONES } from '../../src/text/phrase.ts';
import { attackLines, storyOf } from '../../src/text/story/systems.ts';

const SETS: Readonly<Record<string, PhraseSet>> = {
  ...Object.fromEntries(['common', ...BUILT_IN_IDS].map((system) => [system, storyOf(system)])),
};

/** Every placeholder becomes a word of its own, so that a pattern can tell who does something. */
const PARTS: PhraseNames = { by: 'BY', at: 'AT', tool: 'TOOL', own: 'OWN', s: 's', what: 'WHAT' };

/** True if the lines require one of these values and allow no others. */
const only =
  <K extends 'way' | 'answer' | 'result'>(fact: K, ...values: readonly (PhraseWay | Answer | AttackResult)[]) =>
  (needs: RequiredFacts) =>
    needs[fact]?.every((value) => values.includes(value)) === true;
/**
 * True if `holds` is true or the lines require a degree, as lines for a book's own degrees and for helpless targets do.
 */
const orWithDegree = (holds: (needs: RequiredFacts) => boolean) => (needs: RequiredFacts) =>
  needs.degree !== undefined || holds(needs);

/** Words that claim a fact: lines with such a word must need that fact. A new word of the kind has to be added here. */
const CLAIMS: readonly (readonly [RegExp, (needs: RequiredFacts) => boolean])[] = [
  [
    /\b(shots?|shoots?|shooting|arrow|fires|fired|aims?|aimed|looses|lets fly|muzzle|trigger|burst)\b/i,
    only('way', 'ranged'),
  ],
  [
    /\b(swings?|thrusts?|blows?|elbow|up close|lunges?|wrists?|steel|blade|edge)\b|BY strikes/i,
    orWithDegree(only('way', 'melee')),
  ],
  [/\b(BY throws|BY’s throw|the throw)\b/i, only('way', 'thrown')],
  [/\b(spell|magic|incantation|syllable|runes?)\b/i, only('way', 'spell')],
  [
    /AT (dodges|ducks|sidesteps|weaves|drops flat|rolls|slips it)\b|\bto duck\b|\bdodges?\b|steps off the line|AT was\b.*strikes|strikes .*where AT was/,
    only('answer', 'dodge'),
  ],
  [/AT (blocks?|catches)\b|\bshield\b|\bblocks?\b/, only('answer', 'block')],
  [/AT (parries|turns BY’s OWN (away|aside)|knocks TOOL|beats TOOL)|\bparr(y|ies)\b/, only('answer', 'parry')],
  [/\bhelpless\b|AT can(not|’t)? (do nothing|do anything|move)/i, only('answer', 'helpless')],
  [/\b(armor|mail|vest|jacket|helmet|leather|plates?|padding)\b/i, only('result', 'stopped by armor')],
  [/AT (dies|is dead)\b|\blast breath\b|never gets up/i, only('result', 'dead')],
  [/AT (collapses|goes limp)|out cold|lights go out/i, only('result', 'knocked out', 'dead')],
  [/\b(heals|healed|mends|mended)\b/i, only('result', 'healed')],
];

function* groups(): Generator<readonly [string, AttackLines]> {
  for (const [name, { blows }] of Object.entries(SETS))
    for (const tone of TONES) for (const group of blows[tone].flat()) yield [`${name}, ${tone}`, group];
}

const lineWith = (line: Line) => line(PARTS);

describe('A line about an attack', () => {
  test('claims nothing that it does not need', () => {
    const wrong = [...groups()].flatMap(([where, { needs, lines }]) =>
      lines.flatMap((line) =>
        CLAIMS.filter(([word, holds]) => word.test(lineWith(line)) && !holds(needs)).map(
          ([word]) => `${where}, ${JSON.stringify(needs)}: ${lineWith(line)} (${word})`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('exists for every possible attack: at least 4, and 10 for a common one in a telling tone', () => {
    const few: string[] = [];
    for (const system of [...BUILT_IN_IDS, 'a stranger’s'])
      for (const tone of TONES)
        for (const facts of everyBlow())
          for (const hasMap of [false, true]) {
            const count = attackLines(system, tone, facts, hasMap).flat().length;
            const common = tone !== 'plain' && !facts.helpful && facts.answer === 'none' && facts.result !== 'healed';
            if (count < (common ? 10 : 4))
              few.push(`${system}, ${tone}, ${JSON.stringify(facts)}, map ${hasMap}: ${count}`);
          }
    expect(few).toEqual([]);
  });

  test('that tells of harm is not told if none was done', () => {
    for (const [where, { needs, lines }] of groups())
      if (needs.harm) expect(needs.result, `${where}: ${lineWith(lines[0])}`).toEqual(['hurt', 'knocked out', 'dead']);
  });
});

/** Things that a map shows or denies. A new word of the kind has to be added here. */
const SCENERY =
  /\b(pillars?|alcoves?|rubble|ceiling|torch(es|light)?|crates?|pipes?|railings?|glass|walls?|doors?|corridors?|tunnels?|stairs|stones?|cobwebs?|slabs?|bush|posts?|lamps?|consoles?|lockers?|bulkheads?|cables?|puddles?|decks?|grass|mud|corners?|trees?|(a|the|dead) (table|screen)|strip light|emergency lights|the hall|old bones|rats|bat|crows?|rain|sky|sun)\b/i;

/** Figures of speech that contain a word for scenery but say nothing about the place. */
const FIGURES =
  /\b(like|harder than|as in|from|on|aside) (a |an |the )?(\w+ ){0,3}?(stones?|glass|wall|door|doors|trees?|table|slate|hall)\b|a wall called|dry stone left|The wall in AT|every stone|the door (in|to) |is a torch of|hit a door as|like rain|water, then stone|puts out a lamp|worth a torch|throws the sky|stream around a stone|Torches up/i;

function* everyLine(): Generator<readonly [string, readonly Line[]]> {
  for (const [name, { blows: _, ...keyed }] of Object.entries(SETS))
    for (const [tone, phrasebooks] of Object.entries(keyed))
      for (const [key, ways] of phrasebooks.flatMap((each) => Object.entries(each)))
        if (ways !== LEFT_OUT) yield [`${name}, ${tone}, ${key}`, ways];
  for (const [where, { needs, lines }] of groups()) yield [`${where}, ${JSON.stringify(needs)}`, lines];
}

describe('A line about scenery', () => {
  test('needs a fight without a map', () => {
    const wrong = [...everyLine()].flatMap(([where, lines]) =>
      lines
        .filter((line) => SCENERY.test(lineWith(line).replace(FIGURES, '')) && line.needs !== 'no map')
        .map((line) => `${where}: ${lineWith(line)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is told without a map, and never with one', () => {
    const facts: AttackFacts = { way: 'melee', outcome: 'failure', answer: 'none', result: 'nothing' };
    const lines = (hasMap: boolean) => attackLines('dungeoneers', 'heroic', facts, hasMap).flat().map(lineWith);
    expect(lines(false)).toContain('BY hits the pillar AT was leaning on.');
    expect(lines(true)).not.toContain('BY hits the pillar AT was leaning on.');
    for (const system of BUILT_IN_IDS)
      for (const tone of TONES)
        for (const blow of everyBlow())
          expect(
            attackLines(system, tone, blow, true)
              .flat()
              .filter((line) => line.needs === 'no map'),
          ).toEqual([]);
  });

  test('leaves at least 4 others for the same event', () => {
    const few = [...everyLine()]
      .filter(([where, lines]) => !where.includes('{') && lines.some((line) => line.needs === 'no map'))
      .flatMap(([where, lines]) =>
        linesForMap(lines, true).length < 4 ? [`${where}: ${linesForMap(lines, true).length}`] : [],
      );
    expect(few).toEqual([]);
  });
});

/** All facts that one attack can have together. */
function* everyBlow(): Generator<AttackFacts> {
  for (const way of PHRASE_WAYS)
    for (const outcome of TIERS)
      for (const answer of ANSWERS)
        for (const result of RESULTS) {
          if (!canBe(way, outcome, answer, result)) continue;
          if (result !== 'nothing to mend') yield { way, outcome, answer, result };
          if (answer === 'none' && !['hurt', 'knocked out', 'dead'].includes(result))
            yield { way, outcome, answer, result, helpful: true };
        }
}

function canBe(way: PhraseWay, outcome: Tier, answer: Answer, result: AttackResult): boolean {
  const landed = outcome === 'success' || outcome === 'critical success';
  if (way === 'spell' && (answer === 'dodge' || answer === 'block' || answer === 'parry')) return false;
  // Only healing has this result.
  if (result === 'nothing to mend' && answer !== 'none') return false;
  // A miss does nothing. An attack that is parried or blocked completely may be called a miss or a hit.
  return landed ? true : result === 'nothing';
}

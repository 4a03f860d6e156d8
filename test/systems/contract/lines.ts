// Checks that every written story line is a safe sentence that claims only what has happened.

import type { Answer, AttackResult, AttackWay, Tier } from '../../../src/rules/core/reason.ts';
import { ATTACK_ANSWERS, ATTACK_RESULTS, ATTACK_WAYS, TIERS } from '../../../src/rules/core/reason.ts';
import { coreReasons } from '../../../src/text/core/reference.ts';
import {
  type AttackFacts,
  type AttackLines,
  LEFT_OUT_MARK,
  linesForMap,
  type PhraseLine,
  type PhraseLines,
  type PhraseNames,
  type PhraseSet,
  type RequiredFacts,
  TONES,
} from '../../../src/text/phrase.ts';
import { attackLines } from '../../../src/text/story/systems.ts';
import { toolNamed } from '../../../src/text/story/tool.ts';
import { capital, plain } from '../../../src/text/t.ts';
import { atMost, type Demand, idList, type TestedSystem } from './demand.ts';

const HOSTILE_NAMES = [
  'constructor',
  '__proto__',
  '**bold** _it_ ~~no~~ `x`',
  '@everyone @here',
  '<@1234> <#5> <:a:1>',
  '[x](http://a.b)',
  '> # - heading',
  '||spoiler||',
  'undefined\u2028x',
  'ＦＵＬＬ 👩‍👩‍👧‍👦🐉🐉🐉🐉🐉🐉',
  'x'.repeat(40),
  '*'.repeat(40),
  'James',
];

function namesWith(name: string, tool: string): PhraseNames {
  const plainName = plain(name);
  return { by: plainName, at: plainName, ...toolNamed('tdgs', tool), what: plain(name, 60) };
}

/** The hostile names, each with the values that it gives to a line's placeholders. */
const HOSTILE_CASES = HOSTILE_NAMES.map((name) => ({ name: plain(name), names: namesWith(name, name) }));
const WEAPONS = ['Longsword', 'Fists', 'Fire Bolt', 'Throwing Knife', 'Bane'];
const PLAIN_NAMES = WEAPONS.map((weapon) => ({ ...namesWith('Kira', weapon), at: 'Goblin' }));

/** Every pool of lines in a phrase set. The key of a group of attack lines consists of the facts that they require. */
export function* everyPool({
  blows,
  ...keyed
}: PhraseSet): Generator<{ readonly key: string; readonly lines: PhraseLines }> {
  for (const [tone, books] of Object.entries(keyed))
    for (const book of books)
      for (const [key, lines] of Object.entries(book))
        if (lines !== LEFT_OUT_MARK) yield { key: `${tone}: ${key}`, lines };
  for (const tone of TONES)
    for (const { needs, lines } of blows[tone].flat()) yield { key: `${tone}: ${JSON.stringify(needs)}`, lines };
}

// Lines are checked 100,000 times, so plain functions check them. An `expect` for each would take most of the time.

/** True if a line shows a programming error, an unescaped markdown character or a whole mention, or is too long. */
function isUnsafe(line: string, name: string): boolean {
  return (
    line.includes('undefined\u2028') ||
    /undefined|\[object|\$\{|\{|\}|NaN/.test(line.replaceAll(name, '')) ||
    /(?<!\\)[*_~`|>#[\]<]/.test(line) ||
    /@(everyone|here|\d)/.test(line) ||
    line.length > 400 ||
    line.includes('\n')
  );
}

function isSentence(line: string): boolean {
  const gaps = / {2}| [.,;:!?]|\bthe the\b|\ba the\b|(?<!that|it|here)’s the\b|\.\./i;
  return /^[“\p{Lu}]/u.test(line) && /[.!?…”]$/u.test(line) && !gaps.test(line);
}

const GENDERED_WORD = /\b(he|him|his|she|her|hers|himself|herself)\b/i;

/** The minimum number of lines for one event, so that a fight doesn't repeat itself. */
const MIN_LINES = 4;

/** The problems in a story's lines. Each problem begins with `file`, the path of the story. */
export function faultyLines(set: PhraseSet, file: string): readonly string[] {
  const problems: string[] = [];
  for (const { key, lines } of everyPool(set)) {
    const toldLines = new Set<string>();
    for (const [index, way] of lines.entries()) {
      const where = `${file}, ${key}, line ${index + 1}`;
      const unsafeLine = HOSTILE_CASES.map(({ name, names }) => ({ name, line: capital(way(names)) })).find((each) =>
        isUnsafe(each.line, each.name),
      );
      if (unsafeLine) problems.push(`${where} isn’t safe with the name “${unsafeLine.name}”: “${unsafeLine.line}”.`);
      const unfinishedLine = PLAIN_NAMES.map((names) => capital(way(names))).find((line) => !isSentence(line));
      if (unfinishedLine !== undefined)
        problems.push(`${where} must be one sentence, with a capital first and a period last: “${unfinishedLine}”.`);
      const line = way({ ...namesWith('Kira', 'Longsword'), at: 'Goblin', what: 'a fact' });
      if (GENDERED_WORD.test(line))
        problems.push(`${where} guesses a gender: “${line}”. Say {actor} or {target} again.`);
      if (toldLines.has(line)) problems.push(`${where} is there twice: “${line}”.`);
      toldLines.add(line);
    }
    // Groups of attack lines are counted together, by `attacksWithFewLines`.
    if (!key.includes('{') && lines.length < MIN_LINES)
      problems.push(`${file} has ${lines.length} lines for “${key}”: write at least ${MIN_LINES}.`);
  }
  return problems;
}

/** Each placeholder becomes its own word, so that a pattern can tell who does something. */
const PLACEHOLDER_WORDS: PhraseNames = { by: 'BY', at: 'AT', tool: 'TOOL', own: 'OWN', s: 's', what: 'WHAT' };

export const lineWith = (line: PhraseLine) => line(PLACEHOLDER_WORDS);

/** True if the lines require one of these values and allow no others. */
const only =
  <K extends 'way' | 'answer' | 'result'>(fact: K, ...values: readonly (AttackWay | Answer | AttackResult)[]) =>
  (needs: RequiredFacts) =>
    needs[fact]?.every((value) => values.includes(value)) === true;
/**
 * True if `holds` is true, or if the lines are only for attacks with some degree of success that a rulebook names, such
 * as a glancing hit. Such lines may use the words of a melee attack for any attack.
 */
const orWithDegree = (holds: (needs: RequiredFacts) => boolean) => (needs: RequiredFacts) =>
  needs.degree !== undefined || holds(needs);

/** Words that claim a fact. A line with such a word must require that fact. Add new words of this kind here. */
const CLAIMS: readonly (readonly [RegExp, (needs: RequiredFacts) => boolean, string])[] = [
  [
    /\b(shots?|shoots?|shooting|arrow|fires|fired|aims?|aimed|looses|lets fly|muzzle|trigger|burst)\b/i,
    only('way', 'ranged'),
    'way: ranged',
  ],
  [
    /\b(swings?|thrusts?|blows?|elbow|up close|lunges?|wrists?|steel|blade|edge)\b|BY strikes/i,
    orWithDegree(only('way', 'melee')),
    'way: melee',
  ],
  [/\b(BY throws|BY’s throw|the throw)\b/i, only('way', 'thrown'), 'way: thrown'],
  [/\b(spell|magic|incantation|syllable|runes?)\b/i, only('way', 'spell'), 'way: spell'],
  [
    /AT (dodges|ducks|sidesteps|weaves|drops flat|rolls|slips it)\b|\bto duck\b|\bdodges?\b|steps off the line|AT was\b.*strikes|strikes .*where AT was/,
    only('answer', 'dodge'),
    'answer: dodge',
  ],
  [/AT (blocks?|catches)\b|\bshield\b|\bblocks?\b/, only('answer', 'block'), 'answer: block'],
  [
    /AT (parries|turns BY’s OWN (away|aside)|knocks TOOL|beats TOOL)|\bparr(y|ies)\b/,
    only('answer', 'parry'),
    'answer: parry',
  ],
  [/\bhelpless\b|AT can(not|’t)? (do nothing|do anything|move)/i, only('answer', 'helpless'), 'answer: helpless'],
  [
    /\b(armor|mail|vest|jacket|helmet|leather|plates?|padding)\b/i,
    only('result', 'stopped by armor'),
    'result: stopped by armor',
  ],
  [/AT (dies|is dead)\b|\blast breath\b|never gets up/i, only('result', 'dead'), 'result: dead'],
  [
    /AT (collapses|goes limp)|out cold|lights go out/i,
    only('result', 'knocked out', 'dead'),
    'result: [knocked out, dead]',
  ],
  [/\b(heals|healed|mends|mended)\b/i, only('result', 'healed'), 'result: healed'],
];

function* groups({ blows }: PhraseSet): Generator<readonly [string, AttackLines]> {
  for (const tone of TONES) for (const group of blows[tone].flat()) yield [tone, group];
}

/** The results that mean harm. Lines about a kind of harm must require them. */
const HARMFUL_RESULTS: readonly AttackResult[] = ['hurt', 'knocked out', 'dead'];

/**
 * Problems with attack lines: words that claim more than the line's `when` guarantees, and harm without a harmful
 * result.
 */
export function claimingLines(set: PhraseSet, file: string): readonly string[] {
  const problems: string[] = [];
  for (const [tone, { needs, lines }] of groups(set)) {
    const where = `${file}, ${tone}, ${JSON.stringify(needs)}`;
    for (const line of lines.map(lineWith))
      for (const [word, holds, need] of CLAIMS)
        if (word.test(line) && !holds(needs))
          problems.push(`${where}: “${line}” says “${word.exec(line)?.[0]}”, so its \`when\` needs \`${need}\`.`);
    if (needs.harm && HARMFUL_RESULTS.join() !== needs.result?.join())
      problems.push(`${where} tells of harm, so its \`when\` needs \`result: [${HARMFUL_RESULTS.join(', ')}]\`.`);
  }
  return problems;
}

/** Words for things around the combatants, which a map might contradict. Add new words of this kind here. */
const SCENERY_WORD =
  /\b(pillars?|alcoves?|rubble|ceiling|torch(es|light)?|crates?|pipes?|railings?|glass|walls?|doors?|corridors?|tunnels?|stairs|stones?|cobwebs?|slabs?|bush|posts?|lamps?|consoles?|lockers?|bulkheads?|cables?|puddles?|decks?|grass|mud|corners?|trees?|(a|the|dead) (table|screen)|strip light|emergency lights|the hall|old bones|rats|bat|crows?|rain|sky|sun)\b/i;

/** Figures of speech that contain a word for scenery but say nothing about the place. */
const FIGURES_OF_SPEECH =
  /\b(like|harder than|as in|from|on|aside) (a |an |the )?(\w+ ){0,3}?(stones?|glass|wall|door|doors|trees?|table|slate|hall)\b|a wall called|dry stone left|The wall in AT|every stone|the door (in|to) |is a torch of|hit a door as|like rain|water, then stone|puts out a lamp|worth a torch|throws the sky|stream around a stone|Torches up/i;

/** Problems with scenery: lines that mention it without `no map`, and events with too few lines on a map. */
export function sceneryLines(set: PhraseSet, file: string): readonly string[] {
  const problems: string[] = [];
  for (const { key, lines } of everyPool(set)) {
    for (const line of lines)
      if (line.needs !== 'no map' && SCENERY_WORD.test(lineWith(line).replace(FIGURES_OF_SPEECH, '')))
        problems.push(`${file}, ${key}: “${lineWith(line)}” mentions scenery, so write it under \`no map\`.`);
    const onMap = linesForMap(lines, true).length;
    if (!key.includes('{') && lines.some(({ needs }) => needs === 'no map') && onMap < MIN_LINES)
      problems.push(`${file} has ${onMap} lines for “${key}” on a map: write at least ${MIN_LINES} without scenery.`);
  }
  return problems;
}

/** All combinations of facts that one attack can have. */
export const EVERY_ATTACK: readonly AttackFacts[] = [...everyBlow()];

function* everyBlow(): Generator<AttackFacts> {
  for (const way of ATTACK_WAYS)
    for (const outcome of TIERS)
      for (const answer of ATTACK_ANSWERS)
        for (const result of ATTACK_RESULTS) {
          if (!canHappen(way, outcome, answer, result)) continue;
          if (result !== 'nothing to mend') yield { way, outcome, answer, result };
          if (answer === 'none' && !HARMFUL_RESULTS.includes(result))
            yield { way, outcome, answer, result, helpful: true };
        }
}

function canHappen(way: AttackWay, outcome: Tier, answer: Answer, result: AttackResult): boolean {
  const hasLanded = outcome === 'success' || outcome === 'critical success';
  if (way === 'spell' && (answer === 'dodge' || answer === 'block' || answer === 'parry')) return false;
  // Only healing has this result.
  if (result === 'nothing to mend' && answer !== 'none') return false;
  // A miss has no effect. A hit may have none either, if it is parried or blocked completely.
  return hasLanded ? true : result === 'nothing';
}

/**
 * Attacks with too few lines, counting both the system's own and the common ones. Also reports lines that mention
 * scenery on a map.
 */
export function attacksWithFewLines(system: string, file: string): readonly string[] {
  const problems: string[] = [];
  for (const tone of TONES)
    for (const facts of EVERY_ATTACK)
      for (const hasMap of [false, true]) {
        const lines = attackLines(system, tone, facts, hasMap).flat();
        const isCommon = tone !== 'plain' && !facts.helpful && facts.answer === 'none' && facts.result !== 'healed';
        const minLines = isCommon ? 10 : MIN_LINES;
        if (lines.length < minLines)
          problems.push(
            `${file} has ${lines.length} ${tone} lines for ${JSON.stringify(facts)}${hasMap ? ' on a map' : ''}: write at least ${minLines}.`,
          );
        if (hasMap && lines.some(({ needs }) => needs === 'no map'))
          problems.push(`${file} tells of scenery on a map, for ${JSON.stringify(facts)}.`);
      }
  return problems;
}

/** The problems that `find` finds in a system's own lines. A file that can't be read is also a problem. */
function problemsInLines(system: TestedSystem, find: (set: PhraseSet) => readonly string[]): readonly string[] {
  try {
    return atMost(find(system.story()));
  } catch (error) {
    return [`${system.files.story} can’t be read: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

export const storyLines: Demand = {
  title: 'has story lines that are safe sentences for hostile names, guess no gender, and don’t repeat themselves',
  problems: (system) => problemsInLines(system, (set) => faultyLines(set, system.files.story)),
};

export const storyClaims: Demand = {
  title: 'has enough attack lines, which require the facts that their words claim, and scenery only without a map',
  problems: (system) => {
    const { rules, files } = system;
    return problemsInLines(system, (set) => [
      ...claimingLines(set, files.story),
      ...sceneryLines(set, files.story),
      ...attacksWithFewLines(rules.id, files.story),
    ]);
  },
};

/** The reason in a key, if any: "time over" in "ended/Burning/time over", "fumble" in "remarked/fumble". */
function reasonIn(key: string): string | undefined {
  const [kind, first, second] = key.split('/');
  if (kind === 'ended') return second;
  return ['remarked', 'skipped', 'fell', 'rose', 'harmed', 'healed'].includes(kind ?? '') ? first : undefined;
}

/** The keys of story lines for a reason or condition that is neither a common one nor in `known`. */
export function deadKeys(
  { blows: _, ...keyed }: PhraseSet,
  known: readonly string[],
  common = false,
): readonly string[] {
  const keys = Object.values(keyed).flatMap((books) => books.flatMap((book) => Object.keys(book)));
  const ids = [...Object.keys(coreReasons), ...known, 'down'];
  const isKnownId = (id: string) => ids.includes(id) || ids.some((each) => id.startsWith(`${each} `));
  return keys.filter((key) => {
    const reason = reasonIn(key);
    const condition = !common && /^(gained|ended)\//.test(key) ? key.split('/')[1] : undefined;
    return (reason !== undefined && !isKnownId(reason)) || (condition !== undefined && !isKnownId(condition));
  });
}

export const storyKeys: Demand = {
  title: 'has no story line that waits for a reason or a condition that is gone',
  problems: (system) => {
    const { rules, book, files } = system;
    return problemsInLines(system, (set) =>
      deadKeys(set, [...book.reasons, ...Object.keys(rules.conditions)]).map(
        (key) => `${files.story} has lines for “${key}”, but ${rules.title} has no such reason or condition.`,
      ),
    );
  },
};

export const toolWords: Demand = {
  title: 'has words for each premade weapon in the middle of a sentence',
  problems: ({ rules, files }) => {
    const weapons = rules.archetypes.flatMap(({ sheet }) =>
      'weapons' in sheet && Array.isArray(sheet.weapons)
        ? sheet.weapons.map(({ name }: { readonly name: string }) => name)
        : [],
    );
    const unnamedWeapons = [...new Set(weapons)].filter((name) => toolNamed(rules.id, name).tool === name);
    return unnamedWeapons.length === 0
      ? []
      : [
          `Sentences of ${rules.title} call weapons by their bare names: add ${idList(unnamedWeapons.map((name) => name.toLowerCase()))} to ${files.tools}, under \`one\` (the sword finds) or \`many\` (the claws find).`,
        ];
  },
};

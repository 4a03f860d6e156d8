// Each system's story lines and the common ones. They are in `locales/<language>/story/<system>.yaml`, or in
// `story.yaml` in the folder of a system that has its own.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { ATTACK_ANSWERS, ATTACK_RESULTS, ATTACK_WAYS, HARM_KINDS, TIERS } from '../../rules/core/reason.ts';
import { currentLanguage, ENGLISH, inLanguage, oncePerLanguage } from '../languages.ts';
import type { AttackFacts, AttackLines, Phrasebook, PhraseLine, PhraseLines, PhraseSet, Tone } from '../phrase.ts';
import { hasNeeds, isForAttack, isNotEmpty, LEFT_OUT_MARK, linesForMap, parseLine, TONES } from '../phrase.ts';
import { localeFile } from '../t.ts';

type StoryLines = PhraseLines | typeof LEFT_OUT_MARK;
/** A system's lines for events, by tone and by what happened. */
type LinesByTone = Readonly<Record<Tone, ReadonlyMap<string, StoryLines>>>;

/** The facts that an attack's lines can require, and their allowed values. Any `degree` is allowed. */
const ALLOWED_VALUES_BY_FACT: Readonly<Record<string, readonly string[] | undefined>> = {
  way: ATTACK_WAYS,
  outcome: TIERS,
  degree: undefined,
  answer: ATTACK_ANSWERS,
  result: ATTACK_RESULTS,
  harm: HARM_KINDS,
};

const PHRASE_SET_CACHE = oncePerLanguage(() => new Map<string, PhraseSet>());
const LINES_CACHE = oncePerLanguage(() => new Map<string, LinesByTone>());

/**
 * The story lines of a system, or those that all systems share if `system` is `common`. Their file is read at the first
 * call. Empty if the system has no file. Throws an error if the file has a fault.
 */
export function phraseSetOf(system: string): PhraseSet {
  let phraseSet = PHRASE_SET_CACHE().get(system);
  if (!phraseSet) {
    phraseSet = readStory(system);
    PHRASE_SET_CACHE().set(system, phraseSet);
  }
  return phraseSet;
}

function linesByTone(system: string): LinesByTone {
  let lines = LINES_CACHE().get(system);
  if (!lines) {
    lines = mergedLines(phraseSetOf(system));
    LINES_CACHE().set(system, lines);
  }
  return lines;
}

function readStory(system: string): PhraseSet {
  const file = localeFile('story', system);
  return existsSync(file) ? parseStory(readFileSync(file, 'utf8'), system) : parseStory('{}', system);
}

/** Reads a file of story lines. `system` is for error messages. Throws an error if the file has a fault. */
export function parseStory(content: string, system: string): PhraseSet {
  const sectionsByTone = asRecord(load(content) ?? {}, system);
  const sectionOf = (tone: string) => asRecord(sectionsByTone[tone] ?? {}, `${system}: ${tone}`);
  const eventPhrasebooks = (tone: string): readonly Phrasebook[] => [
    Object.fromEntries(
      Object.entries(asRecord(sectionOf(tone).events ?? {}, `${system}: ${tone}: events`)).map(([key, lines]) => [
        key,
        lines === LEFT_OUT_MARK ? LEFT_OUT_MARK : parseLines(lines, `${system}: ${tone}: ${key}`),
      ]),
    ),
  ];
  const attackGroups = (tone: Tone) => {
    const blowGroups = sectionOf(tone).blows ?? [];
    if (!Array.isArray(blowGroups)) throw new Error(`Story: ${system}: ${tone}: blows is no list`);
    return [blowGroups.map((group, index) => parseAttackLines(group, `${system}: ${tone}: blow ${index + 1}`))];
  };
  if (sectionOf('any').blows !== undefined)
    throw new Error(`Story: ${system}: any: blows must be in a style: move them to heroic, grim and plain`);
  for (const tone of Object.keys(sectionsByTone))
    if (tone !== 'any' && !TONES.some((each) => each === tone)) throw new Error(`Story: ${system}: no tone ${tone}`);
  return {
    heroic: eventPhrasebooks('heroic'),
    grim: eventPhrasebooks('grim'),
    plain: eventPhrasebooks('plain'),
    any: eventPhrasebooks('any'),
    blows: { heroic: attackGroups('heroic'), grim: attackGroups('grim'), plain: attackGroups('plain') },
  };
}

function asRecord(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Story: ${where} has no entries`);
  return Object.fromEntries(Object.entries(value));
}

function parseAttackLines(group: unknown, where: string): AttackLines {
  const { when, lines } = asRecord(group, where);
  const { helpful, ...lists } = asRecord(when, where);
  const neededFacts = Object.entries(lists).map(([need, words]) => {
    const neededValues = (Array.isArray(words) ? words : [words]).map(String);
    const allowedValues = ALLOWED_VALUES_BY_FACT[need];
    if (
      !Object.hasOwn(ALLOWED_VALUES_BY_FACT, need) ||
      neededValues.some((word) => allowedValues && !allowedValues.includes(word))
    )
      throw new Error(`Story: ${where}: ${need} can’t be ${neededValues.join(', ')}`);
    return [need, neededValues];
  });
  // The cast is safe, because the values of each fact were just compared with the allowed ones.
  const checkedFacts = Object.fromEntries(neededFacts) as AttackLines['needs'];
  return { needs: helpful === true ? { ...checkedFacts, helpful } : checkedFacts, lines: parseLines(lines, where) };
}

function parseLines(value: unknown, where: string): PhraseLines {
  if (!Array.isArray(value)) throw new Error(`Story: ${where} has no list of lines`);
  const lines = value.map((each): PhraseLine => {
    if (typeof each === 'string') return parseLine(each);
    const [[needs, text] = [], ...otherEntries] = Object.entries(asRecord(each, where));
    if ((needs !== 'map' && needs !== 'no map') || typeof text !== 'string' || otherEntries.length > 0)
      throw new Error(`Story: ${where}: a line is a text, or a text under “map” or “no map”`);
    return parseLine(text, needs);
  });
  if (!isNotEmpty(lines)) throw new Error(`Story: ${where} has no lines`);
  return lines;
}

/** The lines for an event in a tone: the system's, or the common ones if it has none. */
export function linesOf(system: string, tone: Tone, key: string): StoryLines | undefined {
  return systemLines(system, tone, key) ?? commonLines(tone, key);
}

/** The system's own lines for an event in a tone. */
export function systemLines(system: string, tone: Tone, key: string): StoryLines | undefined {
  const lines = linesByTone(system)[tone].get(key);
  // Other languages don't have to mention what the English story leaves out.
  return lines ?? (isLeftOutInEnglish(system, tone, key) ? LEFT_OUT_MARK : undefined);
}

/** The common lines for an event in a tone. */
export function commonLines(tone: Tone, key: string): StoryLines | undefined {
  return systemLines('common', tone, key);
}

function isLeftOutInEnglish(system: string, tone: Tone, key: string): boolean {
  return (
    currentLanguage() !== ENGLISH && inLanguage(ENGLISH, () => linesByTone(system))[tone].get(key) === LEFT_OUT_MARK
  );
}

function mergedLines(phraseSet: PhraseSet): LinesByTone {
  // If several phrasebooks have a key, the first phrasebook is used, so it is added to the map last.
  const linesByKeyFor = (tone: Tone) =>
    new Map([...phraseSet[tone], ...phraseSet.any].toReversed().flatMap((book) => Object.entries(book)));
  return { heroic: linesByKeyFor('heroic'), grim: linesByKeyFor('grim'), plain: linesByKeyFor('plain') };
}

/** If a system has at least this many general lines for an attack, the common ones aren't used. */
export const MIN_SYSTEM_LINES = 12;

/**
 * The pools of lines for each kind of attack, cached by the attack's facts. There are hundreds of lines, but few kinds
 * of attacks.
 */
const POOL_CACHE = oncePerLanguage(() => new Map<string, readonly PhraseLines[]>());

/**
 * The lines that fit an attack, in pools. The most specific pool comes first, and the last has the general lines. If
 * the fight has a map, lines about scenery are left out.
 */
export function attackLines(system: string, tone: Tone, facts: AttackFacts, hasMap: boolean): readonly PhraseLines[] {
  const { way, outcome, degree, answer, result, harm, helpful } = facts;
  const cacheKey = `${system} ${tone} ${way} ${outcome} ${degree} ${answer} ${result} ${harm} ${helpful} ${hasMap}`;
  let pools = POOL_CACHE().get(cacheKey);
  if (!pools) {
    pools = linePoolsFor(system, tone, facts, hasMap);
    POOL_CACHE().set(cacheKey, pools);
  }
  return pools;
}

function linePoolsFor(system: string, tone: Tone, facts: AttackFacts, hasMap: boolean): readonly PhraseLines[] {
  const systemAttackLines = phraseSetOf(system)
    .blows[tone].flat()
    .filter((group) => isForAttack(group, facts));
  const commonAttackLines = phraseSetOf('common')
    .blows[tone].flat()
    .filter((group) => isForAttack(group, facts));
  const generalLines = (groups: readonly AttackLines[]): readonly PhraseLine[] =>
    groups.filter((group) => !hasNeeds(group)).flatMap((group) => linesForMap(group.lines, hasMap));
  const [systemGeneralLines, commonGeneralLines] = [generalLines(systemAttackLines), generalLines(commonAttackLines)];
  const specialLinePools = [...systemAttackLines, ...commonAttackLines]
    .filter(hasNeeds)
    .map((group) => linesForMap(group.lines, hasMap));
  // If the target dodged, blocked or parried the attack, the story says so. It doesn't say that the attack went wide.
  const isAttackPrevented =
    (facts.outcome === 'failure' || facts.outcome === 'critical failure') && facts.answer !== 'none';
  const answerLines = [...systemAttackLines, ...commonAttackLines]
    .filter(({ needs }) => needs.answer?.includes(facts.answer) && needs.outcome !== undefined)
    .flatMap((group) => linesForMap(group.lines, hasMap));
  if (isAttackPrevented && isNotEmpty(answerLines)) return [answerLines];
  return [
    ...specialLinePools,
    systemGeneralLines,
    systemGeneralLines.length >= MIN_SYSTEM_LINES ? [] : commonGeneralLines,
  ].filter(isNotEmpty);
}

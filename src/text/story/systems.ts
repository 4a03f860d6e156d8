// Each system's story lines, from `locales/en/story/<system>.yaml` or `story.yaml` in its own folder, and the common
// ones.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { ATTACK_ANSWERS, ATTACK_RESULTS, ATTACK_WAYS, HARMS, TIERS } from '../../rules/core/reason.ts';
import { currentLanguage, ENGLISH, inLanguage, perLanguage } from '../languages.ts';
import type { AttackFacts, AttackLines, Line, Lines, Phrasebook, PhraseSet, Tone } from '../phrase.ts';
import { areSome, isForAttack, isSpecial, LEFT_OUT, lineOf, linesForMap, TONES } from '../phrase.ts';
import { localeFile } from '../t.ts';

type StoryLines = Lines | typeof LEFT_OUT;
/** The lines of a system's books together, for each tone. */
type LinesByTone = Readonly<Record<Tone, ReadonlyMap<string, StoryLines>>>;

/** The facts that an attack's lines can require, and their values. `degree` can be any degree of the system. */
const ALLOWED_FACTS: Readonly<Record<string, readonly string[] | undefined>> = {
  way: ATTACK_WAYS,
  outcome: TIERS,
  degree: undefined,
  answer: ATTACK_ANSWERS,
  result: ATTACK_RESULTS,
  harm: HARMS,
};

const STORY_CACHE = perLanguage(() => new Map<string, PhraseSet>());
const VOLUME_CACHE = perLanguage(() => new Map<string, LinesByTone>());

/**
 * A system's lines, or the common ones for `common`. The file is read at the first call. Empty if the system has no
 * file. Throws an error if the file has a fault.
 */
export function phraseSetOf(system: string): PhraseSet {
  let set = STORY_CACHE().get(system);
  if (!set) {
    set = readStory(system);
    STORY_CACHE().set(system, set);
  }
  return set;
}

function volumesOf(system: string): LinesByTone {
  let volumes = VOLUME_CACHE().get(system);
  if (!volumes) {
    volumes = volumesByTone(phraseSetOf(system));
    VOLUME_CACHE().set(system, volumes);
  }
  return volumes;
}

function readStory(system: string): PhraseSet {
  const file = localeFile('story', system);
  return existsSync(file) ? storyIn(readFileSync(file, 'utf8'), system) : storyIn('{}', system);
}

/** Reads a file of story lines. `system` is for error messages. Throws an error if the file has a fault. */
export function storyIn(content: string, system: string): PhraseSet {
  const parts = record(load(content) ?? {}, system);
  const part = (tone: string) => record(parts[tone] ?? {}, `${system}: ${tone}`);
  const events = (tone: string): readonly Phrasebook[] => [
    Object.fromEntries(
      Object.entries(record(part(tone).events ?? {}, `${system}: ${tone}: events`)).map(([key, lines]) => [
        key,
        lines === LEFT_OUT ? LEFT_OUT : linesIn(lines, `${system}: ${tone}: ${key}`),
      ]),
    ),
  ];
  const blows = (tone: Tone) => {
    const groups = part(tone).blows ?? [];
    if (!Array.isArray(groups)) throw new Error(`Story: ${system}: ${tone}: blows is no list`);
    return [groups.map((group, index) => attackLinesIn(group, `${system}: ${tone}: blow ${index + 1}`))];
  };
  for (const tone of Object.keys(parts))
    if (tone !== 'any' && !TONES.some((each) => each === tone)) throw new Error(`Story: ${system}: no tone ${tone}`);
  return {
    heroic: events('heroic'),
    grim: events('grim'),
    plain: events('plain'),
    any: events('any'),
    blows: { heroic: blows('heroic'), grim: blows('grim'), plain: blows('plain') },
  };
}

function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Story: ${where} has no entries`);
  return Object.fromEntries(Object.entries(value));
}

function attackLinesIn(group: unknown, where: string): AttackLines {
  const { when, lines } = record(group, where);
  const { helpful, ...lists } = record(when, where);
  const needs = Object.entries(lists).map(([need, words]) => {
    const list = (Array.isArray(words) ? words : [words]).map(String);
    const allowedWords = ALLOWED_FACTS[need];
    if (!Object.hasOwn(ALLOWED_FACTS, need) || list.some((word) => allowedWords && !allowedWords.includes(word)))
      throw new Error(`Story: ${where}: ${need} can’t be ${list.join(', ')}`);
    return [need, list];
  });
  // The cast is safe, because each list was just compared with its allowed words.
  const checked = Object.fromEntries(needs) as AttackLines['needs'];
  return { needs: helpful === true ? { ...checked, helpful } : checked, lines: linesIn(lines, where) };
}

function linesIn(value: unknown, where: string): Lines {
  if (!Array.isArray(value)) throw new Error(`Story: ${where} has no list of lines`);
  const lines = value.map((each): Line => {
    if (typeof each === 'string') return lineOf(each);
    const [[needs, text] = [], ...otherEntries] = Object.entries(record(each, where));
    if ((needs !== 'map' && needs !== 'no map') || typeof text !== 'string' || otherEntries.length > 0)
      throw new Error(`Story: ${where}: a line is a text, or a text under “map” or “no map”`);
    return lineOf(text, needs);
  });
  if (!areSome(lines)) throw new Error(`Story: ${where} has no lines`);
  return lines;
}

/** The lines for an event in a tone: the system's, or the common ones if it has none. */
export function linesOf(system: string, tone: Tone, key: string): StoryLines | undefined {
  return ownLines(system, tone, key) ?? commonLines(tone, key);
}

/** The system's own lines for an event in a tone. */
export function ownLines(system: string, tone: Tone, key: string): StoryLines | undefined {
  const lines = volumesOf(system)[tone].get(key);
  // What the English story leaves out, other languages don't have to mention.
  return lines ?? (isLeftOutInEnglish(system, tone, key) ? LEFT_OUT : undefined);
}

/** The common lines for an event in a tone. */
export function commonLines(tone: Tone, key: string): StoryLines | undefined {
  return ownLines('common', tone, key);
}

function isLeftOutInEnglish(system: string, tone: Tone, key: string): boolean {
  return currentLanguage() !== ENGLISH && inLanguage(ENGLISH, () => volumesOf(system))[tone].get(key) === LEFT_OUT;
}

function volumesByTone(books: PhraseSet): LinesByTone {
  // The first book that has a key counts, so it is added to the map last.
  const volume = (tone: Tone) =>
    new Map([...books[tone], ...books.any].toReversed().flatMap((book) => Object.entries(book)));
  return { heroic: volume('heroic'), grim: volume('grim'), plain: volume('plain') };
}

/** A system with at least this many lines of its own doesn't use the common ones. */
export const MIN_OWN_LINES = 12;

/** Pools that were made before, by the attack's facts. There are hundreds of lines, but few kinds of attacks. */
const POOL_CACHE = perLanguage(() => new Map<string, readonly Lines[]>());

/**
 * The lines that fit an attack, in pools. The most special pool comes first, and the last has the general lines. If the
 * fight has a map, lines about scenery are left out.
 */
export function attackLines(system: string, tone: Tone, facts: AttackFacts, hasMap: boolean): readonly Lines[] {
  const { way, outcome, degree, answer, result, harm, helpful } = facts;
  const cachedPools = `${system} ${tone} ${way} ${outcome} ${degree} ${answer} ${result} ${harm} ${helpful} ${hasMap}`;
  let pools = POOL_CACHE().get(cachedPools);
  if (!pools) {
    pools = poolsFor(system, tone, facts, hasMap);
    POOL_CACHE().set(cachedPools, pools);
  }
  return pools;
}

function poolsFor(system: string, tone: Tone, facts: AttackFacts, hasMap: boolean): readonly Lines[] {
  const ownStory = phraseSetOf(system)
    .blows[tone].flat()
    .filter((group) => isForAttack(group, facts));
  const sharedStory = phraseSetOf('common')
    .blows[tone].flat()
    .filter((group) => isForAttack(group, facts));
  const general = (groups: readonly AttackLines[]): readonly Line[] =>
    groups.filter((group) => !isSpecial(group)).flatMap((g) => linesForMap(g.lines, hasMap));
  const [ownGeneral, sharedGeneral] = [general(ownStory), general(sharedStory)];
  const special = [...ownStory, ...sharedStory].filter(isSpecial).map((group) => linesForMap(group.lines, hasMap));
  return [...special, ownGeneral, ownGeneral.length >= MIN_OWN_LINES ? [] : sharedGeneral].filter(areSome);
}

// Sentences with the actions that they mean, and a score for how often the prose reader finds those actions.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { areAllies } from '../../src/prose/options.ts';
import { type MeantAction, type Reader, type Reading, readProse } from '../../src/prose/read.ts';
import { completeActions } from '../../src/rules/core/complete-actions.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { currentLanguage } from '../../src/text/languages.ts';
import { MANNER_NAME_KINDS, nameAmong, nameOf, TOOL_NAME_KINDS } from '../../src/text/names.ts';
import { lexiconOf } from '../../src/text/verbs.ts';
import { idOf, situation } from './situations.ts';

/**
 * The action that a sentence means. Fields that are left out aren't checked, but without `with` and `how` the tool must
 * be the usual one.
 */
interface WantedAction {
  readonly do: string;
  readonly with?: string;
  readonly how?: string;
  readonly at?: readonly string[];
  readonly to?: string;
  readonly for?: number | 'all';
}

export interface Sentence {
  readonly say: string;
  readonly in: string;
  readonly want?: WantedAction | 'none';
  readonly or?: readonly WantedAction[];
  readonly then?: WantedAction;
  readonly cannot?: WantedAction;
}

export interface Corpus {
  readonly familiar: readonly Sentence[];
  readonly work: readonly Sentence[];
  readonly held: readonly Sentence[];
  readonly familiarTalk: readonly Sentence[];
  readonly talk: readonly Sentence[];
  /** Posts without an action that Fray hasn't learned from. */
  readonly heldTalk: readonly Sentence[];
}

/** A system's corpus. Parts that its file lacks are empty. */
export function corpusOf(system: string): Corpus {
  const file = new URL(`corpus/${system}.yaml`, import.meta.url);
  const written = existsSync(file) ? (load(readFileSync(file, 'utf8')) as Partial<Corpus>) : {};
  return { familiar: [], familiarTalk: [], work: [], held: [], talk: [], heldTalk: [], ...written };
}

const readers = new Map<string, Reader>();

/** Everything that `readProse` needs besides a text, for a fight in the current language. */
export function readerFor(system: string, name: string): Reader {
  const key = `${currentLanguage()}/${system}/${name}`;
  const known = readers.get(key);
  if (known) return known;
  const { rules, encounter: written, actor, blows, lastTarget } = situation(system, name);
  const encounter = {
    ...written,
    combatants: written.combatants.map((who) => ({ ...who, name: calledNow(system, who.name) })),
  };
  const me = encounter.combatants.find(({ id }) => id === actor)!;
  const reader: Reader = {
    rules,
    encounter,
    actor,
    recent: { attacks: blows, lastTarget },
    seen: encounter.combatants,
    mayKnowHealth: () => true,
    lexicon: lexiconOf(system),
    acts: completeActions(rules, encounter, actor, false),
    ...(encounter.field &&
      rules.field && {
        moves: { ways: rules.field.ways(encounter, actor), places: rules.field.places(encounter, actor) },
      }),
    namesOf: (kind, id) => [nameAmong(system, kind === 'tool' ? TOOL_NAME_KINDS : MANNER_NAME_KINDS, id)],
    inHand: rules.inHand?.(me) ?? [],
  };
  readers.set(key, reader);
  return reader;
}

/** What the parser of players' sentences (the `Reader`) finds in a sentence. */
export function readSentence(system: string, { say, in: where }: Sentence): Reading {
  return readProse(say, readerFor(system, where));
}

/** Whether the action that the parser found in a sentence is the wanted one. */
export function isMeant(meant: MeantAction | undefined, wanted: WantedAction, reader: Reader): boolean {
  const { acts } = reader;
  if (!meant) return false;
  const isMoveOnMap = meant.act === undefined && wanted.do === 'move';
  if (meant.intent.action !== wanted.do && !isMoveOnMap) return false;
  const { tool, manner, targets = [], to, amount } = meant.intent;
  const usual = acts.find(({ name }) => name === wanted.do)?.way.tool;
  if (
    wanted.with === undefined
      ? tool !== undefined && tool !== usual && !wanted.how && needsNoTool(acts, wanted.do)
      : tool !== wanted.with && manner !== wanted.with
  )
    return false;
  if (wanted.how !== undefined && manner !== wanted.how && tool !== wanted.how && !tool?.startsWith(`${wanted.how}:`))
    return false;
  if (wanted.how === undefined && stunsFriend(meant, reader)) return false;
  if (wanted.to !== undefined && /^[A-Z]\d+$/.test(wanted.to) && to !== wanted.to) return false;
  if (wanted.for !== undefined && wanted.for !== 'all' && amount !== wanted.for) return false;
  if (!wanted.at) return true;
  const ids = wanted.at.map(idOf);
  if (meant.toward !== undefined) return ids[0] === meant.toward;
  // If a sentence names several targets for an action that takes only one, any of them is right.
  const takesSeveral = acts.some(({ name, form }) => name === wanted.do && form?.several);
  // Some actions, such as a test of a skill, have no target, although the text names someone.
  const takesTarget = acts.some(
    ({ name, way, intent, form }) =>
      name === wanted.do &&
      (way.manner === manner || form?.hows?.some((how) => how.manner === manner)) &&
      (intent.targets ?? form?.targets ?? []).length > 0,
  );
  if (targets.length === 0 && !takesTarget) return true;
  if (!takesSeveral) return targets.length > 0 ? targets.every((each) => ids.includes(each)) : ids.length === 0;
  return ids.length === targets.length && ids.every((each) => targets.includes(each));
}

/**
 * Whether an action is done to a friend against the friend's will, in one of several manners that its form offers. A
 * sentence that names no manner never means that: “I shout encouragement to Brannoc” doesn't stun Brannoc.
 */
function stunsFriend({ intent: { manner, targets = [] }, act }: MeantAction, reader: Reader): boolean {
  const harms = act?.form?.hows?.some((how) => how.harms && how.manner === manner) === true;
  return harms && areAllies(reader, targets);
}

/** A creature's name in the current language: “Goblin 2”. */
function calledNow(system: string, name: string): string {
  const [, kind = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return `${nameOf(system, 'archetype', kind)}${number}`;
}

/** Whether an action can be done with different tools, or both with a tool and without one. */
function needsNoTool(acts: Reader['acts'], name: string): boolean {
  const tools = new Set(acts.filter((each) => each.name === name).map(({ way }) => way.tool));
  return tools.size > 1;
}

function nameIn({ combatants }: Encounter, id: string): string {
  return combatants.find((each) => each.id === id)?.name ?? id;
}

export interface Score {
  readonly first: number;
  readonly topThree: number;
  readonly of: number;
  readonly wrong: readonly { readonly sentence: Sentence; readonly got: string; readonly rank: number | undefined }[];
}

/** For how many sentences the right action is offered first, and for how many it is among the first three. */
export function scoreOf(system: string, sentences: readonly Sentence[]): Score {
  let [first, topThree] = [0, 0];
  const wrong: { sentence: Sentence; got: string; rank: number | undefined }[] = [];
  for (const sentence of sentences) {
    const reader = readerFor(system, sentence.in);
    const reading = readSentence(system, sentence);
    const rank = rankOf(reading, sentence, reader);
    if (rank === 0) first++;
    if (rank !== undefined && rank < 3) topThree++;
    if (rank !== 0) wrong.push({ sentence, got: shown(reading, reader), rank });
  }
  return { first, topThree, of: sentences.length, wrong };
}

/** The place of the right action among those that are offered, from 0. Undefined if it isn't among them. */
function rankOf(reading: Reading, sentence: Sentence, reader: Reader): number | undefined {
  const { want, or = [], cannot } = sentence;
  if (want === 'none') return reading.length === 0 ? 0 : undefined;
  const [step] = reading;
  if (!step) return undefined;
  if (cannot) {
    const isFound = step.impossible?.intent.action === cannot.do;
    return isFound ? 0 : reading.some(({ impossible }) => impossible?.intent.action === cannot.do) ? 1 : undefined;
  }
  const wanted = [...(want ? [want] : []), ...or];
  const at = step.meant.findIndex((each) => wanted.some((one) => isMeant(each, one, reader)));
  if (at === 0 && step.impossible && step.impossible.intent.action !== want?.do) return 1;
  // The second action of a text is offered next to the first.
  const later = reading.slice(1).findIndex(({ meant }) => wanted.some((one) => isMeant(meant[0], one, reader)));
  const places = [at, later === -1 ? -1 : later + 1].filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : undefined;
}

/** A reading on one line, for people to compare. */
export function shown(reading: Reading, { encounter }: Reader): string {
  if (reading.length === 0) return 'no action';
  return reading
    .map(({ meant, impossible }) =>
      [
        ...(impossible ? [`NOT NOW ${impossible.intent.action} (${impossible.why.type})`] : []),
        ...meant
          .slice(0, 3)
          .map(
            ({ intent: { action, tool, manner, targets = [], to, amount }, score, toward }) =>
              `${[action, tool, manner && `(${manner})`, targets.map((id) => nameIn(encounter, id)).join('+'), to, toward && `→${toward}`, amount].filter(Boolean).join(' ')} ${score.toFixed(1)}`,
          ),
      ].join(' | '),
    )
    .join('  THEN  ');
}

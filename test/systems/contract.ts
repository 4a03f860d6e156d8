// What every rule system must have and do, in the tree or outside.

import { rulesNamed } from '../../src/rules/systems.ts';
import { books } from '../../src/text/books.ts';
import { storyOf } from '../../src/text/story/systems.ts';
import * as autopilot from './contract/autopilot.ts';
import * as channel from './contract/channel.ts';
import type { Demand, Files, TestedSystem } from './contract/demand.ts';
import * as frequencies from './contract/frequencies.ts';
import * as hostile from './contract/hostile.ts';
import * as lines from './contract/lines.ts';
import * as odds from './contract/odds.ts';
import * as offers from './contract/offers.ts';
import * as questions from './contract/questions.ts';
import * as record from './contract/record.ts';
import * as secrets from './contract/secrets.ts';
import * as sheets from './contract/sheets.ts';
import * as story from './contract/story.ts';
import * as taps from './contract/taps.ts';
import * as told from './contract/told.ts';
import * as turns from './contract/turns.ts';
import * as words from './contract/words.ts';
import { SAMPLES } from './samples.ts';

/** All demands, from what is written to what is played. */
export const DEMANDS: readonly Demand[] = [
  ...[words, sheets, lines, told, story, hostile],
  ...[autopilot, questions, odds, frequencies, record],
  ...[turns, offers, secrets, channel, taps],
].flatMap((subject) => Object.values<unknown>(subject).filter(isDemand));

function isDemand(value: unknown): value is Demand {
  return typeof value === 'object' && value !== null && 'problems' in value;
}

/** The files of a built-in system. */
function builtInFiles(id: string): Files {
  return {
    rules: `src/rules/${id}/ruleset.ts`,
    sheet: `src/rules/${id}/sheet.ts`,
    reasons: `src/rules/${id}/reasons.ts`,
    words: `src/text/${id}/`,
    names: `locales/en/names/${id}.ftl`,
    glossary: `locales/en/glossary/${id}.yaml`,
    story: `locales/en/story/${id}.yaml`,
    pack: `packs/${id}.json`,
  };
}

/** A system that Fray has loaded, as the contract tests it. */
export function testedSystem(id: string): TestedSystem {
  const rules = rulesNamed(id);
  const book = books[id];
  if (!rules || !book) throw new Error(`No system ${id}`);
  return { rules, book, story: () => storyOf(id), files: builtInFiles(id), sample: SAMPLES[id] ?? {} };
}

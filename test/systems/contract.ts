// Tests that every rule system, built in or not, has and does what it must.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rulesNamed } from '../../src/rules/systems.ts';
import { books } from '../../src/text/books.ts';
import { phraseSetOf } from '../../src/text/story/systems.ts';
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

/** All demands. Those about what a system writes come first, then those about how it plays. */
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
    words: `src/text/${id}/`,
    names: `locales/en/names/${id}.ftl`,
    glossary: `locales/en/glossary/${id}.yaml`,
    verbs: `locales/en/verbs/${id}.yaml`,
    story: `locales/en/story/${id}.yaml`,
    tools: 'locales/en/story/tools.yaml',
    pack: `packs/${id}.json`,
  };
}

/** The files of a system with a folder of its own. */
function filesIn(folder: string): Files {
  return {
    rules: join(folder, existsSync(join(folder, 'ruleset.ts')) ? 'ruleset.ts' : 'system.ts'),
    sheet: join(folder, 'sheet.ts'),
    words: join(folder, 'words.ts'),
    names: join(folder, 'locales/en/names.ftl'),
    glossary: join(folder, 'locales/en/glossary.yaml'),
    verbs: join(folder, 'locales/en/verbs.yaml'),
    story: join(folder, 'locales/en/story.yaml'),
    tools: join(folder, 'locales/en/tools.yaml'),
    pack: join(folder, 'pack.json'),
  };
}

/** A system that Fray has loaded, as the contract tests it. `folder` is the path that problem texts show. */
export function testedSystem(id: string, folder?: string): TestedSystem {
  const rules = rulesNamed(id);
  const book = books[id];
  if (!rules || !book) throw new Error(`No system ${id}`);
  const files = folder === undefined ? builtInFiles(id) : filesIn(folder);
  return { rules, book, story: () => phraseSetOf(id), files, sample: SAMPLES[id] ?? {} };
}

/**
 * A system in its own folder that is already loaded, with the sample from its `sample.ts` or `sample.js`, if there is
 * one. `shown` is the path that problem texts show.
 */
export async function systemIn(folder: string, shown: string): Promise<TestedSystem> {
  const id = basename(folder);
  const file = ['sample.ts', 'sample.js'].map((name) => join(folder, name)).find((each) => existsSync(each));
  if (file !== undefined) SAMPLES[id] = (await import(pathToFileURL(file).href)).sample;
  return testedSystem(id, shown);
}

/** The problems that a demand finds. If the demand throws an error, that is the problem. */
export async function problemsOf({ title, problems }: Demand, system: TestedSystem): Promise<readonly string[]> {
  try {
    return await problems(system);
  } catch (error) {
    // A missing name or message causes many other problems, so only the missing part is reported.
    const [unnamed] = title === words.names.title ? [] : await words.names.problems(system);
    if (unnamed !== undefined) return [`It can’t be checked whether ${system.rules.title} ${title}: ${unnamed}`];
    const [, message] = (error instanceof Error && /^No message (\S+)/.exec(error.message)) || [];
    if (message !== undefined)
      return [
        `It can’t be checked whether ${system.rules.title} ${title}: the message \`${message}\` is missing. Add it beside ${system.files.names}.`,
      ];
    const errorText = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [`It can’t be checked whether ${system.rules.title} ${title}: ${errorText}`];
  }
}

// What story lines call a weapon, a spell or another tool. It is in `locales/en/story/tools.yaml`, and in `tools.yaml`
// in the folder of a system that has its own.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { nameAmong, TOOL_KINDS } from '../names.ts';
import type { PhraseNames } from '../phrase.ts';
import { localeFile, plain } from '../t.ts';

const TOOLS_FILE = new URL('../../../locales/en/story/tools.yaml', import.meta.url);

/** A tool as a sentence names it. */
type Tool = Pick<PhraseNames, 'tool' | 'own' | 's'>;

interface Tools {
  /** Tools by their names on the sheet, in lower case. `{name}` in a text stands for the book's name. */
  readonly known: ReadonlyMap<string, Tool>;
  /** The words for tools that a system lists as one thing, or as many. `{name}` stands for the tool's name. */
  readonly one: Tool;
  readonly many: Tool;
  /** The words for an attack with a weapon that has no name. */
  readonly blow: Tool;
  /** The words for a spell that has no name. */
  readonly spell: Tool;
}

let commonTools: Tools | undefined;

/**
 * What a sentence calls a tool. If there is none, these are the words for an unarmed attack. Names that players gave
 * don't change.
 */
export function toolNamed(system: string, input: string | undefined): Tool {
  commonTools ??= readTools();
  if (input === undefined) return commonTools.blow;
  const name = input.toLowerCase();
  const tool = ownTools(system, commonTools).get(name) ?? commonTools.known.get(name);
  if (!tool) return spellNamed(system, input);
  const shownName = nameAmong(system, TOOL_KINDS, input).toLowerCase();
  return { tool: tool.tool.replace('{name}', shownName), own: tool.own.replace('{name}', shownName), s: tool.s };
}

/** What a sentence calls a spell. It has no article. */
export function spellNamed(system: string, input: string | undefined): Tool {
  commonTools ??= readTools();
  if (input === undefined) return commonTools.spell;
  const name = plain(nameAmong(system, TOOL_KINDS, input));
  return { tool: name, own: name, s: commonTools.spell.s };
}

const OWN_TOOLS = new Map<string, ReadonlyMap<string, Tool>>();

/**
 * The tools that a system lists in its own folder, under `one` or `many`. They get the words of that part of the common
 * file. Empty if the system has no such file. Throws an error if the file has a fault.
 */
export function ownTools(
  system: string,
  { one, many }: Pick<Tools, 'one' | 'many'> = readTools(),
): ReadonlyMap<string, Tool> {
  const cachedTools = OWN_TOOLS.get(system);
  if (cachedTools) return cachedTools;
  const file = localeFile('tools', system);
  const parts = existsSync(file) ? record(load(readFileSync(file, 'utf8')), 'the file') : {};
  const ownToolMap = new Map<string, Tool>();
  for (const [part, names] of Object.entries(parts)) {
    if ((part !== 'one' && part !== 'many') || !Array.isArray(names))
      throw new Error(`Tools: ${part} isn’t a list of one or many`);
    for (const each of names) ownToolMap.set(text(each, part), part === 'one' ? one : many);
  }
  OWN_TOOLS.set(system, ownToolMap);
  return ownToolMap;
}

/** Reads the file of tools. Throws an error if the file has a fault. */
function readTools(): Tools {
  const { one, many, other, blow, spell, ...rest } = record(load(readFileSync(TOOLS_FILE, 'utf8')), 'the file');
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`Tools: no part ${unknown}`);
  const toolsByName = new Map<string, Tool>();
  const add = (name: string, tool: Tool) => {
    if (name !== name.toLowerCase()) throw new Error(`Tools: ${name} isn’t in lower case`);
    if (toolsByName.has(name)) throw new Error(`Tools: ${name} is there twice`);
    toolsByName.set(name, tool);
  };
  for (const [kind, part] of Object.entries({ one, many })) {
    const { names, tool: _, s: __, ...more } = record(part, kind);
    if (!Array.isArray(names) || Object.keys(more).length > 0) throw new Error(`Tools: ${kind} is tool, s and names`);
    for (const each of names) add(text(each, kind), partIn(part, kind));
  }
  for (const [name, part] of Object.entries(record(other, 'other'))) add(name, toolIn(part, name));
  return {
    known: toolsByName,
    one: partIn(one, 'one'),
    many: partIn(many, 'many'),
    blow: toolIn(blow, 'blow'),
    spell: toolIn(spell, 'spell'),
  };
}

function partIn(value: unknown, kind: string): Tool {
  const { tool, s } = record(value, kind);
  return { tool: text(tool, kind), own: '{name}', s: text(s, kind) };
}

function toolIn(value: unknown, where: string): Tool {
  const { tool, own, s, ...more } = record(value, where);
  if (Object.keys(more).length > 0) throw new Error(`Tools: ${where} is tool, own and s`);
  return { tool: text(tool, where), own: text(own, where), s: text(s, where) };
}

function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Tools: ${where} has no entries`);
  return Object.fromEntries(Object.entries(value));
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Error(`Tools: ${where} has something that isn’t a text`);
  return value;
}

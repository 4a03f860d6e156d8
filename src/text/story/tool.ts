// The names that story lines use for weapons, spells and other tools. Tools that several systems have are in
// `locales/<language>/story/tools.yaml`. Tools of a single system are in that system's `tools.yaml`.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { currentLanguage, ENGLISH, localeFolder, oncePerLanguage } from '../languages.ts';
import { nameAmong, TOOL_NAME_KINDS } from '../names.ts';
import type { PhraseNames } from '../phrase.ts';
import { labelInSentence, localeFile, plain } from '../t.ts';

/** A tool's name, in the forms that sentences need. */
type Tool = Pick<PhraseNames, 'tool' | 'own' | 's' | 'forms'>;

interface ToolWords {
  /** Tools by their names on the sheet, in lower case. `{name}` in a text stands for the book's name. */
  readonly known: ReadonlyMap<string, Tool>;
  /**
   * The words for each kind of tool, by the kind's name. In English, the kinds are `one` and `many`. `{name}` stands
   * for the tool's name.
   */
  readonly kinds: ReadonlyMap<string, Tool>;
  /** The words for an attack with a weapon that has no name. */
  readonly blow: Tool;
  /** The words for a spell that has no name. */
  readonly spell: Tool;
  /** The words for a power that has no name, such as a breath of fire. */
  readonly power: Tool;
}

const commonTools = oncePerLanguage(readTools);

/**
 * How sentences name a tool. A tool without a name gets the words for a blow. A name that a player made up stays
 * unchanged.
 */
export function toolNamed(system: string, input: string | undefined): Tool {
  const toolWords = commonTools();
  if (input === undefined) return toolWords.blow;
  const name = input.toLowerCase();
  const tool = systemToolsByName(system, toolWords).get(name) ?? toolWords.known.get(name);
  if (!tool) return spellNamed(system, input);
  const bookName = nameAmong(system, TOOL_NAME_KINDS, input);
  const shownName = labelInSentence(bookName);
  const fillInName = (text: string) => text.replace('{name}', shownName);
  const { forms } = tool;
  return {
    tool: fillInName(tool.tool),
    own: fillInName(tool.own),
    s: tool.s,
    ...(forms && { forms: Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, fillInName(text)])) }),
  };
}

/**
 * How sentences name a spell, or a power that no one casts: by its name without an article. If it has no name,
 * `unnamed` chooses the general words.
 */
export function spellNamed(system: string, input: string | undefined, unnamed: 'spell' | 'power' = 'spell'): Tool {
  const { spell, power } = commonTools();
  if (input === undefined) return unnamed === 'spell' ? spell : power;
  const name = plain(nameAmong(system, TOOL_NAME_KINDS, input));
  return { tool: name, own: name, s: spell.s };
}

const SYSTEM_TOOLS_CACHE = oncePerLanguage(() => new Map<string, ReadonlyMap<string, Tool>>());

/**
 * The tools that a system's own file lists, by name. The file says what kind each tool is, and the common file has the
 * words for each kind. Empty if the system has no such file. Throws an error if the file has a fault.
 */
export function systemToolsByName(
  system: string,
  { kinds }: Pick<ToolWords, 'kinds'> = readTools(),
): ReadonlyMap<string, Tool> {
  const cachedTools = SYSTEM_TOOLS_CACHE().get(system);
  if (cachedTools) return cachedTools;
  const file = localeFile('tools', system);
  const namesByKind = existsSync(file) ? asRecord(load(readFileSync(file, 'utf8')), 'the file') : {};
  const toolByName = new Map<string, Tool>();
  for (const [kind, names] of Object.entries(namesByKind)) {
    const kindWords = kinds.get(kind);
    if (!kindWords || !Array.isArray(names))
      throw new Error(`Tools: ${kind} isn’t a list of ${[...kinds.keys()].join(' or ')}`);
    for (const each of names) toolByName.set(asText(each, kind), kindWords);
  }
  SYSTEM_TOOLS_CACHE().set(system, toolByName);
  return toolByName;
}

/** Reads the current language's file of tools, or the English file if the language has none. */
function readTools(): ToolWords {
  const toolsFileOf = (language: string) => new URL('story/tools.yaml', localeFolder(language));
  const currentLanguageFile = toolsFileOf(currentLanguage());
  return parseTools(readFileSync(existsSync(currentLanguageFile) ? currentLanguageFile : toolsFileOf(ENGLISH), 'utf8'));
}

/** Reads a file of tools. Throws an error if the file has a fault. */
export function parseTools(content: string): ToolWords {
  const { other, blow, spell, power, ...kinds } = asRecord(load(content), 'the file');
  const toolsByName = new Map<string, Tool>();
  const toolsByKind = new Map<string, Tool>();
  const add = (name: string, tool: Tool) => {
    if (name !== name.toLowerCase()) throw new Error(`Tools: ${name} isn’t in lower case`);
    if (toolsByName.has(name)) throw new Error(`Tools: ${name} is there twice`);
    toolsByName.set(name, tool);
  };
  for (const [kind, part] of Object.entries(kinds)) {
    const { names, ...words } = asRecord(part, kind);
    if (!Array.isArray(names)) throw new Error(`Tools: ${kind} has no names`);
    const tool = parseTool({ own: '{name}', ...words }, kind);
    toolsByKind.set(kind, tool);
    for (const each of names) add(asText(each, kind), tool);
  }
  for (const [name, part] of Object.entries(asRecord(other ?? {}, 'other'))) add(name, parseTool(part, name));
  return {
    known: toolsByName,
    kinds: toolsByKind,
    blow: parseTool(blow, 'blow'),
    spell: parseTool(spell, 'spell'),
    power: parseTool(power ?? spell, 'power'),
  };
}

/** Reads a tool's words. Everything besides `tool`, `own` and `s` is another form, such as a case. */
function parseTool(value: unknown, where: string): Tool {
  const { tool, own, s, ...others } = asRecord(value, where);
  const wordForms = Object.entries(others).map(([form, word]) => [form, asText(word, where)]);
  return {
    tool: asText(tool, where),
    own: asText(own, where),
    s: asText(s ?? '', where),
    ...(wordForms.length > 0 && { forms: Object.fromEntries(wordForms) }),
  };
}

function asRecord(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`Tools: ${where} has no entries`);
  return Object.fromEntries(Object.entries(value));
}

function asText(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Error(`Tools: ${where} has something that isn’t a text`);
  return value;
}

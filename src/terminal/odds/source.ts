// What the files that were named come to: an encounter, as it stands or is about to begin.

import { dirname, isAbsolute, join } from 'node:path';
import { choose, suggestion } from '../../rules/core/choose.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import type { Problem } from '../../rules/core/schema.ts';
import { rulesNamed, SYSTEM_IDS } from '../../rules/systems.ts';
import { type CharacterFile, fileOf, readFile } from '../../session/character-file.ts';
import { chronicled, type EncounterRecord } from '../../session/encounter-record.ts';
import { StartupError } from '../../startup-error.ts';
import { verify } from '../../store/verify.ts';
import { printable } from '../program.ts';
import { readRecord, textIn } from '../record-path.ts';
import { cast, duelOf } from './cast.ts';
import { jsonFault } from './json-fault.ts';
import { isNewer, readSceneFile, SCENE } from './scene-file.ts';
import { noneOf, problemLine, wantsOf } from './wants.ts';

/** Most problems that are told at once. */
const MOST_TOLD = 20;

const CHARACTER = 'fray-character';
const KNOWN = `I read a scene ("format": "${SCENE}", see docs/odds.md), a file of \`/log export as:json\`, or two of \`/character export\`.`;

/** The encounter in a scene's file or an exported one, or that of two characters. Refused with what is wrong in the files. */
export function encounterIn(file: string, other?: string): Encounter {
  if (other !== undefined) return betweenTwo(file, other);
  const text = textIn(file);
  const format = formatOf(parsed(text, file));
  if (format === SCENE) return inScene(file, parsed(text, file));
  if (format === CHARACTER)
    throw new StartupError(`${file} is one character. Name the file of whom to fight after it.`);
  if (format.startsWith('fray encounter')) return inRecord(readRecord(file), file);
  throw new StartupError(`${file} is nothing that I know. ${KNOWN}`);
}

/** The file of somebody ready-made, to begin with. */
export function readyMadeFile(system: string, name: string): string {
  const rules = rulesNamed(system);
  if (!rules) throw new StartupError(`system: ${noneOf(system, suggestion(system, SYSTEM_IDS))}`);
  const found = choose('character or creature', name, rules.archetypes);
  if (!found.ok) throw new StartupError(wantsOf(found.why));
  return fileOf({ system, name: found.value.name, sheet: found.value.sheet }).text;
}

function betweenTwo(file: string, other: string): Encounter {
  const [one, second] = [character(file), character(other)];
  if (one.system !== second.system)
    throw new StartupError(`${file} is for ${one.system}, and ${other} for ${second.system}: they cannot meet.`);
  return duelOf(one, second);
}

function character(file: string): CharacterFile {
  const text = textIn(file);
  const format = formatOf(parsed(text, file));
  if (format !== CHARACTER) throw new StartupError(`${file} is no character, as the files of two are. ${KNOWN}`);
  const read = readFile(text);
  if (read.ok) return read.value;
  if (read.why.type === 'sheet-unfit') throw unfit(file, read.why.problems, read.why.more);
  throw new StartupError(`${file} cannot be read: ${wantsOf(read.why)}`);
}

function inScene(file: string, value: unknown): Encounter {
  if (isNewer(value)) throw new StartupError(`${file} is of a newer version than this program knows: update Fray.`);
  const read = readSceneFile(value);
  if ('problems' in read) throw unfit(file, read.problems);
  const made = cast(read.value, (path) => filed(file, path));
  if ('problems' in made) throw unfit(file, made.problems);
  return made.encounter;
}

/** A character's file that a scene names, by where the scene's is; or what is wrong with it. */
function filed(scene: string, path: string): CharacterFile | string {
  try {
    return character(isAbsolute(path) ? path : join(dirname(scene), path));
  } catch (error) {
    if (error instanceof StartupError) return error.message.replace(':\n  ', ': ').replaceAll('\n  ', '; ');
    throw error;
  }
}

/** As it stands; of one that is over, as it stood before its rounds began. */
function inRecord(record: EncounterRecord, file: string): Encounter {
  const { present } = record;
  if (verify(record).wrong.length > 0)
    throw new StartupError(`${file} is not right: \`npm run verify -- ${file}\` says what is wrong with it.`);
  if (present.phase !== 'ended') return present;
  for (const { deed, undone, before } of chronicled(record, 'gm'))
    if (deed.type === 'initiative' && !undone) return before;
  throw new StartupError(`${file} is over, and its rounds never began: there is nothing to forecast in it.`);
}

function parsed(typed: string, file: string): unknown {
  const text = typed.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new StartupError(`${file} is no JSON${whereIn(text)}.`);
  }
}

function whereIn(text: string): string {
  const fault = jsonFault(text);
  if (!fault) return '';
  if (fault.mark === '') return ': it ends too early, and a bracket or quote may be missing';
  return `: line ${fault.line}, column ${fault.column}: “${printable(fault.mark)}” cannot stand there`;
}

function formatOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'format' in value ? String(value.format) : '';
}

function unfit(file: string, problems: readonly Problem[], more = 0): StartupError {
  const rest = more + Math.max(0, problems.length - MOST_TOLD);
  const lines = problems.slice(0, MOST_TOLD).map((each) => printable(problemLine(each)));
  return new StartupError(
    [`${file} does not fit:`, ...lines, ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n  '),
  );
}

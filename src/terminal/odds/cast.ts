import { readSettings } from '../../interaction/settings.ts';
import { choose } from '../../rules/core/choose.ts';
import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { newEncounter } from '../../rules/core/new-encounter.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import type { Problem } from '../../rules/core/schema.ts';
import { rulesNamed } from '../../rules/systems.ts';
import type { CharacterFile } from '../../session/character-file.ts';
import { fitName, newCreatures } from '../../session/new-combatant.ts';
import { readSheet } from '../../session/sheet-text.ts';
import type { SceneEntry, SceneFile } from './scene-file.ts';
import { changedSheet } from './sheet-changes.ts';
import { wantsOf } from './wants.ts';

/** Most combatants of a scene. */
const MOST = 40;

/** Whoever plays the players' side: some rules ask who is whose. */
const SOMEBODY = 'player';

/** Reads the file of a character that a scene names, or says why not. */
export type FileNamed = (path: string) => CharacterFile | string;

/** The encounter that a scene's file describes, before its rounds begin, or everything that is wrong with the file. */
export function cast(
  scene: SceneFile,
  fileNamed: FileNamed,
): { readonly encounter: Encounter } | { readonly problems: readonly Problem[] } {
  const rules = rulesNamed(scene.system);
  if (!rules) throw new Error(`No ruleset ${scene.system}`);
  const settings = readSettings(rules, scene.settings ?? '');
  const problems: Problem[] = settings.ok ? [] : [{ path: ['settings'], wants: wantsOf(settings.why) }];
  let encounter = newEncounter(rules, { name: scene.name ?? 'A scene', settings: settings.ok ? settings.value : {} });
  for (const side of [PLAYERS, ENEMIES] as const)
    for (const [place, entry] of scene[side].entries()) {
      const path = [side, String(place + 1)];
      const kind = kindOf(rules, entry, path, fileNamed, problems);
      if (kind) encounter = withSome(rules, encounter, kind, entry, side);
    }
  if (encounter.combatants.length > MOST) problems.push({ path: [], wants: `at most ${MOST} combatants in all` });
  return problems.length > 0 ? { problems } : { encounter };
}

/** One against one. */
export function duelOf(one: CharacterFile, other: CharacterFile): Encounter {
  const rules = rulesNamed(one.system);
  if (!rules) throw new Error(`No ruleset ${one.system}`);
  const alone = { count: 1 };
  const begun = withSome(rules, newEncounter(rules, { name: `${one.name} and ${other.name}` }), one, alone, PLAYERS);
  return withSome(rules, begun, other, alone, ENEMIES);
}

type Kind = Pick<CharacterFile, 'name' | 'sheet'>;

function withSome(
  rules: Ruleset,
  encounter: Encounter,
  kind: Kind,
  { count, style }: Pick<SceneEntry, 'count' | 'style'>,
  side: string,
): Encounter {
  const more = { ...(side === PLAYERS && { controller: SOMEBODY }), ...given({ auto: style }) };
  const some = newCreatures({ rules }, encounter, kind, { count, side }).map(
    (each): Combatant => ({ ...each, ...more }),
  );
  return { ...encounter, combatants: [...encounter.combatants, ...some] };
}

/** The kind that an entry is of: somebody ready-made or from a file, with what is another on their sheet. */
function kindOf(
  rules: Ruleset,
  { from, file, name, sheet: changes = {} }: SceneEntry,
  path: readonly string[],
  fileNamed: FileNamed,
  problems: Problem[],
): Kind | undefined {
  const known = [from, file].filter((each) => each !== undefined).length;
  if (known === 2 || (known === 0 && Object.keys(changes).length === 0)) {
    problems.push({ path, wants: known === 2 ? 'from or file, not both' : 'from, file or a whole sheet' });
    return undefined;
  }
  const base: Partial<Kind> | string =
    from !== undefined ? readyMade(rules, from) : file !== undefined ? filedCharacter(rules, file, fileNamed) : {};
  if (typeof base === 'string') {
    problems.push({ path: from !== undefined ? [...path, 'from'] : [...path, 'file'], wants: base });
    return undefined;
  }
  const called = fitName(name ?? base.name ?? '');
  if (!called.ok) problems.push({ path: [...path, 'name'], wants: 'a name with a letter or a digit, in one line' });
  const sheet = sheetOf(rules, base.sheet, changes, [...path, 'sheet'], problems);
  return called.ok && sheet ? { name: called.value, sheet } : undefined;
}

/** Somebody ready-made by their name, or what is wanted instead. */
function readyMade(rules: Ruleset, name: string): Kind | string {
  const found = choose('character or creature', name, rules.archetypes);
  return found.ok ? found.value : wantsOf(found.why);
}

function filedCharacter(rules: Ruleset, path: string, fileNamed: FileNamed): Kind | string {
  const found = fileNamed(path);
  if (typeof found === 'string' || found.system === rules.id) return found;
  return `a file for ${rules.id} (${path} is for ${found.system})`;
}

/** The sheet with what is another on it, or undefined and what is wrong with it. */
function sheetOf(
  rules: Ruleset,
  base: object | undefined,
  changes: object,
  path: readonly string[],
  problems: Problem[],
): object | undefined {
  // As it is ready-made, and not as it would be read: with all that is left out written out.
  if (base && Object.keys(changes).length === 0) return base;
  const wrong: Problem[] = [];
  const read = readSheet(rules, changedSheet(rules, base ?? {}, changes, wrong), wrong);
  if ('sheet' in read) return read.sheet;
  problems.push(...read.problems.map((each) => ({ ...each, path: [...path, ...each.path] })));
  return undefined;
}

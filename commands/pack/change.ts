// Changes to a server's packs by commands and forms: which pack to change, the result, and the problems that make a
// pack invalid.

import { type Answer, namingOption, type Option, withNeeds } from '../../src/interaction/command.ts';
import { type PackInUse, packsFor, readNewPack, readStoredPack } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate } from '../../src/interaction/reply.ts';
import type { EntryChange } from '../../src/packs/edit.ts';
import { emptyPack, type PackList, packIdFor, stockKey, withEntries, writtenList } from '../../src/packs/edit.ts';
import type { PackProblem } from '../../src/packs/fault.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { isSameName } from '../../src/rules/core/sheet-fields.ts';
import { packDigest, type StoredPack } from '../../src/session/pack.ts';
import { storePack } from '../../src/session/server-packs.ts';
import { fieldPath, valueName } from '../../src/text/names.ts';
import { packProblemsText } from '../../src/text/packs.ts';
import { explain } from '../../src/text/refusals.ts';
import { plain, t } from '../../src/text/t.ts';
import { checkPackKeeper, findPack, PACK_NEEDS, type PackSession } from './ids.ts';

/** A pack that isn't stored yet. */
export type NewPack = Pick<Pack, 'system' | 'id' | 'title'>;

/** The stored pack after the change, or a text about why it wasn't changed. */
export type PackChangeOutcome = PackInUse | { readonly wrong: string };

/**
 * What a form knows about its entry: the problems that the form itself has found, and the fields' labels by their
 * paths.
 */
interface FormContext {
  readonly problems?: readonly PackProblem[];
  readonly labels?: ReadonlyMap<string, string>;
}

/** The maximum length of a field's shown value, in characters. */
const MAX_VALUE_LENGTH = 500;
/** The maximum length of a list of problems, in characters. */
const MAX_PROBLEMS_LENGTH = 1500;

/**
 * The server's own packs of a system. They can be changed, unlike the packs that the bot's admin provides for every
 * server.
 */
export function changeablePacks(session: PackSession, system: string): readonly PackInUse[] {
  return packsFor(session, system).filter(({ host }) => !host);
}

/** Finds a pack of the server by its id, so that it can be changed. */
export function packToChange(session: PackSession, id: string): Result<PackInUse, Refusal> {
  const permissionResult = checkPackKeeper(session);
  if (!permissionResult.ok) return permissionResult;
  const storedPack = session.loaded.packs.find((each) => each.id === id && !each.host);
  return storedPack ? usablePack(storedPack) : no({ type: 'stale' });
}

/**
 * Says that the pack or entry is gone, and repeats everything that was typed into the form, so that the user can copy
 * it. `labelOf` returns a field's label.
 */
export function replyIfGone(
  refusal: Result<never, Refusal>,
  fields: ReadonlyMap<string, string>,
  labelOf: (field: string) => string,
): Answer {
  if (refusal.ok || refusal.why.type !== 'stale') return refusal;
  const lines = [...fields].flatMap(([field, value]) =>
    value.trim() === '' ? [] : [`**${plain(labelOf(field))}** ${plain(value, MAX_VALUE_LENGTH)}`],
  );
  return asUpdate(
    panel.gmScreen([t('pack-gone-meanwhile'), ...lines].join('\n'), panel.buttonRow(panel.closeButton())),
  );
}

/** A pack in use, by its title or id. Only for users who may change packs. */
export function changeablePackOption(): Option<PackInUse, keyof typeof PACK_NEEDS> {
  return namingOption({
    needs: PACK_NEEDS,
    suggest: withNeeds(PACK_NEEDS, (session) =>
      checkPackKeeper(session).ok
        ? session.loaded.packs
            .filter(({ host }) => !host)
            .map(({ title, id }) => ({ name: `${title} (${id})`, value: id }))
        : [],
    ),
    resolve(input, session) {
      const permission = checkPackKeeper(session);
      if (!permission.ok) return permission;
      const chosenPackResult = findPack(session, input);
      if (!chosenPackResult.ok) return chosenPackResult;
      const { title, digest } = chosenPackResult.value;
      if (session.loaded.packs.some((each) => each.host && each.digest === digest))
        return no({ type: 'pack-of-the-host', title });
      return 'file' in chosenPackResult.value && chosenPackResult.value.current
        ? usablePack(chosenPackResult.value)
        : no({ type: 'pack-not-in-use', title });
    },
  });
}

function usablePack(storedPack: StoredPack): Result<PackInUse, Refusal> {
  const readResult = readStoredPack(storedPack);
  return 'pack' in readResult
    ? ok({ ...storedPack, pack: readResult.pack })
    : no({ type: 'pack-fits-no-more', title: storedPack.title });
}

/** A new pack for this server, with an id that none of its packs has yet. */
export function newPack(session: PackSession, system: string, title: string): NewPack {
  const { packSummaries, packs } = session.loaded;
  return {
    system,
    title,
    id: packIdFor(
      title,
      [...packSummaries, ...packs].map(({ id }) => id),
    ),
  };
}

/**
 * Puts entries into a pack. If that makes the pack invalid, lists the problems, starting with those that the form
 * found. If a problem is in the last entry, its path starts at that entry.
 */
export function putEntries(
  session: PackSession,
  into: PackInUse | NewPack,
  entryChanges: readonly EntryChange[],
  form: FormContext = {},
): PackChangeOutcome {
  const lastChange = entryChanges.at(-1);
  return changePack(session, into, (file, revision) => withEntries(file, revision, entryChanges), lastChange, form);
}

/** Changes a pack's file. The result is the next revision of the pack, which is in use from then on. */
export function changePack(
  session: PackSession,
  into: PackInUse | NewPack,
  change: (file: string, revision: number) => string,
  about?: EntryChange,
  { problems = [], labels = new Map() }: FormContext = {},
): PackChangeOutcome {
  const storedPack = 'file' in into ? into : undefined;
  const revisionNumbers = session.loaded.packSummaries
    .filter(({ id }) => id === into.id)
    .map(({ revision }) => revision);
  const file = change(storedPack?.file ?? emptyPack(into), Math.max(0, ...revisionNumbers) + 1);
  const readResult = readNewPack({ digest: packDigest(file), file });
  if ('problems' in readResult || problems.length > 0) {
    const fileProblems = withoutPlace(
      'problems' in readResult ? readResult.problems : [],
      about && entryPathOf(file, about),
    );
    const problemPaths = new Set(problems.map(({ path }) => path.join('\n')));
    return {
      wrong: problemsText(
        [...problems, ...fileProblems.filter(({ path }) => !problemPaths.has(path.join('\n')))],
        labels,
        into.system,
      ),
    };
  }
  const storedPackResult = storePack(session, readResult.pack, file, { use: true });
  return storedPackResult.ok
    ? { ...storedPackResult.value, pack: readResult.pack }
    : { wrong: explain(storedPackResult.why) };
}

/**
 * The problems with shorter paths: the part of each path that leads from the start of the file to the entry is removed.
 */
function withoutPlace(problems: readonly PackProblem[], place: readonly string[] = []): readonly PackProblem[] {
  return problems.map(({ path, fault }) => {
    const isAtPlace = place.length > 0 && place.every((part, index) => path[index] === part);
    return { path: isAtPlace ? path.slice(place.length) : path, fault };
  });
}

/** A text with a line for each problem. The form's labels replace the paths of fields. */
function problemsText(problems: readonly PackProblem[], labels: ReadonlyMap<string, string>, system: string): string {
  const labeledProblems = problems.map(({ path, fault }): PackProblem => {
    const fieldIndex = path.findLastIndex((_, index) => labels.has(path.slice(0, index + 1).join('.')));
    const label = labels.get(path.slice(0, fieldIndex + 1).join('.'));
    const pathInField = fieldPath(system, path.slice(fieldIndex + 1));
    const shownPath = label === undefined ? path : [label, ...pathInField];
    return { path: shownPath, fault };
  });
  return `${t('pack-unfit', { count: problems.length })}\n${packProblemsText(labeledProblems, MAX_PROBLEMS_LENGTH, (value) => valueName(system, value))}`;
}

function entryPathOf(file: string, { list, entry }: EntryChange): readonly string[] {
  const index = writtenList(file, list).findIndex(({ name }) => name === entry.name);
  const key = stockKey(list);
  return [...(key === undefined ? [list] : ['stock', key]), String(index + 1)];
}

/**
 * Whether another entry already has this name. A creature can't have the same name as a character either. `before` is
 * the entry's old name.
 */
export function isEntryNameTaken(pack: Pack, list: PackList, name: string, before?: string): boolean {
  const key = stockKey(list);
  const hasSharedNames = list === 'creatures' || list === 'characters';
  const entries: readonly { readonly name: string }[] = hasSharedNames
    ? [...pack.creatures, ...pack.characters]
    : key === undefined
      ? entriesOfList(pack, list)
      : (pack.stock[key] ?? []);
  return entries.some(
    (each) => isSameName(each.name, name) && (before === undefined || !isSameName(each.name, before)),
  );
}

/** The entries of a list, with their names. */
export function entriesOfList(pack: Pack, list: PackList): readonly { readonly name: string }[] {
  switch (list) {
    case 'creatures':
    case 'characters':
    case 'conditions':
    case 'maps':
    case 'scenes':
      return pack[list];
    default:
      return pack.stock[stockKey(list) ?? ''] ?? [];
  }
}

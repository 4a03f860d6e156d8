// `/pack`: a server's own content for its GMs. A GM uploads a pack as a file, reviews it, and then puts it to use.

import {
  type Answer,
  attachment,
  boolean,
  command,
  namingOption,
  oneOf,
  optional,
  squarePicture,
  subcommands,
  text,
  withNeeds,
} from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { type PackInUse, readNewPack, readStoredPack } from '../../src/interaction/packs.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import type { PackList } from '../../src/packs/edit.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { given } from '../../src/rules/core/given.ts';
import { closestName, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { isSameName } from '../../src/rules/core/sheet-fields.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import {
  PACK_KEEPERS,
  PACK_PORTRAIT_SIDE,
  type PackSummary,
  packDigest,
  type StoredPack,
} from '../../src/session/pack.ts';
import { isPictureOptionValue } from '../../src/session/portrait.ts';
import { hasPackPortrait, removePack, setEntryPortrait, storePack, usePack } from '../../src/session/server-packs.ts';
import { builtInPackFile, packProblemsText } from '../../src/text/packs.ts';
import { plain, t } from '../../src/text/t.ts';
import { changeablePackOption } from './change.ts';
import { editPackEntry, entryScreen } from './entry-forms.ts';
import {
  availablePacks,
  checkPackKeeper,
  checkPackReader,
  findPack,
  hashOfRevisionInUse,
  PACK_NEEDS,
  type PackSession,
  packButtonId,
  packOption,
  useRevisionButtonId,
} from './ids.ts';
import { keepInPackCommand } from './keep.ts';
import { earlierRevisionsScreen, packListScreen, packPreview, packScreen, removeQuestion } from './screen.ts';
import { createPack } from './start.ts';

/** The maximum length of a list of problems, in characters. */
const MAX_FAULTS_LENGTH = 1800;

const addPackFile = command({
  name: 'add',
  needs: PACK_NEEDS,
  options: { file: attachment(), replace: boolean() },
  run({ file, replace }, session) {
    const permissionResult = checkPackKeeper(session);
    if (!permissionResult.ok) return permissionResult;
    if (isPictureOptionValue(file)) return no({ type: 'file-unfit', because: 'wrong type' });
    const readResult = readNewPack({ digest: packDigest(file), file });
    if ('problems' in readResult) {
      const problemCount = readResult.problems.length;
      return whisper(
        `${t('pack-unfit', { count: problemCount })}\n${packProblemsText(readResult.problems, MAX_FAULTS_LENGTH)}`,
      );
    }
    const storedPackResult = storePack(session, readResult.pack, file, { use: false, replace });
    return storedPackResult.ok ? packPreview(session, storedPackResult.value, readResult.pack) : storedPackResult;
  },
});

const listPacks = command({
  name: 'list',
  needs: PACK_NEEDS,
  options: {},
  run(_, session) {
    const permission = checkPackReader(session);
    return permission.ok ? packListScreen(session) : permission;
  },
});

const showPack = command({
  name: 'show',
  options: { pack: packOption() },
  run: ({ pack }, session) => packScreen(session, pack),
});

/** What a user types for the built-in pack of the encounter's system. */
const BUILT_IN_PACK_WORD = 'book';

/** A system's built-in pack. */
type BuiltInPack = Pick<StoredPack, 'system' | 'file'>;

/**
 * A pack with its file: one of the server's packs, one that the bot's admin provides for every server, or a system's
 * built-in pack, which is named by “book” or the system's id.
 */
const exportablePackOption = namingOption<PackSummary | StoredPack | BuiltInPack, keyof typeof PACK_NEEDS>({
  needs: PACK_NEEDS,
  suggest: withNeeds(PACK_NEEDS, (session) => {
    if (!checkPackReader(session).ok) return [];
    const packChoices = availablePacks(session).map(({ title, id }) => ({ name: `${title} (${id})`, value: id }));
    const rulesets = systemIds().flatMap((id) => rulesNamed(id) ?? []);
    return [
      ...packChoices,
      ...rulesets.map(({ id, title }) => ({ name: t('pack-book', { rules: title }), value: id })),
    ];
  }),
  resolve(input, session) {
    const permission = checkPackReader(session);
    if (!permission.ok) return permission;
    const lowerTitle = input.trim().toLowerCase();
    const isServerPack = availablePacks(session).some(({ id, title }) => id === lowerTitle || isSameName(title, input));
    const system =
      lowerTitle === BUILT_IN_PACK_WORD ? session.encounter?.system : systemIds().find((id) => id === lowerTitle);
    const file = isServerPack || system === undefined ? undefined : builtInPackFile(system);
    return file === undefined ? findPack(session, input) : ok({ system: system ?? '', file });
  },
});

const exportPack = command({
  name: 'export',
  options: { pack: exportablePackOption },
  needs: PACK_NEEDS,
  run({ pack }, session) {
    if ('id' in pack) return fileReply(session, pack);
    const systemTitle = rulesNamed(pack.system)?.title ?? pack.system;
    return whisper(t('pack-book-exported', { rules: systemTitle }), {
      files: [{ name: `${pack.system}.json`, text: pack.file }],
    });
  },
});

/** Suggests the creatures and characters of the pack that another option names. */
const portraitNames = withNeeds(PACK_NEEDS, (session, _, values) => {
  const chosenPackResult = checkPackKeeper(session).ok
    ? findPack(session, String(values.get('pack') ?? ''))
    : undefined;
  const readResult =
    chosenPackResult?.ok && 'file' in chosenPackResult.value ? readStoredPack(chosenPackResult.value) : undefined;
  return readResult && 'pack' in readResult ? creaturesAndCharacters(readResult.pack).map(({ name }) => name) : [];
});

const setPackPortrait = command({
  name: 'portrait',
  needs: PACK_NEEDS,
  options: {
    pack: changeablePackOption(),
    creature: text(portraitNames),
    picture: optional(squarePicture(PACK_PORTRAIT_SIDE)),
  },
  run({ pack, creature, picture }, session): Answer {
    const names = creaturesAndCharacters(pack.pack).map(({ name }) => name);
    const name = names.find((each) => isSameName(each, creature));
    if (name === undefined)
      return no({
        type: 'no-pack-entry',
        title: pack.title,
        typed: creature,
        ...given({ near: closestName(creature, names) }),
      });
    const portraitKey = { pack: pack.id, entry: name };
    const hadPortrait = hasPackPortrait(session, portraitKey);
    const portraitResult = setEntryPortrait(session, portraitKey, picture, names);
    if (!portraitResult.ok) return portraitResult;
    const newPortraitMessageId = hadPortrait ? 'pack-portrait-changed' : 'pack-portrait-given';
    const messageId = picture ? newPortraitMessageId : hadPortrait ? 'pack-portrait-removed' : 'pack-portrait-none';
    return entryScreen(session, pack, listOfEntry(pack, name), name, {
      notice: t(messageId, { name: plain(name) }),
      portrayed: picture !== undefined,
    });
  },
});

function creaturesAndCharacters({ creatures, characters }: Pack): readonly { readonly name: string }[] {
  return [...creatures, ...characters];
}

function listOfEntry({ pack }: PackInUse, name: string): PackList {
  return pack.creatures.some((each) => each.name === name) ? 'creatures' : 'characters';
}

const removePackCommand = command({
  name: 'remove',
  options: { pack: packOption(), sure: boolean() },
  run: ({ pack, sure }, session) => (sure ? removePackAndReply(session, pack) : removeQuestion(pack)),
});

const setPackKeepers = command({
  name: 'allow',
  needs: PACK_NEEDS,
  options: { who: oneOf(PACK_KEEPERS) },
  run({ who }, session) {
    if (!session.caller.admin) return no({ type: 'not-a-pack-keeper', keepers: 'managers' });
    session.add({ type: 'pack-keepers-changed', keepers: who });
    return whisper(t(`pack-allowed-${who}`));
  },
});

export const packCommands = subcommands('pack', [
  listPacks,
  showPack,
  createPack,
  keepInPackCommand,
  editPackEntry,
  setPackPortrait,
  addPackFile,
  exportPack,
  removePackCommand,
  setPackKeepers,
]);

/** The buttons on the screens about packs. */
export const usePackButton = component({
  id: packButtonId,
  needs: PACK_NEEDS,
  run({ press, revision: summary }, session) {
    const permission =
      press === 'list' || press === 'show' || press === 'export' ? checkPackReader(session) : checkPackKeeper(session);
    if (!permission.ok) return permission;
    if (press === 'list') return asUpdate(packListScreen(session));
    switch (press) {
      case 'show':
        return asUpdate(packScreen(session, summary));
      case 'drop':
        if (!summary.current) session.add({ type: 'pack-removed', id: summary.id, digest: summary.digest });
        return asUpdate(whisper(t('pack-dropped', packFacts(summary))));
      case 'earlier':
        return asUpdate(earlierRevisionsScreen(session, summary));
      case 'remove':
        return asUpdate(removeQuestion(summary));
      case 'removed': {
        // If the pack has changed since the question, it is removed only after another question.
        const packInUse = session.loaded.packSummaries.find(({ id, current }) => id === summary.id && current);
        if (packInUse && packInUse.digest !== summary.digest)
          return asUpdate(removeQuestion(packInUse, newerRevisionText(packInUse)));
        const removalResult = removePackAndReply(session, summary);
        return removalResult.ok ? asUpdate(removalResult.value) : removalResult;
      }
      case 'export':
        return fileReply(session, summary);
      default:
        return press satisfies never;
    }
  },
});

/** *Use it* and *Use revision …*. If another GM has changed the pack since, says so and shows it again. */
export const useRevision = component({
  id: useRevisionButtonId,
  needs: PACK_NEEDS,
  run({ from, revision: summary, over }, session) {
    const permission = checkPackKeeper(session);
    if (!permission.ok) return permission;
    if (over === hashOfRevisionInUse(session, summary.id) || summary.current) {
      usePack(session, summary);
      return asUpdate(packScreen(session, { ...summary, current: true }, t('pack-in-use', packFacts(summary))));
    }
    const packInUse = session.loaded.packSummaries.find(({ id, current }) => id === summary.id && current);
    const notice = packInUse ? newerRevisionText(packInUse) : t('pack-not-in-use-meanwhile', packFacts(summary));
    const readResult = from === 'preview' && 'file' in summary ? readStoredPack(summary) : undefined;
    return asUpdate(
      readResult && 'pack' in readResult && 'file' in summary
        ? packPreview(session, summary, readResult.pack, notice)
        : earlierRevisionsScreen(session, packInUse ?? summary, notice),
    );
  },
});

/** Tells the GM that another revision of the pack is now in use. */
function newerRevisionText(packInUse: PackSummary): string {
  return t('pack-overtaken', packFacts(packInUse));
}

function packFacts({ title, revision }: PackSummary) {
  return { title: plain(title), revision: String(revision) };
}

function removePackAndReply(session: PackSession, summary: PackSummary): Result<Reply, Refusal> {
  const permission = checkPackKeeper(session);
  if (!permission.ok) return permission;
  if (isHostPack(session, summary)) return no({ type: 'pack-of-the-host', title: summary.title });
  removePack(session, summary.id);
  return { ok: true, value: whisper(t('pack-removed', packFacts(summary))) };
}

function isHostPack({ loaded }: PackSession, { digest }: PackSummary): boolean {
  return loaded.packs.some((each) => each.host && each.digest === digest);
}

/** A pack's file, exactly as it is stored. Refuses if the file wasn't loaded. */
function fileReply({ loaded }: PackSession, summary: PackSummary | StoredPack): Result<Reply, Refusal> {
  if (!('file' in summary)) return no({ type: 'stale' });
  const files = [{ name: `${summary.id}-${summary.revision}.json`, text: summary.file }];
  const hasPortraits = loaded.packPortraits.some(({ pack }) => pack === summary.id);
  const lines = [t('pack-exported', packFacts(summary)), ...(hasPortraits ? [t('pack-exported-bare')] : [])];
  return { ok: true, value: whisper(lines.join('\n'), { files }) };
}

export { openScene, SCENE_NEEDS, sceneOption } from './scenes.ts';

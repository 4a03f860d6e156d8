// The screen of an entry of a pack, and its forms. Values that weren't valid are shown again.

import { ButtonStyle } from 'discord-api-types/v10';
import { characterCard } from '../../src/embeds/character.ts';
import { type Answer, command, text, withNeeds } from '../../src/interaction/command.ts';
import { component, findByHash, textHash } from '../../src/interaction/component.ts';
import { formOf } from '../../src/interaction/forms.ts';
import { type PackInUse, readStoredPack } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { currentValueText, filledSheet, inputField, type NamedSheet } from '../../src/interaction/sheet-pages.ts';
import { type PackList, withoutEntry, writtenEntry } from '../../src/packs/edit.ts';
import { type PackProblem, packProblemsOf } from '../../src/packs/fault.ts';
import { given } from '../../src/rules/core/given.ts';
import { validName } from '../../src/rules/core/names.ts';
import { closestName, no, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { isSameName, type SheetField, valueAt } from '../../src/rules/core/sheet-fields.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/caller.ts';
import { hasPackPortrait, keepPortraitOfRenamedEntry } from '../../src/session/server-packs.ts';
import { readableField } from '../../src/session/sheet-text.ts';
import { valueName } from '../../src/text/names.ts';
import { plain, shorten, t } from '../../src/text/t.ts';
import { allEntries } from './adding.ts';
import {
  changeablePackOption,
  changePack,
  entriesOfList,
  isEntryNameTaken,
  packToChange,
  putEntries,
  replyIfGone,
} from './change.ts';
import { currentEntryOf, type EntryPage, entryPages, listNamed, listTitle, writtenEntryOf } from './entry.ts';
import {
  checkPackKeeper,
  entryButtonId,
  entryFormId,
  entryMenuId,
  findPack,
  PACK_NEEDS,
  type PackSession,
  packButtonId,
  removeEntryButtonId,
} from './ids.ts';
import { packScreen } from './screen.ts';

/** The maximum length of an entry's description on its screen, in characters. */
const MAX_ABOUT_LENGTH = 2500;
/** The maximum length of a field's value on the screen, in characters. */
const MAX_VALUE_LENGTH = 200;

/**
 * Suggests the entries of the pack that another option names. If a name is in several lists, it is shown with its list.
 */
const entrySuggestions = withNeeds(PACK_NEEDS, (session, _, values) => {
  const chosenPackResult = checkPackKeeper(session).ok
    ? findPack(session, String(values.get('pack') ?? ''))
    : undefined;
  if (!chosenPackResult?.ok || !('file' in chosenPackResult.value)) return [];
  const readResult = readStoredPack(chosenPackResult.value);
  const rules = rulesNamed(chosenPackResult.value.system);
  return 'pack' in readResult && rules
    ? namedEntries({ pack: readResult.pack }, rules).map(({ called }) => called)
    : [];
});

function namedEntries(pack: Pick<PackInUse, 'pack'>, rules: Ruleset) {
  const entries = allEntries(pack, rules);
  return entries.map((each) => {
    const isNameAmbiguous = entries.some((other) => other !== each && isSameName(other.name, each.name));
    return { ...each, called: isNameAmbiguous ? `${each.name} (${listTitle(rules, each.list)})` : each.name };
  });
}

export const editPackEntry = command({
  name: 'edit',
  needs: PACK_NEEDS,
  options: { pack: changeablePackOption(), entry: text(entrySuggestions) },
  run({ pack, entry }, session): Answer {
    const rules = rulesNamed(pack.system);
    const entries = rules ? namedEntries(pack, rules) : [];
    const matchingEntry =
      entries.find(({ called }) => isSameName(called, entry)) ?? entries.find(({ name }) => isSameName(name, entry));
    if (matchingEntry) return entryScreen(session, pack, matchingEntry.list, matchingEntry.name);
    const names = entries.map(({ called }) => called);
    return no({
      type: 'no-pack-entry',
      title: pack.title,
      typed: entry,
      ...given({ near: closestName(entry, names) }),
    });
  },
});

/** The menu of a pack's entries. It opens the screen of the chosen one. */
export const chooseEntry = component({
  id: entryMenuId,
  needs: PACK_NEEDS,
  run({ pack }, session, { chosen: [chosen = ''] }): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return packResult;
    const [list = '', entry = ''] = chosen.split('/');
    const entryResult = entryByHash(packResult.value, list, entry);
    return entryResult.ok
      ? asUpdate(entryScreen(session, packResult.value, entryResult.value.list, entryResult.value.name))
      : entryResult;
  },
});

/** The buttons on an entry's screen, and its forms. */
export const useEntryButton = component({
  id: entryButtonId,
  needs: PACK_NEEDS,
  run({ press, pack, list: listId, entry, page }, session): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return packResult;
    const entryResult = entryByHash(packResult.value, listId, entry);
    if (!entryResult.ok) return entryResult;
    const { list, name } = entryResult.value;
    switch (press) {
      case 'show':
        return asUpdate(entryScreen(session, packResult.value, list, name));
      case 'unportrayed': {
        session.add({ type: 'pack-portrait-changed', of: { pack, entry: name } });
        const notice = t('pack-portrait-removed', { name: plain(name) });
        return asUpdate(entryScreen(session, packResult.value, list, name, { notice, portrayed: false }));
      }
      default:
        return entryForm(session, packResult.value, entryResult.value, { press, entry, page });
    }
  },
});

/** *Remove entry…* and its question. An entry that has changed since it was shown isn't removed, but shown again. */
export const removeEntry = component({
  id: removeEntryButtonId,
  needs: PACK_NEEDS,
  run({ step, pack, list: listId, entry, was }, session): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return packResult;
    const entryResult = entryByHash(packResult.value, listId, entry);
    if (!entryResult.ok) return entryResult;
    const { list, name } = entryResult.value;
    if (was !== entryHash(packResult.value, list, name)) {
      const notice = t('pack-not-removed', { name: plain(name) });
      return asUpdate(entryScreen(session, packResult.value, list, name, { notice }));
    }
    return asUpdate(
      step === 'ask'
        ? removeEntryQuestion(packResult.value, list, name)
        : removeEntryAndReply(session, packResult.value, list, name),
    );
  },
});

/** A short hash of an entry as it is in the pack's file. */
function entryHash({ file }: PackInUse, list: PackList, name: string): string {
  return textHash(JSON.stringify(writtenEntry(file, list, name)));
}

/** Saves a filled-in page of an entry's form. */
export const fillEntryForm = component({
  id: entryFormId,
  needs: PACK_NEEDS,
  run({ pack, list: listId, entry, page, was }, session, { fields }): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return replyIfGone(packResult, fields, lastKeyPart);
    const entryResult = entryByHash(packResult.value, listId, entry);
    if (!entryResult.ok) return replyIfGone(entryResult, fields, lastKeyPart);
    const { list, name, rules, data } = entryResult.value;
    const pages = entryPages(rules, list, data, packResult.value);
    const formState = { pack, list, entry, page };
    // Someone else's changes to the same fields aren't overwritten silently. What was typed is kept for the next try.
    if (entry !== '' && was !== pageHash(rules, data, pages[page])) {
      const reopenId = entryButtonId.write({ press: 'again', ...formState });
      keepDraft(session.caller, draftName(formState), fields);
      return asUpdate(
        entryScreen(session, packResult.value, list, name, {
          notice: t('pack-changed-meanwhile', { name: plain(name) }),
          again: reopenId,
        }),
      );
    }
    return asUpdate(saveFilledPage(session, packResult.value, { ...formState, rules, data, pages }, fields));
  },
});

/** The last part of a field's key: “STR” of “sheet.STR”. */
function lastKeyPart(key: string): string {
  return key.split('.').at(-1)?.replace(/^\*/, '') ?? key;
}

/** A short hash of everything on a page of an entry's form. */
function pageHash(rules: Ruleset, data: NamedSheet, page: EntryPage | undefined): string {
  return textHash(JSON.stringify(page?.inputs.map((input) => currentValueText(rules, data, input))));
}

/** The name under which a draft of a page is kept. */
function draftName({ pack, list, entry, page }: Pick<FilledPage, 'pack' | 'list' | 'entry' | 'page'>): string {
  return entryButtonId.write({ press: 'page', pack, list, entry, page });
}

/** A page of an entry's form, with the current values or with those entered before. */
export function entryForm(
  session: PackSession,
  into: PackInUse,
  { list, name, rules, data }: EntryInList,
  { press, entry, page }: { readonly press: 'page' | 'again'; readonly entry: string; readonly page: number },
): Answer {
  const shownPage = entryPages(rules, list, data, into)[page];
  if (!shownPage) return no({ type: 'stale' });
  const idFields = { pack: into.id, list, entry, page };
  const id = entryFormId.write({ ...idFields, was: pageHash(rules, data, shownPage) });
  const draft = press === 'again' ? keptDraftOf(session.caller, draftName(idFields)) : new Map<string, string>();
  const inputs = shownPage.inputs.flatMap((input) =>
    inputField(rules.id, input, draft.get(input.key) ?? currentValueText(rules, data, input)),
  );
  return { form: formOf(id, entry === '' ? t('pack-new-entry', { list: listTitle(rules, list) }) : name, inputs) };
}

/**
 * The screen of an entry: its content, a button for each page of its form, and one to remove it. `again` opens a form
 * with a draft.
 */
export function entryScreen(
  session: PackSession,
  into: PackInUse,
  list: PackList,
  name: string,
  { notice, again, ...shown }: { readonly notice?: string; readonly again?: string; readonly portrayed?: boolean } = {},
): Reply {
  const rules = rulesNamed(into.system);
  const entryData = currentEntryOf(into, list, name);
  if (!rules || !entryData) return packScreen(session, into, notice);
  const idFields = { pack: into.id, list, entry: textHash(entryData.name) };
  const pages = entryPages(rules, list, entryData, into);
  const isCreatureOrCharacter = list === 'creatures' || list === 'characters';
  const portraitKey = { pack: into.id, entry: entryData.name };
  const hasPortrait = isCreatureOrCharacter && (shown.portrayed ?? hasPackPortrait(session, portraitKey));
  const entryText = aboutEntry(into, rules, list, entryData, pages);
  const screen = panel.gmScreen(
    notice,
    panel.paragraph(isCreatureOrCharacter && !hasPortrait ? `${entryText}\n-# ${t('pack-portrait-hint')}` : entryText),
    ...panel.buttonRow(
      ...(again === undefined ? [] : [panel.button(t('buttons-form-again'), again, ButtonStyle.Primary)]),
      ...pages.map(({ title }, page) => panel.button(title, entryButtonId.write({ press: 'page', ...idFields, page }))),
    ),
    ...panel.buttonRow(
      panel.button(shorten(into.title, 20), packButtonId.write({ press: 'show', revision: into })),
      ...(hasPortrait
        ? [panel.button(t('pack-remove-portrait'), entryButtonId.write({ press: 'unportrayed', ...idFields, page: 0 }))]
        : []),
      panel.button(
        t('pack-remove-entry'),
        removeEntryButtonId.write({ step: 'ask', ...idFields, was: entryHash(into, list, entryData.name) }),
        ButtonStyle.Danger,
      ),
      panel.closeButton(),
    ),
  );
  return hasPortrait ? { ...screen, portrait: portraitKey } : screen;
}

function aboutEntry(
  into: PackInUse,
  rules: Ruleset,
  list: PackList,
  data: NamedSheet,
  pages: readonly EntryPage[],
): string {
  const { name, sheet: entry } = data;
  const headText = `### ${plain(name)}\n-# ${t('pack-entry-of', { list: listTitle(rules, list), pack: plain(into.title) })}`;
  const brief = valueAt(entry, ['brief']);
  const sheet = valueAt(entry, ['sheet']);
  const hasSheet = typeof sheet === 'object' && sheet !== null;
  const lines = hasSheet
    ? (characterCard({ name, system: rules.id, sheet }).fields ?? []).map((each) => `**${each.name}** ${each.value}`)
    : pages
        .flatMap(({ inputs }) => inputs)
        .flatMap((input) => {
          const value =
            input.field && input.key !== 'brief'
              ? readableField(input.field, entry, (each, what) => valueName(rules.id, each, what))
              : '';
          return value === '' ? [] : [`**${input.label}** ${plain(value, MAX_VALUE_LENGTH)}`];
        });
  const briefLines = typeof brief === 'string' ? [plain(brief)] : [];
  return shorten([headText, ...briefLines, ...lines].join('\n'), MAX_ABOUT_LENGTH);
}

/** A page that was filled in. */
interface FilledPage {
  readonly pack: string;
  readonly list: PackList;
  readonly entry: string;
  readonly page: number;
  readonly rules: Ruleset;
  readonly data: NamedSheet;
  readonly pages: readonly EntryPage[];
}

/** Saves a page. If it isn't valid, lists everything that is wrong and offers the form again. */
function saveFilledPage(
  session: PackSession,
  into: PackInUse,
  { rules, data, pages, ...at }: FilledPage,
  fields: ReadonlyMap<string, string>,
): Reply {
  const problems: Problem[] = [];
  const { name: input, sheet } = filledSheet(rules, data, pages[at.page]?.inputs ?? [], fields, problems);
  const nameResult = validName(input);
  const name = nameResult.ok ? nameResult.value : input;
  const nameBefore = at.entry === '' ? undefined : data.name;
  const duplicateProblems: readonly PackProblem[] = isEntryNameTaken(into.pack, at.list, name, nameBefore)
    ? [{ path: ['name'], fault: { type: 'twice', name } }]
    : [];
  const newEntry = {
    list: at.list,
    entry: writtenEntryOf(at.list, { name, sheet }),
    ...given({ replaces: nameBefore }),
  };
  const labelByPath = new Map(
    pages.flatMap(({ inputs }) => inputs.map(({ label, field }) => [pathText(field), label] as const)),
  );
  const savedPack = putEntries(session, into, [newEntry], {
    problems: [...duplicateProblems, ...packProblemsOf(problems)],
    labels: labelByPath,
  });
  if (!('wrong' in savedPack)) {
    const packFacts = { name: plain(name), pack: plain(savedPack.title), revision: String(savedPack.revision) };
    const portraitKeyBefore = nameBefore === undefined ? undefined : { pack: into.id, entry: nameBefore };
    const hasPortrait = portraitKeyBefore !== undefined && hasPackPortrait(session, portraitKeyBefore);
    if (portraitKeyBefore) keepPortraitOfRenamedEntry(session, portraitKeyBefore, name);
    const notice = t(portraitKeyBefore ? 'pack-kept-again' : 'pack-kept', packFacts);
    return entryScreen(session, savedPack, at.list, name, { notice, ...(hasPortrait && { portrayed: hasPortrait }) });
  }
  keepDraft(session.caller, draftName(at), fields);
  const reopenButton = panel.button(
    t('buttons-form-again'),
    entryButtonId.write({ press: 'again', ...at }),
    ButtonStyle.Primary,
  );
  const backButton =
    nameBefore === undefined
      ? panel.button(shorten(into.title, 20), packButtonId.write({ press: 'show', revision: into }))
      : panel.button(t('pack-back'), entryButtonId.write({ press: 'show', ...at }));
  return panel.gmScreen(savedPack.wrong, panel.buttonRow(reopenButton, backButton, panel.closeButton()));
}

/** The path of an input in the entry. Without a field, the input is for the entry's name. */
function pathText(field: SheetField | undefined): string {
  return field?.path.join('.') ?? 'name';
}

function removeEntryQuestion(into: PackInUse, list: PackList, name: string): Reply {
  const idFields = { pack: into.id, list, entry: textHash(name) };
  const confirmRemovalId = removeEntryButtonId.write({ step: 'sure', ...idFields, was: entryHash(into, list, name) });
  return panel.gmScreen(
    undefined,
    panel.paragraph(t('pack-sure-to-remove-entry', { name: plain(name), pack: plain(into.title) })),
    panel.buttonRow(
      panel.button(t('pack-remove-it'), confirmRemovalId, ButtonStyle.Danger),
      panel.button(t('pack-keep-it'), entryButtonId.write({ press: 'show', ...idFields, page: 0 })),
    ),
  );
}

function removeEntryAndReply(session: PackSession, into: PackInUse, list: PackList, name: string): Reply {
  const changedPack = changePack(session, into, (file, revision) => withoutEntry(file, revision, list, name));
  return 'wrong' in changedPack
    ? entryScreen(session, into, list, name, { notice: changedPack.wrong })
    : packScreen(session, changedPack, t('pack-entry-removed', { name: plain(name), pack: plain(changedPack.title) }));
}

interface EntryInList {
  readonly list: PackList;
  readonly name: string;
  readonly rules: Ruleset;
  readonly data: NamedSheet;
}

/** Finds an entry of a list by the short hash of its name. An empty hash means a new entry. */
export function entryByHash(into: PackInUse, listId: string, entry: string): Result<EntryInList, Refusal> {
  const rules = rulesNamed(into.system);
  const packList = rules && listNamed(rules, listId);
  if (!rules || !packList) return no({ type: 'stale' });
  if (entry === '') return { ok: true, value: { list: packList, name: '', rules, data: { name: '', sheet: {} } } };
  const namedEntry = findByHash(entry, entriesOfList(into.pack, packList), ({ name }) => name);
  const entryData = namedEntry && currentEntryOf(into, packList, namedEntry.name);
  return namedEntry && entryData
    ? { ok: true, value: { list: packList, name: namedEntry.name, rules, data: entryData } }
    : no({ type: 'stale' });
}

/** The maximum number of remembered forms, for all servers together. They are lost when the process ends. */
const MAX_DRAFTS = 200;

type FilledValues = ReadonlyMap<string, string>;

const draftsByForm = new Map<string, FilledValues>();

/** Remembers what a user entered in a form. */
export function keepDraft(caller: Caller, form: string, inputs: FilledValues): void {
  const key = draftKeyOf(caller, form);
  draftsByForm.delete(key);
  draftsByForm.set(key, inputs);
  const [oldest] = draftsByForm.keys();
  if (draftsByForm.size > MAX_DRAFTS && oldest !== undefined) draftsByForm.delete(oldest);
}

/** What the user entered before. Empty if nothing is remembered. */
export function keptDraftOf(caller: Caller, form: string): FilledValues {
  return draftsByForm.get(draftKeyOf(caller, form)) ?? new Map();
}

function draftKeyOf({ server, user }: Caller, form: string): string {
  return `${server} ${user} ${form}`;
}

// `/pack new`, and the forms for new entries of a pack. A new entry starts as a copy of another.

import { type APILabelComponent, ButtonStyle } from 'discord-api-types/v10';
import { FORM_LIMITS, MENU_LIMITS } from '../../src/embeds/limits.ts';
import { type Answer, command, text } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { formOf, menuField, textField } from '../../src/interaction/forms.ts';
import { rulesetOrCurrent, withStrength } from '../../src/interaction/options/rules.ts';
import type { PackInUse } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { creaturesByStrength } from '../../src/odds/strength.ts';
import { type PackList, stockKey, type WrittenEntry, withEntries } from '../../src/packs/edit.ts';
import type { PackProblem } from '../../src/packs/fault.ts';
import { creatureEntry } from '../../src/packs/keep.ts';
import { given } from '../../src/rules/core/given.ts';
import { MAX_NAME_LENGTH, validName } from '../../src/rules/core/names.ts';
import { choose, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { isSameName } from '../../src/rules/core/sheet-fields.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { nameOf } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { plain, shorten, t } from '../../src/text/t.ts';
import { changePack, isEntryNameTaken, newPack, packToChange, putEntries } from './change.ts';
import { listNamed, listTitle } from './entry.ts';
import { entryByHash, entryForm, entryScreen, keepDraft, keptDraftOf } from './entry-forms.ts';
import { checkPackKeeper, listMenuId, PACK_NEEDS, type PackSession, packButtonId, startEntryButtonId } from './ids.ts';
import { packScreen } from './screen.ts';

/** The maximum length of a pack's title, in characters. */
const MAX_TITLE_LENGTH = 60;

export const createPack = command({
  name: 'new',
  needs: PACK_NEEDS,
  options: { title: text(undefined, MAX_TITLE_LENGTH), ruleset: rulesetOrCurrent() },
  run({ title, ruleset }, session): Answer {
    const permission = checkPackKeeper(session);
    if (!permission.ok) return permission;
    const createdPack = newPack(session, ruleset.id, title);
    const changedPack = changePack(session, createdPack, (file, revision) => withEntries(file, revision, []));
    return 'wrong' in changedPack
      ? panel.gmScreen(changedPack.wrong, panel.buttonRow(panel.closeButton()))
      : packScreen(session, changedPack, t('pack-made', { title: plain(title) }));
  },
});

/** The menu of lists that can get a new entry. It opens the form of the chosen list. */
export const chooseList = component({
  id: listMenuId,
  needs: PACK_NEEDS,
  run({ pack }, session, { chosen: [chosen = ''] }): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return packResult;
    return newEntryForm(session, packResult.value, chosen, 'page');
  },
});

/** *Creature…* and *Weapon…*: opens the form for a new entry, and reads it. */
export const startEntry = component({
  id: startEntryButtonId,
  needs: PACK_NEEDS,
  run({ as, pack, list: listId }, session, { fields }): Answer {
    const packResult = packToChange(session, pack);
    if (!packResult.ok) return packResult;
    if (fields.size === 0) return newEntryForm(session, packResult.value, listId, as);
    const rules = rulesNamed(packResult.value.system);
    const list = rules && listNamed(rules, listId);
    return rules && list
      ? asUpdate(startEntryFrom(session, packResult.value, rules, list, fields))
      : no({ type: 'stale' });
  },
});

/** The ids of the form's fields. The ids of further menus have a number at the end. */
const START_FIELDS = { name: 'name', brief: 'brief', like: 'like', search: 'search' } as const;

/** An entry to start from, and the text of the menu option for it. */
interface BaseEntry {
  readonly name: string;
  readonly called: string;
  /** The new entry, without its name. */
  readonly entry: WrittenEntry;
}

/** What a new entry of a list can start from: the pack's entries first, then the book's, weakest first. */
function baseEntries(into: PackInUse, rules: Ruleset, list: PackList): readonly BaseEntry[] {
  const key = stockKey(list);
  if (key !== undefined) {
    const stock = rules.stock && Object.hasOwn(rules.stock, key) ? rules.stock[key] : [];
    return distinctBases(
      [...(into.pack.stock[key] ?? []), ...(stock ?? [])].map((entry) => ({
        name: entry.name,
        called: nameOf(rules.id, 'thing', entry.name),
        entry: { ...entry },
      })),
    );
  }
  const packEntries = [...into.pack.creatures, ...into.pack.characters].map((each) => ({
    name: each.name,
    called: each.name,
    entry: creatureEntry(each),
  }));
  const bookEntries = [...creaturesByStrength(rules), ...rules.archetypes].map((each) => ({
    name: each.name,
    called: withStrength(rules, each.name),
    entry: creatureEntry(each),
  }));
  return distinctBases([...packEntries, ...bookEntries]);
}

function distinctBases(all: readonly BaseEntry[]): readonly BaseEntry[] {
  return all.filter(({ name }, index) => all.findIndex((other) => isSameName(other.name, name)) === index);
}

/**
 * The form for a new entry: its name, and what it starts from. If there is nothing to start from, the first page of the
 * new entry's own form.
 */
function newEntryForm(session: PackSession, into: PackInUse, listId: string, as: 'page' | 'again'): Answer {
  const rules = rulesNamed(into.system);
  const list = rules && listNamed(rules, listId);
  if (!rules || !list) return no({ type: 'stale' });
  const bases = baseEntries(into, rules, list);
  if (bases.length === 0) {
    const blankEntryResult = entryByHash(into, list, '');
    return blankEntryResult.ok
      ? entryForm(session, into, blankEntryResult.value, { press: 'page', entry: '', page: 0 })
      : blankEntryResult;
  }
  const id = startEntryButtonId.write({ as: 'page', pack: into.id, list });
  const draft = as === 'again' ? keptDraftOf(session.caller, id) : new Map<string, string>();
  const isCreatureOrCharacter = stockKey(list) === undefined;
  const textFields: readonly APILabelComponent[] = [
    textField(
      START_FIELDS.name,
      { label: t('pack-field-name') },
      { required: true, longest: MAX_NAME_LENGTH, ...given({ value: draft.get(START_FIELDS.name) }) },
    ),
    ...(isCreatureOrCharacter
      ? [
          textField(
            START_FIELDS.brief,
            { label: t('pack-field-brief') },
            { required: false, longest: 200, ...given({ value: draft.get(START_FIELDS.brief) }) },
          ),
        ]
      : []),
    textField(
      START_FIELDS.search,
      { label: t('pack-field-search'), hint: t('pack-field-search.hint') },
      { required: false, longest: MAX_NAME_LENGTH, ...given({ value: draft.get(START_FIELDS.search) }) },
    ),
  ];
  const { entries } = MENU_LIMITS;
  const menuCount = Math.min(FORM_LIMITS.fields - textFields.length, Math.ceil(bases.length / entries));
  const baseMenus = Array.from({ length: menuCount }, (_, menu) => {
    const basesInMenu = bases.slice(menu * entries, (menu + 1) * entries);
    const menuLabel =
      menuCount > 1
        ? t('pack-field-like-from', { first: basesInMenu[0]?.name ?? '', last: basesInMenu.at(-1)?.name ?? '' })
        : t('pack-field-like');
    const key = baseFieldId(menu);
    const baseOptions = basesInMenu.map(({ name, called }) =>
      panel.entry(called, name, { usual: draft.get(key) === name }),
    );
    return menuField(key, { label: menuLabel }, baseOptions, false);
  });
  const [name = [], ...others] = textFields.map((each) => [each]);
  const title = t('pack-new-entry', { list: listTitle(rules, list) });
  return { form: formOf(id, title, [...name, ...baseMenus.flat(), ...others.flat()]) };
}

function baseFieldId(menu: number): string {
  return menu === 0 ? START_FIELDS.like : `${START_FIELDS.like}-${menu + 1}`;
}

/** Puts the new entry into the pack, and shows it with the pages of its form. */
function startEntryFrom(
  session: PackSession,
  into: PackInUse,
  rules: Ruleset,
  list: PackList,
  fields: ReadonlyMap<string, string>,
): Reply {
  const idFields = { pack: into.id, list };
  const baseResult = chosenBase(baseEntries(into, rules, list), fields);
  const input = fields.get(START_FIELDS.name) ?? '';
  const nameResult = validName(input);
  const name = nameResult.ok ? nameResult.value : input;
  const brief = fields.get(START_FIELDS.brief)?.trim() ?? '';
  const takenNameProblems: readonly PackProblem[] = isEntryNameTaken(into.pack, list, name)
    ? [{ path: ['name'], fault: { type: 'twice', name } }]
    : [];
  if (baseResult.ok) {
    const { name: _, ...rest } = baseResult.value.entry;
    const entry: WrittenEntry = { name, ...(brief !== '' && { brief }), ...rest };
    const newEntry = { list, entry: brief === '' ? entry : { ...entry, brief } };
    const labels = new Map([['name', t('pack-field-name')]]);
    const savedPack = putEntries(session, into, [newEntry], { problems: takenNameProblems, labels });
    if (!('wrong' in savedPack)) {
      const facts = { name: plain(name), pack: plain(savedPack.title), revision: String(savedPack.revision) };
      return entryScreen(session, savedPack, list, name, { notice: t('pack-kept', facts) });
    }
    return problemReply(savedPack.wrong);
  }
  return problemReply(explain(baseResult.why));

  function problemReply(problem: string): Reply {
    keepDraft(session.caller, startEntryButtonId.write({ as: 'page', ...idFields }), fields);
    return panel.gmScreen(
      problem,
      panel.buttonRow(
        panel.button(
          t('buttons-form-again'),
          startEntryButtonId.write({ as: 'again', ...idFields }),
          ButtonStyle.Primary,
        ),
        panel.button(shorten(into.title, 20), packButtonId.write({ press: 'show', revision: into })),
        panel.closeButton(),
      ),
    );
  }
}

/** The entry that the new entry starts from: the typed one, otherwise the one chosen in a menu. */
function chosenBase(bases: readonly BaseEntry[], fields: ReadonlyMap<string, string>): Result<BaseEntry, Refusal> {
  const input = fields.get(START_FIELDS.search)?.trim() ?? '';
  const chosenName = [0, 1, 2, 3].map((menu) => fields.get(baseFieldId(menu)) ?? '').find((each) => each !== '');
  if (input === '') {
    const chosenEntry = bases.find(({ name }) => name === chosenName);
    return chosenEntry ? ok(chosenEntry) : no({ type: 'nothing-to-start-from' });
  }
  const matchingBases = bases.filter(({ called }) => called.toLowerCase().includes(input.toLowerCase()));
  const [only, another] = matchingBases;
  return only && !another ? ok(only) : choose('entry', input, bases);
}

// Keeping something from the fight in a pack: a creature, a character, the map, or the whole encounter as a scene.

import { type APIButtonComponent, type APILabelComponent, ButtonStyle } from 'discord-api-types/v10';
import { type Answer, command, oneOf, optional, text, withNeeds } from '../../src/interaction/command.ts';
import { type ComponentInput, component, findByHash, textHash } from '../../src/interaction/component.ts';
import { formOf, menuField, textField } from '../../src/interaction/forms.ts';
import type { PackInUse } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import { settingInputText, settingsOf } from '../../src/interaction/settings.ts';
import { type EntryChange, type PackList, type WrittenEntry, writtenEntry } from '../../src/packs/edit.ts';
import type { SavedCreature, SceneDetails } from '../../src/packs/keep.ts';
import {
  creatureEntry,
  creaturesIn,
  freeName,
  kindName,
  mapEntry,
  savedCreatureOf,
  sceneEntries,
} from '../../src/packs/keep.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { MAX_NAME_LENGTH, validName } from '../../src/rules/core/names.ts';
import { choose, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { isSameName } from '../../src/rules/core/sheet-fields.ts';
import { rulesNamed, rulesOf } from '../../src/rules/systems.ts';
import type { Character } from '../../src/session/character.ts';
import { ownCharacters } from '../../src/session/own-characters.ts';
import { gmOfAnyEncounter, type Session } from '../../src/session/session.ts';
import { ENGLISH, inLanguage } from '../../src/text/languages.ts';
import { bookName } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { linesThatFit, plain, t } from '../../src/text/t.ts';
import {
  changeablePackOption,
  changeablePacks,
  entriesOfList,
  type NewPack,
  newPack,
  packToChange,
  putEntries,
} from './change.ts';
import { currentEntryOf, entryDifferences, listTitle } from './entry.ts';
import { keepDraft, keptDraftOf } from './entry-forms.ts';
import {
  checkPackKeeper,
  entryButton,
  KEEP_BOTH_CHOICE,
  keepCharacterButtonId,
  keepCreatureButtonId,
  keepFormId,
  PACK_NEEDS,
  type PackSession,
  packButtonId,
} from './ids.ts';
import { openButton } from './scenes.ts';

const KEEP_NEEDS = { ...PACK_NEEDS, characters: true } as const;
type KeepSession = Session<keyof typeof KEEP_NEEDS>;

const KEEPABLE_KINDS = ['creature', 'character', 'map', 'scene'] as const;

/** What the caller can put into a pack: creatures in the caller's fight, and the caller's own characters. */
const nameSuggestions = withNeeds(KEEP_NEEDS, (session, _, values) => {
  const entryKind = values.get('what');
  const permissionResult = checkPackKeeper(session);
  if (!permissionResult.ok) return [];
  const characterNames = ownCharacters(session).map(({ name }) => name);
  const encounterResult = gmOfAnyEncounter(session);
  if (entryKind === 'character') return characterNames;
  if (entryKind !== 'creature' || !encounterResult.ok) return [];
  return [...creaturesIn(encounterResult.value.encounter).map(({ name }) => name), ...characterNames];
});

export const keepInPackCommand = command({
  name: 'keep',
  needs: KEEP_NEEDS,
  options: {
    what: oneOf(KEEPABLE_KINDS),
    name: optional(text(nameSuggestions, MAX_NAME_LENGTH)),
    pack: optional(changeablePackOption()),
  },
  run({ what, name, pack }, session): Answer {
    const permission = checkPackKeeper(session);
    if (!permission.ok) return permission;
    if (what === 'character') return keepCharacterNamed(session, name, pack);
    const encounterResult = gmOfAnyEncounter(session);
    if (what === 'creature')
      return keepCreatureNamed(session, encounterResult.ok ? encounterResult.value.encounter : undefined, name, pack);
    if (!encounterResult.ok) return encounterResult;
    const { encounter } = encounterResult.value;
    if (what === 'map' && !encounter.field) return no({ type: 'nothing-to-keep', what });
    if (what === 'scene' && creaturesIn(encounter).length === 0)
      return no({ type: 'nothing-to-keep', what: 'creature' });
    const packResult = targetPack(session, encounter.system, pack);
    if (!packResult.ok) return packResult;
    if (name === undefined || packResult.value === 'ask')
      return { form: keepForm(session, encounter, what, 'page', name) };
    const nameResult = validName(name);
    if (!nameResult.ok) return nameResult;
    const packField = 'file' in packResult.value ? [[KEEP_FIELDS.pack, packResult.value.id] as const] : [];
    const typedFields = new Map([[KEEP_FIELDS.name, nameResult.value], ...packField]);
    return keepMapOrScene(
      session,
      encounter,
      what,
      packResult.value,
      { name: nameResult.value },
      { typed: typedFields, over: '' },
    );
  },
});

/** Finds a creature of the encounter by its name, or one of the caller's characters to be used as a creature. */
function keepCreatureNamed(
  session: KeepSession,
  encounter: Encounter | undefined,
  name: string | undefined,
  pack: PackInUse | undefined,
): Answer {
  const creatures = encounter ? creaturesIn(encounter) : [];
  const chosenCreature =
    name === undefined && creatures.length === 1
      ? creatures[0]
      : creatures.find((each) => isSameName(each.name, name ?? ''));
  if (chosenCreature && encounter) {
    return keepInPack(session, encounter.system, pack, creatureKeepAction(session, encounter, chosenCreature));
  }
  if (name === undefined) return no({ type: 'nothing-to-keep', what: 'creature' });
  const playerCharacters = ownCharacters(session);
  if (playerCharacters.some((each) => isSameName(each.name, name)))
    return keepCharacterNamed(session, name, pack, 'creature');
  const creatureResult = choose('creature', name, creatures);
  return creatureResult.ok ? no({ type: 'stale' }) : creatureResult;
}

/** *Save for the server* for a creature of the encounter: immediately, or after choosing a pack from a menu. */
export const keepCreature = component({
  id: keepCreatureButtonId,
  requires: gmOfAnyEncounter,
  needs: PACK_NEEDS,
  run({ who, into, over }, session, { chosen: [chosen] }) {
    const { encounter } = session;
    const combatant = findByHash(who, creaturesIn(encounter), ({ id }) => id);
    if (!combatant) return no({ type: 'stale' });
    return keepInChosenPack(
      session,
      encounter.system,
      { chosen, into, over },
      creatureKeepAction(session, encounter, combatant),
    );
  },
});

/** *Save for the server* for one of the caller's characters. */
export const keepCharacter = component({
  id: keepCharacterButtonId,
  needs: PACK_NEEDS,
  run({ character, as, into, over }, session, { chosen: [chosen] }) {
    return keepInChosenPack(
      session,
      character.system,
      { chosen, into, over },
      characterKeepAction(session, character, as),
    );
  },
});

/** The fields of the form for a scene or a map. */
const KEEP_FIELDS = { name: 'name', pack: 'pack', say: 'say', note: 'note' } as const;

/** The maximum length of each of a scene's texts, in characters. */
const MAX_TEXT_LENGTH = 1500;

/** *Save as a scene…* with its form. The form to keep a map is handled here too. */
export const fillKeepForm = component({
  id: keepFormId,
  requires: gmOfAnyEncounter,
  needs: PACK_NEEDS,
  run({ what, as, over }, session, { fields: submittedFields }): Answer {
    const permission = checkPackKeeper(session);
    if (!permission.ok) return permission;
    const { encounter } = session;
    const id = draftName(session, what);
    const fields = as === 'agreed' ? keptDraftOf(session.caller, id) : submittedFields;
    if (fields.size === 0)
      return as === 'agreed' ? no({ type: 'stale' }) : { form: keepForm(session, encounter, what, as) };
    const problemReply = (problem: string): Reply => {
      keepDraft(session.caller, id, fields);
      const reopenButton = panel.button(t('buttons-form-again'), id, ButtonStyle.Primary);
      return panel.gmScreen(problem, panel.buttonRow(reopenButton, panel.closeButton()));
    };
    const nameResult = validName(fields.get(KEEP_FIELDS.name) ?? '');
    if (!nameResult.ok) return problemReply(explain(nameResult.why));
    const chosenPack = fields.get(KEEP_FIELDS.pack) ?? '';
    const packResult =
      chosenPack === '' ? targetPack(session, encounter.system, undefined) : packToChange(session, chosenPack);
    if (!packResult.ok) return packResult;
    if (packResult.value === 'ask') return problemReply(t('pack-choose'));
    const sceneTexts = given({ say: filledText(fields, KEEP_FIELDS.say), note: filledText(fields, KEEP_FIELDS.note) });
    const keepReply = keepMapOrScene(
      session,
      encounter,
      what,
      packResult.value,
      { name: nameResult.value, ...sceneTexts },
      { typed: fields, over, wrong: problemReply },
    );
    return as === 'agreed' && !('ok' in keepReply) && !('form' in keepReply) ? asUpdate(keepReply) : keepReply;
  },
});

function filledText(fields: ComponentInput['fields'], name: string): string | undefined {
  const input = fields.get(name)?.trim() ?? '';
  return input === '' ? undefined : input;
}

/** The name under which a filled-in form is kept. It is also the id of the button that opens the form again. */
function draftName(session: PackSession, what: 'scene' | 'map'): string {
  return keepFormId.write({ encounter: encounterIdOf(session), what, as: 'again', over: '' });
}

function keepForm(
  session: PackSession,
  encounter: Encounter,
  what: 'scene' | 'map',
  as: 'page' | 'again',
  shownName = encounter.name,
) {
  const draft = as === 'again' ? keptDraftOf(session.caller, draftName(session, what)) : new Map<string, string>();
  const packs = changeablePacks(session, encounter.system);
  const packEntries = packs.map(({ title, id }) =>
    panel.entry(title, id, { usual: draft.get(KEEP_FIELDS.pack) === id }),
  );
  const textInput = (field: 'say' | 'note'): APILabelComponent =>
    textField(
      KEEP_FIELDS[field],
      { label: t(`pack-field-${field}`), hint: t(`pack-field-${field}.hint`) },
      { required: false, longest: MAX_TEXT_LENGTH, lines: true, ...given({ value: draft.get(KEEP_FIELDS[field]) }) },
    );
  return formOf(
    keepFormId.write({ encounter: encounterIdOf(session), what, as: 'page', over: '' }),
    t(`pack-keep-${what}-title`),
    [
      textField(
        KEEP_FIELDS.name,
        { label: t('pack-field-name') },
        {
          required: true,
          longest: MAX_NAME_LENGTH,
          value: (draft.get(KEEP_FIELDS.name) ?? shownName).slice(0, MAX_NAME_LENGTH),
        },
      ),
      ...(packEntries.length > 1
        ? menuField(KEEP_FIELDS.pack, { label: t('pack-field-pack') }, packEntries, true)
        : []),
      ...(what === 'scene' ? [textInput('say'), textInput('note')] : []),
    ],
  );
}

/** What was filled in for a scene or a map, what the GM agreed to, and the reply if the entry isn't valid. */
interface KeepFormValues {
  readonly typed: ReadonlyMap<string, string>;
  readonly over: string;
  readonly wrong?: (problem: string) => Reply;
}

/**
 * Keeps the map or the encounter in a pack, and says so. Asks first if the pack has another map or scene with that
 * name.
 */
function keepMapOrScene(
  session: PackSession,
  encounter: Encounter,
  what: 'scene' | 'map',
  into: PackInUse | NewPack,
  about: SceneDetails,
  { typed, over, wrong }: KeepFormValues,
): Answer {
  const { field } = encounter;
  const rules = rulesOf(encounter);
  if (what === 'map' && !field) return no({ type: 'nothing-to-keep', what });
  if (what === 'scene' && creaturesIn(encounter).length === 0) return no({ type: 'nothing-to-keep', what: 'creature' });
  const settingsText = changedSettingsText(rules, encounter);
  const pack = 'pack' in into ? into.pack : { ...into, ...EMPTY_PACK };
  const changesFor = (name: string, before?: WrittenEntry): readonly EntryChange[] =>
    what === 'map' && field
      ? [{ list: 'maps', entry: mapEntry(name, field.ground, before) }]
      : sceneEntries(session.recordedEncounter, rules, pack, { ...about, name, ...given({ settings: settingsText }) });
  return keepOrAsk(session, into, rules, {
    name: about.name,
    lists: [what === 'map' ? 'maps' : 'scenes'],
    over,
    entryChanges: changesFor,
    ...given({ wrong }),
    buttonId(agreed) {
      keepDraft(session.caller, draftName(session, what), typed);
      return keepFormId.write({ encounter: encounterIdOf(session), what, as: 'agreed', over: agreed });
    },
  });
}

/** The content of a pack that has no entries yet. */
const EMPTY_PACK = {
  revision: 0,
  stock: {},
  creatures: [],
  characters: [],
  conditions: [],
  maps: [],
  scenes: [],
} as const;

/** The settings that differ from the defaults, in the format of a scene's file. */
function changedSettingsText(rules: Ruleset, { settings }: Encounter): string | undefined {
  const systemSettings = settingsOf(rules);
  const changedSettings = Object.entries(settings).flatMap(([name, value]) => {
    const settingDefinition = Object.hasOwn(systemSettings, name) ? systemSettings[name] : undefined;
    const isDefaultValue = settingDefinition?.whenPinged === undefined && settingDefinition?.values[0] === value;
    return !settingDefinition || isDefaultValue ? [] : [`${name}=${settingInputText(value)}`];
  });
  return changedSettings.length === 0 ? undefined : changedSettings.join(', ');
}

function keepCharacterNamed(
  session: KeepSession,
  name: string | undefined,
  pack: PackInUse | undefined,
  as: 'creature' | 'character' = 'character',
): Answer {
  const playerCharacters = ownCharacters(session);
  const characterResult =
    name === undefined && playerCharacters.length === 1 && playerCharacters[0]
      ? ok(playerCharacters[0])
      : choose('character', name ?? '', playerCharacters);
  if (!characterResult.ok) return characterResult;
  return keepInPack(
    session,
    characterResult.value.system,
    pack,
    characterKeepAction(session, characterResult.value, as),
  );
}

/** How something is kept in a pack, and the id of the button or menu that keeps it. */
interface KeepAction {
  run(into: PackInUse | NewPack, over: string): Answer;
  id(into: string, over: string): string;
}

/** The action that keeps a creature of the encounter as it is now, under the name of its kind. */
function creatureKeepAction(session: PackSession, encounter: Encounter, combatant: Combatant): KeepAction {
  const rules = rulesOf(encounter);
  const keepAction: KeepAction = {
    id: (into, over) =>
      keepCreatureButtonId.write({ encounter: encounterIdOf(session), who: textHash(combatant.id), into, over }),
    run(into, over) {
      const creatures = 'pack' in into ? [...into.pack.creatures, ...rules.archetypes] : rules.archetypes;
      const creatureEntry = savedCreatureOf(combatant, creatureKindName(session, combatant, encounter, creatures));
      return keepCreatureOrAsk(session, into, rules, creatureEntry, { list: 'creatures', over, keepAction });
    },
  };
  return keepAction;
}

/** The name of a creature's kind, in the language of the encounter's messages. */
function creatureKindName(
  { language }: PackSession,
  combatant: Combatant,
  encounter: Encounter,
  creatures: readonly { readonly name: string }[],
): string {
  if (!combatant.book || language === ENGLISH) return kindName(combatant, encounter, creatures);
  const { number: _, ...unnumbered } = combatant.book;
  return inLanguage(language, () => bookName(encounter.system, unnumbered));
}

/** The action that copies one of the caller's saved characters into a pack, as a creature or as a character. */
function characterKeepAction(session: PackSession, character: Character, as: 'creature' | 'character'): KeepAction {
  const keepAction: KeepAction = {
    id: (into, over) => keepCharacterButtonId.write({ character, as, into, over }),
    run(into, over) {
      const rules = rulesNamed(character.system);
      if (!rules) return no({ type: 'stale' });
      const targetList = as === 'creature' ? 'creatures' : 'characters';
      return keepCreatureOrAsk(session, into, rules, character, { list: targetList, over, keepAction });
    },
  };
  return keepAction;
}

/** Keeps a creature in a pack. Asks first if the pack has another creature or character with its name. */
function keepCreatureOrAsk(
  session: PackSession,
  into: PackInUse | NewPack,
  rules: Ruleset,
  creature: SavedCreature,
  {
    list,
    over,
    keepAction,
  }: { readonly list: 'creatures' | 'characters'; readonly over: string; readonly keepAction: KeepAction },
): Answer {
  return keepOrAsk(session, into, rules, {
    name: creature.name,
    lists: list === 'creatures' ? ['creatures', 'characters'] : ['characters', 'creatures'],
    over,
    entryChanges: (name, before) => [{ list, entry: creatureEntry({ ...creature, name }, before) }],
    buttonId: (agreed) => keepAction.id(textHash(into.id), agreed),
  });
}

/** Something to keep in a pack, and how to store it there. */
interface ThingToKeep {
  readonly name: string;
  /** The list of the pack that gets the new entry, then other lists in which no entry may have the same name. */
  readonly lists: readonly [PackList, ...PackList[]];
  /** The GM's answer: a short hash of the entry to replace, `KEEP_BOTH_CHOICE`, or empty if the GM wasn't asked. */
  readonly over: string;
  /** The entries to store: last the creature, map or scene itself. `before` is the entry that it replaces. */
  entryChanges(name: string, before?: WrittenEntry): readonly EntryChange[];
  /** The id of the button that stores the entries. `agreed` says what the GM agreed to, such as a replacement. */
  buttonId(agreed: string): string;
  readonly wrong?: (problem: string) => Reply;
}

/**
 * Keeps something in a pack. If the pack has a different entry with that name, the GM sees the differences and is asked
 * first, because another GM may have made it.
 */
function keepOrAsk(session: PackSession, into: PackInUse | NewPack, rules: Ruleset, thing: ThingToKeep): Reply {
  const { name, lists, over, entryChanges, wrong } = thing;
  const [list] = lists;
  if (!('file' in into)) return storeEntries(session, into, entryChanges(name), { wrong });
  const sameNamedEntry = lists.flatMap((each) => {
    const entry = writtenEntry(into.file, each, name);
    return entry ? [{ list: each, entry, hash: textHash(`${each} ${JSON.stringify(entry)}`) }] : [];
  })[0];
  if (!sameNamedEntry) return storeEntries(session, into, entryChanges(name), { wrong });
  if (over === KEEP_BOTH_CHOICE) {
    const names = lists.flatMap((each) => entriesOfList(into.pack, each).map((entry) => entry.name));
    return storeEntries(session, into, entryChanges(freeName(name, names)), { wrong });
  }
  if (over === sameNamedEntry.hash)
    return storeEntries(session, into, entryChanges(name, sameNamedEntry.entry), { wrong, replaced: into.revision });
  const newEntry = entryChanges(name, sameNamedEntry.entry).at(-1);
  const { name: _, ...after } = newEntry?.entry ?? { name };
  const oldEntry = currentEntryOf(into, sameNamedEntry.list, sameNamedEntry.entry.name);
  const isInOtherList = sameNamedEntry.list !== list;
  const listChangeFacts = {
    what: t('pack-field-part'),
    before: listTitle(rules, sameNamedEntry.list),
    after: listTitle(rules, list),
  };
  const changes = oldEntry ? entryDifferences(rules, sameNamedEntry.list, oldEntry, { name, sheet: after }, into) : [];
  const questionFacts = {
    name: plain(sameNamedEntry.entry.name),
    pack: plain(into.title),
    list: listTitle(rules, sameNamedEntry.list),
  };
  const lines = [...(isInOtherList ? [t('pack-differs', listChangeFacts)] : []), ...changes];
  const isUnchanged = lines.length === 0;
  return panel.gmScreen(
    undefined,
    panel.paragraph(
      isUnchanged
        ? t('pack-keep-same', questionFacts)
        : linesThatFit([t('pack-keep-taken', questionFacts), ...lines], MAX_QUESTION_LENGTH, () => '…'),
    ),
    panel.buttonRow(
      ...(isUnchanged
        ? []
        : [
            panel.button(t('pack-keep-replace'), thing.buttonId(sameNamedEntry.hash), ButtonStyle.Danger),
            panel.button(t('pack-keep-both'), thing.buttonId(KEEP_BOTH_CHOICE)),
          ]),
      entryButton(into.id, sameNamedEntry.list, sameNamedEntry.entry.name),
      panel.closeButton(),
    ),
  );
}

/** The maximum length of the question whether an entry may be replaced, in characters. */
const MAX_QUESTION_LENGTH = 1800;

/** How to reply. `replaced` is the revision with the replaced entry, and `wrong` makes a reply about a problem. */
interface KeepReplyOptions {
  readonly replaced?: number;
  readonly wrong?: ((problem: string) => Reply) | undefined;
}

/** Stores the entries, and shows what can be done with the last of them. */
function storeEntries(
  session: PackSession,
  into: PackInUse | NewPack,
  changes: readonly EntryChange[],
  { replaced, wrong = (problem) => panel.gmScreen(problem, panel.buttonRow(panel.closeButton())) }: KeepReplyOptions,
): Reply {
  const savedPack = putEntries(session, into, changes);
  if ('wrong' in savedPack) return wrong(savedPack.wrong);
  const lastChange = changes.at(-1);
  const name = lastChange?.entry.name ?? '';
  const facts = { name: plain(name), pack: plain(savedPack.title), revision: String(savedPack.revision) };
  const otherNames = changes.slice(0, -1).map(({ entry }) => plain(entry.name));
  return panel.gmScreen(
    undefined,
    panel.paragraph(
      [
        replaced === undefined ? t('pack-kept', facts) : t('pack-kept-instead', { ...facts, before: String(replaced) }),
        ...(otherNames.length > 0 ? [t('pack-kept-too', { names: otherNames.join(', ') })] : []),
      ].join('\n'),
    ),
    panel.buttonRow(
      ...openSceneButton(session, savedPack, lastChange),
      ...(lastChange ? [entryButton(savedPack.id, lastChange.list, name)] : []),
      panel.button(t('pack-open-it'), packButtonId.write({ press: 'show', revision: savedPack })),
      panel.closeButton(),
    ),
  );
}

/**
 * A button to open the scene immediately. There is none while the fight that the scene was made from is still going on
 * here, because opening it would add everything again.
 */
function openSceneButton(
  { encounter }: PackSession,
  from: PackInUse,
  lastChange: EntryChange | undefined,
): readonly APIButtonComponent[] {
  if (encounter && encounter.phase !== 'ended') return [];
  const entry =
    lastChange?.list === 'scenes' ? from.pack.scenes.find(({ name }) => name === lastChange.entry.name) : undefined;
  return entry ? [openButton({ from, entry, called: entry.name })] : [];
}

/** Keeps something in the named pack, the only one, or a new one. If it isn't clear which, asks with a menu. */
function keepInPack(
  session: PackSession,
  system: string,
  namedPack: PackInUse | undefined,
  keepAction: KeepAction,
): Answer {
  const packResult = targetPack(session, system, namedPack);
  if (!packResult.ok) return packResult;
  return packResult.value === 'ask'
    ? packMenu(session, system, keepAction.id('', ''))
    : keepAction.run(packResult.value, '');
}

/** Keeps something in a pack: the one chosen in a menu, or `into`, in which the GM agreed to replace an entry. */
function keepInChosenPack(
  session: PackSession,
  system: string,
  { chosen, into: agreed, over }: { readonly chosen: string | undefined; readonly into: string; readonly over: string },
  keepAction: KeepAction,
): Answer {
  const id = chosen ?? findByHash(agreed, changeablePacks(session, system), (each) => each.id)?.id;
  if (id === undefined)
    return agreed === '' ? keepInPack(session, system, undefined, keepAction) : no({ type: 'stale' });
  const packResult = packToChange(session, id);
  if (!packResult.ok) return packResult;
  const answer = keepAction.run(packResult.value, over);
  return 'ok' in answer || 'form' in answer ? answer : asUpdate(answer);
}

function packMenu(session: PackSession, system: string, id: string): Reply {
  const packEntries = changeablePacks(session, system).map(({ title, id }) => panel.entry(title, id));
  return panel.gmScreen(
    undefined,
    panel.paragraph(t('pack-which')),
    panel.menuRow(id, t('pack-field-pack'), packEntries),
    panel.buttonRow(panel.closeButton()),
  );
}

/**
 * The pack to keep something in. Makes a new pack if there is none. Returns `'ask'` if there are several to choose from.
 */
function targetPack(
  session: PackSession,
  system: string,
  namedPack: PackInUse | undefined,
): Result<PackInUse | NewPack | 'ask', Refusal> {
  if (namedPack && namedPack.system !== system)
    return no({ type: 'pack-of-other-system', title: namedPack.title, theirs: namedPack.system, ours: system });
  if (namedPack) return ok(namedPack);
  const permission = checkPackKeeper(session);
  if (!permission.ok) return permission;
  const [only, another] = changeablePacks(session, system);
  if (another) return ok('ask');
  return ok(only ?? newPack(session, system, t('pack-ours')));
}

function encounterIdOf({ version }: Pick<Session, 'version'>): number {
  return version?.encounter ?? 0;
}

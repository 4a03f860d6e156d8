// Actions and rolls that a player has saved under a name.

import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Answer } from '../src/interaction/command.ts';
import { component, textHash } from '../src/interaction/component.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { myCharacterButtonId } from '../src/posts/card-buttons.ts';
import { play } from '../src/posts/deed-reply.ts';
import type { Combatant } from '../src/rules/core/encounter.ts';
import { MAX_NAME_LENGTH } from '../src/rules/core/names.ts';
import { map, no, ok } from '../src/rules/core/refusal.ts';
import { actionName } from '../src/rules/core/ruleset.ts';
import { localizedName } from '../src/session/localized-names.ts';
import type { SavedAct, SavedEntry } from '../src/session/person.ts';
import { placeholderNames, withPlaceholdersFilled } from '../src/session/saved-rolls.ts';
import { entryToSave, intentFromSavedAct, lastSavableEntry, usableSavedActions } from '../src/session/saving.ts';
import { anyEncounter, type InEncounter, type Session } from '../src/session/session.ts';
import { myCharacterWords as words } from '../src/text/my-character.ts';
import { MANNER_NAME_KINDS, nameAmong, nameOf, TOOL_NAME_KINDS } from '../src/text/names.ts';
import { plain, shorten, t } from '../src/text/t.ts';
import {
  characterByHash,
  characterIdFields,
  removeSavedActionMenuId,
  saveActionButtonId,
  savedActionButtonId,
} from './me/ids.ts';
import { mayShareRolls, rollReply } from './roll.ts';

/** Carries out a saved action in the way that fits now, or rolls saved dice. */
export const doSavedAction = component({
  id: savedActionButtonId,
  requires: anyEncounter,
  needs: { saved: true, characters: true },
  run({ who, saved: key }, session, { fields }) {
    const combatantResult = characterByHash(session, who);
    if (!combatantResult.ok) return combatantResult;
    const entry = savedEntriesForSystem(session).find((each) => savedEntryKey(each) === key);
    if (entry?.what.type === 'roll')
      return rollSavedDice(session, entry, entry.what.dice, combatantResult.value, fields);
    const intent =
      entry && combatantResult.value && intentFromSavedAct(session.encounter, combatantResult.value.id, entry.what.act);
    return intent ? play(session, { type: 'intent', intent }) : no({ type: 'stale' });
  },
});

/** Rolls saved dice. If their notation has placeholders, a form asks for these numbers first. */
function rollSavedDice(
  session: Session<'saved' | 'characters'> & InEncounter,
  entry: SavedEntry,
  dice: string,
  combatant: Combatant | undefined,
  fields: ReadonlyMap<string, string>,
): Answer {
  const openFields = placeholderNames(dice).slice(0, MAX_FORM_FIELDS);
  if (openFields.length > 0 && fields.size === 0) {
    const id = savedActionButtonId.write({
      encounter: session.version?.encounter ?? 0,
      who: combatant ? textHash(combatant.id) : '',
      saved: savedEntryKey(entry),
    });
    const rollFields = openFields.map((each) =>
      textField(each, { label: each }, { required: true, longest: MAX_NUMBER_LENGTH }),
    );
    return { form: formOf(id, entry.name, rollFields) };
  }
  return rollReply(session, withPlaceholdersFilled(dice, fields).dice, combatant?.name);
}

/** The maximum number of fields in a form. */
const MAX_FORM_FIELDS = 5;
/** The maximum length of a number that a user can type into a field, in characters. */
const MAX_NUMBER_LENGTH = 7;

/** *Save…* asks for a name and saves the last action or roll under it. */
export const saveLastAction = component({
  id: saveActionButtonId,
  requires: anyEncounter,
  needs: { saved: true, history: true },
  run({ who }, session, { fields }) {
    const combatantResult = characterByHash(session, who);
    if (!combatantResult.ok) return combatantResult;
    const lastAction = lastSavableEntry(session);
    if (!combatantResult.value || !lastAction) return no({ type: 'stale' });
    const combatant = combatantResult.value;
    const name = fields.get(SAVED_NAME_FIELD);
    if (name === undefined) return { form: savingForm(session, combatant) };
    return map(entryToSave(session, name, lastAction), (entry) => {
      session.add({ type: 'saved', saved: entry });
      const otherEntries = savedEntriesForSystem(session).filter(
        (each) => savedEntryKey(each) !== savedEntryKey(entry),
      );
      return asUpdate(savedEntriesScreen(session, combatant, [...otherEntries, entry]));
    });
  },
});

/** The menu that deletes a saved entry. */
export const removeSavedEntry = component({
  id: removeSavedActionMenuId,
  requires: anyEncounter,
  needs: { saved: true, history: true },
  run({ who }, session, { chosen: [key] }) {
    const combatantResult = characterByHash(session, who);
    if (!combatantResult.ok) return combatantResult;
    const entry = savedEntriesForSystem(session).find((each) => savedEntryKey(each) === key);
    if (!combatantResult.value || !entry) return no({ type: 'stale' });
    if (entry.shared && !mayShareRolls(session)) return no({ type: 'not-a-roll-sharer' });
    session.add({ type: 'unsaved', saved: entry });
    const remainingEntries = savedEntriesForSystem(session).filter((each) => each !== entry);
    return ok(asUpdate(savedEntriesScreen(session, combatantResult.value, remainingEntries)));
  },
});

/** The form's field for the name. */
const SAVED_NAME_FIELD = 'name';
/** The maximum length of a saved entry's title, in characters. */
const MAX_TITLE_LENGTH = 200;
/** The maximum number of saved actions shown together with other actions. */
const MAX_OFFERED_ACTIONS = 5;
/** The maximum number of entries on the screen, because a panel can have 40 components. */
const MAX_SAVED_ENTRIES = 9;
/** Discord's limit on menu entries. */
const MAX_MENU_ENTRIES = 25;

/** What a player has saved for this system, followed by their rolls. */
function savedEntriesForSystem({ loaded, encounter }: Session<'saved'>): readonly SavedEntry[] {
  const systemEntries = loaded.saved.filter(({ system }) => system === encounter?.system);
  return [...systemEntries, ...loaded.saved.filter(({ system }) => system === '')];
}

/** Identifies a saved entry within a component's id. */
function savedEntryKey({ system, name, shared }: SavedEntry): string {
  return textHash(`${system}/${name}${shared ? '/shared' : ''}`);
}

/** The caller's saved entries: those that fit now can be used, all can be deleted, and the last action can be saved. */
export function savedEntriesScreen(
  session: Session<'saved' | 'history'> & InEncounter,
  combatant: Combatant,
  savedEntries: readonly SavedEntry[] = savedEntriesForSystem(session),
): Reply {
  const idFields = characterIdFields(session, combatant);
  const lastAction = lastSavableEntry(session);
  const saveParts = lastAction
    ? [
        panel.button(
          t('me-save', { what: shorten(titleOf(session, lastAction), 40) }),
          saveActionButtonId.write(idFields),
        ),
      ]
    : [];
  const options = savedEntries.slice(0, MAX_MENU_ENTRIES).map((each) => panel.entry(each.name, savedEntryKey(each)));
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(`### ${t('me-saved-title')}\n${savedEntries.length === 0 ? t('me-nothing-saved') : ''}`),
      ...savedEntries.slice(0, MAX_SAVED_ENTRIES).map((each) => savedEntryLine(session, combatant, each)),
      ...(savedEntries.length > 0
        ? [panel.menuRow(removeSavedActionMenuId.write(idFields), t('me-remove-saved'), options)]
        : []),
      panel.buttonRow(
        ...saveParts,
        panel.button(t('me-back'), myCharacterButtonId.write({ ...idFields, view: 'back' })),
        panel.closeButton(),
      ),
    ),
  );
}

/** The caller's saved actions that a combatant can do now, as buttons. */
export function savedActionButtons(session: Session<'saved'>, combatant: Combatant): readonly panel.Part[] {
  const usableNames = new Set(usableSavedActions(session, combatant.id).map(({ name }) => name));
  const fittingEntries = savedEntriesForSystem(session).filter(
    ({ name, what }) => what.type === 'act' && usableNames.has(name),
  );
  return panel.buttonRow(
    ...fittingEntries
      .slice(0, MAX_OFFERED_ACTIONS)
      .map((each) =>
        panel.button(
          each.name,
          savedActionButtonId.write({ ...characterIdFields(session, combatant), saved: savedEntryKey(each) }),
        ),
      ),
  );
}

/** The form that asks for the name to save the last action or roll under. */
function savingForm(session: Session & InEncounter, combatant: Combatant): APIModalInteractionResponseCallbackData {
  const nameField = textField(
    SAVED_NAME_FIELD,
    { label: t('me-save-name') },
    { required: true, longest: MAX_NAME_LENGTH },
  );
  return formOf(saveActionButtonId.write(characterIdFields(session, combatant)), t('me-save-title'), [nameField]);
}

/** The title of a saved entry: "2d6+3", "Fire Bolt at Goblin 1". */
function titleOf(
  session: InEncounter & Pick<Session, 'rules' | 'language'>,
  { what }: Omit<SavedEntry, 'name'>,
): string {
  return what.type === 'roll' ? what.dice : actTitle(session, what.act);
}

function actTitle(
  { rules, language }: Pick<Session, 'rules' | 'language'>,
  { action, targets = [], tool, manner }: SavedAct,
): string {
  const title = nameOf(rules.id, 'action', actionName(rules, action) ?? action);
  const toolName = tool === undefined ? undefined : nameAmong(rules.id, TOOL_NAME_KINDS, tool);
  const names = targets.map((target) => localizedName(target, rules.id, language));
  const isAttack = action === actionName(rules, 'attack');
  const act = isAttack ? words.savedAttack(title, names, toolName) : words.savedAct(toolName ?? title, names);
  return manner === undefined ? act : `${act} (${nameAmong(rules.id, MANNER_NAME_KINDS, manner)})`;
}

function savedEntryLine(session: Session & InEncounter, combatant: Combatant, saved: SavedEntry): panel.Part {
  const { name, what } = saved;
  const text = `**${plain(name)}**\n-# ${plain(titleOf(session, saved), MAX_TITLE_LENGTH)}`;
  if (what.type === 'act' && !intentFromSavedAct(session.encounter, combatant.id, what.act))
    return panel.paragraph(text);
  const label = what.type === 'roll' ? t('me-roll-saved', { name }) : t('me-do-saved', { name });
  const id = savedActionButtonId.write({ ...characterIdFields(session, combatant), saved: savedEntryKey(saved) });
  return panel.line(text, panel.button(label, id));
}

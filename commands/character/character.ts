// `/character` and *Show sheet*: players make, view, change, share and delete their characters.

import { ButtonStyle } from 'discord-api-types/v10';
import { characterCard, characterList, combatantCard, pageCountFor } from '../../src/embeds/character.ts';
import { metersOf } from '../../src/embeds/meters.ts';
import { boolean, command, integer, optional, picture, subcommands } from '../../src/interaction/command.ts';
import {
  component,
  componentId,
  findByHash,
  idInteger,
  idOneOf,
  idOwnCharacter,
  idText,
  textHash,
  thisEncounter,
} from '../../src/interaction/component.ts';
import { anyUser, userCommand } from '../../src/interaction/context-command.ts';
import { archetype, characterFile, name, ownCharacter } from '../../src/interaction/options/characters.ts';
import { characterField, characterSheetSource, fieldValue } from '../../src/interaction/options/fields.ts';
import { rulesetOrCurrent } from '../../src/interaction/options/rules.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply, show as showAll, whisper } from '../../src/interaction/reply.ts';
import { SHEETS_SETTING } from '../../src/interaction/settings.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { type Combatant, type Encounter, ownerOf, type UserId } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { valueAt, withValue } from '../../src/rules/core/sheet-fields.ts';
import type { Character } from '../../src/session/character.ts';
import { characterFileOf } from '../../src/session/character-file.ts';
import {
  changeCharacter,
  firstCharacter,
  ownCharacters,
  rulesFor,
  saveCharacter,
} from '../../src/session/own-characters.ts';
import { MAX_PORTRAITS } from '../../src/session/portrait.ts';
import { anyEncounter, type InEncounter, isGm, type Session } from '../../src/session/session.ts';
import { plain, t } from '../../src/text/t.ts';
import { createdText, EDITING_NEEDS, editingReply, fieldContent, openSheetId, withField } from './screen.ts';

const createCharacter = command({
  name: 'new',
  needs: { characters: true, ...EDITING_NEEDS },
  options: {
    name: name(),
    ruleset: rulesetOrCurrent(),
    from: optional(archetype()),
  },
  run: ({ name, ruleset, from }, session) => {
    // If no premade character is named, the new character starts from the system's blank sheet. If the system has no
    // blank sheet, the new character starts from the first premade one.
    const baseCharacter = from ?? (ruleset.blank ? undefined : firstCharacter(ruleset));
    const sheet = baseCharacter?.sheet ?? ruleset.blank ?? {};
    return map(saveCharacter(session, { system: ruleset.id, name, sheet }), (character) =>
      editingReply(session, character, createdText(session, character, baseCharacter?.name)),
    );
  },
});

const editCharacter = command({
  name: 'edit',
  needs: EDITING_NEEDS,
  options: {
    character: ownCharacter(),
    field: optional(characterField('character')),
    value: optional(fieldValue(characterSheetSource('character'), 'field')),
  },
  run({ character, field, value }, session) {
    if (field === undefined) return editingReply(session, character);
    if (value === undefined)
      return whisper(
        field === 'name'
          ? t('buttons-name-is', { name: plain(character.name) })
          : fieldContent(rulesFor(character), character.sheet, field),
      );
    const changedCharacterResult = withField(
      session,
      character,
      field,
      value.toLowerCase() === CLEAR_WORD ? '' : value,
    );
    if (!changedCharacterResult.ok) return changedCharacterResult;
    const savedCharacter = changeCharacter(
      session,
      character,
      changedCharacterResult.value.name,
      changedCharacterResult.value.sheet,
    );
    const playedCombatant = field === 'name' ? undefined : changeableCombatant(session.encounter, savedCharacter.id);
    if (!playedCombatant || field === 'name')
      return editingReply(session, savedCharacter, t('buttons-changed', { name: plain(savedCharacter.name) }));
    // Only this field changes in the encounter, so destroyed armor isn't repaired.
    const sheet = withValue(playedCombatant.sheet, field.path, valueAt(savedCharacter.sheet, field.path));
    return play(session, { type: 'change-sheet', subject: playedCombatant.id, sheet });
  },
});

const showCharacter = command({
  name: 'show',
  options: {
    character: ownCharacter(),
    public: boolean(),
  },
  run({ character, public: isPublic }) {
    const card = characterCard(character);
    return isPublic
      ? showAll(card, { portrait: character.id })
      : whisper(card, {
          components: panel.buttonRow(panel.button(t('buttons-edit'), openSheetId.write({ character }))),
          portrait: character.id,
        });
  },
});

const listCharacters = command({
  name: 'list',
  needs: { characters: true },
  options: { page: optional(integer(1, 100)) },
  run: ({ page = 1 }, session) => characterListReply(session, page - 1),
});

const deleteCharacterCommand = command({
  name: 'delete',
  options: {
    character: ownCharacter(),
    sure: boolean(),
  },
  run: ({ character, sure }, session) => (sure ? deleteCharacter(session, character) : askToDeleteCharacter(character)),
});

const setCharacterPortrait = command({
  name: 'portrait',
  needs: { portraits: true },
  options: {
    character: ownCharacter(),
    picture: optional(picture()),
  },
  run({ character, picture }, session) {
    const otherPortraits = session.loaded.portraits.filter((id) => id !== character.id);
    if (picture && otherPortraits.length >= MAX_PORTRAITS)
      return no({ type: 'too-many', what: 'portraits', most: MAX_PORTRAITS });
    session.add({ type: 'portrait-changed', character: character.id, ...given({ portrait: picture }) });
    const name = plain(character.name);
    return whisper(
      { description: picture ? t('me-portrait-given', { name }) : t('me-portrait-removed', { name }) },
      { portrait: character.id },
    );
  },
});

const importCharacter = command({
  name: 'import',
  needs: { characters: true, ...EDITING_NEEDS },
  options: {
    file: characterFile(),
    name: optional(name()),
    replace: boolean(),
  },
  run: ({ file, name = file.name, replace }, session) =>
    map(saveCharacter(session, { ...file, name }, replace), (character) =>
      editingReply(session, character, t('buttons-imported', { name: plain(character.name) })),
    ),
});

const exportCharacter = command({
  name: 'export',
  options: { character: ownCharacter() },
  run: ({ character }) =>
    whisper(t('buttons-exported', { name: plain(character.name) }), {
      files: [characterFileOf(character)],
    }),
});

export const characterCommands = subcommands('character', [
  createCharacter,
  showCharacter,
  editCharacter,
  listCharacters,
  setCharacterPortrait,
  exportCharacter,
  importCharacter,
  deleteCharacterCommand,
]);

/** In a member's context menu: how their combatants are doing, with the sheet for users who may see it. */
export const sheetOfMember = userCommand({
  id: 'sheet',
  requires: anyEncounter,
  target: anyUser,
  run: (user, session) => memberSheetsReply(session, user),
});

/** A button that shows a page of the list of characters. The first page is 0. */
const characterPageId = componentId('characters', { page: idInteger });

/** *Back* and *More* in the list of characters. */
export const turnCharacterPage = component({
  id: characterPageId,
  needs: { characters: true },
  run: ({ page }, session) => map(characterListReply(session, page), asUpdate),
});

const deleteButtonId = componentId('delete-character', { character: idOwnCharacter, sure: idOneOf('yes', 'no') });

/** *Delete* and *Keep* under the question before a character is deleted. */
export const confirmDelete = component({
  id: deleteButtonId,
  run: ({ character, sure }, session) =>
    asUpdate(
      sure === 'yes'
        ? deleteCharacter(session, character)
        : whisper(t('buttons-stays', { name: plain(character.name) })),
    ),
});

/** *Sheet* under a combatant's state. `who` is a short hash of the combatant's id. */
const memberSheetButtonId = componentId('sheet-of', { encounter: thisEncounter, who: idText });

export const showMemberSheet = component({
  id: memberSheetButtonId,
  requires: anyEncounter,
  run: ({ who }, session) => map(sheetReplyByHash(session, who), asUpdate),
});

/** What a user types to clear a field. */
const CLEAR_WORD = 'none';

/** The combatant made from a character, if the GM's setting lets the player change it now. */
function changeableCombatant(encounter: Encounter | undefined, character: string): Combatant | undefined {
  if (!encounter || encounter.phase === 'ended' || encounter.settings[SHEETS_SETTING] !== 'players') return undefined;
  return encounter.combatants.find((each) => each.character === character);
}

/**
 * A page of the caller's characters, with buttons for the other pages. The first page is 0. If the wanted page doesn't
 * exist, the last page is shown.
 */
function characterListReply(session: Session<'characters'>, wantedPage: number): Result<Reply, Refusal> {
  const playerCharacters = ownCharacters(session);
  if (playerCharacters.length === 0) return no({ type: 'no-character', typed: '', known: [] });
  const pageCount = pageCountFor(playerCharacters.length);
  const currentPage = Math.min(wantedPage, pageCount - 1);
  const pageButton = (label: string, pageIndex: number) =>
    pageIndex < 0 || pageIndex >= pageCount ? [] : [panel.button(label, characterPageId.write({ page: pageIndex }))];
  return ok(
    whisper(characterList(playerCharacters, currentPage), {
      components: panel.buttonRow(
        ...pageButton(t('buttons-back'), currentPage - 1),
        ...pageButton(t('buttons-more'), currentPage + 1),
      ),
    }),
  );
}

/** Asks before a character is deleted. */
function askToDeleteCharacter(character: Character): Reply {
  const question = t('buttons-sure-to-delete', { name: plain(character.name) });
  return whisper(question, {
    components: panel.buttonRow(
      panel.button(t('buttons-delete'), deleteButtonId.write({ character, sure: 'yes' }), ButtonStyle.Danger),
      panel.button(t('buttons-keep'), deleteButtonId.write({ character, sure: 'no' })),
    ),
  });
}

/** Deletes one of the caller's characters. Its combatant stays in the encounter. */
function deleteCharacter(session: Session, character: Character): Reply {
  session.add({ type: 'character-deleted', id: character.id });
  return whisper(t('buttons-deleted', { name: plain(character.name) }));
}

/** The maximum number of combatants that are shown for a member. */
const MAX_SHOWN_COMBATANTS = 5;

/** How a member's combatants are doing. The member and a GM also see the sheet. */
function memberSheetsReply(session: Session & InEncounter, user: UserId): Result<Reply, Refusal> {
  const { encounter, rules, version } = session;
  const userCombatants = encounter.combatants.filter(({ controller }) => controller === user);
  const [onlyOne, another] = userCombatants;
  if (!onlyOne) return no({ type: 'plays-no-one', user });
  const maySeeSheets = isGm(session) || session.caller.user === user;
  if (maySeeSheets && !another) return ok(sheetReply(session, onlyOne));
  const sheetParts = userCombatants.slice(0, MAX_SHOWN_COMBATANTS).map((each): panel.Part => {
    const metersText = metersOf(each, encounter, rules, { detail: 'status' });
    const idFields = { encounter: version?.encounter ?? 0, who: textHash(each.id) };
    return maySeeSheets
      ? panel.line(metersText, panel.button(t('me-sheet'), memberSheetButtonId.write(idFields)))
      : panel.paragraph(metersText);
  });
  return ok(
    panel.whisper(
      panel.box({ accent: panel.PRIVATE_PANEL_COLOR }, ...sheetParts, panel.buttonRow(panel.closeButton())),
    ),
  );
}

/**
 * Finds a combatant by the short hash of its id, and shows its sheet. Refuses anyone but GMs, the combatant's player
 * and its owner.
 */
function sheetReplyByHash(session: Session & InEncounter, combatantHash: string): Result<Reply, Refusal> {
  const combatant = findByHash(combatantHash, session.encounter.combatants, ({ id }) => id);
  if (!combatant) return no({ type: 'stale' });
  const maySeeSheet =
    isGm(session) || combatant.controller === session.caller.user || ownerOf(combatant) === session.caller.user;
  return maySeeSheet ? ok(sheetReply(session, combatant)) : no({ type: 'not-yours', name: combatant.name });
}

function sheetReply({ encounter }: InEncounter, combatant: Combatant): Reply {
  return whisper(combatantCard(combatant, encounter), { components: panel.buttonRow(panel.closeButton()) });
}

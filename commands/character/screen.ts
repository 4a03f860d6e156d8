// A character's sheet as the pages of a form, for its player.

import {
  type APIButtonComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
} from 'discord-api-types/v10';
import { characterCard } from '../../src/embeds/character.ts';
import { component, componentId, idInteger, idOneOf, idOwnCharacter } from '../../src/interaction/component.ts';
import { formOf } from '../../src/interaction/forms.ts';
import { inputWithIds, localizedValue } from '../../src/interaction/options/fields.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../../src/interaction/reply.ts';
import {
  currentValueText,
  filledSheet,
  formPagesOf,
  inputField,
  pageTitle,
  type SheetInput,
} from '../../src/interaction/sheet-pages.ts';
import type { Encounter, UserId } from '../../src/rules/core/encounter.ts';
import { MAX_NAME_LENGTH, validName } from '../../src/rules/core/names.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { isSameName, type SheetField, withValue } from '../../src/rules/core/sheet-fields.ts';
import type { Character } from '../../src/session/character.ts';
import { problemsRefusal } from '../../src/session/character-file.ts';
import { joinModeOf } from '../../src/session/joining.ts';
import {
  changeCharacter,
  ownCharacters,
  rulesFor,
  saveCharacter,
  saveDraft,
} from '../../src/session/own-characters.ts';
import type { Session } from '../../src/session/session.ts';
import { parseField, readSheet } from '../../src/session/sheet-text.ts';
import { expectationText } from '../../src/text/expectations.ts';
import { nameOf, valueName } from '../../src/text/names.ts';
import { explain } from '../../src/text/refusals.ts';
import { plain, shorten, t } from '../../src/text/t.ts';
import { joinAsButtonId } from '../join.ts';
import { keepCharacterButton } from '../pack/ids.ts';
import { characterCreationId, chosenPremade, MAKE_CHARACTER_FIELDS, makeCharacterForm } from './ids.ts';

/** The sheet editor needs to know who may change packs, because only they see *Save for the server*. */
export const EDITING_NEEDS = { packKeepers: true } as const;
type EditSession = Session<keyof typeof EDITING_NEEDS>;

/** *Make one…* opens a form, which makes a character for the caller. */
export const makeCharacter = component({
  id: characterCreationId,
  needs: { characters: true, ...EDITING_NEEDS },
  run({ system }, session, { fields }) {
    const name = fields.get(MAKE_CHARACTER_FIELDS.name);
    if (name === undefined) return { form: makeCharacterForm(session, system) };
    const premade = chosenPremade(fields.get(MAKE_CHARACTER_FIELDS.like) ?? '');
    if (!premade) return no({ type: 'stale' });
    const { rules, archetype } = premade;
    return map(saveCharacter(session, { system: rules.id, name, sheet: archetype.sheet }), (character) =>
      asUpdate(editingReply(session, character, createdText(session, character, archetype.name))),
    );
  },
});

/** A button that shows the pages of a character's form. */
export const openSheetId = componentId('sheet', { character: idOwnCharacter });

/** *Edit* under a character's sheet: the pages of its form. */
export const editSheet = component({
  id: openSheetId,
  needs: EDITING_NEEDS,
  run: ({ character }, session) => asUpdate(editingReply(session, character)),
});

/** A button that opens a page as a form, with the current values or with the invalid values that were just entered. */
const sheetPageId = componentId('sheet-page', {
  character: idOwnCharacter,
  as: idOneOf('page', 'again'),
  page: idInteger,
});

export const openSheetPage = component({
  id: sheetPageId,
  run({ character, page }) {
    const rules = rulesFor(character);
    return page < formPagesOf(rules, character.sheet).length
      ? { form: sheetPageForm(rules, character, page) }
      : no({ type: 'stale' });
  },
});

/** A page of a character's form. `changedAt` identifies the version of the sheet that the page shows. */
const sheetFormId = componentId('sheet-form', {
  character: idOwnCharacter,
  page: idInteger,
  changedAt: idInteger,
});

/** Saves a filled-in page, or shows what is wrong with it. */
export const saveSheetPage = component({
  id: sheetFormId,
  needs: EDITING_NEEDS,
  run({ character, page, changedAt }, session, { fields }) {
    const pageInputs = formPagesOf(rulesFor(character), character.sheet)[page];
    if (!pageInputs) return no({ type: 'stale' });
    const filledSheetResult =
      character.changedAt === changedAt
        ? checkForm(session, character, pageInputs, fields)
        : no({ type: 'character-changed', name: character.name });
    if (!filledSheetResult.ok)
      return asUpdate(correctionScreen(session, character, page, fields, filledSheetResult.why));
    const { name, sheet } = filledSheetResult.value;
    const savedCharacter = changeCharacter(session, character, name, sheet);
    return asUpdate(editingReply(session, savedCharacter, t('buttons-changed', { name: plain(savedCharacter.name) })));
  },
});

/** The maximum number of rows in a message. */
const MAX_MESSAGE_ROWS = 5;

/**
 * A character, with a button for each page of its form. Only its player sees it. If the character can join the
 * channel's fight, the button for that comes first.
 */
export function editingReply(session: EditSession, character: Character, notice?: string): Reply {
  return pagesReply(
    session,
    character,
    [...(notice === undefined ? [] : [notice]), t('buttons-change-sheet')].join(' '),
  );
}

function pagesReply(session: EditSession, character: Character, notice: string, pageToCorrect?: number): Reply {
  const rules = rulesFor(character);
  const formPages = formPagesOf(rules, character.sheet);
  const pageButtons = formPages.map((_, number) =>
    panel.button(pageTitle(formPages, number), sheetPageId.write({ character, as: 'page', page: number })),
  );
  const reopenButton =
    pageToCorrect === undefined
      ? []
      : [
          panel.button(
            t('buttons-form-again'),
            sheetPageId.write({ character, as: 'again', page: pageToCorrect }),
            ButtonStyle.Primary,
          ),
        ];
  const screenRows = [
    ...panel.buttonRow(...reopenButton, ...joinButtons(session, character), ...keepCharacterButton(session, character)),
    ...panel.buttonRow(...pageButtons),
  ];
  return {
    whisper: true,
    content: notice,
    embeds: [characterCard(character)],
    components: screenRows.slice(0, MAX_MESSAGE_ROWS),
  };
}

/** A button to join the channel's fight, if the character fits the fight and isn't in it yet. */
function joinButtons({ encounter, version, caller }: Session, character: Character): readonly APIButtonComponent[] {
  if (!canJoinWith(encounter, character, caller.user)) return [];
  const id = joinAsButtonId.write({ encounter: version?.encounter ?? 0, character });
  return [panel.button(t('joining-join-as', { name: character.name }), id, ButtonStyle.Success)];
}

/** Whether a user's character can join the channel's fight, immediately or after asking the GM. */
function canJoinWith(encounter: Encounter | undefined, { id, system }: Character, user: UserId): boolean {
  if (!encounter || encounter.phase === 'ended' || encounter.system !== system) return false;
  return !encounter.combatants.some(({ character }) => character === id) && joinModeOf(encounter, user).ok;
}

/**
 * Says that a character was made, and what it is based on. If there is no button to join a fight, also says how to play
 * the character.
 */
export function createdText(
  { encounter, caller }: Session,
  character: Character,
  premadeName: string | undefined,
): string {
  const name = plain(character.name);
  const readyToPlayText =
    premadeName === undefined
      ? t('me-is-ready', { name })
      : t('me-is-ready-like', { name, like: plain(nameOf(character.system, 'archetype', premadeName)) });
  return canJoinWith(encounter, character, caller.user) ? readyToPlayText : `${readyToPlayText} ${t('me-play-it')}`;
}

/** The character with the values of a page, or everything on the page that isn't valid. */
function checkForm(
  session: Session<'characters'>,
  character: Character,
  inputs: readonly SheetInput[],
  written: ReadonlyMap<string, string>,
): Result<Pick<Character, 'name' | 'sheet'>, Refusal> {
  const problems: Problem[] = [];
  const rules = rulesFor(character);
  const namedSheet = filledSheet(rules, character, inputs, written, problems);
  return checkedCharacter(session, character, rules, namedSheet, problems);
}

/** JSON as inline code for a message. */
function inlineCode(json: string): string {
  return `\`${shorten(json.replaceAll('`', '’'), 800)}\``;
}

/** A field's current value, and its possible values. */
export function fieldContent(rules: Ruleset, sheet: object, field: SheetField): string {
  const currentText = localizedValue(rules, field, sheet).replaceAll('\n', '; ');
  const expectation = expectationText(field.reader.wants, (value) => valueName(rules.id, value));
  const fieldFacts = { field: field.label, wants: plain(expectation, 400) };
  return currentText === ''
    ? t('sheet-field-empty', fieldFacts)
    : t('sheet-field-now', {
        ...fieldFacts,
        value: field.widget === 'json' ? inlineCode(currentText) : plain(currentText, 800),
      });
}

/** A character with one field changed. A refusal says what is wrong. */
export function withField(
  session: Session<'characters'>,
  character: Character,
  field: SheetField | 'name',
  input: string,
): Result<Pick<Character, 'name' | 'sheet'>, Refusal> {
  const problems: Problem[] = [];
  const rules = rulesFor(character);
  const { name, sheet } = character;
  if (field === 'name') return checkedCharacter(session, character, rules, { name: input, sheet }, problems);
  const changedSheet = withValue(
    sheet,
    field.path,
    parseField(field, sheet, inputWithIds(rules, field, input), problems),
  );
  return checkedCharacter(session, character, rules, { name, sheet: changedSheet }, problems);
}

function checkedCharacter(
  session: Session<'characters'>,
  { id }: Character,
  rules: Ruleset,
  { name: input, sheet }: Pick<Character, 'name' | 'sheet'>,
  problems: readonly Problem[],
): Result<Pick<Character, 'name' | 'sheet'>, Refusal> {
  const nameResult = validName(input);
  const sameNamedCharacter = ownCharacters(session).find(
    (each) => each.id !== id && nameResult.ok && isSameName(each.name, nameResult.value),
  );
  const nameProblems: Problem[] = [];
  if (!nameResult.ok) nameProblems.push({ path: ['name'], wants: { kind: 'name', longest: MAX_NAME_LENGTH } });
  if (sameNamedCharacter) nameProblems.push({ path: ['name'], wants: { kind: 'free-name' } });
  const sheetResult = readSheet(rules, sheet, problems);
  const allProblems = [...nameProblems, ...('problems' in sheetResult ? sheetResult.problems : [])];
  if (!nameResult.ok || allProblems.length > 0 || 'problems' in sheetResult)
    return no(problemsRefusal(allProblems, rules.id));
  return ok({ name: nameResult.value, sheet: sheetResult.sheet });
}

/** A screen for a page with invalid values. It keeps what was entered, and can open the form again. */
function correctionScreen(
  session: Session<'characters'> & EditSession,
  character: Character,
  page: number,
  inputs: ReadonlyMap<string, string>,
  refusal: Refusal,
): Reply {
  const draft = { page, written: Object.fromEntries(inputs) };
  return pagesReply(session, saveDraft(session, character, draft), explain(refusal), page);
}

/** A page of a character's form. It shows the invalid values that were entered before, if there are any. */
export function sheetPageForm(
  rules: Ruleset,
  character: Character,
  page: number,
): APIModalInteractionResponseCallbackData {
  const { name, draft, changedAt } = character;
  const formPages = formPagesOf(rules, character.sheet);
  const pageInputs = formPages[page] ?? [];
  const draftInputs = new Map(draft?.page === page ? Object.entries(draft.written) : []);
  const fields = pageInputs.flatMap((input) =>
    inputField(rules.id, input, draftInputs.get(input.key) ?? currentValueText(rules, character, input)),
  );
  return formOf(
    sheetFormId.write({ character, page, changedAt }),
    t('sheet-form-title', { name, page: pageTitle(formPages, page) }),
    fields,
  );
}

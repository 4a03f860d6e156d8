import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { characterCard } from '../../src/embeds/character.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { componentId, idInteger, idOneOf, idOwnCharacter } from '../../src/interaction/component.ts';
import { joinAsButton } from '../../src/interaction/join-menu.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { type Input, pagesOf, titleOf } from '../../src/interaction/sheet-form.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import type { UserId } from '../../src/rules/core/personal.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import type { Character } from '../../src/session/character.ts';
import { saveDraft } from '../../src/session/character-changes.ts';
import { problemsOf } from '../../src/session/character-file.ts';
import { wayIn } from '../../src/session/joining.ts';
import { fitName, LONGEST_NAME } from '../../src/session/new-combatant.ts';
import { ownCharacters, rulesFor } from '../../src/session/own-characters.ts';
import type { Session } from '../../src/session/session.ts';
import { alike, type Field, namesIn, valueAt, withValue } from '../../src/session/sheet-fields.ts';
import { formatField, parseField, readSheet } from '../../src/session/sheet-text.ts';
import { capital, plain } from '../../src/text/markdown.ts';
import { corner, explain, joining, buttons as words } from '../../src/text/spoken.ts';

/** Most rows of a message. */
const MOST_ROWS = 5;

/** The button that shows the pages of a character's form. */
export const openSheet = componentId('sheet', { character: idOwnCharacter });

/** The button that opens a page as a form: for the first time, or again with what was not valid in it. */
export const sheetPage = componentId('sheet-page', {
  character: idOwnCharacter,
  as: idOneOf('page', 'again'),
  page: idInteger,
});

/**
 * The character with its form's pages as buttons, for its player alone: what was done, and how to go on. In a channel whose
 * fight they can join with it, the first button does that.
 */
export function editing(session: Session, character: Character, said?: string): Reply {
  return pagesReply(session, character, [...(said === undefined ? [] : [said]), words.changeSheet].join(' '));
}

function pagesReply(session: Session, character: Character, said: string, mend?: number): Reply {
  const rules = rulesFor(character);
  const all = pagesOf(rules, character.sheet);
  const pages = all.map((_, number) =>
    button(titleOf(all, number), sheetPage.write({ character, as: 'page', page: number })),
  );
  const again =
    mend === undefined
      ? []
      : [button(words.formAgain, sheetPage.write({ character, as: 'again', page: mend }), ButtonStyle.Primary)];
  const rows = [...buttonRow(...again, ...joinAs(session, character)), ...buttonRow(...pages)];
  return { whisper: true, content: said, embeds: [characterCard(character)], components: rows.slice(0, MOST_ROWS) };
}

/** The way into the channel's fight, where a character fits it and is not in it yet. */
function joinAs({ encounter, version, caller }: Session, character: Character): readonly APIButtonComponent[] {
  if (!canJoinWith(encounter, character, caller.user)) return [];
  const id = joinAsButton.write({ encounter: version?.encounter ?? 0, character });
  return [button(joining.joinAs(character.name), id, ButtonStyle.Success)];
}

/** Whether a user's character can come into the channel's fight, at once or by asking. */
function canJoinWith(encounter: Encounter | undefined, { id, system }: Character, user: UserId): boolean {
  if (!encounter || encounter.phase === 'ended' || encounter.system !== system) return false;
  return !encounter.combatants.some(({ character }) => character === id) && wayIn(encounter, user).ok;
}

/** That a character is there now, made from a ready-made one or blank, and how to play it where no button says so. */
export function madeText({ encounter, caller }: Session, made: Character, like: string | undefined): string {
  const isReady = corner.isReady(plain(made.name), like === undefined ? undefined : plain(like));
  return canJoinWith(encounter, made, caller.user) ? isReady : `${isReady} ${corner.playIt}`;
}

/** What a filled-in page makes of a character, or everything in it that does not fit. */
export function filledIn(
  session: Session<'characters'>,
  character: Character,
  inputs: readonly Input[],
  written: ReadonlyMap<string, string>,
): Result<Pick<Character, 'name' | 'sheet'>, Refusal> {
  const problems: Problem[] = [];
  let { name, sheet } = character;
  for (const { key, field, names } of inputs) {
    const typed = written.get(key);
    if (typed === undefined) continue;
    if (!field) name = typed;
    else if (names) sheet = withValue(sheet, field.path, picked(field, sheet, names, typed, problems));
    else sheet = withValue(sheet, field.path, parseField(field, sheet, typed, problems));
  }
  return changed(session, character, rulesFor(character), { name, sheet }, problems);
}

/** Of what a menu offers only what was chosen stays; what it does not offer stays as it is. */
function picked(field: Field, sheet: object, names: readonly string[], typed: string, problems: Problem[]): unknown {
  const chosen = typed.split('\n').filter((name) => names.includes(name));
  const has = namesIn(valueAt(sheet, field.path));
  const stays = has.filter((name) => chosen.includes(name) || !names.includes(name));
  const comes = chosen.filter((name) => !has.includes(name));
  return parseField(field, sheet, [...stays, ...comes].join('\n'), problems);
}

/** What a field of a sheet holds now, and what it may hold. */
export function fieldContent(sheet: object, field: Field): string {
  const now = formatField(field, sheet).replaceAll('\n', '; ');
  const is = now === '' ? 'is left out' : `is ${plain(now, 800)}`;
  return `${field.label} ${is}. ${capital(plain(field.reader.wants, 400))} fits: say \`value:\`.`;
}

/** A character with one field written anew; a refusal says what is wrong. */
export function withField(
  session: Session<'characters'>,
  character: Character,
  field: Field | 'name',
  typed: string,
): Result<Pick<Character, 'name' | 'sheet'>, Refusal> {
  const problems: Problem[] = [];
  const rules = rulesFor(character);
  const { name, sheet } = character;
  if (field === 'name') return changed(session, character, rules, { name: typed, sheet }, problems);
  const put = withValue(sheet, field.path, parseField(field, sheet, typed, problems));
  return changed(session, character, rules, { name, sheet: put }, problems);
}

function changed(
  session: Session<'characters'>,
  { id }: Character,
  rules: Ruleset,
  { name: typed, sheet }: Pick<Character, 'name' | 'sheet'>,
  problems: readonly Problem[],
): Result<Pick<Character, 'name' | 'sheet'>, Refusal> {
  const name = fitName(typed);
  const same = ownCharacters(session).find((each) => each.id !== id && name.ok && alike(each.name, name.value));
  const unfit: Problem[] = [];
  if (!name.ok)
    unfit.push({ path: ['name'], wants: `1 to ${LONGEST_NAME} characters on one line, a letter among them` });
  if (same) unfit.push({ path: ['name'], wants: 'a name that no other character of yours has' });
  const read = readSheet(rules, sheet, problems);
  const wrong = [...unfit, ...('problems' in read ? read.problems : [])];
  if (!name.ok || wrong.length > 0 || 'problems' in read) return no(problemsOf(wrong));
  return ok({ name: name.value, sheet: read.sheet });
}

/** A page that did not fit is kept as it was written, and can be opened again. */
export function toMend(
  session: Session<'characters'>,
  character: Character,
  page: number,
  written: ReadonlyMap<string, string>,
  why: Refusal,
): Reply {
  const draft = { page, written: Object.fromEntries(written) };
  return pagesReply(session, saveDraft(session, character, draft), explain(why), page);
}

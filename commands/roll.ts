// Free rolls: public ones, and secret ones.

import { type APIEmbed, ButtonStyle } from 'discord-api-types/v10';
import { cutToLimits } from '../src/embeds/limits.ts';
import { boolean, type Choice, command, oneOf, optional, text, withNeeds } from '../src/interaction/command.ts';
import { component, componentId, idEscapedText, idInteger, thisEncounter } from '../src/interaction/component.ts';
import { name } from '../src/interaction/options/characters.ts';
import * as panel from '../src/interaction/panel.ts';
import { inChannelLanguage, type Reply, show, whisper } from '../src/interaction/reply.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import { given } from '../src/rules/core/given.ts';
import { MAX_ROLLS, parseExpression, readTypedRoll, type TypedRoll } from '../src/rules/core/notation/parse.ts';
import { type RolledExpression, rollDice } from '../src/rules/core/notation/roll.ts';
import { rollAsWritten } from '../src/rules/core/reason.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { SavedEntry } from '../src/session/person.ts';
import {
  areSheetNumbersKnown,
  placeholderNames,
  resolveSavedRoll,
  savableDice,
  sheetForRoll,
} from '../src/session/saved-rolls.ts';
import { entryToSave } from '../src/session/saving.ts';
import { unsealedDice } from '../src/session/sealed-dice.ts';
import {
  anyEncounter,
  type InEncounter,
  isGm,
  isInEncounter,
  ownCombatants,
  type Session,
} from '../src/session/session.ts';
import type { PastDeed } from '../src/session/undo-plan.ts';
import { notedRollText, rolledExpressionText } from '../src/text/names.ts';
import { mention, plain, t, withLabel } from '../src/text/t.ts';
import { typedDiceInEnglish } from '../src/text/typed.ts';

/** The maximum length of dice notation, in characters. */
export const MAX_DICE_LENGTH = 200;
/** The maximum length of the rolls' text in a message, in characters. */
const MAX_ROLLS_LENGTH = 3000;

const ROLL_NEEDS = { saved: true, characters: true } as const;
type RollSession = Session<'saved' | 'characters'>;

/** Who may see a secret roll before the encounter is over. */
const ROLL_SECRECIES = ['only me', 'the GM and me', 'only the GM'] as const;
type RollSecrecy = (typeof ROLL_SECRECIES)[number];
const SECRET_VALUES = { 'only me': 'own', 'the GM and me': true, 'only the GM': 'blind' } as const;

/** Suggests the caller's saved rolls, then the typed text completed with names from their sheet, then examples. */
const rollSuggestions = withNeeds(ROLL_NEEDS, (session, input): readonly (Choice | string)[] => [
  ...session.loaded.saved.flatMap(({ name, what }) => (what.type === 'roll' ? [savedChoice(name, what.dice)] : [])),
  ...diceCompletions(session, input),
  'd20',
  '2d6+3',
  '4d6kh3',
  'd20adv',
  '6d6>=5',
  '3d6!',
  '4dF',
  '6x 4d6kh3',
]);

function savedChoice(name: string, dice: string): Choice {
  return { name: withLabel(name, dice), value: placeholderNames(dice).length > 0 ? `${name} ` : name };
}

/** The typed text, completed with each name of the sheet that its last word begins: "d20+r" → "d20+REF (3)". */
function diceCompletions(session: RollSession, input: string): readonly Choice[] {
  const [, before = '', word = ''] = /^(.*?[+\-*/(×÷−]\s*|)(\p{L}[\p{L} ]*)?$/u.exec(input) ?? [];
  const sheetResult = sheetForRoll(session, undefined);
  if (!sheetResult.ok || (before === '' && word === '')) return [];
  return sheetResult.value.numbers
    .filter(({ name }) => name.toLowerCase().startsWith(word))
    .map(({ name, value }) => ({ name: `${before}${name} (${value})`, value: `${before}${name}` }));
}

/** The owners of sheets that may give the numbers: the caller's combatants here, otherwise their characters. */
const sheetOwnerSuggestions = withNeeds(ROLL_NEEDS, (session): readonly string[] =>
  (rollsSealedDice(session) ? ownCombatants(session) : session.loaded.characters).map(({ name }) => name),
);

export const roll = command({
  name: 'roll',
  needs: ROLL_NEEDS,
  options: {
    dice: text(rollSuggestions, MAX_DICE_LENGTH),
    secret: optional(oneOf(ROLL_SECRECIES)),
    as: optional(text(sheetOwnerSuggestions)),
    save: optional(name()),
    shared: boolean(),
  },
  run({ dice, secret, as, save, shared: isShared }, session) {
    if (save !== undefined && placeholderNames(dice).length > 0)
      return map(savedReply(session, save, dice, as, isShared), whisper);
    const savedResult = save === undefined ? ok(undefined) : savedReply(session, save, dice, as, isShared);
    if (!savedResult.ok) return savedResult;
    return map(secret ? secretRoll(session, dice, secret, as) : rollReply(session, dice, as), (reply) =>
      savedResult.value === undefined ? reply : { ...reply, content: savedResult.value },
    );
  },
});

/** Saves dice for the caller, or for everyone in the server. Returns a text about it. */
function savedReply(
  session: RollSession,
  typedName: string,
  dice: string,
  as: string | undefined,
  isShared: boolean,
): Result<string, Refusal> {
  return map(savedRoll(session, typedName, dice, as, isShared), (savedEntry) =>
    t(isShared ? 'me-saved-shared' : 'me-saved', { name: plain(savedEntry.name) }),
  );
}

/** Only GMs and server admins may change the rolls that everyone can use. */
export function mayShareRolls(session: Session): boolean {
  return isGm(session) || session.caller.admin === true;
}

/** Adds a saved roll. Refuses dice that could never be rolled. */
export function savedRoll(
  session: RollSession,
  typedName: string,
  dice: string,
  as: string | undefined,
  isShared = false,
): Result<SavedEntry, Refusal> {
  const sheetResult = sheetForRoll(session, as);
  const diceResult = savableDice(typedDiceInEnglish(dice), sheetResult.ok ? sheetResult.value.numbers : []);
  if (!diceResult.ok) return diceResult;
  if (isShared && !mayShareRolls(session)) return no({ type: 'not-a-roll-sharer' });
  const entry = {
    system: '',
    what: { type: 'roll', dice: typedDiceInEnglish(dice) } as const,
    ...(isShared && { shared: true as const }),
  };
  const savedEntryResult = entryToSave(session, typedName, entry);
  if (savedEntryResult.ok) session.add({ type: 'saved', saved: savedEntryResult.value });
  return savedEntryResult;
}

/** *Again* under a roll: rolls the same dice for the user who presses it. */
const rollAgainId = componentId('again', { dice: idEscapedText });

export const rollAgain = component({
  id: rollAgainId,
  needs: ROLL_NEEDS,
  run: ({ dice }, session) => rollReply(session, dice),
});

/** A typed roll, with numbers from the sheet that it names. */
interface SheetRoll extends TypedRoll {
  /** Whose sheet the numbers are from. */
  readonly of?: string;
}

/**
 * Reads typed dice: saved rolls by name, and the numbers of the caller's sheet. `isPublic` is true if everyone will see
 * the roll.
 */
function readRoll(
  session: RollSession,
  input: string,
  as: string | undefined,
  isPublic: boolean,
): Result<SheetRoll, Refusal> {
  const diceTextResult = resolveSavedRoll(session.loaded.saved, typedDiceInEnglish(input));
  if (!diceTextResult.ok) return diceTextResult;
  const sheetlessResult = readTypedRoll(diceTextResult.value, []);
  if (
    sheetlessResult.ok ||
    sheetlessResult.why.type !== 'dice-unreadable' ||
    sheetlessResult.why.because.id !== 'unknown name'
  )
    return sheetlessResult;
  const sheetResult = sheetForRoll(session, as);
  // If no sheet was found, the refusal is about the unknown name in the dice. But if the caller has several combatants,
  // it asks whose sheet they mean.
  if (!sheetResult.ok) return sheetResult.why.type === 'which-of-yours' ? sheetResult : sheetlessResult;
  if (isPublic && !areSheetNumbersKnown(session, sheetResult.value))
    return no({ type: 'roll-shows-hidden', name: sheetResult.value.of });
  return map(readTypedRoll(diceTextResult.value, sheetResult.value.numbers), (roll) => ({
    ...roll,
    of: sheetResult.value.of,
  }));
}

/** A free roll: who rolled, every die, and the total. */
function rollEmbed(
  user: string,
  { expression, of }: SheetRoll,
  lines: readonly string[],
  isSealedRoll: boolean,
): APIEmbed {
  const sealedText = isSealedRoll ? t('roll-sealed') : t('roll-loose');
  const { label } = expression;
  const roller = of === undefined ? mention(user) : t('roll-as', { user: mention(user), name: plain(of) });
  const labelText = label === undefined ? '' : ` · ${plain(label)}`;
  const separator = lines.length === 1 ? ' ' : '\n';
  const shownRollsText = lines.map((line) => plain(line, Math.floor(MAX_ROLLS_LENGTH / lines.length))).join('\n');
  return cutToLimits({ description: `🎲 ${roller}${labelText}:${separator}${shownRollsText}\n${sealedText}` });
}

/** Rolls dice for the caller. In an encounter the dice come from the encounter's secret seed and are recorded. */
export function rollReply(session: RollSession, input: string, as?: string): Result<Reply, Refusal> {
  const rollResult = readRoll(session, input, as, true);
  if (!rollResult.ok) return rollResult;
  const { user } = session.caller;
  const reply = (rolls: readonly RolledExpression[], isSealedRoll: boolean) =>
    inChannelLanguage(session, () => {
      const embed = rollEmbed(user, rollResult.value, linesOf(session, rolls), isSealedRoll);
      return show(embed, rollAgainButton(input));
    });
  if (!rollsSealedDice(session)) return ok(reply(unsealedRolls(rollResult.value), false));
  return map(sealedRolls(session, rollResult.value, undefined), ({ rolls }) => reply(rolls, true));
}

/** Whether the caller's dice here come from an encounter's secret seed. */
function rollsSealedDice(session: Session): session is Session & InEncounter {
  const { encounter } = session;
  return encounter !== undefined && encounter.phase !== 'ended' && isInEncounter(session);
}

function unsealedRolls({ times, expression }: TypedRoll): readonly RolledExpression[] {
  return Array.from({ length: times }, () => rollDice(expression, unsealedDice));
}

/** A button to roll again. Empty if the notation is too long for an id. */
function rollAgainButton(dice: string): Pick<Reply, 'components'> {
  return rollAgainId.fits({ dice })
    ? { components: panel.buttonRow(panel.button(t('me-roll-again'), rollAgainId.write({ dice }))) }
    : {};
}

/** *See the roll* under the message about a secret one. */
const seeRollId = componentId('see-roll', { encounter: thisEncounter, deed: idInteger, times: idInteger });

/**
 * Shows a secret roll to a GM, and to the user who rolled unless it is only for the GM. After the encounter, everyone
 * can see it.
 */
export const seeRoll = component({
  id: seeRollId,
  requires: anyEncounter,
  needs: { history: true },
  run({ deed: firstDeed, times }, session) {
    const rolls = session.loaded.history.deeds.filter(
      ({ number }) => number >= firstDeed && number < firstDeed + times,
    );
    const [{ user, deed } = {}] = rolls;
    if (user === undefined || deed?.type !== 'roll' || times > MAX_ROLLS) return no({ type: 'stale' });
    const isOwn = session.caller.user === user && deed.secret !== 'blind';
    if (!isOwn && !isGm(session) && session.encounter.phase !== 'ended')
      return no({ type: 'not-the-gm', gms: session.encounter.gms });
    const lines = rolls.map((each) =>
      plain(recordedText(session.encounter.system, each), Math.floor(MAX_ROLLS_LENGTH / rolls.length)),
    );
    return ok(whisper({ description: withLabel(`🎲 ${mention(user)}`, lines.join('\n')) }));
  },
});

/**
 * Rolls dice that not everyone may see. In an encounter the dice come from its secret seed and are recorded, but they
 * aren't in the log until the encounter is over. Outside an encounter there is no GM to show the roll to.
 */
function secretRoll(
  session: RollSession,
  input: string,
  secret: RollSecrecy,
  as: string | undefined,
): Result<Reply, Refusal> {
  const rollResult = readRoll(session, input, as, false);
  if (!rollResult.ok) return rollResult;
  const { user } = session.caller;
  if (!rollsSealedDice(session)) {
    if (secret !== 'only me') return no({ type: session.encounter ? 'no-one-of-yours' : 'no-encounter' });
    return ok(whisper(rollEmbed(user, rollResult.value, linesOf(session, unsealedRolls(rollResult.value)), false)));
  }
  const result = sealedRolls(session, rollResult.value, SECRET_VALUES[secret]);
  if (!result.ok) return result;
  const { rolls, first } = result.value;
  if (secret === 'only me' || isGm(session)) {
    const secrecyText = secret === 'only me' ? t('roll-only-you') : t('gm-in-secret');
    return ok(
      whisper([rollEmbed(user, rollResult.value, linesOf(session, rolls), true), { description: secrecyText }]),
    );
  }
  const id = seeRollId.write({ encounter: session.version?.encounter ?? 0, deed: first, times: rolls.length });
  const facts = { user: mention(user) };
  return ok(
    inChannelLanguage(session, () => ({
      content: secret === 'only the GM' ? t('roll-for-gm', facts) : t('roll-with-gm', facts),
      components: panel.buttonRow(panel.button(t('roll-see'), id, ButtonStyle.Secondary)),
    })),
  );
}

/** Rolls in secret from the GM's panel. Returns a text with the rolls. */
export function rollInSecret(session: Session & InEncounter, dice: string): Result<string, Refusal> {
  const rollResult = readTypedRoll(typedDiceInEnglish(dice), []);
  if (!rollResult.ok) return rollResult;
  return map(sealedRolls(session, rollResult.value, true), ({ rolls }) =>
    [...linesOf(session, rolls).map((line) => `🎲 ${plain(line, 1500)}`), `-# ${t('gm-in-secret')}`].join('\n'),
  );
}

/** Rolls dice from an encounter's secret seed, once or several times. `first` is the number of the first deed. */
function sealedRolls(
  session: Session,
  { times, dice }: TypedRoll,
  secret: (Deed & { readonly type: 'roll' })['secret'],
): Result<{ readonly rolls: readonly RolledExpression[]; readonly first: number }, Refusal> {
  const expressionResult = parseExpression(dice);
  if (!expressionResult.ok) return expressionResult;
  const rolls: RolledExpression[] = [];
  let firstDeed: number | undefined;
  for (let roll = 0; roll < times; roll++) {
    const result = session.do({ type: 'roll', dice, ...given({ secret }) });
    if (!result.ok) return result;
    firstDeed ??= result.value.phraseSeed.deed;
    const faces = (result.value.rolled ?? []).map(({ face }) => face);
    rolls.push(rollDice(expressionResult.value, { roll: () => faces.shift() ?? 1 }));
  }
  return ok({ rolls, first: firstDeed ?? 0 });
}

function linesOf({ encounter }: Session, rolls: readonly RolledExpression[]): readonly string[] {
  return rolls.map((each) => rolledExpressionText(each, encounter?.system));
}

/**
 * A roll from an encounter's record, in the reader's language. If there were too many dice to record, it is the text
 * that was recorded.
 */
function recordedText(system: string, { deed, thrown = [], events }: PastDeed): string {
  const roll = deed?.type === 'roll' ? { dice: deed.dice, faces: thrown.map(({ face }) => face) } : undefined;
  const writtenText = events.map((event) => (event.type === 'remarked' ? rollAsWritten(event.what) : '')).join('');
  return notedRollText(roll, system) ?? writtenText;
}

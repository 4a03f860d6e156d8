// Checks that the GM asks for. Each named combatant rolls with its own sheet, by a button.

import { boolean, type Choice, command, optional, text } from '../src/interaction/command.ts';
import { component } from '../src/interaction/component.ts';
import { suggestIds, withEncounterNames } from '../src/interaction/options/combatants.ts';
import { asUpdate, type Reply, whisper } from '../src/interaction/reply.ts';
import {
  CHECK_KINDS,
  checkButtonId,
  checkTitle,
  postCheck,
  resultLines,
  updateCheckPost,
} from '../src/posts/check-post.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { rulesOf } from '../src/rules/systems.ts';
import {
  ALL_PLAYERS,
  checkNames,
  EVERYONE,
  NAME_AND_SCORE_PATTERN,
  readCheck,
  rollForCheck,
  sidesOf,
} from '../src/session/checks.ts';
import { ALL_COMBATANTS, anyEncounter, gm, type InEncounter, isGm, type Session } from '../src/session/session.ts';
import { idNamed, nameOf, sideName, sideNamed } from '../src/text/names.ts';
import { t, withoutEscapes } from '../src/text/t.ts';

/** The maximum length of a list of names, in characters. */
const MAX_LIST_LENGTH = 300;
const MAX_NAME_LENGTH = 90;

/** Who can be asked: everyone, the players, a side, or combatants by name. */
export function whoToAskChoices({ encounter }: Session): readonly Choice[] {
  const names = [EVERYONE, ALL_PLAYERS, ...(encounter ? sidesOf(encounter) : [])];
  const allNames = [...new Set([...names, ...(encounter?.combatants ?? []).map(({ name }) => name)])];
  const nameOfSide = (value: string) => (names.includes(value) ? withoutEscapes(sideName(value)) : value);
  return allNames.map((value) => ({
    name: value === EVERYONE ? t('check-everyone') : value === ALL_PLAYERS ? t('check-players') : nameOfSide(value),
    value,
  }));
}

/** Who is asked, as typed in the caller's language: everyone, the players or a side. Other texts stay. */
export function parseWhoToAsk(typed: string): string {
  const input = typed.trim().toLowerCase();
  const everyoneNames = [ALL_COMBATANTS, t('check-everyone'), t('event-to-everyone')];
  if (everyoneNames.some((name) => name.toLowerCase() === input)) return EVERYONE;
  return input === t('check-players').toLowerCase() ? ALL_PLAYERS : sideNamed(typed);
}

/** The book's difficulties, if it names any. */
export function difficultyChoices({ encounter }: Session): readonly Choice[] {
  if (!encounter) return [];
  const difficulties = Object.entries(rulesOf(encounter).checks?.difficulties ?? {});
  return difficulties.map(([id, value]) => ({
    name: `${nameOf(encounter.system, 'option', id)} (${value})`,
    value: id,
  }));
}

/**
 * What a check can be against: a difficulty of the book, or a combatant. Combatants are included only if the book says
 * which of their numbers a check must reach.
 */
function difficultyOrOpponentChoices(session: Session): readonly Choice[] {
  const { encounter } = session;
  const opponents = encounter && rulesOf(encounter).checks?.opposing ? encounter.combatants : [];
  return [...difficultyChoices(session), ...opponents.map(({ name }) => ({ name, value: name }))];
}

/**
 * Replaces a typed opponent's name with the name in the encounter's record. A score that was typed after the name
 * stays.
 */
function parseOpponent(session: Session, typed: string): string {
  const withRecordedNames = withEncounterNames(session, typed);
  const [, name, score] = NAME_AND_SCORE_PATTERN.exec(typed.trim()) ?? [];
  return withRecordedNames !== typed || name === undefined
    ? withRecordedNames
    : `${withEncounterNames(session, name)} ${score}`;
}

/** The check and the difficulty that were typed, as the book's ids. */
function withBookIds(
  session: Session & InEncounter,
  { what, against }: { readonly what: string; readonly against: string | undefined },
) {
  const { encounter } = session;
  return {
    // A pool of dice has several names: “Stealth + AGI”.
    what: what
      .split('+')
      .map((each) => idNamed(encounter.system, CHECK_KINDS, each.trim()))
      .join(' + '),
    against: against && parseOpponent(session, idNamed(encounter.system, ['option'], against)),
  };
}

export const check = command({
  name: 'check',
  requires: gm,
  options: {
    who: text(whoToAskChoices, MAX_LIST_LENGTH),
    // Skills are suggested only to a GM, because they include creatures' skills.
    what: text(
      (session) =>
        session.encounter && isGm(session) ? suggestIds(session, CHECK_KINDS, checkNames(session.encounter)) : [],
      MAX_NAME_LENGTH,
    ),
    vs: optional(text(difficultyOrOpponentChoices, MAX_NAME_LENGTH)),
    secret: boolean(),
  },
  run: ({ who, what, vs, secret }, session) => {
    const typedCheck = {
      who: withEncounterNames(session, parseWhoToAsk(who)),
      secret,
      ...withBookIds(session, { what, against: vs }),
    };
    const checkResult = readCheck(session.encounter, typedCheck);
    return map(checkResult, (check): Reply => {
      const view = postCheck(session, check);
      return session.caller.keepsPosts ? whisper(t('check-asked')) : view;
    });
  },
});

/** Asks for a check from the form of the GM's panel. Returns a text for the panel. */
export function askFromPanel(
  session: Session & InEncounter,
  input: Parameters<typeof readCheck>[1],
): Result<string, Refusal> {
  const typedCheck = {
    ...input,
    who: withEncounterNames(session, parseWhoToAsk(input.who)),
    ...withBookIds(session, input),
  };
  return map(readCheck(session.encounter, typedCheck), (check) => {
    const view = postCheck(session, check);
    return session.caller.keepsPosts ? t('check-asked') : (view.content ?? '');
  });
}

export const useCheck = component({
  id: checkButtonId,
  requires: anyEncounter,
  run({ post, press }, session) {
    const { pending, encounter, caller } = session;
    const check = pending.checks?.find((each) => each.post === post);
    if (!check) return no({ type: 'stale' });
    const isOver = encounter.phase === 'ended';
    if (press !== 'roll' && !isGm(session) && !(press === 'see' && isOver))
      return no({ type: 'not-the-gm', gms: encounter.gms });
    if (press === 'see') {
      const description = `${checkTitle(encounter, check)}\n${resultLines(encounter, check, true)}`;
      return whisper({ description });
    }
    if (check.closed || isOver) return no({ type: 'stale' });
    const checkResult = press === 'close' ? ok({ ...check, closed: true as const }) : rollForCheck(session, check);
    return map(checkResult, (changedCheck): Reply => {
      const view = updateCheckPost(session, changedCheck);
      return caller.keepsPosts ? { posted: true } : asUpdate(view);
    });
  },
});

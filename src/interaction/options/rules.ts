// Options that name something from a system's rules.

import { settingValueText } from '../../embeds/card.ts';
import { strengthOf } from '../../odds/strength.ts';
import type { Action } from '../../rules/core/action.ts';
import type { Setting } from '../../rules/core/encounter.ts';
import { currentSettingName } from '../../rules/core/former-settings.ts';
import { actionOffers } from '../../rules/core/play.ts';
import { choose, map, no, ok, type Refusal, type Result, suggestion } from '../../rules/core/refusal.ts';
import type { RefusalTopic } from '../../rules/core/refusal-topics.ts';
import type { NameKind } from '../../rules/core/ruleset.ts';
import { commandOf, conditionsForGm, type Ruleset, type StandingOrder } from '../../rules/core/ruleset.ts';
import { isSameName } from '../../rules/core/sheet-fields.ts';
import { rulesNamed, rulesOf, systemIds } from '../../rules/systems.ts';
import { actor as actingFor, isGm, type Session } from '../../session/session.ts';
import { referenceOf } from '../../text/language.ts';
import { idNamed, nameOf } from '../../text/names.ts';
import { strengthWords as words } from '../../text/odds.ts';
import { briefOf, type Explained } from '../../text/reference.ts';
import { withLabel } from '../../text/t.ts';
import type { Choice, Choices, Option, OptionValues } from '../command.ts';
import { namingOption, typedTextOrEmpty, withDefault, withNeeds } from '../command.ts';
import { ownConditions } from '../packs.ts';
import { readSetting, readSettings, settingsOf } from '../settings.ts';
import { suggestIds, withEncounterNames } from './combatants.ts';

/** An option for a system. */
export function ruleset(): Option<Ruleset> {
  return namingOption({ suggest: rulesetChoices, resolve: rulesetNamed });
}

/** An option for a system. By default, it is the system of the channel's encounter. */
export function rulesetOrCurrent(): Option<Ruleset> {
  return withDefault(ruleset(), ({ encounter }) =>
    encounter ? ok(rulesOf(encounter)) : no({ type: 'missing', what: 'ruleset', known: systemIds() }),
  );
}

/** The system typed into another option, or by default the system of the channel's encounter. */
export function rulesetIn(session: Session, input: string): Ruleset | undefined {
  return input === '' ? session.encounter && rulesOf(session.encounter) : rulesNamed(input.trim().toLowerCase());
}

/** An option for an action of the book that has no command of its own. */
export function action(): Option<NamedAction> {
  return namingOption({
    suggest: actionChoices,
    resolve(input, session) {
      const actionResult = entryNamedIn(
        'action',
        idForName(session, 'action', input),
        session,
        (rules) => rules.actions,
      );
      const { encounter } = session;
      if (!actionResult.ok || !encounter || !actionResult.value.gm || isGm(session)) return actionResult;
      return no({ type: 'not-the-gm', gms: encounter.gms });
    },
  });
}

interface NamedAction extends Action {
  readonly name: string;
}

/** An option for a condition, from the server's packs or the encounter's system. */
export function condition(): Option<string, 'packs'> {
  return namingOption({
    needs: { packs: true },
    suggest: withNeeds({ packs: true }, (session) =>
      session.encounter
        ? [
            ...ownConditions(session).map(({ name }) => name),
            ...suggestIds(session, ['condition'], conditionsForGm(rulesOf(session.encounter))),
          ]
        : [],
    ),
    resolve(input, session) {
      const ownCondition = ownConditions(session).find(({ name }) => isSameName(name, input));
      if (ownCondition) return ok(ownCondition.name);
      return map(
        entryNamedIn('condition', idForName(session, 'condition', input), session, (rules) => rules.conditions),
        ({ name }) => name,
      );
    },
  });
}

/** An option for one of the system's auto-reactions. */
export function standingOrder(): Option<StandingOrder & { readonly name: string }> {
  return namingOption({
    suggest: ({ encounter }) =>
      encounter ? describedChoices(encounter.system, 'standingOrders', rulesOf(encounter).standingOrders) : [],
    resolve: (input, session) =>
      entryNamedIn('auto-reaction', idForName(session, 'option', input), session, (rules) => rules.standingOrders),
  });
}

/** An option for the answer to the auto-reaction chosen in another option. */
export function reactionAnswer(reactionOption: string): Option<string> {
  return namingOption({
    suggest: (session, _, values) => {
      const reactionResult = reactionIn(session, values, reactionOption);
      return reactionResult.ok ? suggestIds(session, ['option'], reactionResult.value.offers) : [];
    },
    resolve(input, session, values) {
      const reactionResult = reactionIn(session, values, reactionOption);
      return reactionResult.ok
        ? choose('answer', idForName(session, 'option', input), reactionResult.value.offers)
        : reactionResult;
    },
  });
}

/** An option for one of the encounter's settings. */
export function setting(): Option<string> {
  return namingOption({
    suggest: ({ encounter }) =>
      encounter ? describedChoices(encounter.system, 'settings', settingsOf(rulesOf(encounter))) : [],
    resolve: (input, session) =>
      map(entryNamedIn('setting', settingNameIn(session, input), session, settingsOf), ({ name }) => name),
  });
}

/** An option for a value of the setting chosen in another option. */
export function settingValue(settingOption: string): Option<Setting> {
  return namingOption({
    suggest: (session, _, values) => {
      const settingResult = entryNamedIn(
        'setting',
        settingNameIn(session, typedTextOrEmpty(values, settingOption)),
        session,
        settingsOf,
      );
      return settingResult.ok
        ? settingResult.value.values.map((value) => {
            const name = settingValueText(session.rules.id, value);
            return { name, value: typeof value === 'boolean' ? name : String(value) };
          })
        : [];
    },
    resolve: (input, session, values) =>
      session.encounter
        ? map(
            readSetting(
              rulesOf(session.encounter),
              settingNameIn(session, typedTextOrEmpty(values, settingOption)),
              idForName(session, 'option', input),
            ),
            ({ value }) => value,
          )
        : no({ type: 'no-encounter' }),
  });
}

/** An option for several settings of the system chosen in another option: "cap=off, high-ground=on". */
export function settings(rulesetOption: string, maxLength: number): Option<Readonly<Record<string, Setting>>> {
  return namingOption({
    maxLength,
    resolve(input, _, values) {
      const system = typedTextOrEmpty(values, rulesetOption);
      // Each system has its own settings, so the system is needed.
      if (system === '') return no({ type: 'missing', what: 'ruleset', known: systemIds() });
      const rulesResult = rulesetNamed(system);
      return rulesResult.ok ? readSettings(rulesResult.value, input) : rulesResult;
    },
  });
}

function rulesetNamed(input: string): Result<Ruleset, Refusal> {
  const rules = rulesNamed(input.trim().toLowerCase());
  return rules ? ok(rules) : no({ type: 'no-such-ruleset', typed: input, ...suggestion(input, systemIds()) });
}

const rulesetChoices: Choices = () =>
  systemIds().map((id): Choice => ({ name: withLabel(id, rulesNamed(id)?.title ?? id), value: id }));

/** The actions without a command of their own that the caller's combatant can take now. */
const actionChoices: Choices = (session, _, values) => {
  const { encounter } = session;
  const actorResult = actingFor(session, withEncounterNames(session, typedTextOrEmpty(values, 'as')) || undefined);
  if (!actorResult.ok || !encounter) return [];
  return actionOffers(session.rules, encounter, actorResult.value.id)
    .filter(
      ({ action }) =>
        commandOf(session.rules, action) === undefined && (session.rules.actions[action]?.gm !== true || isGm(session)),
    )
    .map(
      ({ action }): Choice => ({
        name: withLabel(action, nameOf(session.rules.id, 'action', action)),
        value: action,
      }),
    );
};

/** The entries of one of the system's lists, each with a description. */
function describedChoices(
  system: string,
  list: Explained,
  entries: Readonly<Record<string, object>>,
): readonly Choice[] {
  return Object.keys(entries).map((name) => ({
    name: withLabel(name, briefOf(referenceOf(system), list, name)),
    value: name,
  }));
}

/** Finds the id for a typed text, which can be an id or a name that users see. */
function idForName({ encounter }: Session, kind: NameKind, input: string): string {
  return encounter ? idNamed(encounter.system, [kind], input) : input;
}

function settingNameIn(session: Session, input: string): string {
  return currentSettingName(idForName(session, 'setting', input.trim()).toLowerCase());
}

function reactionIn(session: Session, values: OptionValues, about: string) {
  const reactionId = idForName(session, 'option', typedTextOrEmpty(values, about));
  return entryNamedIn('auto-reaction', reactionId, session, (rules) => rules.standingOrders);
}

/** Finds an entry by its name in one of the system's lists. */
function entryNamedIn<T extends object>(
  what: RefusalTopic,
  input: string,
  { encounter }: Session,
  listOf: (rules: Ruleset) => Readonly<Record<string, T>>,
): Result<T & { readonly name: string }, Refusal> {
  if (!encounter) return no({ type: 'no-encounter' });
  const namedEntries = Object.entries(listOf(rulesOf(encounter))).map(([name, entry]) => ({ ...entry, name }));
  return choose(what, input, namedEntries);
}

/** How strong a premade creature is, in words. Undefined if its strength wasn't measured. */
export function strengthInWords(rules: Pick<Ruleset, 'id'>, name: string): string | undefined {
  const strength = strengthOf(rules, name);
  return strength === undefined ? undefined : words.of(strength);
}

/** A creature's name with its strength, for a GM: "Ogre · worth 1.5 characters". */
export function withStrength(rules: Pick<Ruleset, 'id'>, name: string): string {
  const strength = strengthInWords(rules, name);
  const shownName = nameOf(rules.id, 'archetype', name);
  return strength === undefined ? shownName : words.beside(shownName, strength);
}

import { showSetting } from '../embeds/encounter-embeds.ts';
import { onTurn } from '../rules/core/encounter.ts';
import { choices } from '../rules/core/play.ts';
import { conditionsOf as allConditionsOf, countsOf, type Offers } from '../rules/core/ruleset.ts';
import { rulesNamed, rulesOf, SYSTEM_IDS } from '../rules/systems.ts';
import { actor, findCombatant, isGm, ownCombatants } from '../session/authorize.ts';
import { characterNamed, ownCharacters, rulesetOrDefault, rulesFor } from '../session/own-characters.ts';
import type { Session } from '../session/session.ts';
import { fieldNamed, fieldsOf } from '../session/sheet-fields.ts';
import { formatField } from '../session/sheet-text.ts';
import { type Choice, type Choices, type OptionValues, withNeeds } from './option.ts';
import { settingsOf } from './settings.ts';

/** Everybody in the fight. */
export const everybody: Choices = ({ encounter }) => encounter?.combatants.map(({ name }) => name) ?? [];

/** Those whom the caller may act for, those on turn first. */
export const mine: Choices = (session) => {
  const { encounter } = session;
  if (!encounter) return [];
  const may = isGm(session) ? encounter.combatants : ownCombatants(session);
  const turn = onTurn(encounter);
  return [...may].sort((a, b) => Number(turn.includes(b)) - Number(turn.includes(a))).map(({ name }) => name);
};

/** The rule systems, with their titles. */
export const rulesets: Choices = () =>
  SYSTEM_IDS.map((id): Choice => ({ name: `${id}: ${rulesNamed(id)?.title ?? id}`, value: id }));

/** The names of the caller's characters and of the ready-made ones. */
export function characterNames({ encounter, loaded }: Session<'characters'>): readonly string[] {
  const rules = encounter && rulesNamed(encounter.system);
  if (!encounter || !rules) return [];
  const own = loaded.characters.filter(({ system }) => system === encounter.system);
  const ready = [...rules.archetypes].sort((a, b) => Number(b.kind === 'character') - Number(a.kind === 'character'));
  return [...own, ...ready].map(({ name }) => name);
}

/** The caller's characters and the ready-made ones. */
export const characters = withNeeds({ characters: true }, characterNames);

/** The caller's own characters, with the system of each. */
export const keptCharacters = withNeeds({ characters: true }, (session) =>
  ownCharacters(session).map(
    ({ name, system }): Choice => ({ name: `${name} · ${rulesNamed(system)?.title ?? system}`, value: name }),
  ),
);

/** The ready-made ones of the system that is named, or of the fight's: characters first. */
export const startingPoints: Choices = (session, _, others) => {
  const rules = rulesetOrDefault(session, String(others.get('ruleset') ?? '') || undefined);
  if (!rules.ok) return [];
  return [...rules.value.archetypes]
    .sort((a, b) => Number(b.kind === 'character') - Number(a.kind === 'character'))
    .map(({ name, brief }): Choice => ({ name: `${name}: ${brief}`, value: name }));
};

/** What can be changed on the sheet of the character that is named, with what stands there. */
export const sheetFields = withNeeds({ characters: true }, (session, _, others) => {
  const character = characterNamed(session, String(others.get('character') ?? ''));
  if (!character.ok) return [];
  const fields = fieldsOf(rulesFor(character.value)).map((field): Choice => {
    const now = formatField(field, character.value.sheet).replaceAll('\n', '; ');
    return { name: `${field.label}: ${now === '' ? 'left out' : now}`, value: field.key };
  });
  return [...fields, { name: `Name: ${character.value.name}`, value: 'name' }];
});

/** What the field that is named may be: each of a few values; or what stands there, to be changed. */
export const fieldValues = withNeeds({ characters: true }, (session, typed, others) => {
  const character = characterNamed(session, String(others.get('character') ?? ''));
  if (!character.ok) return [];
  const field = fieldNamed(fieldsOf(rulesFor(character.value)), String(others.get('field') ?? ''));
  if (!field) return [];
  if (field.way === 'one') return field.reader.choices ?? [];
  if (field.way !== 'some') return [formatField(field, character.value.sheet).replaceAll('\n', ', ')];
  // Names with commas between them: the last is the one being typed.
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  return field.stock.map(({ name }) => (before === '' ? name : `${before} ${name}`));
});

/** The fields of the sheet of whoever is named, for a GM. */
export const fieldsOfWho: Choices = (session, _, others) =>
  fieldsOfNamed(session, others).map(({ field, sheet }): Choice => {
    const now = formatField(field, sheet).replaceAll('\n', '; ');
    return { name: `${field.label}: ${now === '' ? 'left out' : now}`, value: field.key };
  });

/** What the named field of that sheet may be, or what stands there. */
export const fieldValuesOfWho: Choices = (session, _, others) => {
  const all = fieldsOfNamed(session, others);
  const named = fieldNamed(
    all.map(({ field }) => field),
    String(others.get('field') ?? ''),
  );
  const [first] = all;
  if (!named || !first) return [];
  return named.way === 'one' ? (named.reader.choices ?? []) : [formatField(named, first.sheet).replaceAll('\n', ', ')];
};

function fieldsOfNamed(session: Session, others: OptionValues) {
  const { encounter } = session;
  const who = encounter && isGm(session) ? findCombatant(encounter, String(others.get('who') ?? '')) : undefined;
  return who?.ok ? fieldsOf(session.rules).map((field) => ({ field, sheet: who.value.sheet })) : [];
}

/** The creatures that a GM may add: their own characters after them. */
export const creatures = withNeeds({ characters: true }, (session) => {
  const { encounter } = session;
  const rules = encounter && rulesNamed(encounter.system);
  if (!rules) return [];
  const ready = [...rules.archetypes].sort((a, b) => Number(b.kind === 'creature') - Number(a.kind === 'creature'));
  return [...ready, ...ownCharacters(session).filter(({ system }) => system === encounter.system)].map(
    ({ name }) => name,
  );
});

/** What an action offers the one who would act: its weapons, manners, ranges. */
function offers(session: Session, action: string, others: OptionValues): Offers | undefined {
  const as = others.get('as');
  const who = actor(session, typeof as === 'string' && as !== '' ? as : undefined);
  const { encounter } = session;
  if (!who.ok || !encounter) return undefined;
  const entry = Object.hasOwn(session.rules.actions, action) ? session.rules.actions[action] : undefined;
  return entry?.offers(encounter, who.value.id);
}

/** The targets that an action could be aimed at now, else everybody. */
export function targetsOf(action: string | undefined): Choices {
  return (session, typed, others) => {
    const of = offers(session, action ?? String(others.get('action') ?? ''), others)?.targets;
    return of && session.encounter
      ? session.encounter.combatants.filter(({ id }) => of.includes(id)).map(({ name }) => name)
      : everybody(session, typed, others);
  };
}

/** What an action could be done with. Without a name: the action of the option `action`. */
export function toolsOf(action: string | undefined): Choices {
  return (session, _, others) => offers(session, action ?? String(others.get('action') ?? ''), others)?.tools ?? [];
}

/** The manners in which an action could be done. */
export function mannersOf(action: string | undefined): Choices {
  return (session, _, others) => offers(session, action ?? String(others.get('action') ?? ''), others)?.manners ?? [];
}

/** The ranges at which an action could be done. */
export function rangesOf(action: string | undefined): Choices {
  return (session, _, others) => offers(session, action ?? String(others.get('action') ?? ''), others)?.ranges ?? [];
}

/** What the one who would act can do now, with what has a command of its own left out. */
export const acts: Choices = (session, _, others) => {
  const as = others.get('as');
  const who = actor(session, typeof as === 'string' && as !== '' ? as : undefined);
  const { encounter } = session;
  if (!who.ok || !encounter) return [];
  return choices(session.rules, encounter, who.value.id)
    .filter(
      ({ action }) => !OWN_COMMANDS.includes(action) && (session.rules.actions[action]?.gm !== true || isGm(session)),
    )
    .map(({ action, title }): Choice => ({ name: `${action}: ${title}`, value: action }));
};

const OWN_COMMANDS: readonly string[] = ['attack', 'defend', 'rest', 'cast'];

/** The kinds of rest that the system of the fight knows. */
export const rests: Choices = ({ encounter }) => (encounter ? (rulesNamed(encounter.system)?.rests ?? []) : []);

/** The conditions of the fight's system. */
export const conditions: Choices = ({ encounter }) =>
  encounter ? Object.keys(rulesNamed(encounter.system)?.conditions ?? {}) : [];

/** The conditions that the one named in `who` bears. */
export const conditionsOf: Choices = ({ encounter }, _, others) => {
  const who = String(others.get('who') ?? '').toLowerCase();
  const bearer = encounter?.combatants.find(({ name }) => name.toLowerCase() === who);
  return encounter && bearer ? allConditionsOf(rulesOf(encounter), bearer).map(({ key }) => key) : [];
};

/** The tracks of the one named in `who`, with where they stand. */
export const resourcesOf: Choices = ({ encounter }, _, others) => {
  const who = String(others.get('who') ?? '').toLowerCase();
  const meant = encounter?.combatants.find(({ name }) => name.toLowerCase() === who);
  if (!encounter || !meant) return [];
  return Object.entries(countsOf(rulesOf(encounter), meant)).map(
    ([name, { value, max }]): Choice => ({
      name: `${name}: ${value}${max === undefined ? '' : `/${max}`}`,
      value: name,
    }),
  );
};

/** What standing orders may be about. */
export const orders: Choices = ({ encounter }) =>
  encounter
    ? Object.entries(rulesNamed(encounter.system)?.standingOrders ?? {}).map(
        ([about, { brief }]): Choice => ({ name: `${about}: ${brief}`, value: about }),
      )
    : [];

/** The answers that the standing order named in `about` may have. */
export const orderAnswers: Choices = ({ encounter }, _, others) => {
  const about = String(others.get('about') ?? '');
  const known = encounter ? rulesNamed(encounter.system)?.standingOrders : undefined;
  return known && Object.hasOwn(known, about) ? (known[about]?.offers ?? []) : [];
};

/** The settings of the fight. */
export const settingNames: Choices = ({ encounter }) => {
  const rules = encounter && rulesNamed(encounter.system);
  return rules
    ? Object.entries(settingsOf(rules)).map(([name, { brief }]): Choice => ({ name: `${name}: ${brief}`, value: name }))
    : [];
};

/** The values that the setting named in `setting` may have. */
export const settingValues: Choices = ({ encounter }, _, others) => {
  const name = String(others.get('setting') ?? '');
  const rules = encounter && rulesNamed(encounter.system);
  const entries = rules ? settingsOf(rules) : {};
  return Object.hasOwn(entries, name) ? (entries[name]?.values.map(showSetting) ?? []) : [];
};

import type { Encounter } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { Suggest } from './option.ts';
import { settingsOf } from './settings.ts';

/** What can be looked up: its name, what it is, what it says, and where the rule is. */
export interface Entry {
  readonly name: string;
  /** Other words that it is looked up by. */
  readonly also?: readonly string[];
  /** Settings that change its figures. */
  readonly settings?: readonly string[];
  readonly kind: string;
  readonly brief: string;
  readonly cite: string;
}

/** Everything a system lets players look up: actions, conditions, weapons and terms, creatures, orders, settings. */
export function entries(rules: Ruleset): readonly Entry[] {
  const named = (kind: string, of: Readonly<Record<string, { readonly brief: string; readonly cite: string }>>) =>
    Object.entries(of).map(([name, { brief, cite }]) => ({ name, kind, brief, cite }));
  return [
    ...Object.entries(rules.actions).map(([key, { title, brief, cite }]) => ({
      name: title,
      also: [key, key.replaceAll('-', ' ')],
      kind: 'action',
      brief,
      cite,
    })),
    ...named('condition', rules.conditions),
    ...rules.glossary.map((term) => ({ ...term, kind: 'term' })),
    ...rules.archetypes.map(({ name, kind, brief, source }) => ({ name, kind, brief, cite: source })),
    ...named('standing order', rules.standingOrders),
    ...named('setting', settingsOf(rules)),
  ];
}

/** The names that can be looked up in the channel's system, or in the one named in `ruleset`. */
export const termSuggestions: Suggest = ({ encounter }, typed, others) => {
  const rules = rulesNamed(String(others.get('ruleset') ?? encounter?.system ?? ''));
  if (!rules) return [];
  const names = [...new Set(entries(rules).map(({ name }) => name))];
  return names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
};

/** The entries that are called so, by whichever of their names. */
export function entriesNamed(all: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = typed.trim().toLowerCase();
  const exact = all.filter(({ name }) => name.toLowerCase() === wanted);
  const by = all.filter(({ also = [] }) => also.some((name) => name.toLowerCase() === wanted));
  return exact.length > 0 ? exact : by;
}

/** An entry with what its figures are set to in an encounter of these rules, where they are not the usual ones. */
export function asSetIn(entry: Entry, encounter: Encounter | undefined, rules: Ruleset): Entry {
  if (encounter?.system !== rules.id) return entry;
  const { settings: known } = rules;
  const set = (entry.settings ?? (entry.kind === 'setting' ? [entry.name] : [])).flatMap((name) => {
    const value = encounter.settings[name];
    return value === undefined || value === known[name]?.values[0] ? [] : [`\`${name}\` ${value}`];
  });
  return set.length === 0 ? entry : { ...entry, brief: `${entry.brief} Set in this encounter: ${set.join(', ')}.` };
}

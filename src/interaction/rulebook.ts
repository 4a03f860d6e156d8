import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { Suggest } from './option.ts';
import { settingsOf } from './settings.ts';

/** What can be looked up: its name, what it is, what it says, and where the rule is. */
export interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly brief: string;
  readonly cite: string;
}

/** Everything a system lets players look up: actions, conditions, weapons and terms, creatures, orders, settings. */
export function entries(rules: Ruleset): readonly Entry[] {
  const named = (kind: string, of: Readonly<Record<string, { readonly brief: string; readonly cite: string }>>) =>
    Object.entries(of).map(([name, { brief, cite }]) => ({ name, kind, brief, cite }));
  return [
    ...Object.values(rules.actions).map(({ title, brief, cite }) => ({ name: title, kind: 'action', brief, cite })),
    ...named('condition', rules.conditions),
    ...rules.glossary.map(({ name, brief, cite }) => ({ name, kind: 'term', brief, cite })),
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

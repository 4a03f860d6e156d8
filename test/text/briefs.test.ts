import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../src/interaction/settings.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { referenceOf } from '../../src/text/language.ts';
import { briefOf, EXPLAINED, type Explained } from '../../src/text/reference.ts';

/** The entries of a list by the names that they are explained under. */
function entriesOf(rules: Ruleset, list: Explained): Readonly<Record<string, object>> {
  if (list === 'settings') return settingsOf(rules);
  return list === 'archetypes' ? Object.fromEntries(rules.archetypes.map((ready) => [ready.name, ready])) : rules[list];
}

describe.each(SYSTEM_IDS)('What %s says of its entries', (system) => {
  const rules = rulesNamed(system)!;

  test.each(EXPLAINED)('exists for each of its %s', (list) => {
    const without = Object.keys(entriesOf(rules, list)).filter(
      (name) => briefOf(referenceOf(system), list, name).length < 10,
    );
    expect(without).toEqual([]);
  });

  test.each(EXPLAINED)('exists for no entry that is gone: %s', (list) => {
    const entryNames = Object.keys(entriesOf(rules, list));
    expect(Object.keys(referenceOf(system).briefs[list] ?? {}).filter((name) => !entryNames.includes(name))).toEqual(
      [],
    );
  });
});

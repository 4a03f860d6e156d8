import { afterAll, expect, test } from 'vitest';
import { inputWithIds, labeledFields, localizedValue } from '../../src/interaction/options/fields.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import { formatField, parseField } from '../../src/session/sheet-text.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { inLanguage, LANGUAGES } from '../../src/text/languages.ts';

await loadSystems(undefined, 'cairn');
afterAll(unloadSystems);

const PREMADE = systemIds().flatMap((id) => {
  const rules = rulesNamed(id);
  return (rules?.archetypes ?? []).map(({ name, sheet }) => ({ rules, name, sheet }));
});

test.each(LANGUAGES)('what a form shows of a premade sheet in %s means the same values when it is sent', (language) => {
  const wrong = inLanguage(language, () =>
    PREMADE.flatMap(({ rules, name, sheet }) => {
      if (!rules) return [];
      return labeledFields(rules).flatMap((field) => {
        const shown = localizedValue(rules, field, sheet);
        const problems: Problem[] = [];
        const [meant, read] = [formatField(field, sheet), inputWithIds(rules, field, shown)].map((text) =>
          JSON.stringify(parseField(field, sheet, text, problems)),
        );
        return problems.length === 0 && read === meant ? [] : [`${name} ${field.key}: ${shown}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { scaledSheet, withTemplate } from '../../../src/rules/core/scaled-sheet.ts';
import type { TEMPLATE_NAMES } from '../../../src/rules/core/template.ts';
import { rulesNamed } from '../../../src/rules/systems.ts';

/** The sheet as a template changes it. Throws if the rules refuse the template. */
function withTemplateOf(rules: Ruleset, sheet: object, name: (typeof TEMPLATE_NAMES)[number]) {
  const result = withTemplate(rules, sheet, name);
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  return result.value;
}

function sheetOf(system: string, name: string): object {
  return rulesNamed(system)!.archetypes.find((each) => each.name === name)!.sheet;
}

test('a TDGS goblin: 15% and 25% in whole numbers, away from what they were', () => {
  const rules = rulesNamed('tdgs')!;
  const goblin = sheetOf('tdgs', 'Goblin');
  expect(goblin).toMatchObject({ STR: 8, DEX: 12, CON: 8, REF: 11, CHA: 6 });
  expect(withTemplateOf(rules, goblin, 'elite')).toMatchObject({ STR: 10, DEX: 14, CON: 10, REF: 13, CHA: 6 });
  expect(withTemplateOf(rules, goblin, 'boss')).toMatchObject({ STR: 11, DEX: 16, CON: 16, REF: 15, CHA: 6 });
  expect(withTemplateOf(rules, goblin, 'weak')).toMatchObject({ STR: 6, DEX: 10, CON: 6, REF: 9, CHA: 6 });
  expect(withTemplateOf(rules, goblin, 'young')).toMatchObject({ size: 'Tiny', STR: 5, DEX: 12, CON: 4, REF: 11 });
});

test('a number at its limit stays there: a maximum, a minimum, the last of a list', () => {
  const tdgs = rulesNamed('tdgs')!;
  const strongSheet = { ...sheetOf('tdgs', 'God'), STR: 99, CON: 100 };
  expect(withTemplateOf(tdgs, strongSheet, 'elite')).toMatchObject({ STR: 100, CON: 100 });
  expect(withTemplateOf(tdgs, { ...strongSheet, CON: 1 }, 'weak')).toMatchObject({ CON: 1 });
  const mastery = rulesNamed('mastery')!;
  const master = sheetOf('mastery', 'Master Fighter');
  expect(withTemplateOf(mastery, master, 'boss')).toEqual(master);
  const novice = sheetOf('mastery', 'Novice Fighter');
  expect(withTemplateOf(mastery, novice, 'weak')).toEqual(novice);
  const sol = rulesNamed('sol')!;
  const walker = sheetOf('sol', 'War Walker');
  expect(withTemplateOf(sol, walker, 'boss')).toMatchObject({ attributes: { BOD: 6 }, leader: true });
  const dungeoneers = rulesNamed('dungeoneers')!;
  const rat = sheetOf('dungeoneers', 'Giant Rat');
  expect(withTemplateOf(dungeoneers, rat, 'young')).toMatchObject({ size: 'Tiny', power: 1, mind: 0, endurance: 0 });
});

test('what a creature lacks, it doesn’t get: a beast no magic, an untrained one no skill', () => {
  const dungeoneers = rulesNamed('dungeoneers')!;
  expect(withTemplateOf(dungeoneers, sheetOf('dungeoneers', 'Wolf'), 'boss')).toMatchObject({ spell: 0, mind: 0 });
  expect(withTemplateOf(dungeoneers, sheetOf('dungeoneers', 'Lich'), 'elite')).not.toMatchObject({ spell: 0 });
  const sol = rulesNamed('sol')!;
  const guard = { ...sheetOf('sol', 'Guard'), skills: [{ name: 'Longarms', rank: 0 }] };
  expect(withTemplateOf(sol, guard, 'boss')).toMatchObject({ skills: [{ name: 'Longarms', rank: 0 }] });
});

test('a sheet that doesn’t fit its system is refused, and so is a system without templates', () => {
  const rules = rulesNamed('sol')!;
  expect(withTemplate(rules, { skills: 'many' }, 'elite')).toMatchObject({ ok: false, why: { type: 'sheet-unfit' } });
  const plainRules = { id: 'plain', sheet: rules.sheet };
  const refused = { ok: false, why: { type: 'no-templates', system: 'plain' } };
  const guard = sheetOf('sol', 'Guard');
  expect(withTemplate(plainRules, guard, 'elite')).toEqual(refused);
  expect(scaledSheet(plainRules, guard, 3)).toEqual(refused);
});

test('whose turn it is decides which of several numbers changes first', () => {
  const rules = rulesNamed('tdgs')!;
  const goblin = sheetOf('tdgs', 'Goblin');
  expect(scaledSheet(rules, goblin, 1, 0)).not.toEqual(scaledSheet(rules, goblin, 1, 1));
});

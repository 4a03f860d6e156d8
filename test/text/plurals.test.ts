import { describe, expect, test } from 'vitest';
import { entries, withSettings } from '../../commands/rules.ts';
import { arithmetic } from '../../src/embeds/arithmetic.ts';
import { board } from '../../src/embeds/board.ts';
import { deedText } from '../../src/embeds/log.ts';
import { type Outcome, visibilityOf } from '../../src/embeds/meters.ts';
import { shortDetails } from '../../src/embeds/short-details.ts';
import { status } from '../../src/embeds/status.ts';
import { decisiveReason, victoryText } from '../../src/embeds/victory.ts';
import { aboutOf, labelOf } from '../../src/posts/acts.ts';
import { type Encounter, onTurn } from '../../src/rules/core/encounter.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { completeActions } from '../../src/rules/core/whole-acts.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { en, sheetLines } from '../../src/text/language.ts';
import { opening, randomFight } from '../embeds/random-fight.ts';

const SEEDS = [1, 2, 3];

/** What is counted besides the systems' resources, in the plural. */
const COUNTED =
  'dice|die rolls|hits|rounds|turns|squares|tiles|actions|moves|uses|levels|steps|targets|days|hours|others|attackers|reactions|attacks|charges|places';
const RESOURCES = Object.values(en.systems)
  .flatMap(({ resources }) => Object.values(resources))
  .flatMap(({ forms, short, harm }) => [forms, short, harm])
  .flatMap((forms) => (forms?.one !== undefined && forms.one !== forms.other ? [forms.other] : []));

/** A plural after 1, except in "0/1 wounds" and "1 of 2 wounds". A word may stand between: "1 hit dice". */
const WRONG = new RegExp(
  String.raw`[^\n]{0,30}(?<![/\d.,–−]|\d (?:of|to) |natural )\b1 (?:(?!no )[a-z]+ )?(?:${[...new Set([...RESOURCES, ...COUNTED.split('|')])].join('|')})\b`,
  'giu',
);

const wrongIn = (texts: Iterable<string>) => [...new Set([...texts].flatMap((text) => text.match(WRONG) ?? []))];

/** Text without names, since many end in a number: "Wolf 1 hits". */
const unnamed = (text: string, { combatants }: Encounter) =>
  combatants
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((rest, { name }) => rest.replaceAll(name, 'X'), text);

function* fightTexts(rules: Ruleset): Generator<string> {
  for (const seed of SEEDS)
    for (const outcome of randomFight(rules, seed, {}))
      for (const text of textsOf(outcome, rules)) yield unnamed(text, outcome.after);
}

function* textsOf(outcome: Outcome, rules: Ruleset): Generator<string> {
  const { after, events, phraseSeed } = outcome;
  const visibility = visibilityOf(outcome);
  yield* [deedText(outcome), ...arithmetic(outcome, visibility), ...shortDetails(outcome, visibility)];
  yield* [JSON.stringify(board(after)), JSON.stringify(status(after, 'gm'))];
  const how = decisiveReason(events);
  if (how) yield victoryText(how, after);
  // The list of actions changes little from one action to the next.
  for (const { id } of phraseSeed.deed % 6 === 0 ? onTurn(after) : [])
    for (const act of completeActions(rules, after, id, true)) yield* [labelOf(act, after), aboutOf(act, after)];
}

function* bookTexts(rules: Ruleset): Generator<string> {
  const fight = opening(rules);
  for (const { sheet } of rules.archetypes)
    for (const line of sheetLines(rules.id, sheet)) yield `${line.name} ${line.value}`;
  for (const entry of entries(rules)) yield withSettings(entry, fight, rules).brief;
}

test('A plural after 1 is found, and “1 of 2 wounds” is not', () => {
  expect(wrongIn(['takes 1 wounds', '+1 hit dice', '(1 action points)'])).toHaveLength(3);
  expect(wrongIn(['1/2 wounds', '0/1 wounds', '1 of 2 wounds', '2 of 1 wounds', '1 wound', '11 wounds'])).toEqual([]);
});

describe.each(SYSTEM_IDS)('One of anything in %s is singular', (system) => {
  const rules = rulesNamed(system)!;
  test('in what happens in random fights', () => expect(wrongIn(fightTexts(rules))).toEqual([]));
  test('in its glossary and its sheets', () => expect(wrongIn(bookTexts(rules))).toEqual([]));
});

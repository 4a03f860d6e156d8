import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { conditionsOf, type Meter, type Ruleset } from '../rules/core/ruleset.ts';
import { detailOf, knownConditions } from '../rules/core/secrecy.ts';
import { plain } from '../text/markdown.ts';
import { standing } from '../text/spoken.ts';
import { conditionNames, meterText, stateOf } from './meters.ts';
import { visibilityOf } from './visibility.ts';

/**
 * Somebody on the board: the main meters with their bars and what they are under on a line, the other meters in small
 * print below. `lead` stands before the name.
 */
export function boardLines(of: Combatant, encounter: Encounter, rules: Ruleset, lead: string): readonly string[] {
  const head = `**${lead}${plain(of.name)}**`;
  if (detailOf(of, encounter) !== 'exact' || of.vitality === 'dead') {
    const { state } = stateOf(of, encounter, rules, {});
    return [state === '' ? head : `${head} ${state}`];
  }
  const meters = rules.meters(of, encounter);
  const now = meters.filter(
    ({ when }) => when === undefined || when === 'turn and status' || (lead !== '' && when === 'turn'),
  );
  const shown = now.filter(
    ({ when, main, bad, max }) => when === undefined && max !== undefined && (main || bad === 'full'),
  );
  const beside = now.filter((meter) => !shown.includes(meter) && meter.when === undefined);
  const points = now.filter((meter) => !shown.includes(meter) && meter.when !== undefined);
  const text = (meter: Meter) =>
    meter.says === undefined
      ? meterText(meter, encounter)
      : visibilityOf({ before: encounter, after: encounter }).word(meter.says);
  const borne = conditionNames(
    knownConditions({ ...of, conditions: conditionsOf(rules, of) }, encounter),
    encounter,
    rules,
    'short',
  );
  const state = of.vitality === 'up' ? [] : [standing.vitality(rules.id, of.vitality)];
  const bars = shown.map((meter) => `${text(meter)} ${bar(meter)}`);
  const first = [head, [...bars, ...points.map(text), ...state, ...borne].join(' · ')]
    .filter((part) => part !== '')
    .join(' ');
  return [first, ...(beside.length > 0 ? [`-# ${beside.map(text).join(' · ')}`] : [])];
}

/** The most boxes, one for each; above it, five parts for all there is. */
const MOST_BOXES = 6;
const PARTS = 5;

/** A meter as a bar: full only when full, empty only when empty. The number stands beside it. */
export function bar({ value, max = 0 }: Meter): string {
  if (max <= 0) return '';
  if (max <= MOST_BOXES)
    return '■'.repeat(Math.min(Math.max(value, 0), max)) + '□'.repeat(Math.max(max - Math.max(value, 0), 0));
  const share = (value / max) * PARTS;
  const filled = value <= 0 ? 0 : value >= max ? PARTS : Math.max(1, Math.floor(share));
  return '▰'.repeat(filled) + '▱'.repeat(PARTS - filled);
}

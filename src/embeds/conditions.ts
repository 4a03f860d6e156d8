import type { APIEmbed } from 'discord-api-types/v10';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { conditionsOf, type Ruleset } from '../rules/core/ruleset.ts';
import { knownConditions, type View } from '../rules/core/secrecy.ts';
import { fitting, plain } from '../text/markdown.ts';
import { briefOf } from '../text/reference.ts';
import { overview, referenceOf } from '../text/spoken.ts';
import { within } from './limits.ts';
import { conditionName } from './meters.ts';

/** The longest list, in characters: whole lines that leave room for the last. */
const LONGEST = 4000;

/** The conditions that these bear, each with what it does. Where none bears any: which conditions there are. */
export function borneBy(
  bearers: readonly Combatant[],
  rules: Ruleset,
  encounter: Encounter,
  view: View = 'players',
): APIEmbed {
  const reference = referenceOf(rules.id);
  const lines = bearers.flatMap((bearer) =>
    knownConditions({ ...bearer, conditions: conditionsOf(rules, bearer) }, encounter, view).map((condition) => {
      const brief = briefOf(reference, 'conditions', condition.name);
      return `**${plain(bearer.name)}**: ${conditionName(condition, encounter, rules)}${brief === '' ? '' : `. ${brief}`}`;
    }),
  );
  if (lines.length > 0) return within({ description: fitting(lines, LONGEST, overview.moreBorne) });
  const known = Object.keys(rules.conditions).map((name) => `**${name}**: ${briefOf(reference, 'conditions', name)}`);
  return within({
    title: overview.nobodyBears(rules.title),
    description: fitting(known, LONGEST, overview.moreConditions),
  });
}

import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import type { Gauge, Ruleset } from '../rules/core/ruleset.ts';
import { plain } from './text.ts';

/** How somebody is doing, in words and numbers: "Goblin 26/40 HP · Prone". */
export function gauges(of: Combatant, encounter: Encounter, rules: Ruleset): string {
  const readings = rules.gauges(of, encounter).map(reading);
  const borne = of.conditions.map((condition) => conditionName(condition));
  const state = of.standing === 'up' ? [] : [of.standing];
  return [`**${plain(of.name)}** ${readings.join(', ')}`, ...state, ...borne].join(' · ');
}

/** One gauge: "26/40 HP". */
export function reading({ name, value, max }: Gauge): string {
  return max === undefined ? `${value} ${name}` : `${value}/${max} ${name}`;
}

/** A condition as it is shown: its name, how much, how long. */
export function conditionName({ name, value, note, lasting }: Combatant['conditions'][number]): string {
  const left = 'left' in lasting ? ` (${lasting.left} ${lasting.left === 1 ? 'round' : 'rounds'})` : '';
  return `${name}${value === undefined ? '' : ` ${value}`}${note === undefined ? '' : ` “${plain(note, 60)}”`}${left}`;
}

import type { Combatant, CombatantId, Encounter } from '../rules/core/encounter.ts';
import { find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { conditionsOf, type Meter } from '../rules/core/ruleset.ts';
import { detailOf, type KnownCondition, knownConditions } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import { standing, state as words } from '../text/spoken.ts';
import { conditionNames, inAWord, metersOfAll, meterText, stateOf } from './meters.ts';

/** Two moments of an encounter, and what happened between them. */
interface Change {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events?: readonly Event[];
}

/**
 * How those on whom something has changed are now, a sentence each: "Goblin 1 is near death.", "Mira 41/50 HP." Only what
 * has changed is said, and of creatures only as much as players may know. Of `unmeasured` the meters are told elsewhere.
 */
export function stateSentences(change: Change, unmeasured: readonly CombatantId[] = []): readonly string[] {
  return statesAfter(change, unmeasured).map(({ said }) => said);
}

/** The same sentences, each with whom it is about. */
export function statesAfter(
  change: Change,
  unmeasured: readonly CombatantId[] = [],
): readonly { readonly subject: CombatantId; readonly said: string }[] {
  const { before, after } = change;
  const was = metersOfAll(before);
  return [...metersOfAll(after)].flatMap(([id, { line }]) => {
    if (was.get(id)?.line === line) return [];
    const [old, now] = [find(before, id), find(after, id)];
    if (!now) return [];
    if (!old) return [{ subject: id, said: newcomer(now, after) }];
    const said = sentence(old, now, change, !unmeasured.includes(id));
    return said === '' ? [] : [{ subject: id, said }];
  });
}

/** Without emphasis: the whole sentence has it. */
function newcomer(who: Combatant, encounter: Encounter): string {
  const { state, joined } = stateOf(who, encounter, rulesOf(encounter), {});
  return `${plain(who.name)}${state === '' ? '' : `${joined}${state}`}`;
}

function sentence(old: Combatant, now: Combatant, change: Change, measured: boolean): string {
  const { before, after } = change;
  const rules = rulesOf(after);
  const name = plain(now.name);
  const turned = old.vitality !== now.vitality;
  const word = standing.vitality(rules.id, now.vitality);
  if (now.vitality === 'dead') return turned ? words.is(name, word) : '';
  const detail = detailOf(now, after);
  if (detail === 'hidden') return turned ? words.is(name, now.vitality === 'up' ? words.up : word) : '';
  const gained = conditionNames(newConditions(old, now, change), after, rules, 'short');
  if (detail === 'words') {
    const [was, is] = [inAWord(old, before, rules), inAWord(now, after, rules)];
    if (was !== is) return words.is(name, [is, ...gained].join(', '));
    return gained.length === 0 ? '' : words.bears(name, gained);
  }
  const numbers = measured ? changedMeters(old, now, change).map((meter) => meterText(meter, after)) : [];
  const fell = turned && now.vitality !== 'up' ? [word] : [];
  if (numbers.length > 0) return words.has(name, [...numbers, ...fell, ...gained]);
  if (fell.length > 0) return words.is(name, [...fell, ...gained].join(', '));
  return gained.length === 0 ? '' : words.bears(name, gained);
}

/** The meters that read otherwise than before, but for the points of a turn. */
function changedMeters(old: Combatant, now: Combatant, { before, after, events = [] }: Change): readonly Meter[] {
  const refilled = refilledOnly(now.id, events);
  const of = (who: Combatant, encounter: Encounter) =>
    rulesOf(encounter)
      .meters(who, encounter)
      .filter(({ when }) => when === undefined);
  const was = new Map(of(old, before).map((meter) => [keyOf(meter), meter]));
  return of(now, after).filter((meter) => {
    if (meter.resource !== undefined && refilled.has(meter.resource)) return false;
    const then = was.get(keyOf(meter));
    return then?.value !== meter.value || then.max !== meter.max;
  });
}

/** What somebody has more of only because their turn starts: the board of that turn shows it, and it is none of this deed's doing. */
function refilledOnly(id: CombatantId, events: readonly Event[]): ReadonlySet<string> {
  const changes = events.flatMap((event) => {
    if (event.type === 'regained' || event.type === 'spent')
      return event.subject === id ? [{ resource: event.resource, isRefill: event.why.id === 'turn starts' }] : [];
    if (event.type !== 'harmed' && event.type !== 'healed') return [];
    return event.target === id && event.resource !== undefined ? [{ resource: event.resource, isRefill: false }] : [];
  });
  const others = new Set(changes.flatMap(({ resource, isRefill }) => (isRefill ? [] : [resource])));
  return new Set(changes.flatMap(({ resource, isRefill }) => (isRefill && !others.has(resource) ? [resource] : [])));
}

function keyOf({ resource, called }: Meter): string {
  return resource ?? JSON.stringify(called);
}

/** The conditions that somebody did not bear before, or bore less strongly. That one goes on is no news. */
function newConditions(old: Combatant, now: Combatant, { before, after }: Change): readonly KnownCondition[] {
  const known = (who: Combatant, encounter: Encounter) =>
    knownConditions({ ...who, conditions: conditionsOf(rulesOf(encounter), who) }, encounter);
  const mark = ({ key, value, note }: KnownCondition) => JSON.stringify([key, value, note]);
  const borne = new Set(known(old, before).map(mark));
  return known(now, after).filter((each) => !borne.has(mark(each)));
}

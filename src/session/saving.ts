import { type Combatant, type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import { validName } from '../rules/core/names.ts';
import { prepareIntent } from '../rules/core/play.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { rulesOf } from '../rules/systems.ts';
import { recordedName } from '../text/names.ts';
import { MAX_SAVED_ENTRIES, MAX_SHARED_ROLLS, type SavedAct, type SavedEntry, type SavedTarget } from './person.ts';
import type { Session } from './session.ts';

/**
 * An action or roll that the caller can save under a name. An earlier one with the same name is replaced. Refuses an
 * invalid name, or too many entries.
 */
export function entryToSave(
  session: Session<'saved'>,
  input: string,
  entry: Omit<SavedEntry, 'name'>,
): Result<SavedEntry, Refusal> {
  const nameResult = validName(input);
  if (!nameResult.ok) return nameResult;
  const max = entry.shared ? MAX_SHARED_ROLLS : MAX_SAVED_ENTRIES;
  const entriesOfSystem = session.loaded.saved.filter(
    ({ system, shared }) => system === entry.system && shared === entry.shared,
  );
  const isReplacingEntry = entriesOfSystem.some((each) => each.name.toLowerCase() === nameResult.value.toLowerCase());
  if (!isReplacingEntry && entriesOfSystem.length >= max) return no({ type: 'too-many', what: 'saved', most: max });
  return ok({ ...entry, name: nameResult.value });
}

/** The caller's last action or roll with `/roll`, as an entry to save. Secret rolls can't be saved. */
export function lastSavableEntry(session: Session<'history'>): Omit<SavedEntry, 'name'> | undefined {
  const { encounter, loaded, caller } = session;
  if (!encounter) return undefined;
  const lastOwnDeed = loaded.history.deeds.findLast(
    ({ user, kind, deed }) =>
      user === caller.user &&
      kind === 'done' &&
      (deed?.type === 'intent' || (deed?.type === 'roll' && deed.secret === undefined)),
  );
  if (lastOwnDeed?.deed?.type === 'roll') return { system: '', what: { type: 'roll', dice: lastOwnDeed.deed.dice } };
  if (lastOwnDeed?.deed?.type !== 'intent') return undefined;
  return {
    system: encounter.system,
    what: { type: 'act', act: savedAct(session.recordedEncounter, lastOwnDeed.deed.intent) },
  };
}

/** A saved action as this combatant would take it now. Undefined if the rules would refuse it. */
export function intentFromSavedAct(
  encounter: Encounter,
  actor: CombatantId,
  { targets, ...act }: SavedAct,
): Intent | undefined {
  const rules = rulesOf(encounter);
  const isAllowed = (intent: Intent) => prepareIntent(rules, encounter, intent).ok;
  const actingCombatant = find(encounter, actor);
  if (!actingCombatant) return undefined;
  if (!targets) return [{ ...act, actor }].find(isAllowed);
  const targetsWithSavedNames = targets.flatMap(
    (target) => encounter.combatants.find((each) => recordedName(each, encounter.system) === target.name) ?? [],
  );
  const [firstTarget] = targets;
  const substituteTargets = firstTarget
    ? encounter.combatants.filter((each) => relationOf(actingCombatant, each) === firstTarget.as)
    : [];
  // The saved targets are tried first, if all of them are found by name. Then each combatant that stands in the same
  // relation to the actor as the first saved target is tried.
  const targetSets = targetsWithSavedNames.length === targets.length ? [targetsWithSavedNames] : [];
  return [...targetSets, ...substituteTargets.map((each) => [each])]
    .map((targetSet): Intent => ({ ...act, actor, targets: targetSet.map(({ id }) => id) }))
    .find(isAllowed);
}

/** The caller's saved actions that this combatant can take now. */
export function usableSavedActions(
  { encounter, loaded }: Session<'saved'>,
  actor: CombatantId,
): readonly { readonly name: string; readonly intent: Intent }[] {
  if (!encounter) return [];
  return loaded.saved.flatMap(({ name, system, what }) => {
    const intent =
      what.type === 'act' && system === encounter.system ? intentFromSavedAct(encounter, actor, what.act) : undefined;
    return intent ? [{ name, intent }] : [];
  });
}

function savedAct(encounter: Encounter, { action, actor, targets, tool, manner, amount, situation }: Intent): SavedAct {
  const actingCombatant = find(encounter, actor);
  const savedTargets = targets?.flatMap((id): SavedTarget[] => {
    const target = find(encounter, id);
    if (!target) return [];
    const { name, book } = target;
    return [{ name, ...given({ book }), as: actingCombatant ? relationOf(actingCombatant, target) : 'foe' }];
  });
  return {
    action,
    ...given({
      tool,
      manner,
      amount,
      situation,
      targets: savedTargets && savedTargets.length > 0 ? savedTargets : undefined,
    }),
  };
}

function relationOf(who: Combatant, target: Combatant): SavedTarget['as'] {
  if (who.id === target.id) return 'self';
  return who.side === target.side ? 'friend' : 'foe';
}

import type { Combatant, Encounter, PackEntryName, Style, UserId } from '../rules/core/encounter.ts';
import { hasLeftFight } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { choose, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import type { BookName } from '../rules/core/template.ts';
import type { Session } from './session.ts';

/**
 * Makes an id from a name. It is unique in the fight, and not the name of a property that every JavaScript object has
 * (“constructor”).
 */
export function uniqueCombatantId(name: string, usedIds: readonly string[]): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const baseId = slug === '' ? 'combatant' : slug;
  for (let number = 1; ; number++) {
    const id = number === 1 ? baseId : `${baseId}-${number}`;
    if (!usedIds.includes(id) && !(id in {})) return id;
  }
}

/** The ids of everyone in an encounter, including hidden combatants. */
export function takenIds({ combatants, hidden = [] }: Encounter): readonly string[] {
  return [...combatants, ...hidden].map(({ id }) => id);
}

/**
 * The beginning of hidden combatants' ids. Other ids never begin with it, so a visible id never depends on who is
 * hidden.
 */
const HIDDEN_ID_PREFIX = '~';

function hiddenCombatantId(name: string, usedIds: readonly string[]): string {
  const hiddenIds = usedIds.flatMap((id) =>
    id.startsWith(HIDDEN_ID_PREFIX) ? [id.slice(HIDDEN_ID_PREFIX.length)] : [],
  );
  return `${HIDDEN_ID_PREFIX}${uniqueCombatantId(name, hiddenIds)}`;
}

/** Finds a premade creature or character by its name. A refusal suggests a similar name. */
export function archetypeNamed(rules: Ruleset, input: string): Result<Archetype, Refusal> {
  return choose('character-or-creature', input, rules.archetypes);
}

/**
 * The name that a character or creature has in the rulebook. Undefined unless the character or creature comes from the
 * rulebook and still has its name and sheet.
 */
export function bookNameOf(
  { archetypes }: Pick<Ruleset, 'archetypes'>,
  { name, sheet }: Pick<Archetype, 'name' | 'sheet'>,
): BookName | undefined {
  return archetypes.some((each) => each.name === name && each.sheet === sheet) ? { entry: name } : undefined;
}

/** A new, unhurt combatant with this sheet. */
export function newCombatant(
  { settings }: Encounter,
  rules: Ruleset,
  who: Pick<Combatant, 'id' | 'name' | 'book' | 'side' | 'sheet'> & {
    readonly controller?: UserId;
    readonly character?: string;
    readonly portrait?: PackEntryName;
  },
): Combatant {
  return {
    ...who,
    resources: rules.resources(who.sheet, settings),
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: rules.own.combatant(who.sheet, settings),
  };
}

/**
 * A combatant that joins again in a channel where it was before, with its wounds and lasting conditions. Its resources
 * stay within the limits of its current sheet.
 */
export function restoredCombatant(
  { settings }: Encounter,
  rules: Ruleset,
  newcomer: Combatant,
  lastState: Combatant,
): Combatant {
  const resources = Object.entries(newcomer.resources).map(([name, track]) => {
    const resourceValue = Object.hasOwn(lastState.resources, name)
      ? (lastState.resources[name]?.value ?? track.value)
      : track.value;
    return [
      name,
      { ...track, value: track.max === undefined ? resourceValue : Math.min(resourceValue, track.max) },
    ] as const;
  });
  const conditions = lastState.conditions.filter(
    ({ duration }) => duration.until === 'day' || duration.until === 'removed',
  );
  return {
    ...newcomer,
    resources: Object.fromEntries(resources),
    conditions,
    // A combatant that fled or surrendered takes part in the next fight.
    vitality: hasLeftFight(lastState.vitality) ? 'up' : lastState.vitality,
    standingOrders: lastState.standingOrders,
    own: rules.own.combatant(newcomer.sheet, settings, lastState.own),
  };
}

/**
 * Makes `count` creatures of one kind. Their numbers continue those in the encounter: "Goblin", or "Goblin 2", "Goblin
 * 3". `encounter` must have the names as recorded, and `archetype` its English name.
 */
export function newCreatures(
  { rules }: Pick<Session, 'rules'>,
  encounter: Encounter,
  archetype: Pick<Archetype, 'name' | 'sheet' | 'standingOrders'> & {
    /**
     * The creature's name in the rulebook. It is needed only if the creature's sheet was changed, because otherwise the
     * name is looked up.
     */
    readonly book?: BookName;
    readonly style?: Style;
    readonly portrait?: PackEntryName;
  },
  { count, side, hidden = false }: { readonly count: number; readonly side: string; readonly hidden?: boolean },
): readonly Combatant[] {
  // A visible combatant's name must not depend on hidden ones.
  const allCombatants = [...encounter.combatants, ...(hidden ? (encounter.hidden ?? []) : [])];
  const usedNames = allCombatants.map(({ name }) => name.toLowerCase());
  const isOnlyOneOfKind = count === 1 && !usedNames.some((name) => name.startsWith(archetype.name.toLowerCase()));
  const { sheet, portrait, book = bookNameOf(rules, archetype) } = archetype;
  const creatures: Combatant[] = [];
  for (let number = 1; creatures.length < count; number++) {
    const name = isOnlyOneOfKind ? archetype.name : `${archetype.name} ${number}`;
    if (usedNames.includes(name.toLowerCase())) continue;
    const usedIds = [...takenIds(encounter), ...creatures.map(({ id }) => id)];
    const id = hidden ? hiddenCombatantId(name, usedIds) : uniqueCombatantId(name, usedIds);
    const numberedName = book && (isOnlyOneOfKind ? book : { ...book, number });
    const creature = newCombatant(encounter, rules, {
      id,
      name,
      ...given({ book: numberedName }),
      side,
      sheet,
      ...given({ portrait }),
    });
    creatures.push({
      ...creature,
      standingOrders: archetype.standingOrders ?? {},
      ...given({ auto: archetype.style }),
    });
  }
  return creatures;
}

// TDGS › 5 Actions › Cast Spell, Use Item: what they come to for somebody who plays itself. The worths are chosen

import { seenAmong } from '../core/actor-view.ts';
import { bears, type CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Option } from '../core/mind.ts';
import type { Way } from '../core/offers.ts';
import type { ConditionName } from './condition-names.ts';
import { countOf } from './outline.ts';
import type { Ability } from './sheet.ts';
import { foesOf, maySway, mightOf, spellPowerOf, spends, type View } from './tactics-reckoning.ts';

/** What a condition is worth to whoever puts it on a foe, or on a friend; what is not here is not cast for its own sake. */
const WORTHS: Readonly<Partial<Record<ConditionName, number>>> = {
  Unconscious: 1.7,
  Stunned: 1.7,
  Paralyzed: 1.7,
  Charmed: 1.2,
  Blinded: 1.1,
  Slowed: 0.9,
  Frightened: 0.8,
  Prone: 0.7,
  Hasted: 1.6,
  Strengthened: 1,
  Quickened: 1,
  Regenerating: 1,
  Protected: 0.9,
  Attuned: 0.9,
  Invisible: 0.8,
};

export function castings(view: View, action: 'cast' | 'instant'): readonly Option[] {
  return view.ways(action).flatMap((way) => {
    const spell = view.actor.sheet.abilities.find(({ name }) => name === way.tool);
    if (!spell) return [];
    const [to] = way.tiles ?? [];
    const at = to === undefined ? way : { ...way, targets: nearest(view, spell.helpful) };
    const found = spell.helpful ? helps(view, at, spell) : harms(view, at, spell);
    return found.map(({ kind, worth, whom, targets }) => ({
      // An Instant is free, and so comes before what is not.
      kind: action === 'instant' ? ('prepare' as const) : kind,
      worth: action === 'instant' ? 2 : worth,
      intent: { action, tool: spell.name, ...(to === undefined ? { targets } : { to }) },
      ...given({ whom }),
      ...spends(spell),
    }));
  });
}

interface Aimed extends Pick<Option, 'kind' | 'worth'> {
  readonly whom?: CombatantId;
  readonly targets: readonly CombatantId[];
}

/** About as many as an area on the field touches. */
const TOUCHED = 2;

/** Those by whom an area that is aimed at a tile is weighed. */
function nearest({ others }: View, friends: boolean): readonly CombatantId[] {
  const those = others.filter(({ friend, vitality }) => friend === friends && vitality === 'up');
  return those
    .toSorted((a, b) => (a.squares ?? 0) - (b.squares ?? 0))
    .slice(0, TOUCHED)
    .map(({ id }) => id);
}

/** Healing for whoever needs it, and conditions for those who do not have them yet. */
function helps(view: View, way: Way, { heal, inflicts, area, concentration }: Ability): readonly Aimed[] {
  const { actor } = view;
  const friends = seenAmong(way.targets, view, ({ friend }) => friend);
  const everybody = [actor.id, ...friends.map(({ id }) => id)];
  if (heal > 0)
    return area
      ? [{ kind: 'heal', worth: heal / 25, targets: everybody }]
      : everybody.map((id) => ({ kind: 'heal', worth: heal / 40, whom: id, targets: [id] }));
  const [condition] = inflicts.flatMap((each) => each.condition);
  const worth = condition === undefined ? 0 : (WORTHS[condition] ?? 0);
  if (condition === undefined || worth === 0 || (concentration && bears(actor, 'Concentrating'))) return [];
  const lack = friends.filter(({ vitality, conditions }) => vitality === 'up' && !conditions.includes(condition));
  if (area) return lack.length > 0 ? [{ kind: 'boost', worth: worth * 1.5, targets: everybody }] : [];
  const without = [...(bears(actor, condition) ? [] : [actor.id]), ...lack.map(({ id }) => id)];
  return without.map((id) => ({ kind: 'boost', worth, whom: id, targets: [id] }));
}

/** Harm by spell as by weapon; in an area to all foes who stand. */
function harms(view: View, way: Way, spell: Ability): readonly Aimed[] {
  const { actor } = view;
  const { area, inflicts, concentration } = spell;
  const foes = foesOf(view, way);
  const power = spellPowerOf(view, spell);
  if (power > 0) {
    const each = power / mightOf(view);
    if (!area) return foes.map(({ id }) => ({ kind: 'harm', worth: each, whom: id, targets: [id] }));
    const worth = Math.min(3, each * foes.length * 0.8);
    return foes.length > 0 ? [{ kind: 'harm', worth, targets: foes.map(({ id }) => id) }] : [];
  }
  const [condition] = inflicts.flatMap((each) => each.condition);
  if (condition === undefined || (concentration && bears(actor, 'Concentrating'))) return [];
  const free = foes.filter(({ id, conditions }) => !conditions.includes(condition) && maySway(view, condition, id));
  const worth = WORTHS[condition] ?? 0;
  if (!area) return free.map(({ id }) => ({ kind: 'hinder', worth, whom: id, targets: [id] }));
  return free.length > 0 ? [{ kind: 'hinder', worth: worth * 1.5, targets: free.map(({ id }) => id) }] : [];
}

export function items(view: View): readonly Option[] {
  const { actor } = view;
  return view.ways('use').flatMap(({ tool, targets = [], limit }) => {
    const item = actor.sheet.items.find(({ name }) => name === tool);
    if (!item || item.heal === 0 || limit?.left === 0) return [];
    const friends = seenAmong(targets, view, ({ friend }) => friend).map(({ id }) => id);
    return [...targets.filter((id) => id === actor.id), ...friends].map((id) => ({
      kind: 'heal' as const,
      worth: Math.max(0.5, item.heal / 40),
      whom: id,
      intent: { action: 'use', tool: item.name, targets: [id] },
      spends: { [countOf(item)]: 1 },
    }));
  });
}

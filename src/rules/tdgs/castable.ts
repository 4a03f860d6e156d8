// TDGS › 5 Actions › Cast Spell; 7 Abilities; 16 Area of Effect: what may be cast now, and whom it reaches

import { type CombatantId, combatant } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import type { Way } from '../core/offers.ts';
import { once } from '../core/once.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, type Result } from '../core/result.ts';
import { standsAt } from '../core/standing.ts';
import { foes, others } from './acting.ts';
import { aimsOf } from './areas.ts';
import { areOnSquares } from './field.ts';
import { declaredBand } from './range.ts';
import { type Ability, BANDS, type Fight, type Fighter, type Sheet } from './sheet.ts';
import { choicesFor, type Placed, placed, situationOf } from './situation.ts';
import { hasUse, limitOf } from './uses.ts';

/** The abilities this fighter can use that way: spells, and traits and skills with an effect of their own. */
export function castable({ sheet }: Fighter, as: 'action' | 'instant'): readonly Ability[] {
  return as === 'instant' ? instants(sheet) : spells(sheet);
}

const instants = once(({ abilities }: Sheet) =>
  abilities.filter((each) => isActive(each) && each.timing === 'instant'),
);

const spells = once(({ abilities }: Sheet) =>
  abilities.filter(
    (each) => isActive(each) && (each.timing === 'action' || (each.kind === 'spell' && each.timing !== 'instant')),
  ),
);

function isActive({ interrupt, adds }: Ability): boolean {
  return interrupt === undefined && adds.length === 0;
}

/** Each spell: for friends where it helps, in an area for all who stand in it, foes above all. */
export function castWays(encounter: Fight, actor: CombatantId, timing: 'action' | 'instant'): readonly Way[] {
  const who = combatant(encounter, actor);
  return castable(who, timing)
    .filter((spell) => hasUse(who, spell))
    .flatMap((spell) => {
      const { name, helpful, area } = spell;
      const way: Way = {
        tool: name,
        ...(helpful ? { helps: true as const } : { harms: true as const }),
        ...given({ limit: limitOf(who, spell) }),
      };
      if (!area || !standsAt(encounter, actor)) return aimedWays(encounter, who, spell, way);
      const tiles = aimsOf(encounter, who, spell);
      return tiles.length > 0 ? [{ ...way, targets: [], alone: true, tiles }] : [];
    });
}

/** A spell that is cast at those who are named: on the field at one whom it reaches, with a line. */
function aimedWays(encounter: Fight, who: Fighter, spell: Ability, way: Way): readonly Way[] {
  const { helpful, area, against } = spell;
  const all = helpful || area ? [who, ...others(encounter, who.id)] : others(encounter, who.id);
  const reaches = (other: Fighter) =>
    !areOnSquares(encounter, who.id, other.id) || whereTo(encounter, spell, { actor: who.id }, other).ok;
  const targets = all.filter(reaches).map(({ id }) => id);
  if (encounter.field && targets.length === 0) return [];
  const usual = helpful ? all.filter(({ side }) => side === who.side) : foes(encounter, who.id);
  const about = { actor: who.id, targets };
  const several = area ? { least: 1, usual: usual.map(({ id }) => id) } : undefined;
  const situation = helpful ? undefined : choicesFor(encounter, about, [], against === 'REF' ? 'shot' : 'other');
  return [{ ...way, targets, ...given({ situation, several }) }];
}

/** A spell that names no range reaches Far; cover counts for spells against REF only. Rulings. */
export function whereTo(
  encounter: Fight,
  spell: Ability,
  intent: Pick<Intent, 'actor' | 'situation'>,
  { id, name }: Fighter,
  named = name,
): Result<Placed, Refusal> {
  const stance = situationOf(encounter, intent, id);
  if (!stance.ok) return stance;
  const { flanked: _, ...rest } = stance.value;
  const band = declaredBand(rest.range, 'Adjacent');
  if (!band.ok) return band;
  if (BANDS.indexOf(band.value) > BANDS.indexOf(spell.reach))
    return no({ type: 'out-of-range', weapon: spell.name, band: band.value, reaches: spell.reach });
  const called = rest.isShown ? name : named;
  return placed(encounter, rest, { melee: spell.against !== 'REF', band: band.value, name: called });
}

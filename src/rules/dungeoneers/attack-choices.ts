// Dungeoneers › Actions › Attack: whom it reaches, with what, and what there is to choose

import { bears, type CombatantId, combatant } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Offers, Way } from '../core/offers.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Weapon } from './arms.ts';
import { IMPROVISED } from './content/equipment.ts';
import { MOST_STAKED } from './dice.ts';
import { enough, targets } from './intent.ts';
import { type Distance, distance, position, reaches, threatRange } from './position.ts';
import { refuse } from './refusals.ts';
import { PIERCE_STRESS } from './settings.ts';
import type { Creature, Fight } from './sheet.ts';
import { tilesAway } from './situation.ts';

/** Most stress for one attack that stands in a list; more may be typed. */
const STRESS_LINES = 6;

/** Melee within the threat range; Range only outside it; Toss as far as power and the threat range together. */
export function inReach(
  attacker: Creature,
  weapon: Weapon,
  { tiles, threat }: Pick<Distance, 'tiles' | 'threat'>,
): Result<Weapon, Refusal> {
  if (weapon.range !== undefined && tiles <= threat) return refuse('too-near', { weapon: weapon.name });
  const most = weapon.range ?? (weapon.toss ? attacker.sheet.power + threat : threat);
  if (tiles <= most) return ok(weapon);
  return no({ type: 'out-of-range', weapon: weapon.name, band: tilesAway(tiles), reaches: tilesAway(most) });
}

/** Optional rule: stress for pierce dice, as the attack's style. */
export function pierceStyles(fight: Fight): readonly string[] {
  return fight.settings[PIERCE_STRESS] === true ? ['pierce 1', 'pierce 2', 'pierce 3'] : [];
}

/** Distances that may be named of those away, as far as any of these weapons goes. */
function distances(attacker: Creature, weapons: readonly Weapon[]): readonly string[] {
  const far = [3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 60];
  const threat = threatRange(attacker);
  return far.filter((tiles) => weapons.some((each) => inReach(attacker, each, { tiles, threat }).ok)).map(String);
}

/** Can it be attacked with that weapon from there? */
function canAttack(attacker: Creature, weapon: Weapon, away: Distance): boolean {
  return inReach(attacker, weapon, away).ok && away.isOpen();
}

/** The weapons in hand, and bare hands. */
function arms({ sheet }: Creature): readonly Weapon[] {
  return [...sheet.weapons.filter(({ equipped }) => equipped), IMPROVISED];
}

/** Can it be attacked with anything in hand from there? */
export function armsReach(attacker: Creature, away: Distance): boolean {
  return arms(attacker).some((each) => canAttack(attacker, each, away));
}

/** With each weapon in hand, and with bare hands; stress may be staked on each. On the field at those in its reach. */
export function attackWays(fight: Fight, by: CombatantId): readonly Way[] {
  const attacker = combatant(fight, by);
  const alike = new Map(arms(attacker).map((weapon) => [weapon.name, weapon]));
  return [...alike.values()].flatMap((weapon) => {
    const stands = fight.field ? onField(fight, attacker, weapon) : said(attacker, weapon);
    if (stands.targets?.length === 0) return [];
    return [undefined, ...pierceStyles(fight)].map((manner) => ({
      tool: weapon.name,
      harms: true,
      costs: [{ resource: 'action points', points: weapon.points }],
      amount: { what: 'stress', most: STRESS_LINES },
      ...stands,
      ...given({ manner }),
    }));
  });
}

/** What there is to say where no field shows it. */
function said(attacker: Creature, weapon: Weapon): Pick<Way, 'situation' | 'targets'> {
  const ranges = distances(attacker, [weapon]);
  return { situation: { behind: true, ...given({ ranges: ranges.length > 0 ? ranges : undefined }) } };
}

function onField(fight: Fight, attacker: Creature, weapon: Weapon): Pick<Way, 'situation' | 'targets'> {
  if (!enough(fight, attacker.id, 'action points', weapon.points).ok) return { targets: [] };
  return {
    targets: targets(fight, attacker.id, ({ id }) => canAttack(attacker, weapon, distance(fight, attacker.id, id))),
  };
}

export function attackOffers(fight: Fight, by: CombatantId): Offers | undefined {
  if (!enough(fight, by, 'action points').ok) return undefined;
  const attacker = combatant(fight, by);
  const within = targets(fight, by, ({ id }) => armsReach(attacker, distance(fight, by, id)));
  if (within.length === 0) return undefined;
  const fits = arms(attacker).filter((each) => within.some((id) => canAttack(attacker, each, distance(fight, by, id))));
  const most = within.some((id) => reaches(fight, by, id) || !bears(combatant(fight, id), 'Prone')) ? MOST_STAKED : 0;
  const styles = pierceStyles(fight);
  const isSaid = !fight.field && within.every((id) => position(fight, by, id) === 'away');
  return {
    targets: within,
    tools: [...new Set(fits.map(({ name }) => name))],
    ...(styles.length > 0 && { manners: styles }),
    ...(isSaid && { ranges: distances(attacker, fits) }),
    amount: { what: 'stress', most },
  };
}

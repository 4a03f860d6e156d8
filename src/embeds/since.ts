import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { since as words } from '../text/spoken.ts';
import { visibilityOf } from './visibility.ts';

/** Something that befell a combatant, as a fact. */
export type Befell =
  | { readonly type: 'struck'; readonly actor: CombatantId; readonly resource?: string; readonly amount: number }
  | { readonly type: 'missed'; readonly actor: CombatantId }
  | { readonly type: 'healed'; readonly actor?: CombatantId; readonly resource?: string; readonly amount: number }
  | { readonly type: 'gained'; readonly condition: string }
  | { readonly type: 'fell'; readonly who: CombatantId };

/** Most sentences, unless more are wanted: they are read on a lock screen. */
const MOST = 2;

/** What happened to a player's combatant since its last turn, in a sentence or two: harm first, then who fell. */
export function sinceLastTurn(
  of: CombatantId,
  news: readonly Befell[],
  encounter: Encounter,
  most: number = MOST,
): string {
  const say = visibilityOf({ before: encounter, after: encounter });
  const blows = Map.groupBy(
    news.flatMap((each) => (each.type === 'struck' ? [each] : [])),
    ({ actor }) => actor,
  );
  const struck = [...blows].map(([actor, each]) => {
    const byResource = Map.groupBy(each, ({ resource }) => resource ?? '');
    const amounts = [...byResource].map(([resource, all]) =>
      say.amount(
        all.reduce((sum, { amount }) => sum + amount, 0),
        resource,
      ),
    );
    return words.struck(say.name(actor), amounts);
  });
  const fell = news.flatMap((each) => {
    const who = each.type === 'fell' ? find(encounter, each.who) : undefined;
    if (!who || who.vitality === 'up') return [];
    return [who.vitality === 'dead' ? words.dead(say.name(who.id)) : words.down(say.name(who.id))];
  });
  const healed = news.flatMap((each) =>
    each.type === 'healed' && each.actor !== undefined
      ? [words.healed(say.name(each.actor), say.amount(each.amount, each.resource ?? ''))]
      : [],
  );
  const known = rulesOf(encounter).conditions;
  const still = news.flatMap((each) =>
    each.type === 'gained' &&
    Object.hasOwn(known, each.condition) &&
    known[each.condition]?.aside !== true &&
    find(encounter, of)?.conditions.some(({ name }) => name === each.condition)
      ? [each.condition]
      : [],
  );
  const gained = still.length > 0 ? [words.gained([...new Set(still)])] : [];
  const missed = [...new Set(news.flatMap((each) => (each.type === 'missed' ? [each.actor] : [])))]
    .filter((actor) => !blows.has(actor))
    .map((actor) => words.missed(say.name(actor)));
  return [...struck, ...new Set(fell), ...healed, ...gained, ...missed].slice(0, most).join(' ');
}

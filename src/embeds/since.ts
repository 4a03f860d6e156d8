import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { declared, mainOf } from '../rules/core/resource-kind.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { number } from '../text/markdown.ts';
import { since as words } from '../text/spoken.ts';
import { type Visibility, visibilityOf } from './visibility.ts';

/** Something that befell a combatant, as a fact. */
export type Befell =
  | { readonly type: 'struck'; readonly actor: CombatantId; readonly resource?: string; readonly amount: number }
  | { readonly type: 'missed'; readonly actor: CombatantId }
  | { readonly type: 'healed'; readonly actor?: CombatantId; readonly resource?: string; readonly amount: number }
  | { readonly type: 'gained'; readonly condition: string }
  | { readonly type: 'fell'; readonly who: CombatantId };

/** Most sentences: they are read on a lock screen. */
const MOST = 2;

/** What happened to a player's combatant since its last turn, told to that player: harm first, then who fell. */
export function sinceLastTurn(
  of: CombatantId,
  news: readonly Befell[],
  encounter: Encounter,
  most: number = MOST,
): string {
  return inOrder(sentences(of, news, encounter, words.you))
    .slice(0, most)
    .join(' ');
}

/** The same of several who act together, each by name. Of creatures as much as players may know. */
export function sinceLastTurns(
  ids: readonly CombatantId[],
  news: Readonly<Record<CombatantId, readonly Befell[]>>,
  encounter: Encounter,
): string {
  const { name } = visibilityOf({ before: encounter, after: encounter });
  const all = ids.flatMap((id) => sentences(id, news[id] ?? [], encounter, name(id)));
  return inOrder(all).slice(0, MOST).join(' ');
}

/** What kind of news it is: the worst comes first. */
const RANKS = ['struck', 'fell', 'healed', 'gained', 'missed'] as const;

interface Sentence {
  readonly rank: (typeof RANKS)[number];
  readonly text: string;
}

function inOrder(all: readonly Sentence[]): readonly string[] {
  const sorted = all.toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
  return [...new Set(sorted.map(({ text }) => text))];
}

/** What befell somebody, a sentence each. `whom` is how they are spoken of. */
function sentences(of: CombatantId, news: readonly Befell[], encounter: Encounter, whom: string): readonly Sentence[] {
  const say = visibilityOf({ before: encounter, after: encounter });
  const blows = Map.groupBy(
    news.flatMap((each) => (each.type === 'struck' ? [each] : [])),
    ({ actor }) => actor,
  );
  const struck = [...blows].map(([actor, each]) =>
    words.struck(say.name(actor), whom, harmIn(of, each, encounter, say)),
  );
  const fell = news.flatMap((each) => {
    const who = each.type === 'fell' ? find(encounter, each.who) : undefined;
    if (!who || who.vitality === 'up') return [];
    return [who.vitality === 'dead' ? words.dead(say.name(who.id)) : words.down(say.name(who.id))];
  });
  const exact = say.detailOf(of) === 'exact';
  const healed = news.flatMap((each) =>
    each.type === 'healed' && each.actor !== undefined
      ? [words.healed(say.name(each.actor), whom, exact ? say.amount(each.amount, each.resource ?? '') : '')]
      : [],
  );
  const still = gainedOf(of, news, encounter);
  const gained = still.length > 0 ? [words.gained(whom, still)] : [];
  const missed = [...new Set(news.flatMap((each) => (each.type === 'missed' ? [each.actor] : [])))]
    .filter((actor) => !blows.has(actor))
    .map((actor) => words.missed(say.name(actor), whom));
  const told = { struck, fell, healed, gained, missed };
  return RANKS.flatMap((rank) => told[rank].map((text) => ({ rank, text })));
}

/** How much harm it was, by what was harmed; of the main resource that is lost the number alone. */
function harmIn(
  of: CombatantId,
  blows: readonly Extract<Befell, { readonly type: 'struck' }>[],
  encounter: Encounter,
  say: Visibility,
): readonly string[] {
  if (say.detailOf(of) !== 'exact') return [];
  const kinds = rulesOf(encounter).resourceKinds;
  return [...Map.groupBy(blows, ({ resource }) => resource ?? '')].map(([resource, all]) => {
    // What a system keeps in its own state is counted one by one: wounds.
    if (resource === '') return say.amount(all.length, mainOf(kinds) ?? '');
    const amount = all.reduce((sum, each) => sum + each.amount, 0);
    const { main, fills } = declared(kinds, resource);
    return main && !fills ? number(amount) : say.amount(amount, resource);
  });
}

/** The conditions gained since that are still borne, where they may be told. */
function gainedOf(of: CombatantId, news: readonly Befell[], encounter: Encounter): readonly string[] {
  const known = rulesOf(encounter).conditions;
  const who = find(encounter, of);
  if (!who || detailOf(who, encounter) === 'hidden') return [];
  const still = news.flatMap((each) =>
    each.type === 'gained' &&
    Object.hasOwn(known, each.condition) &&
    known[each.condition]?.aside !== true &&
    who.conditions.some(({ name }) => name === each.condition)
      ? [each.condition]
      : [],
  );
  return [...new Set(still)];
}

// Fight statistics: who dealt, took and healed how much, from the record of an encounter.

import { playedBy } from '../odds/luck.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  find,
  ownerOf,
  type UserId,
} from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { secrecyOf, type Viewer } from '../rules/core/secrecy.ts';
import { plain, t } from '../text/t.ts';
import { systemTitle } from './log.ts';
import { type Outcome, sayOf, type Visibility, visibilityOf } from './meters.ts';
import { nameAndNumber } from './run-names.ts';

/** Amounts by resource. '' counts harm that isn't an amount of a resource, such as a system's own wounds. */
type Amounts = Map<string, number>;

/** What one combatant did, or all creatures with the same name together. The name is safe to show. */
export interface FighterStats {
  readonly name: string;
  readonly isPlayers: boolean;
  readonly dealt: Amounts;
  readonly taken: Amounts;
  readonly healed: Amounts;
  /** Attacks against them that did no harm: missed, blocked or stopped by armor. */
  stopped: number;
  /** How many others they took out of the fight. */
  beaten: number;
  biggest?: { readonly amount: number; readonly text: string };
}

/** The most fighters in a line. */
const MAX_NAMED = 4;
/** The most rows of a table. */
const MAX_ROWS = 40;
/** The events that count. */
const COUNTED_EVENTS: ReadonlySet<Event['type']> = new Set(['harmed', 'healed', 'struck', 'fell']);
/** The results of an attack that harmed no one. */
const HARMLESS: ReadonlySet<string> = new Set(['nothing', 'stopped', 'stopped by armor']);

/**
 * Counts a fight deed by deed. Amounts that the viewer wasn't shown don't count: neither what a creature with hidden
 * numbers lost nor what was dealt to it.
 */
export class FightStats {
  readonly #view: Viewer;
  readonly #fighters = new Map<string, FighterStats>();
  readonly #players = new Set<CombatantId>();
  #sight: Visibility | undefined;

  constructor(view: Viewer = 'players') {
    this.#view = view;
  }

  add({ before, after, events }: Pick<Outcome, 'before' | 'after' | 'events'>): void {
    if (!events.some(({ type }) => COUNTED_EVENTS.has(type))) return;
    const visibility = visibilityOf({ before, after }, this.#view);
    this.#sight = visibility;
    const harmedBy = new Map<CombatantId, CombatantId>();
    for (const event of events) {
      if (event.type === 'harmed' && event.actor !== undefined) harmedBy.set(event.target, event.actor);
      countEvent(event, {
        of: (id) => {
          const who = id === undefined ? undefined : (find(after, id) ?? find(before, id));
          return who && this.#fighter(who);
        },
        isKnown: (id) => visibility.detailOf(id) === 'exact',
        describe: ({ came, amount, resource = '' }) =>
          came === undefined ? visibility.harm(amount, resource) : visibility.word(came),
        harmedBy,
      });
    }
  }

  /**
   * The statistics to which a combatant's deeds are added. Players' characters count alone, even after their player
   * left. Creatures with the same name count together.
   */
  #fighter(who: Combatant): FighterStats {
    if (who.controller !== undefined || ownerOf(who) !== undefined) this.#players.add(who.id);
    const isPlayers = this.#players.has(who.id);
    const name = isPlayers ? who.name : (nameAndNumber(who).stem ?? who.name);
    const key = isPlayers ? who.id : `${who.side}\n${name}`;
    const stats = this.#fighters.get(key);
    if (stats) return stats;
    const fighter = emptyStats(plain(name), isPlayers);
    this.#fighters.set(key, fighter);
    return fighter;
  }

  /** Players' characters first, then the others. In each group, the one that dealt most comes first. */
  get all(): readonly FighterStats[] {
    const fighters = [...this.#fighters.values()];
    return fighters.toSorted(
      (a, b) => Number(b.isPlayers) - Number(a.isPlayers) || total(b.dealt) - total(a.dealt) || b.beaten - a.beaten,
    );
  }

  /** At most three lines for the end of a fight: dealt and beaten, taken and stopped, healed. */
  get lines(): readonly string[] {
    const dealt = this.#most(
      (each) => total(each.dealt) + each.beaten,
      (each) => [...this.#amounts(each.dealt), ...(each.beaten > 0 ? [t('stats-beaten', { count: each.beaten })] : [])],
    );
    const taken = this.#most(
      (each) => total(each.taken) + each.stopped,
      (each) => [
        ...this.#amounts(each.taken),
        ...(each.stopped > 0 ? [t('stats-stopped', { count: each.stopped })] : []),
      ],
    );
    const healed = this.#most(
      (each) => total(each.healed),
      (each) => this.#amounts(each.healed),
    );
    return [
      ...(dealt === '' ? [] : [t('stats-dealt', { fighters: dealt })]),
      ...(taken === '' ? [] : [t('stats-taken', { fighters: taken })]),
      ...(healed === '' ? [] : [t('stats-healed', { fighters: healed })]),
    ];
  }

  /** A row for each fighter, under its headings. */
  get table(): readonly (readonly string[])[] {
    const rows = this.all
      .slice(0, MAX_ROWS)
      .map((each) => [
        each.name,
        this.#cell(each.dealt),
        this.#cell(each.taken),
        this.#cell(each.healed),
        String(each.stopped),
        String(each.beaten),
        each.biggest?.text ?? '–',
      ]);
    return rows.length === 0
      ? []
      : [
          [
            t('stats-name'),
            t('stats-column-dealt'),
            t('stats-column-taken'),
            t('stats-column-healed'),
            t('stats-column-stopped'),
            t('stats-column-beaten'),
            t('stats-column-biggest'),
          ],
          ...rows,
        ];
  }

  #most(rank: (each: FighterStats) => number, textsOf: (each: FighterStats) => readonly string[]): string {
    return this.all
      .filter((each) => rank(each) > 0)
      .toSorted((a, b) => rank(b) - rank(a))
      .slice(0, MAX_NAMED)
      .map((each) => t('stats-fighter', { name: each.name, amounts: textsOf(each).join(', ') }))
      .join(' · ');
  }

  #cell(amounts: Amounts): string {
    return this.#amounts(amounts).join(', ') || '–';
  }

  #amounts(amounts: Amounts): readonly string[] {
    return this.#sight ? amountTexts(amounts, this.#sight.harm) : [];
  }
}

function amountTexts(amounts: Amounts, harm: Visibility['harm']): readonly string[] {
  return [...amounts].map(([resource, amount]) =>
    resource === '' ? t('stats-wounds', { count: amount }) : harm(amount, resource),
  );
}

function emptyStats(name: string, isPlayers: boolean): FighterStats {
  return { name, isPlayers, dealt: new Map(), taken: new Map(), healed: new Map(), stopped: 0, beaten: 0 };
}

/** What counting must know about a deed and its fighters. */
interface Counting {
  readonly of: (id: CombatantId | undefined) => FighterStats | undefined;
  /** Whether the viewer may know amounts of this combatant. */
  readonly isKnown: (id: CombatantId) => boolean;
  readonly describe: (event: EventOf<'harmed'>) => string;
  /** Who last harmed whom in the deed. */
  readonly harmedBy: ReadonlyMap<CombatantId, CombatantId>;
}

/** Counts an event for its fighters. Returns whether anything counted. */
function countEvent(event: Event, { of, isKnown, describe, harmedBy }: Counting): boolean {
  switch (event.type) {
    case 'harmed': {
      const { actor, target, amount, resource } = event;
      if (amount <= 0 || !isKnown(target)) return false;
      // A system's own wound counts as one, whatever its level.
      const countedAmount = resource === undefined ? 1 : amount;
      const [hurt, targetStats] = [of(target), actor === target ? undefined : of(actor)];
      if (hurt) add(hurt.taken, resource, countedAmount);
      if (!targetStats) return hurt !== undefined;
      add(targetStats.dealt, resource, countedAmount);
      if (!targetStats.biggest || targetStats.biggest.amount < amount)
        targetStats.biggest = { amount, text: describe(event) };
      return true;
    }
    case 'healed': {
      const healer = event.amount > 0 && isKnown(event.target) ? of(event.actor ?? event.target) : undefined;
      if (healer) add(healer.healed, event.resource, event.resource === undefined ? 1 : event.amount);
      return healer !== undefined;
    }
    case 'struck': {
      const { actor, target: id, helpful, result } = event;
      const target = helpful || actor === id || !HARMLESS.has(result) ? undefined : of(id);
      if (target) target.stopped++;
      return target !== undefined;
    }
    case 'fell': {
      const by = harmedBy.get(event.subject);
      const winner = by === event.subject || event.before !== 'up' ? undefined : of(by);
      if (winner) winner.beaten++;
      return winner !== undefined;
    }
    default:
      return false;
  }
}

function add(amounts: Amounts, resource: string | undefined, amount: number): void {
  amounts.set(resource ?? '', (amounts.get(resource ?? '') ?? 0) + amount);
}

const total = (amounts: Amounts): number => [...amounts.values()].reduce((sum, amount) => sum + amount, 0);

/** A fight's statistics for a message: a block for each fighter, since a phone has no room for a table. */
export function statsText(stats: FightStats): string {
  const [, ...rows] = stats.table;
  return rows
    .map(([name = '', dealt = '', taken = '', healed = '', stopped = '', beaten = '', biggest = '']) =>
      t('stats-block', { name, dealt, taken, healed, stopped, beaten, biggest }),
    )
    .join('\n');
}

/** A fight that a user played in, with the deeds that did something. */
interface OwnFight {
  readonly opening: Encounter;
  readonly deeds: readonly { readonly events: readonly Event[] }[];
}

/**
 * A user's statistics over several fights, with every combatant they played at the time: a line for each system. What
 * they dealt doesn't count in fights that hide creatures' numbers.
 */
export function ownStats(
  fights: readonly OwnFight[],
  user: UserId,
): { readonly fights: number; readonly lines: readonly string[] } {
  const systems = Map.groupBy(fights, ({ opening }) => opening.system);
  const fightsBySystem = [...systems].map(([system, some]) => ({
    system,
    own: some.map((fight) => countOwn(fight, user)),
  }));
  const lines = fightsBySystem.flatMap(({ system, own }) => {
    const ownStatistics = own.flatMap((each) => each ?? []);
    const [first] = systems.get(system) ?? [];
    if (!first || ownStatistics.length === 0) return [];
    const { harm } = sayOf(first.opening);
    const text = (which: 'dealt' | 'taken' | 'healed') =>
      amountTexts(sumOfAmounts(ownStatistics.map((each) => each[which])), harm).join(', ') || '–';
    return t('stats-own-line', {
      system: systemTitle(first.opening),
      fights: ownStatistics.length,
      dealt: text('dealt'),
      taken: text('taken'),
      healed: text('healed'),
      stopped: ownStatistics.reduce((sum, each) => sum + each.stopped, 0),
      beaten: ownStatistics.reduce((sum, each) => sum + each.beaten, 0),
    });
  });
  return { fights: fightsBySystem.flatMap(({ own }) => own.filter((each) => each !== undefined)).length, lines };
}

/** The statistics of a user's combatants in one fight. Undefined if none of them fought. */
function countOwn(fight: OwnFight, user: UserId): FighterStats | undefined {
  const stats = emptyStats('', true);
  const isOpen = secrecyOf(fight.opening) === 'exact';
  let hasFought = false;
  for (const { deed, theirs } of playedBy(fight, user)) {
    const harmedBy = new Map<CombatantId, CombatantId>();
    for (const event of deed.events) {
      if (event.type === 'harmed' && event.actor !== undefined) harmedBy.set(event.target, event.actor);
      const counts = countEvent(event, {
        of: (id) => (id !== undefined && theirs.has(id) ? stats : undefined),
        isKnown: (id) => isOpen || theirs.has(id),
        describe: () => '',
        harmedBy,
      });
      if (counts) hasFought = true;
    }
  }
  return hasFought ? stats : undefined;
}

function sumOfAmounts(all: readonly Amounts[]): Amounts {
  const sums: Amounts = new Map();
  for (const amounts of all) for (const [resource, amount] of amounts) add(sums, resource, amount);
  return sums;
}

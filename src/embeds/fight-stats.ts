// Fight statistics: how much harm everyone dealt and took, and how much they healed, from an encounter's record.

import { deedsWithPlayedIds } from '../odds/luck.ts';
import {
  type Combatant,
  type CombatantId,
  type Encounter,
  find,
  ownerOf,
  type UserId,
} from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { isHealthResource } from '../rules/core/resource-kind.ts';
import { secrecyOf, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { capital, plain, t } from '../text/t.ts';
import { systemTitle } from './log.ts';
import { type Outcome, type Visibility, visibilityOf, wordingOf } from './meters.ts';
import { nameAndNumber } from './numbered-names.ts';

/**
 * Amounts by resource. The key "" stands for harm that isn't an amount of a resource, such as a system's own wounds.
 */
type AmountsByResource = Map<string, number>;

/** What one combatant did, or all creatures with the same name together. The name is already escaped for Discord. */
export interface FighterStats {
  readonly name: string;
  /** The combatants that are counted together. */
  readonly ids: Set<CombatantId>;
  readonly isPlayerCharacter: boolean;
  readonly dealt: AmountsByResource;
  readonly taken: AmountsByResource;
  readonly healed: AmountsByResource;
  /** How many attacks against the fighter did no harm: those that missed, or were blocked or stopped by armor. */
  stopped: number;
  /** How many combatants the fighter took out of the fight. */
  beaten: number;
  biggest?: { readonly amount: number; readonly text: string };
}

const MAX_FIGHTERS_PER_LINE = 4;
const MAX_TABLE_ROWS = 40;
/** The events that the statistics count. */
const COUNTED_EVENTS: ReadonlySet<Event['type']> = new Set(['harmed', 'healed', 'struck', 'fell']);
/** The results of an attack that does no harm. */
const HARMLESS_RESULTS: ReadonlySet<string> = new Set(['nothing', 'stopped', 'stopped by armor']);

/**
 * Counts a fight deed by deed. Leaves out amounts that the viewer wasn't shown: harm to a creature with hidden numbers
 * counts neither for it nor for its attacker.
 */
export class FightStats {
  readonly #view: Viewer;
  readonly #fighters = new Map<string, FighterStats>();
  readonly #players = new Set<CombatantId>();
  #visibility: Visibility | undefined;

  constructor(view: Viewer = 'players') {
    this.#view = view;
  }

  add({ before, after, events }: Pick<Outcome, 'before' | 'after' | 'events'>): void {
    if (!events.some(({ type }) => COUNTED_EVENTS.has(type))) return;
    const visibility = visibilityOf({ before, after }, this.#view);
    this.#visibility = visibility;
    const attackersByTarget = new Map<CombatantId, CombatantId>();
    for (const event of events) {
      if (event.type === 'harmed' && event.actor !== undefined) attackersByTarget.set(event.target, event.actor);
      countEvent(event, {
        statsOf: (id) => {
          const combatant = id === undefined ? undefined : (find(after, id) ?? find(before, id));
          return combatant && this.#fighter(combatant);
        },
        isKnown: (id) => visibility.detailOf(id) === 'exact',
        isHealthResource: (resource) => isHealthResource(rulesOf(after).resourceKinds, resource),
        describe: ({ came, amount, resource = '' }) =>
          came === undefined ? visibility.harm(amount, resource) : visibility.word(came),
        attackersByTarget,
      });
    }
  }

  /**
   * The statistics for a combatant. Each player's character has its own, even after the player left. Creatures with the
   * same name on the same side share theirs.
   */
  #fighter(who: Combatant): FighterStats {
    if (who.controller !== undefined || ownerOf(who) !== undefined) this.#players.add(who.id);
    const isPlayerCharacter = this.#players.has(who.id);
    const name = isPlayerCharacter ? who.name : (nameAndNumber(who).stem ?? who.name);
    const key = isPlayerCharacter ? who.id : `${who.side}\n${name}`;
    const fighterStats = this.#fighters.get(key) ?? emptyStats(plain(name), isPlayerCharacter);
    fighterStats.ids.add(who.id);
    this.#fighters.set(key, fighterStats);
    return fighterStats;
  }

  /**
   * All fighters: players' characters first, then the others. In each group, fighters who dealt more harm come first.
   */
  get fighters(): readonly FighterStats[] {
    const fighters = [...this.#fighters.values()].map((each) =>
      each.ids.size > 1 ? { ...each, name: t('luck-several', { name: each.name, those: each.ids.size }) } : each,
    );
    return fighters.toSorted(
      (a, b) =>
        Number(b.isPlayerCharacter) - Number(a.isPlayerCharacter) ||
        totalAmount(b.dealt) - totalAmount(a.dealt) ||
        b.beaten - a.beaten,
    );
  }

  /** At most three lines for the end of a fight: damage dealt, damage taken, and healing. */
  get lines(): readonly string[] {
    const dealtText = this.#topFightersText(
      (each) => totalAmount(each.dealt) + each.beaten,
      (each) => [
        ...this.#amountTexts(each.dealt),
        ...(each.beaten > 0 ? [t('stats-beaten', { count: each.beaten })] : []),
      ],
    );
    const takenText = this.#topFightersText(
      (each) => totalAmount(each.taken) + each.stopped,
      (each) => [
        ...this.#amountTexts(each.taken),
        ...(each.stopped > 0 ? [t('stats-stopped', { count: each.stopped })] : []),
      ],
    );
    const healedText = this.#topFightersText(
      (each) => totalAmount(each.healed),
      (each) => this.#amountTexts(each.healed),
    );
    return [
      ...(dealtText === '' ? [] : [t('stats-dealt', { fighters: dealtText })]),
      ...(takenText === '' ? [] : [t('stats-taken', { fighters: takenText })]),
      ...(healedText === '' ? [] : [t('stats-healed', { fighters: healedText })]),
    ];
  }

  /** The headings of a table, and a row for each fighter. */
  get table(): readonly (readonly string[])[] {
    const rows = this.fighters
      .slice(0, MAX_TABLE_ROWS)
      .map((each) => [
        each.name,
        this.#cellText(each.dealt),
        this.#cellText(each.taken),
        this.#cellText(each.healed),
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

  /** A block of text for each fighter, for a message, because a table doesn't fit on a phone. */
  get blocks(): readonly string[] {
    return this.fighters.slice(0, MAX_TABLE_ROWS).map((each) =>
      t('stats-block', {
        name: each.name,
        parts: capital(fighterStatsText(each, (amounts) => this.#amountTexts(amounts))),
      }),
    );
  }

  #topFightersText(rank: (each: FighterStats) => number, textsOf: (each: FighterStats) => readonly string[]): string {
    return this.fighters
      .filter((each) => rank(each) > 0)
      .toSorted((a, b) => rank(b) - rank(a))
      .slice(0, MAX_FIGHTERS_PER_LINE)
      .map((each) => t('stats-fighter', { name: each.name, amounts: textsOf(each).join(', ') }))
      .join(' · ');
  }

  #cellText(amounts: AmountsByResource): string {
    return this.#amountTexts(amounts).join(', ') || '–';
  }

  #amountTexts(amounts: AmountsByResource): readonly string[] {
    return this.#visibility ? amountTexts(amounts, this.#visibility.harm) : [];
  }
}

function amountTexts(amounts: AmountsByResource, harm: Visibility['harm']): readonly string[] {
  return [...amounts].map(([resource, amount]) =>
    resource === '' ? t('stats-wounds', { count: amount }) : harm(amount, resource),
  );
}

function emptyStats(name: string, isPlayerCharacter: boolean): FighterStats {
  const ids = new Set<CombatantId>();
  return { name, ids, isPlayerCharacter, dealt: new Map(), taken: new Map(), healed: new Map(), stopped: 0, beaten: 0 };
}

/** What is needed to count an event. */
interface CountContext {
  readonly statsOf: (id: CombatantId | undefined) => FighterStats | undefined;
  /** Whether the viewer may know this combatant's amounts. */
  readonly isKnown: (id: CombatantId) => boolean;
  /** Whether getting this resource back is healing. */
  readonly isHealthResource: (resource: string | undefined) => boolean;
  readonly describe: (event: EventOf<'harmed'>) => string;
  /** The last attacker of each combatant harmed in the deed. */
  readonly attackersByTarget: ReadonlyMap<CombatantId, CombatantId>;
}

/** Counts an event for its fighters. Returns true if anything was counted. */
function countEvent(
  event: Event,
  { statsOf, isKnown, isHealthResource, describe, attackersByTarget }: CountContext,
): boolean {
  switch (event.type) {
    case 'harmed': {
      const { actor, target, amount, resource } = event;
      if (amount <= 0 || !isKnown(target)) return false;
      // A system's own wound counts as one, no matter how severe.
      const countedAmount = resource === undefined ? 1 : amount;
      const [targetStats, attackerStats] = [statsOf(target), actor === target ? undefined : statsOf(actor)];
      if (targetStats) add(targetStats.taken, resource, countedAmount);
      if (!attackerStats) return targetStats !== undefined;
      add(attackerStats.dealt, resource, countedAmount);
      if (!attackerStats.biggest || attackerStats.biggest.amount < amount)
        attackerStats.biggest = { amount, text: describe(event) };
      return true;
    }
    case 'healed': {
      const isHealing = event.amount > 0 && isHealthResource(event.resource) && isKnown(event.target);
      const healer = isHealing ? statsOf(event.actor ?? event.target) : undefined;
      if (healer) add(healer.healed, event.resource, event.resource === undefined ? 1 : event.amount);
      return healer !== undefined;
    }
    case 'struck': {
      const { actor, target, helpful, result } = event;
      const targetStats = helpful || actor === target || !HARMLESS_RESULTS.has(result) ? undefined : statsOf(target);
      if (targetStats) targetStats.stopped++;
      return targetStats !== undefined;
    }
    case 'fell': {
      const attackerId = attackersByTarget.get(event.subject);
      const attackerStats = attackerId === event.subject || event.before !== 'up' ? undefined : statsOf(attackerId);
      if (attackerStats) attackerStats.beaten++;
      return attackerStats !== undefined;
    }
    default:
      return false;
  }
}

function add(amounts: AmountsByResource, resource: string | undefined, amount: number): void {
  amounts.set(resource ?? '', (amounts.get(resource ?? '') ?? 0) + amount);
}

const totalAmount = (amounts: AmountsByResource): number =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);

/**
 * How much harm a fighter dealt, took and healed, how many attacks against it did no harm, and how many others it took
 * out of the fight. Leaves out whatever is zero.
 */
function fighterStatsText(
  { dealt, taken, healed, stopped, beaten, biggest }: Omit<FighterStats, 'name' | 'ids' | 'isPlayerCharacter'>,
  textsOf: (amounts: AmountsByResource) => readonly string[],
): string {
  const [dealtText, takenText, healedText] = [dealt, taken, healed].map((amounts) => textsOf(amounts).join(', '));
  const statTexts = [
    ...(dealtText
      ? [
          biggest
            ? t('stats-part-dealt-biggest', { amounts: dealtText, biggest: biggest.text })
            : t('stats-part-dealt', { amounts: dealtText }),
        ]
      : []),
    ...(takenText ? [t('stats-part-taken', { amounts: takenText })] : []),
    ...(healedText ? [t('stats-part-healed', { amounts: healedText })] : []),
    ...(stopped > 0 ? [t('stats-part-stopped', { count: stopped })] : []),
    ...(beaten > 0 ? [t('stats-part-beaten', { count: beaten })] : []),
  ];
  return statTexts.join(' · ') || t('stats-part-none');
}

/** A fight that a user played in, with the deeds that had events. */
interface PlayedFight {
  readonly opening: Encounter;
  readonly deeds: readonly { readonly events: readonly Event[] }[];
}

/**
 * A user's statistics over several fights, with a line for each system. They include every combatant that the user
 * played at the time. In fights that hide creatures' numbers, the damage that the user dealt doesn't count.
 */
export function userStats(
  fights: readonly PlayedFight[],
  user: UserId,
): { readonly fights: number; readonly lines: readonly string[] } {
  const fightsBySystem = Map.groupBy(fights, ({ opening }) => opening.system);
  const statsBySystem = [...fightsBySystem].map(([system, systemFights]) => ({
    system,
    statsPerFight: systemFights.map((fight) => userStatsInFight(fight, user)),
  }));
  const lines = statsBySystem.flatMap(({ system, statsPerFight }) => {
    const statsOfFights = statsPerFight.flatMap((each) => each ?? []);
    const [first] = fightsBySystem.get(system) ?? [];
    if (!first || statsOfFights.length === 0) return [];
    const { harm } = wordingOf(first.opening);
    const totalStats = {
      dealt: sumOfAmounts(statsOfFights.map(({ dealt }) => dealt)),
      taken: sumOfAmounts(statsOfFights.map(({ taken }) => taken)),
      healed: sumOfAmounts(statsOfFights.map(({ healed }) => healed)),
      stopped: statsOfFights.reduce((sum, { stopped }) => sum + stopped, 0),
      beaten: statsOfFights.reduce((sum, { beaten }) => sum + beaten, 0),
    };
    return t('stats-own-line', {
      system: systemTitle(first.opening),
      fights: statsOfFights.length,
      parts: fighterStatsText(totalStats, (amounts) => amountTexts(amounts, harm)),
    });
  });
  return {
    fights: statsBySystem.flatMap(({ statsPerFight }) => statsPerFight.filter((each) => each !== undefined)).length,
    lines,
  };
}

/** The statistics of a user's combatants in one fight. Undefined if none of them fought. */
function userStatsInFight(fight: PlayedFight, user: UserId): FighterStats | undefined {
  const statsInFight = emptyStats('', true);
  const areNumbersVisible = secrecyOf(fight.opening) === 'exact';
  let hasFought = false;
  for (const { deed, playedIds } of deedsWithPlayedIds(fight, user)) {
    const attackersByTarget = new Map<CombatantId, CombatantId>();
    for (const event of deed.events) {
      if (event.type === 'harmed' && event.actor !== undefined) attackersByTarget.set(event.target, event.actor);
      const wasCounted = countEvent(event, {
        statsOf: (id) => (id !== undefined && playedIds.has(id) ? statsInFight : undefined),
        isKnown: (id) => areNumbersVisible || playedIds.has(id),
        isHealthResource: (resource) => isHealthResource(rulesOf(fight.opening).resourceKinds, resource),
        describe: () => '',
        attackersByTarget,
      });
      if (wasCounted) hasFought = true;
    }
  }
  return hasFought ? statsInFight : undefined;
}

function sumOfAmounts(all: readonly AmountsByResource[]): AmountsByResource {
  const amountSums: AmountsByResource = new Map();
  for (const amounts of all) for (const [resource, amount] of amounts) add(amountSums, resource, amount);
  return amountSums;
}

import { type Combatant, ENEMIES, type Encounter, find, PLAYERS } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import type { Reason } from '../rules/core/reason.ts';
import { rulesOf } from '../rules/systems.ts';
import { board, victory as words } from '../text/board.ts';
import { capital, plain, t } from '../text/t.ts';
import { metersOfAll, type Outcome, sayOf, visibilityOf } from './meters.ts';

/** Why the rounds stopped automatically, if they did. */
export function decisiveReason(events: readonly Event[]): Reason | undefined {
  const decidedEvent = events.find((event) => event.type === 'remarked' && event.what.id === 'decided');
  // The cast is safe, because the table of reasons says that `how` holds a reason.
  return decidedEvent?.type === 'remarked' && 'how' in decidedEvent.what
    ? (decidedEvent.what.how as Reason)
    : undefined;
}

/** Who has won, in a sentence. */
export function whoWon(reason: Reason, encounter: Encounter): string {
  const side = 'side' in reason && typeof reason.side === 'string' ? reason.side : undefined;
  // With an agreed number of hits, the reason is already a sentence.
  if ('hits' in reason) return `${capital(sayOf(encounter).word(reason))}.`;
  if (side === undefined) return t('victory-draw');
  if (side === PLAYERS) return t('victory-players');
  return side === ENEMIES ? t('victory-enemies') : t('victory-side', { side: plain(side) });
}

/** How the players' side is doing, with those out of the fight first, and which enemies are out. */
function costOf(encounter: Encounter): readonly string[] {
  const { combatants } = encounter;
  const isOut = ({ vitality }: Combatant) => vitality === 'down' || vitality === 'dead';
  const playerCombatants = combatants
    .filter(({ side }) => side === PLAYERS)
    .toSorted((a, b) => Number(isOut(b)) - Number(isOut(a)));
  const beatenNames = combatants.filter((each) => each.side !== PLAYERS && isOut(each)).map(({ name }) => plain(name));
  const lines = metersOfAll(encounter);
  return [
    ...playerCombatants.slice(0, MAX_SHOWN).flatMap(({ id }) => lines.get(id)?.line ?? []),
    ...(playerCombatants.length > MAX_SHOWN ? [t('victory-more', { count: playerCombatants.length - MAX_SHOWN })] : []),
    ...(beatenNames.length > 0 ? [words.beaten(beatenNames)] : []),
    ...leftLines(combatants.filter(({ side }) => side !== PLAYERS)).map((line) => `-# ${line}`),
  ];
}

/** Who has left the fight, a line for each way. */
function leftLines(all: readonly Combatant[]): readonly string[] {
  return board.leftFight(all.map(({ name, vitality }) => ({ name: plain(name), vitality }))).map((line) => `${line}.`);
}

/** Counts a fight deed by deed: who won, in how many rounds, who fell, the hardest hit. */
export class FightCount {
  #how: Reason | undefined;
  #round = 0;
  #best: { readonly worth: number; readonly line: string } | undefined;
  #last: Encounter | undefined;

  add({ before, after, events }: Pick<Outcome, 'before' | 'after' | 'events'>): void {
    this.#round = Math.max(this.#round, after.round);
    // The end of an encounter can remove conditions.
    this.#last = after.phase === 'ended' ? before : after;
    if (before.phase !== 'fighting' && after.phase === 'fighting') this.#how = undefined;
    this.#how = decisiveReason(events) ?? this.#how;
    for (const event of events) if (event.type === 'harmed') this.#strike(event, before, after);
  }

  #strike(event: EventOf<'harmed'>, before: Encounter, after: Encounter): void {
    const { actor, target, amount, resource = '', came } = event;
    if (actor === undefined || actor === target || amount <= 0) return;
    const visibility = visibilityOf({ before, after });
    if (visibility.detailOf(actor) === 'hidden' || visibility.detailOf(target) !== 'exact') return;
    const max = find(before, target)?.resources[resource]?.max ?? 0;
    const worth = max > 0 ? amount / max : amount;
    if (this.#best && this.#best.worth >= worth) return;
    const harm = came === undefined ? visibility.harm(amount, resource) : visibility.word(came);
    this.#best = {
      worth,
      line: t('victory-best', { actor: visibility.name(actor), target: visibility.name(target), harm }),
    };
  }

  /** Who won, then the figures, then who fell. Empty if no rounds were fought. */
  get lines(): readonly string[] {
    const last = this.#last;
    if (!last || this.#round === 0) return [];
    const fallenLines = (isPlayers: boolean) =>
      last.combatants
        .filter(
          ({ side, vitality }) => (vitality === 'down' || vitality === 'dead') && (side === PLAYERS) === isPlayers,
        )
        .map(({ name }) => plain(name));
    const { joint } = sayOf(last).signs;
    const [ownFallen, others] = [fallenLines(true), fallenLines(false)];
    return [
      `**${this.#how === undefined ? t('victory-open') : whoWon(this.#how, last)}**`,
      [t('victory-rounds', { rounds: this.#round }), ...(this.#best ? [this.#best.line] : [])].join(joint),
      ...(ownFallen.length > 0 ? [words.fallen(ownFallen)] : []),
      ...(others.length > 0 ? [words.defeated(others)] : []),
      ...leftLines(last.combatants),
    ];
  }
}

/** The most lines for the players' side. */
const MAX_SHOWN = 10;

/** The message that says who has won, and at what cost. */
export function victoryText(reason: Reason, encounter: Encounter): string {
  return [
    `**${whoWon(reason, encounter)}**`,
    ...costOf(encounter),
    `-# ${words.next(rulesOf(encounter).rests.length > 0)}`,
  ].join('\n');
}

import { type Combatant, ENEMIES, type Encounter, find, PLAYERS } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { playerOf } from '../rules/core/played-by.ts';
import type { Reason } from '../rules/core/reason.ts';
import { rulesOf } from '../rules/systems.ts';
import { boardWords, victoryWords as words } from '../text/board.ts';
import { capital, plain, t } from '../text/t.ts';
import { combatantStates, type Outcome, visibilityOf, wordingOf } from './meters.ts';

/** Why combat ended automatically. Undefined if it didn't. */
export function victoryReason(events: readonly Event[]): Reason | undefined {
  const decidedEvent = events.find((event) => event.type === 'remarked' && event.what.id === 'decided');
  // The cast is safe, because the table of reasons says that `how` is a reason.
  return decidedEvent?.type === 'remarked' && 'how' in decidedEvent.what
    ? (decidedEvent.what.how as Reason)
    : undefined;
}

/** Says who has won. */
export function winnerSentence(reason: Reason, encounter: Encounter): string {
  const side = 'side' in reason && typeof reason.side === 'string' ? reason.side : undefined;
  // If the fight ended at an agreed number of hits, the words for the reason are a whole sentence.
  if ('hits' in reason) return `${capital(wordingOf(encounter).word(reason))}.`;
  if (side === undefined) return t('victory-draw');
  if (side === PLAYERS) return t('victory-players');
  return side === ENEMIES ? t('victory-enemies') : t('victory-side', { side: plain(side) });
}

/**
 * How the players' side is doing, starting with combatants who are out of the fight, and which enemies were beaten or
 * have left the fight.
 */
function costLines(encounter: Encounter): readonly string[] {
  const { combatants } = encounter;
  const isOutOfFight = ({ vitality }: Combatant) => vitality === 'down' || vitality === 'dead';
  const playerCombatants = combatants
    .filter(({ side }) => side === PLAYERS)
    .toSorted((a, b) => Number(isOutOfFight(b)) - Number(isOutOfFight(a)));
  const beatenNames = combatants
    .filter((each) => each.side !== PLAYERS && isOutOfFight(each))
    .map(({ name }) => plain(name));
  const lines = combatantStates(encounter);
  return [
    ...playerCombatants.slice(0, MAX_PLAYER_LINES).flatMap(({ id }) => lines.get(id)?.line ?? []),
    ...(playerCombatants.length > MAX_PLAYER_LINES
      ? [t('victory-more', { count: playerCombatants.length - MAX_PLAYER_LINES })]
      : []),
    ...(beatenNames.length > 0 ? [words.beaten(beatenNames)] : []),
    ...departureLines(combatants.filter(({ side }) => side !== PLAYERS)).map((line) => `-# ${line}`),
  ];
}

/** Who has left the fight, with a line for each way of leaving. */
function departureLines(all: readonly Combatant[]): readonly string[] {
  return boardWords
    .leftFight(all.map(({ name, vitality }) => ({ name: plain(name), vitality })))
    .map((line) => `${line}.`);
}

/**
 * Collects, deed by deed, what the end of a fight shows: who won, in how many rounds, who fell, and the hardest hit.
 */
export class FightSummary {
  #reason: Reason | undefined;
  #round = 0;
  #hardestHit: { readonly worth: number; readonly line: string } | undefined;
  #last: Encounter | undefined;

  add({ before, after, events }: Pick<Outcome, 'before' | 'after' | 'events'>): void {
    this.#round = Math.max(this.#round, after.round);
    // Ending an encounter can remove conditions, so the state before the end counts.
    this.#last = after.phase === 'ended' ? before : after;
    if (before.phase !== 'fighting' && after.phase === 'fighting') this.#reason = undefined;
    this.#reason = victoryReason(events) ?? this.#reason;
    for (const event of events) if (event.type === 'harmed') this.#compareHit(event, before, after);
  }

  #compareHit(event: EventOf<'harmed'>, before: Encounter, after: Encounter): void {
    const { actor, target, amount, resource = '', came } = event;
    if (actor === undefined || actor === target || amount <= 0) return;
    const visibility = visibilityOf({ before, after });
    if (visibility.detailOf(actor) === 'hidden' || visibility.detailOf(target) !== 'exact') return;
    const max = find(before, target)?.resources[resource]?.max ?? 0;
    const hitWorth = max > 0 ? amount / max : amount;
    if (this.#hardestHit && this.#hardestHit.worth >= hitWorth) return;
    const harmText = came === undefined ? visibility.harm(amount, resource) : visibility.word(came);
    this.#hardestHit = {
      worth: hitWorth,
      line: t('victory-best', { actor: visibility.name(actor), target: visibility.name(target), harm: harmText }),
    };
  }

  /** Whether a side has won, or it's a draw. */
  get isDecided(): boolean {
    return this.#reason !== undefined;
  }

  /**
   * Who won, then the number of rounds and the hardest hit, then who fell and who left. Empty if no round was fought.
   */
  get lines(): readonly string[] {
    const lastEncounter = this.#last;
    if (!lastEncounter || this.#round === 0) return [];
    const fallenNames = (isPlayers: boolean) =>
      lastEncounter.combatants
        .filter(
          ({ side, vitality }) => (vitality === 'down' || vitality === 'dead') && (side === PLAYERS) === isPlayers,
        )
        .map(({ name }) => plain(name));
    const { joint } = wordingOf(lastEncounter).signs;
    const [fallenPlayerNames, otherFallenNames] = [fallenNames(true), fallenNames(false)];
    return [
      `**${this.#reason ? winnerSentence(this.#reason, lastEncounter) : t('victory-open')}**`,
      [t('victory-rounds', { rounds: this.#round }), ...(this.#hardestHit ? [this.#hardestHit.line] : [])].join(joint),
      ...(fallenPlayerNames.length > 0 ? [words.fallen(fallenPlayerNames)] : []),
      ...(otherFallenNames.length > 0 ? [words.defeated(otherFallenNames)] : []),
      ...departureLines(lastEncounter.combatants),
    ];
  }
}

/** The maximum number of lines for the players' side. */
const MAX_PLAYER_LINES = 10;

/** The message that says who has won and at what cost. */
export function victoryText(reason: Reason, encounter: Encounter): string {
  return [`**${winnerSentence(reason, encounter)}**`, ...costLines(encounter)].join('\n');
}

/** Whether the book has rests, and someone in the party is alive to take one. */
export function canPartyRest(encounter: Encounter): boolean {
  return rulesOf(encounter).rests.length > 0 && partyOf(encounter).some(({ vitality }) => vitality !== 'dead');
}

/** Everyone who is played by a player or is on the players' side. */
function partyOf({ combatants }: Encounter): readonly Combatant[] {
  return combatants.filter((each) => playerOf(each) !== undefined || each.side === PLAYERS);
}

/** What the GM and the players can do after a victory. */
export function victoryNextText(encounter: Encounter): string {
  const party = partyOf(encounter);
  if (party.length > 0 && party.every(({ vitality }) => vitality === 'dead')) return `-# ${t('victory-next-all-dead')}`;
  return `-# ${canPartyRest(encounter) ? t('victory-next-rests') : t('victory-next')}`;
}

/** Says that combat is paused, and what to do now. */
export function pausedText(encounter: Encounter): string {
  return canPartyRest(encounter) ? t('gm-paused') : t('gm-paused-without-rest');
}

import { mention, t } from './t.ts';
import { hoursWords } from './times.ts';

/** A player's mention. An undefined user stands for the GM. */
export function playerMention(user: string | undefined): string {
  return user === undefined ? t('hand-over-gm') : mention(user);
}

/** A player and the owner they play for: "Bo for Ana". An undefined user or owner stands for the GM. */
export function playerAndOwnerText(user: string | undefined, owner: string | undefined): string {
  return t('hand-over-player-for', { player: playerMention(user), owner: playerMention(owner) });
}

/** Suggestions for the time until which another player plays a combatant. */
export function suggestedEndTimes(): readonly string[] {
  return [
    t('hand-over-until-tomorrow'),
    t('hand-over-until-two-days'),
    t('hand-over-until-three-days'),
    t('hand-over-until-four-days'),
    t('hand-over-until-week'),
    t('hand-over-until-two-weeks'),
    t('hand-over-until-four-weeks'),
    t('hand-over-until-monday'),
    t('hand-over-until-friday'),
    t('hand-over-until-saturday'),
  ];
}

/**
 * Words for handing a combatant to another player for a while. Callers escape the names. An undefined user stands for
 * the GM.
 */
export const handOverWords = {
  /** A combatant's name and its owner, while someone else plays it: "Kira (for Ana)". */
  for: (name: string, owner: string | undefined) => t('hand-over-for', { name, owner: playerMention(owner) }),
  /** What the owner of a lent combatant reads. */
  lent: (name: string, user: string | undefined, until: number | undefined) =>
    until === undefined
      ? t('hand-over-lent', { name, player: playerMention(user) })
      : t('hand-over-lent-until', { name, player: playerMention(user), time: hoursWords.at(until) }),
  isLent: (name: string, user: string | undefined, until: number | undefined) =>
    until === undefined
      ? t('hand-over-is-lent', { name, player: playerMention(user) })
      : t('hand-over-is-lent-until', { name, player: playerMention(user), time: hoursWords.at(until) }),
  /** What the player who borrowed a combatant reads. */
  borrowed: (name: string, owner: string | undefined, until: number | undefined) =>
    until === undefined
      ? t('hand-over-borrowed', { name, owner: playerMention(owner) })
      : t('hand-over-borrowed-until', { name, owner: playerMention(owner), time: hoursWords.at(until) }),
  isBack: (name: string, user: string | undefined) => t('hand-over-is-back', { name, player: playerMention(user) }),
  /** Pings the player who plays the combatant from now on. */
  pinged: (users: readonly string[], name: string, owner: string | undefined, until: number | undefined) => {
    const facts = { users: users.map(mention).join(' '), name, owner: playerMention(owner) };
    return until === undefined
      ? t('hand-over-pinged', facts)
      : t('hand-over-pinged-until', { ...facts, time: hoursWords.at(until) });
  },
} as const;

import { and, t } from './t.ts';

/** How much is stored about a player: characters, fights they run or play in, and deeds. */
interface StoredAmounts {
  readonly characters: number;
  readonly saved: number;
  /** The number of revisions of content packs that they stored. */
  readonly packs: number;
  /** The number of portraits of packs' entries that they uploaded. */
  readonly portraits: number;
  /** How many times they said something as a character. */
  readonly said: number;
  /** Whether they have set their hours or their nudges. */
  readonly hours: boolean;
  /** Whether they have seen a hint that is shown only once. */
  readonly hints: boolean;
  readonly fights: number;
  readonly deeds: number;
}

/** The stored data that concerns this player only. */
function ownData(extent: Omit<StoredAmounts, 'fights' | 'deeds'>): string {
  const { characters, saved, packs, portraits, said, hours, hints } = extent;
  return [
    t('privacy-characters', { count: characters }),
    ...(saved === 0 ? [] : [t('privacy-saved', { count: saved })]),
    ...(packs === 0 ? [] : [t('privacy-packs', { count: packs })]),
    ...(portraits === 0 ? [] : [t('privacy-portraits', { count: portraits })]),
    ...(said === 0 ? [] : [t('privacy-said', { count: said })]),
    ...(hours ? [t('privacy-hours')] : []),
    ...(hints ? [t('privacy-hints')] : []),
  ].join(', ');
}

function fightsAndActions({ fights, deeds }: Pick<StoredAmounts, 'fights' | 'deeds'>) {
  return { fights: t('privacy-fights', { count: fights }), actions: t('privacy-actions', { count: deeds }) };
}

/** What is stored about a player, and what happens to it. Callers escape names. */
export const privacy = {
  extent: (extent: StoredAmounts) => t('privacy-extent', { own: ownData(extent), ...fightsAndActions(extent) }),
  leftOut: (extent: Pick<StoredAmounts, 'fights' | 'deeds'>) => t('privacy-left-out', fightsAndActions(extent)),
  would: (extent: StoredAmounts) =>
    t('privacy-would', {
      own: ownData(extent),
      fights: t('privacy-fights', { count: extent.fights }),
      actions: t('privacy-your-actions', { count: extent.deeds }),
    }),
  /** `fights`: names of fights that would be left without a GM. */
  alone: (fights: readonly string[]) => t('privacy-alone', { fights: and(fights, 8), count: fights.length }),
  gone: (extent: StoredAmounts) => t('privacy-gone', { own: ownData(extent), ...fightsAndActions(extent) }),
} as const;

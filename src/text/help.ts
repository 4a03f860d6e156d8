import { and, t } from './t.ts';

/** How much data of each kind is stored about a player. */
interface StoredDataCounts {
  readonly characters: number;
  readonly saved: number;
  /** How many revisions of content packs the player uploaded. */
  readonly packs: number;
  /** How many portraits for pack entries the player uploaded. */
  readonly portraits: number;
  /** How many times the player spoke as a character. */
  readonly said: number;
  /** True if the player has set when they play (time zone, quiet hours, days off, absences), or how they get nudges. */
  readonly hours: boolean;
  /** True if the player has seen a hint that is shown only once. */
  readonly hints: boolean;
  readonly fights: number;
  readonly deeds: number;
}

/** The stored data that is only about this player. */
function ownDataText(extent: Omit<StoredDataCounts, 'fights' | 'deeds'>): string {
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

function fightAndActionFacts({ fights, deeds }: Pick<StoredDataCounts, 'fights' | 'deeds'>) {
  return { fights: t('privacy-fights', { count: fights }), actions: t('privacy-actions', { count: deeds }) };
}

/** Texts about the data that is stored about a player, and its deletion. Callers escape the names. */
export const privacyWords = {
  extent: (extent: StoredDataCounts) =>
    t('privacy-extent', { own: ownDataText(extent), ...fightAndActionFacts(extent) }),
  leftOut: (extent: Pick<StoredDataCounts, 'fights' | 'deeds'>) => t('privacy-left-out', fightAndActionFacts(extent)),
  would: (extent: StoredDataCounts) =>
    t('privacy-would', {
      own: ownDataText(extent),
      fights: t('privacy-fights', { count: extent.fights }),
      actions: t('privacy-your-actions', { count: extent.deeds }),
    }),
  /** `fights` are the names of fights that would be left without a GM. */
  alone: (fights: readonly string[]) => t('privacy-alone', { fights: and(fights, 8), count: fights.length }),
  gone: (extent: StoredDataCounts) => t('privacy-gone', { own: ownDataText(extent), ...fightAndActionFacts(extent) }),
} as const;

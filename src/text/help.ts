import { and, t } from './t.ts';

/** How much is stored about a player: characters, fights they run or play in, deeds. */
interface Extent {
  readonly characters: number;
  readonly saved: number;
  /** Revisions of content packs that they stored. */
  readonly packs: number;
  /** Whether they have set their hours. */
  readonly person: boolean;
  readonly fights: number;
  readonly deeds: number;
}

/** What belongs to a player alone. */
function own({ characters, saved, packs, person }: Pick<Extent, 'characters' | 'saved' | 'packs' | 'person'>): string {
  return [
    t('privacy-characters', { count: characters }),
    ...(saved === 0 ? [] : [t('privacy-saved', { count: saved })]),
    ...(packs === 0 ? [] : [t('privacy-packs', { count: packs })]),
    ...(person ? [t('privacy-hours')] : []),
  ].join(', ');
}

function fightsAndActions({ fights, deeds }: Pick<Extent, 'fights' | 'deeds'>) {
  return { fights: t('privacy-fights', { count: fights }), actions: t('privacy-actions', { count: deeds }) };
}

/** What is stored about a player, and what happens to it. Callers escape names. */
export const privacy = {
  extent: (extent: Extent) => t('privacy-extent', { own: own(extent), ...fightsAndActions(extent) }),
  leftOut: (extent: Pick<Extent, 'fights' | 'deeds'>) => t('privacy-left-out', fightsAndActions(extent)),
  would: (extent: Extent) =>
    t('privacy-would', {
      own: own(extent),
      fights: t('privacy-fights', { count: extent.fights }),
      actions: t('privacy-your-actions', { count: extent.deeds }),
    }),
  /** `fights`: names of fights that would be left without a GM. */
  alone: (fights: readonly string[]) => t('privacy-alone', { fights: and(fights, 8), count: fights.length }),
  gone: (extent: Extent) => t('privacy-gone', { own: own(extent), ...fightsAndActions(extent) }),
} as const;

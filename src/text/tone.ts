import type { Encounter } from '../rules/core/encounter.ts';

/** The scene setting for the voice in which the story is told. */
export const TONE = 'tone';

/** Heroic: bright and quick. Grim: heavy and bloody. Plain: what happened, in few words. The first is the default. */
export const TONES = ['heroic', 'grim', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** The voice of this scene. */
export function toneOf({ settings }: Pick<Encounter, 'settings'>): Tone {
  return TONES.find((tone) => tone === settings[TONE]) ?? TONES[0];
}

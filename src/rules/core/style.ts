/** How somebody plays who plays by themselves. */
export const STYLES = ['fierce', 'wary', 'guardian', 'cowardly', 'mindless'] as const;
export type Style = (typeof STYLES)[number];

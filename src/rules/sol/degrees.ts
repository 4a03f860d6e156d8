/** How a test comes out. */
export const DEGREES = ['failure', 'success', 'critical success'] as const;
export type Degree = (typeof DEGREES)[number];

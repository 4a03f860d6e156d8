/** A weapon strikes from close by or from afar; prone defenders, parries and nothing else ask which. */
export const KINDS = ['melee', 'ranged'] as const;
export type Kind = (typeof KINDS)[number];

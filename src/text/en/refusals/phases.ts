import type { Phase } from '../../../rules/core/encounter.ts';

/** Why something is for another phase, by the one that it is. */
export const wrongPhase: Readonly<Record<Phase, string>> = {
  gathering: 'No rounds run yet. The GM begins them with `/initiative`.',
  fighting: 'Rounds run already. See `/encounter status` for whose turn it is.',
  aftermath:
    'The rounds have stopped. The GM begins them again with `/initiative`, or ends the scene with `/encounter end`.',
  ended: 'This encounter has ended. A GM opens the next with `/encounter start`.',
};

import type { TileName } from '../../field/tile.ts';
import type { Deed } from '../../rules/core/deed.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { optional, text } from '../option.ts';

/** What a character says or does, in its player's words. */
export const say = optional(text('What your character says or does, in your words', undefined, 300));

/** What a player says of an action, whichever it is. */
export interface Said {
  readonly as: Combatant;
  readonly targets?: readonly Combatant[] | undefined;
  readonly tool?: string | undefined;
  readonly manner?: string | undefined;
  readonly amount?: number | undefined;
  readonly to?: TileName | undefined;
  readonly say?: string | undefined;
  readonly range?: string | undefined;
  readonly cover?: string | undefined;
  readonly flanked?: string | undefined;
  readonly behind?: boolean | undefined;
  readonly highGround?: boolean | undefined;
}

/** The deed of doing an action as a player has said. What was not said is left out. */
export function intentOf(action: string, said: Said): Deed {
  const { as, targets, tool, manner, amount, to, say: words, range, cover, flanked } = said;
  const situation = given({
    range,
    cover,
    flanked,
    behind: said.behind || undefined,
    highGround: said.highGround || undefined,
  });
  return {
    type: 'intent',
    intent: {
      action,
      actor: as.id,
      situation,
      ...given({ targets: targets?.map(({ id }) => id), tool, manner, amount, to, words }),
    },
  };
}

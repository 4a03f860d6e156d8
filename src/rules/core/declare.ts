import type { CombatantId, System } from './encounter.ts';
import { given } from './given.ts';
import type { Intent } from './intent.ts';
import type { Resolution } from './resolution.ts';

/** Records what is set out to be done, in the player's own words where they said any; with the targets and tools that are meant. */
export function declare<S extends System>(
  resolution: Resolution<S>,
  { action, actor, words }: Intent,
  meant: {
    readonly targets?: readonly CombatantId[] | undefined;
    readonly tool?: string | undefined;
    readonly manner?: string | undefined;
  } = {},
): void {
  const { targets, tool, manner } = meant;
  resolution.record({ type: 'declared', action, actor, ...given({ targets, tool, manner, words }) });
}

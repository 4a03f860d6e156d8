import type { Situation } from '../rules/core/ruleset.ts';

/** How the two stand to each other, from the options that say so. What was not said is left out. */
export function situation(said: {
  readonly range?: string | undefined;
  readonly cover?: string | undefined;
  readonly flanked?: string | undefined;
  readonly behind?: boolean | undefined;
  readonly high_ground?: boolean | undefined;
}): Situation {
  return {
    ...(said.range !== undefined && { range: said.range }),
    ...(said.cover !== undefined && { cover: said.cover }),
    ...(said.flanked !== undefined && { flanked: said.flanked }),
    ...(said.behind !== undefined && { behind: said.behind }),
    ...(said.high_ground !== undefined && { highGround: said.high_ground }),
  };
}

import { reasons } from '../core/reason.ts';
import type { CoreFacts } from '../core/reasons.ts';

/** What a number or an event of this book can come from, with its facts. A reason without words does not compile. */
export interface DungeoneersFacts extends CoreFacts {}

/** Makes a reason of this book. */
export const because = reasons<DungeoneersFacts>();

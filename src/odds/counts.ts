import { DIFFICULTIES, difficultyOf } from './difficulty.ts';

/** What is known of a kind: how often the players win against so many. Undefined: nobody has tried it. */
export type ShareAt = (count: number) => number | undefined;

/** So near to what is looked for, no other count is tried. */
const NEAR = 0.04;

/**
 * How many to try next so that each difficulty gets the count nearest to it: twice as many until the players lose, then
 * halfway between too few and too many. None: the edges are known. More never makes it easier.
 */
export function countsToTry(shareAt: ShareAt, { start, most }: { readonly start: number; readonly most: number }) {
  const tried = Array.from({ length: most }, (_, before) => before + 1).flatMap((count) => {
    const share = shareAt(count);
    return share === undefined ? [] : [{ count, share }];
  });
  if (tried.length === 0) return [Math.min(most, Math.max(1, start))];
  const wanted = DIFFICULTIES.flatMap(({ name, aim }) => {
    const few = tried.findLast(({ share }) => share >= aim)?.count ?? 0;
    const many = tried.find(({ count }) => count > few)?.count;
    if (many === undefined) return few < most ? [Math.min(most, Math.max(few + 1, few * 2))] : [];
    const isNear = tried.some(
      ({ share }) => share < 1 && difficultyOf(share) === name && Math.abs(share - aim) <= NEAR,
    );
    return isNear || many - few <= 1 ? [] : [Math.floor((few + many) / 2)];
  });
  return [...new Set(wanted)];
}

/** About how many make an even fight. Undefined: so many were not tried, or one is too strong already. */
export function evenCount(shareAt: ShareAt, most: number): number | undefined {
  let [few, many] = [0, 0];
  for (let count = 1; count <= most && many === 0; count++) {
    const share = shareAt(count);
    if (share === undefined) continue;
    if (share >= 0.5) few = count;
    else many = count;
  }
  return few === 0 || many === 0 ? undefined : (few + many) / 2;
}

import {
  emptyResult,
  isWorkDone,
  orderOf,
  pieceOf,
  type Work,
  type WorkResult,
  withPiece,
} from '../../src/odds/work.ts';

/** The result if a single thread plays at most `max` pieces of the work, one after the other. */
export function singleThreadResult(work: Work, max = Number.POSITIVE_INFINITY): WorkResult {
  let result = emptyResult(work);
  for (let piece = 0; piece < max && !isWorkDone(work, result); piece++) {
    const pieceOrder = orderOf(work, piece, result);
    result = withPiece(work, result, pieceOf(pieceOrder.work, pieceOrder.piece));
  }
  return result;
}

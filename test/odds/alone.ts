import {
  computePiece,
  emptyResult,
  isWorkDone,
  type OddsWork,
  pieceTaskOf,
  type WorkResult,
  withPieceResult,
} from '../../src/odds/work.ts';

/** The result if a single thread plays the pieces of the work one after the other, but at most `max` of them. */
export function singleThreadResult(work: OddsWork, max = Number.POSITIVE_INFINITY): WorkResult {
  let result = emptyResult(work);
  for (let piece = 0; piece < max && !isWorkDone(work, result); piece++) {
    const pieceOrder = pieceTaskOf(work, piece, result);
    result = withPieceResult(work, result, computePiece(pieceOrder.work, pieceOrder.piece));
  }
  return result;
}

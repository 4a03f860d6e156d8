import { workReply } from '../../commands/odds/work-reply.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import {
  computePiece,
  emptyResult,
  isWorkDone,
  pieceTaskOf,
  type WorkResult,
  withPieceResult,
} from '../../src/odds/work.ts';
import { labels } from './private-message.ts';

/** The first reply that offers to add a creature during the search, and the reply when the search is done. */
export function searchReplies(reply: Reply): { readonly first: Reply; readonly done: Reply } {
  const work = reply.work?.work;
  if (work?.type !== 'scaling') throw new Error('No search');
  let result: WorkResult = emptyResult(work);
  let firstReply: Reply | undefined;
  while (!isWorkDone(work, result)) {
    const { work: part, piece } = pieceTaskOf(work, result.scaling!.done, result);
    result = withPieceResult(work, result, computePiece(part, piece));
    if (!firstReply && labels(workReply(reply, result)).includes('Add')) firstReply = workReply(reply, result);
  }
  return { first: firstReply!, done: workReply(reply, result) };
}

import type { Reply } from '../interaction/reply.ts';
import type { Host, Job } from './host.ts';

/** Most that are served in one go: the first is not kept waiting for long by those that came with it. */
const MOST_TOGETHER = 25;

/** Those who wait to be served. Whoever has come in the same instant is served together, in the order they came. */
export class CommitBatcher {
  readonly #host: Host;
  readonly #waiting: { readonly asking: Job; readonly answered: (reply: Reply) => void }[] = [];

  constructor(host: Host) {
    this.#host = host;
  }

  /** The answer, after all of it is on the disk. */
  serve(asking: Job): Promise<Reply> {
    return new Promise((answered) => {
      this.#waiting.push({ asking, answered });
      // Everything that has been received by now is read before.
      if (this.#waiting.length === 1) setImmediate(() => this.#serveNext());
    });
  }

  #serveNext(): void {
    const next = this.#waiting.splice(0, MOST_TOGETHER);
    if (this.#waiting.length > 0) setImmediate(() => this.#serveNext());
    const replies = this.#host.answerAll(next.map(({ asking }) => asking));
    for (const [place, reply] of replies.entries()) next[place]?.answered(reply);
  }
}

/** How long Discord may deliver an interaction again, in milliseconds: as long as its token lives. */
const REDELIVERED_WITHIN = 15 * 60 * 1000;
/** Most interactions that are remembered; the oldest give way. */
const MOST = 50_000;

/**
 * The replies to interactions that changed nothing: refused, failed, too fast. A second delivery gets the same, so that
 * what was refused is not done later, unseen.
 */
export class AnsweredInteractions<Reply> {
  readonly #replies = new Map<string, { readonly reply: Reply; readonly at: number }>();

  get(interaction: string): Reply | undefined {
    return this.#replies.get(interaction)?.reply;
  }

  /** `now` in milliseconds of any clock that does not go back. */
  set(interaction: string, reply: Reply, now: number): void {
    this.#replies.set(interaction, { reply, at: now });
    for (const [oldest, { at }] of this.#replies) {
      if (now - at < REDELIVERED_WITHIN && this.#replies.size <= MOST) return;
      this.#replies.delete(oldest);
    }
  }
}

/** Runs the tasks of one channel one after the other, and those of different channels side by side. */
export class ChannelQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a task after all tasks of that channel that were added before it. */
  run<T>(channel: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(channel);
    const running = before ? before.then(task, task) : task();
    this.#last.set(channel, running);
    const done = () => {
      if (this.#last.get(channel) === running) this.#last.delete(channel);
    };
    running.then(done, done);
    return running;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}

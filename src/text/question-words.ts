/** What somebody is asked, in words. Names are safe to show already. */
export interface Asking {
  /** What happens, as a sentence. */
  readonly what: string;
  /** What is at stake or what it costs, as a sentence; "" where the answers say it. */
  readonly ask: string;
  /** What each answer is called on its button, with its price: whole, so that it makes sense alone. */
  readonly answers: Readonly<Record<string, string | Answering>>;
  /** The same for an answer that is a name. */
  readonly named?: (answer: string) => string | Answering;
  /** How the one who is asked is doing matters for it. */
  readonly stake?: true;
}

/**
 * An answer's button: what it is called, what it costs. `free`: it costs nothing where the like of it does. `hurts`: whoever
 * gives it is harmed by it.
 */
export interface Answering {
  readonly label: string;
  readonly price?: string;
  readonly free?: boolean;
  readonly hurts?: true;
}

/** A throw in a practice fight, and what came of it. */
export interface PracticeThrow {
  /** How many dice fell, and what they show together. */
  readonly dice: number;
  readonly shown: number;
  /** What is added to them; below 0 it is taken away. */
  readonly added: number;
  readonly total: number;
  /** What was to be reached, or what the other threw. */
  readonly against: number;
  readonly won: boolean;
  /** The same one's next throw: whether it pierces. */
  readonly then?: PracticeThrow;
  /** What it cost the one at whom it went, in words; "" where nothing. */
  readonly harm: string;
}

/** What has happened since the last tap. */
export interface PracticeFacts {
  /** The place of what was tapped among what could be. */
  readonly chosen: number;
  /** The pupil's throw, and the straw man's. */
  readonly own?: PracticeThrow;
  readonly theirs?: PracticeThrow;
}

/** The words of one step. */
interface LessonWords {
  /** What it is about, in a word or two. */
  readonly title: string;
  /** What there is to know before the tap. */
  readonly before: string;
  /** What stands on the buttons, in order, where that is not what stands on them in every fight. */
  readonly buttons?: readonly string[];
  /** What has just happened, with its sum. */
  after(facts: PracticeFacts): string;
}

/** The words of a system's practice fight, by what each step teaches. One that is missing does not compile. */
export interface PracticeWords<Teaches extends string = string> {
  readonly lessons: Readonly<Record<Teaches, LessonWords>>;
  /** All of it in a sentence. */
  readonly learned: string;
}

import type { CharacterRefusal } from './character-refusal.ts';
import type { Deed } from './deed.ts';
import type { CombatantId, Phase, UserId } from './encounter.ts';
import type { Reason } from './reason.ts';

/**
 * Why the table or the rules say no, as facts. `embeds/explain.ts` puts each into plain words, with the way out.
 * What only one system says no to is a `rule`, listed in that system's `refusals.ts`.
 */
export type Refusal =
  | { readonly type: 'no-encounter' }
  | { readonly type: 'encounter-running'; readonly name: string }
  | {
      readonly type: 'no-such-ruleset';
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | { readonly type: 'wrong-phase'; readonly wants: Phase; readonly phase: Phase }
  | { readonly type: 'not-the-gm'; readonly gms: readonly UserId[] }
  | { readonly type: 'last-gm' }
  | { readonly type: 'nobody-of-yours' }
  /** `turn`: those whose turn it is, where it is nobody's of theirs. */
  | { readonly type: 'which-of-yours'; readonly yours: readonly string[]; readonly turn?: readonly string[] }
  | { readonly type: 'not-yours'; readonly name: string }
  | {
      readonly type: 'nobody-of-that-name';
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | { readonly type: 'name-taken'; readonly name: string }
  | { readonly type: 'name-unfit'; readonly typed: string; readonly longest: number }
  | { readonly type: 'already-joined'; readonly name: string }
  | { readonly type: 'creature-is-the-gms'; readonly name: string }
  | { readonly type: 'join-closed'; readonly gms: readonly UserId[] }
  | { readonly type: 'enough-of-yours'; readonly most: number }
  | { readonly type: 'opener' }
  | { readonly type: 'nobody-to-fight' }
  | { readonly type: 'too-many'; readonly what: string; readonly most: number }
  | {
      readonly type: 'no-such';
      readonly what: string;
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | {
      readonly type: 'not-your-turn';
      readonly name: string;
      readonly turn: readonly string[];
      /** Why they have no turn in this round at all. */
      readonly skips?: Reason;
    }
  | { readonly type: 'act-together'; readonly names: readonly string[] }
  | { readonly type: 'not-now'; readonly action: string; readonly phase: Phase }
  | { readonly type: 'nothing-cast'; readonly ruleset: string; readonly tool: string; readonly instead?: string }
  | { readonly type: 'rounds-run' }
  | { readonly type: 'out-of-the-fight'; readonly name: string; readonly as: string }
  | {
      readonly type: 'cannot';
      readonly name: string;
      readonly action: string;
      readonly because: string;
      readonly instead?: string;
    }
  | { readonly type: 'missing'; readonly what: string; readonly known: readonly string[] }
  | { readonly type: 'not-at-self' }
  | { readonly type: 'target-dead'; readonly name: string }
  | { readonly type: 'out-of-range'; readonly weapon: string; readonly band: string; readonly reaches: string }
  | {
      readonly type: 'nothing-left';
      readonly name: string;
      readonly what: string;
      readonly need: number;
      readonly left: number;
    }
  | { readonly type: 'question-open'; readonly subject: CombatantId; readonly name: string; readonly about: string }
  | { readonly type: 'no-question' }
  | { readonly type: 'nothing-to-undo' }
  | { readonly type: 'nothing-to-redo' }
  | { readonly type: 'nothing-recorded'; readonly name: string }
  | { readonly type: 'record-kept'; readonly gms: readonly UserId[] }
  | { readonly type: 'not-your-deed'; readonly deed: Deed }
  | { readonly type: 'dice-unreadable'; readonly typed: string; readonly at: number; readonly because: string }
  /** The encounter has had its big free rolls; of up to `most` dice there may be more. */
  | { readonly type: 'roll-quota'; readonly most: number }
  /** Only a GM may take it back: dice fell, or its player was told what they would not have known. */
  | { readonly type: 'undo-is-the-gms'; readonly because: 'dice' | 'told'; readonly gms: readonly UserId[] }
  | { readonly type: 'dice-too-many'; readonly most: number; readonly what: 'dice' | 'sides' }
  | { readonly type: 'text-unfit'; readonly what: string; readonly longest: number }
  | { readonly type: 'out-of-bounds'; readonly what: string; readonly least: number; readonly most: number }
  | { readonly type: 'stale' }
  | CharacterRefusal
  | { readonly type: 'rule'; readonly rule: string; readonly facts: RefusalFacts };

/** The name most like what was typed, where one is like it enough to ask "did you mean". */
export function near(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  const by = (name: string) => {
    const candidate = name.toLowerCase();
    if (wanted !== '' && (candidate.startsWith(wanted) || wanted.startsWith(candidate))) return 0;
    return distance(wanted.slice(0, 60), candidate.slice(0, 60));
  };
  const best = known.map((name) => ({ name, off: by(name) })).toSorted((a, b) => a.off - b.off)[0];
  return best && best.off <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : undefined;
}

/** How many letters must be put in, left out, changed or swapped with the next to make one word of the other. */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** What a refusal's words need: names as they are, and numbers. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

/** The facts that go with a refusal, as arguments: none where it needs none. */
export type FactsOf<Facts> = keyof Facts extends never ? [] : [facts: Facts & RefusalFacts];

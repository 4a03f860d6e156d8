import type { CharacterRefusal } from './character-refusal.ts';
import type { CombatantId, Phase } from './encounter.ts';
import type { FieldRefusal } from './field-refusal.ts';
import type { HandsRefusal } from './hands-refusal.ts';
import type { JoiningRefusal } from './joining-refusal.ts';
import type { DiceFault } from './notation/fault.ts';
import type { UserId } from './personal.ts';
import type { Reason } from './reason.ts';
import type { TimeRefusal } from './time-refusal.ts';
import type { UndoRefusal } from './undo-refusal.ts';

/**
 * Why the table or the rules say no, as facts. `text/` puts each into plain words, with the way out.
 * What only one system says no to is a `rule`, listed in that system's `refusals.ts`.
 */
export type Refusal =
  | { readonly type: 'no-encounter' }
  | { readonly type: 'encounter-running'; readonly name: string }
  /** The bot may not write where an encounter is to be shown: what it lacks, by Discord’s names. */
  | { readonly type: 'may-not-post'; readonly lacking: readonly string[] }
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
  | { readonly type: 'not-for-you'; readonly user: UserId }
  | { readonly type: 'opener' }
  | { readonly type: 'nobody-to-fight' }
  /** Rounds would stop as soon as they begin. */
  | { readonly type: 'decided-already'; readonly how: Reason }
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
  | { readonly type: 'no-order' }
  | { readonly type: 'nothing-changes'; readonly what: string; readonly value: number }
  | { readonly type: 'joins-order-later'; readonly name: string; readonly fighting: boolean }
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
  /** Nobody revives those who are up. */
  | { readonly type: 'on-their-feet'; readonly name: string }
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
  | { readonly type: 'gm-decides'; readonly gms: readonly UserId[] }
  | { readonly type: 'no-question' }
  | { readonly type: 'nothing-to-save' }
  | { readonly type: 'nothing-recorded'; readonly name: string }
  | { readonly type: 'record-kept'; readonly gms: readonly UserId[] }
  | { readonly type: 'luck-kept'; readonly gms: readonly UserId[] }
  | { readonly type: 'dice-unreadable'; readonly typed: string; readonly at: number; readonly because: DiceFault }
  /** The encounter has had its big free rolls; of up to `most` dice there may be more. */
  | { readonly type: 'roll-quota'; readonly most: number }
  | { readonly type: 'dice-too-many'; readonly most: number; readonly what: 'dice' | 'sides' }
  | { readonly type: 'text-unfit'; readonly what: string; readonly longest: number }
  | { readonly type: 'out-of-bounds'; readonly what: string; readonly least: number; readonly most: number }
  | { readonly type: 'stale' }
  | { readonly type: 'plays-nobody'; readonly user: UserId }
  | CharacterRefusal
  | FieldRefusal
  | HandsRefusal
  | JoiningRefusal
  | TimeRefusal
  | UndoRefusal
  | { readonly type: 'rule'; readonly rule: string; readonly facts: RefusalFacts };

/** What a refusal's words need: names as they are, and numbers. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

/** The facts that go with a refusal, as arguments: none where it needs none. */
export type FactsOf<Facts> = keyof Facts extends never ? [] : [facts: Facts & RefusalFacts];

import type { TileName } from '../../field/field.ts';
import type {
  CombatantId,
  ConditionForm,
  ConditionNote,
  OwnConditionName,
  OwnWords,
  Situation,
  System,
} from './encounter.ts';
import { given } from './given.ts';

/** An action that a player asks for. Typed names are already resolved to ids. */
export interface Intent {
  readonly action: string;
  readonly actor: CombatantId;
  readonly targets?: readonly CombatantId[];
  /** A weapon, a spell, an item. */
  readonly tool?: string;
  /** An attack type, a kind of defense, a kind of rest. */
  readonly manner?: string;
  /** Points spent on the action, such as stress, magica or hours. A whole number, 0 or more. */
  readonly amount?: number;
  readonly situation?: Situation;
  /** The tile that the action is about: the destination, or the place for another combatant. */
  readonly to?: TileName;
  readonly words?: OwnWords;
}

/** A key that distinguishes an action of a combatant from the combatant's other actions. */
export function actionKey({ action, tool = '', manner = '', to = '', targets = [] }: Intent): string {
  return [action, tool, manner, to, ...targets].join('\n');
}

/** An action that someone is likely to choose now. */
export interface LikelyAction {
  readonly intent: Intent;
  /** True if the action repeats the combatant's last one. */
  readonly again?: true;
  /**
   * An enemy out of reach that the action moves toward. On a map, a path is looked for again when the action is done.
   */
  readonly approach?: CombatantId;
  /**
   * What the action's manner adds to the roll, and its cost, in points of `resource`. Undefined if these make no
   * difference to the choice.
   */
  readonly price?: { readonly bonus: number; readonly cost: number; readonly resource?: string };
}

export const CONDITION_ENDS = ['scene', 'day', 'removed', 'lasting'] as const;
export type Until = (typeof CONDITION_ENDS)[number];

/** A condition to put on someone. Missing fields follow the book. */
export interface Affliction<S extends System = System> {
  readonly condition: S['condition'] | OwnConditionName;
  /** What the condition does. Undefined: what the book says. */
  readonly form?: ConditionForm;
  readonly source?: CombatantId;
  readonly value?: number;
  readonly rounds?: number;
  /**
   * When the condition ends, if not after a number of rounds. `lasting` means that it ends only when it is removed, no
   * matter how often its bearer rests.
   */
  readonly until?: Until;
  readonly note?: ConditionNote;
}

/** The current choices for an action. If a list is missing, the action doesn't need that choice. */
export interface Offers {
  readonly targets?: readonly CombatantId[];
  readonly tools?: readonly string[];
  readonly manners?: readonly string[];
  readonly ranges?: readonly string[];
  readonly amount?: Amount;
  /**
   * The tiles to choose from on a map, starting with the likeliest. Players aren't offered tiles that would be refused
   * with their other choices. A plain move has no such tiles, because `FieldRules.ways` lists its destinations.
   */
  readonly tiles?: readonly TileName[];
}

/** Points spent on an action, or another number that goes with the action. */
export interface Amount {
  /** The actor's resource, or the book's word for what is counted: "stress", "squares". */
  readonly what: string;
  readonly most: number;
  /** The minimum amount. Undefined: 0. */
  readonly least?: number;
  /** True if the amount has no default, so that it must be given. */
  readonly needed?: true;
  /** Amounts to choose from. Undefined: every amount is worth listing. */
  readonly usual?: readonly number[];
}

/** The tool and manner of an action. */
export interface ActionMethod {
  readonly tool?: string;
  readonly manner?: string;
}

/** A tool and a manner that the player can choose from several. */
export interface MethodChoice extends ActionMethod {
  /** True if the action, done in this way, is done against the target's will. */
  readonly harms?: true;
}

const WORDS_PURPOSES = ['trigger', 'wound', 'aspect'] as const;
/** What a player must describe in their own words. */
export type WordsFor = (typeof WORDS_PURPOSES)[number];

/** The positions that a player can state for this action. Other positions would change nothing. */
export interface SituationChoices {
  readonly ranges?: readonly string[];
  readonly cover?: readonly string[];
  readonly flanked?: readonly string[];
  readonly behind?: true;
  readonly highGround?: true;
}

/** Points of a resource that an action costs. */
interface PointCost {
  readonly resource: string;
  readonly points: number;
}

/** How often something may be used, and how many uses are left. */
export interface Limit {
  readonly uses: number;
  readonly left: number;
  /** When the uses come back. Undefined: they don't come back automatically. */
  readonly per?: 'round' | 'scene' | 'day';
}

/** One way to do an action: the fixed values, and the choices that must or may still be made. */
export interface ActionWay extends ActionMethod {
  /** The possible targets. Undefined: those in `Offers`. */
  readonly targets?: readonly CombatantId[];
  /** True if the action needs no target, because it affects the actor or no one. */
  readonly alone?: true;
  readonly several?: MultipleTargets;
  /** True if the action is done against the target's will. */
  readonly harms?: true;
  /** True if the action is done for the target's benefit. */
  readonly helps?: true;
  /**
   * The targets that the action would help now, such as the wounded for healing. Other targets are possible but
   * pointless. Undefined: it can help anyone.
   */
  readonly usefulTo?: readonly CombatantId[];
  /** The tools and manners that the player can choose from. */
  readonly hows?: readonly MethodChoice[];
  readonly amount?: Amount;
  /** Tiles to choose from, as in `Offers`. */
  readonly tiles?: readonly TileName[];
  readonly words?: WordsFor;
  readonly situation?: SituationChoices;
  readonly costs?: readonly PointCost[];
  readonly limit?: Limit;
}

/** An action that can have several targets at once. */
export interface MultipleTargets {
  readonly least: number;
  /** The default targets. */
  readonly usual: readonly CombatantId[];
  /** True if the action works just as well on a single target. */
  readonly singly?: true;
  /**
   * The combatants from which the player first chooses one. The actor moves toward that one and away from the others.
   */
  readonly first?: readonly CombatantId[];
}

/** The ways to do an action that doesn't declare its own ways: every tool with every manner. */
export function plainWays({ tools, manners, ranges, amount, tiles }: Offers): readonly ActionWay[] {
  const situationChoices = ranges && { ranges };
  return (tools ?? [undefined]).flatMap((tool) =>
    (manners ?? [undefined]).map((manner) => given({ tool, manner, amount, tiles, situation: situationChoices })),
  );
}

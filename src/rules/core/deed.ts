import type { Field, Sign, TileName } from '../../field/field.ts';
import type {
  Combatant,
  CombatantId,
  ConditionKey,
  FieldLook,
  LabeledDice,
  OwnWords,
  Pace,
  Plan,
  Setting,
  Situation,
  Style,
  System,
  UserId,
} from './encounter.ts';
import type { Affliction, Intent } from './intent.ts';

/** What somebody does at the table, as data: it can wait for an answer, be played again, and be checked. */
export type Deed<S extends System = System> =
  | { readonly type: 'intent'; readonly intent: Intent }
  | {
      readonly type: 'join';
      readonly combatants: readonly Combatant<S>[];
      /** They wait unseen until they are revealed. */
      readonly hidden?: true;
    }
  /** Those who wait unseen come in, as newcomers. */
  | { readonly type: 'reveal'; readonly subjects: readonly CombatantId[] }
  /** Somebody of the GM's goes out of sight, as they are. */
  | { readonly type: 'hide'; readonly subject: CombatantId }
  /** Somebody who waits unseen will not come. */
  | { readonly type: 'dismiss'; readonly subject: CombatantId }
  | { readonly type: 'initiative' }
  /** Dice thrown in the fight for no rule. It changes nothing, so there is nothing to undo. */
  | {
      readonly type: 'roll';
      readonly dice: LabeledDice;
      /** For the GM alone, until the encounter is over. */
      readonly secret?: true;
    }
  | {
      readonly type: 'end-turn';
      readonly subject: CombatantId;
      /** Others whose turn it is too, and who are done with it as well. */
      readonly others?: readonly CombatantId[];
      readonly passedOver?: true;
    }
  | { readonly type: 'stop-rounds' }
  | { readonly type: 'end-scene' }
  | { readonly type: 'standing-order'; readonly subject: CombatantId; readonly about: string; readonly answer?: string }
  | { readonly type: 'afflict'; readonly subject: CombatantId; readonly affliction: Affliction<S> }
  | { readonly type: 'cure'; readonly subject: CombatantId; readonly key: ConditionKey }
  | {
      readonly type: 'adjust';
      readonly subject: CombatantId;
      readonly resource: string;
      readonly to: number;
      /** Why, in the GM's own words. */
      readonly why?: OwnWords;
    }
  /** Another sheet from now on, whole. What follows of it follows by the rules. */
  | { readonly type: 'change-sheet'; readonly subject: CombatantId; readonly sheet: S['sheet'] }
  | { readonly type: 'set'; readonly setting: string; readonly value: Setting }
  | { readonly type: 'remove'; readonly subject: CombatantId }
  | { readonly type: 'revive'; readonly subject: CombatantId }
  | { readonly type: 'hand-over'; readonly subject: CombatantId; readonly to?: UserId }
  /** For a time: until then, or until their owner is back. Without `to`, the GM plays them. */
  | { readonly type: 'lend'; readonly subject: CombatantId; readonly to?: UserId; readonly until?: number }
  | { readonly type: 'give-back'; readonly subject: CombatantId }
  /** They play by themselves, or by hand again where no style is given. */
  | { readonly type: 'auto'; readonly subjects: readonly CombatantId[]; readonly style?: Style }
  | { readonly type: 'plan'; readonly subject: CombatantId; readonly plan?: Plan }
  | { readonly type: 'pace'; readonly pace?: Pace }
  | { readonly type: 'group'; readonly members: readonly CombatantId[]; readonly name?: string }
  | { readonly type: 'gms'; readonly gms: readonly UserId[] }
  /** A field to fight on, or none where no ground is given. Who has no place in `standing` gets one. */
  | {
      readonly type: 'field';
      readonly ground?: Field;
      readonly standing?: Readonly<Record<CombatantId, TileName>>;
      readonly look?: FieldLook;
    }
  | { readonly type: 'field-look'; readonly look: FieldLook }
  | {
      readonly type: 'tiles';
      readonly tiles: readonly { readonly at: TileName; readonly sign?: Sign; readonly level?: number }[];
    }
  /** The GM puts people on tiles, or off the field where no tile is given. */
  | {
      readonly type: 'place';
      readonly places: readonly { readonly subject: CombatantId; readonly at?: TileName }[];
      /** They wait unseen. */
      readonly hidden?: true;
    }
  | { readonly type: 'door'; readonly subject: CombatantId; readonly at: TileName }
  /** The GM's word on how one stands to another; back to what the field says where no situation is given. */
  | {
      readonly type: 'overrule';
      readonly actor: CombatantId;
      readonly target: CombatantId;
      readonly situation?: Situation;
      readonly why?: OwnWords;
    }
  | {
      readonly type: 'reorder';
      readonly subject: CombatantId;
      readonly before?: CombatantId;
      /** If it's their turn and others act in between, it's the next one's turn. Absent in older records: they keep it. */
      readonly passesTurn?: true;
    };

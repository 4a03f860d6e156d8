import type { Field, Sign, TileName } from '../../field/field.ts';
import type {
  Combatant,
  CombatantId,
  ConditionKey,
  Departure,
  FieldLook,
  ItemPart,
  LabeledDice,
  OwnWords,
  Plan,
  Setting,
  SheetEntry,
  Situation,
  Style,
  System,
  TimedEvent,
  TurnTimer,
  UserId,
  Zone,
  ZoneId,
} from './encounter.ts';
import type { Affliction, Intent } from './intent.ts';

/**
 * The pack and revision that something in a deed was taken from. The log and the HTML page show this source, and the
 * record's hash covers it. The rules ignore it, because the deed has a copy of what was taken.
 */
export interface PackSource {
  /** The pack's title. */
  readonly pack: string;
  readonly revision: number;
  /** The digest of the pack's file. */
  readonly digest: string;
}

/** A deed that may use something from a content pack, which is a file with creatures and characters, for example. */
interface PackUse {
  readonly from?: PackSource;
}

/**
 * The content pack (a file with creatures, for example) from which a deed took something. Undefined if it took nothing.
 */
export function packSourceOf(deed: Deed): PackSource | undefined {
  return 'from' in deed && typeof deed.from === 'object' ? deed.from : undefined;
}

/** A player's own text about what their character does, and the post that contains the text. */
export interface ToldInWords {
  readonly words: OwnWords;
  /**
   * The ids of the post's server, channel and message, separated by slashes. Undefined if the text isn't from a post.
   */
  readonly post?: OwnWords;
}

/** What a player wrote about a deed. Undefined if they only pressed a button. */
export function playerTextOf(deed: Deed): ToldInWords | undefined {
  return deed.type === 'intent' ? deed.told : undefined;
}

/** What someone does at the table. It is data, so that it can wait for an answer, be replayed and be checked. */
export type Deed<S extends System = System> =
  | {
      readonly type: 'intent';
      readonly intent: Intent;
      /** What the player wrote about the action. No rule reads this text, and events don't contain it. */
      readonly told?: ToldInWords;
    }
  | (PackUse & {
      readonly type: 'join';
      readonly combatants: readonly Combatant<S>[];
      /** True if the combatants stay hidden until revealed. */
      readonly hidden?: true;
    })
  /** Hidden combatants join the fight. */
  | { readonly type: 'reveal'; readonly subjects: readonly CombatantId[] }
  /** One of the GM's combatants becomes hidden. Its state doesn't change. */
  | { readonly type: 'hide'; readonly subject: CombatantId }
  /** A hidden combatant is removed and never appears. */
  | { readonly type: 'dismiss'; readonly subject: CombatantId }
  | { readonly type: 'initiative' }
  /** A free roll, which no rule asked for. It changes nothing, so there is nothing to undo. */
  | {
      readonly type: 'roll';
      readonly dice: LabeledDice;
      /**
       * Who can see the roll until the encounter is over: the one who rolled and the GM (`true`), only the one who
       * rolled (`own`), or only the GM (`blind`).
       */
      readonly secret?: true | 'own' | 'blind';
      /** The combatant whose check it is. Undefined if the roll is for no combatant. */
      readonly subject?: CombatantId;
    }
  | {
      readonly type: 'end-turn';
      readonly subject: CombatantId;
      /** Other combatants whose turns end at the same time. */
      readonly others?: readonly CombatantId[];
      readonly passedOver?: true;
    }
  /** Delays the rest of the turn until after another combatant's turn, or until it is resumed if `after` is missing. */
  | { readonly type: 'delay'; readonly subject: CombatantId; readonly after?: CombatantId }
  /** A combatant that delayed its turn acts right after the current one. */
  | { readonly type: 'resume-turn'; readonly subject: CombatantId }
  /** The GM adds an event to the turn order, such as a storm, or replaces the event that has the same id. */
  | (PackUse & {
      readonly type: 'event';
      readonly event: TimedEvent;
      /** True if players don't know of the event. */
      readonly hidden?: true;
    })
  | { readonly type: 'remove-event'; readonly id: string; readonly hidden?: true }
  | { readonly type: 'stop-rounds' }
  | { readonly type: 'end-scene' }
  | { readonly type: 'standing-order'; readonly subject: CombatantId; readonly about: string; readonly answer?: string }
  | (PackUse & { readonly type: 'afflict'; readonly subject: CombatantId; readonly affliction: Affliction<S> })
  | { readonly type: 'cure'; readonly subject: CombatantId; readonly key: ConditionKey }
  | {
      readonly type: 'adjust';
      readonly subject: CombatantId;
      readonly resource: string;
      readonly to: number;
      /** The GM's reason, in their own words. */
      readonly why?: OwnWords;
    }
  /** The GM puts a condition on the scene itself. `hidden`: only the GM knows of it. */
  | (PackUse & { readonly type: 'scene-afflict'; readonly affliction: Affliction<S>; readonly hidden?: true })
  | { readonly type: 'scene-cure'; readonly key: ConditionKey; readonly hidden?: true }
  | {
      readonly type: 'scene-adjust';
      readonly resource: string;
      readonly to: number;
      /** The GM's reason, in their own words. */
      readonly why?: OwnWords;
      readonly hidden?: true;
    }
  /** A complete new sheet. The rules work out what follows from it. */
  | { readonly type: 'change-sheet'; readonly subject: CombatantId; readonly sheet: S['sheet'] }
  | ItemDeed
  | { readonly type: 'set'; readonly setting: string; readonly value: Setting }
  | { readonly type: 'remove'; readonly subject: CombatantId }
  /**
   * A combatant leaves the fight without being down or dead, for example by fleeing. The deed `revive` brings it back.
   */
  | { readonly type: 'depart'; readonly subject: CombatantId; readonly as: Departure }
  | { readonly type: 'revive'; readonly subject: CombatantId }
  | { readonly type: 'hand-over'; readonly subject: CombatantId; readonly to?: UserId }
  /** Lends a combatant until the given time, or until the owner is back. Without `to`, the GM plays the combatant. */
  | { readonly type: 'lend'; readonly subject: CombatantId; readonly to?: UserId; readonly until?: number }
  | { readonly type: 'give-back'; readonly subject: CombatantId }
  /** Puts combatants on autopilot, or takes them off it if no style is given. */
  | { readonly type: 'auto'; readonly subjects: readonly CombatantId[]; readonly style?: Style }
  | { readonly type: 'plan'; readonly subject: CombatantId; readonly plan?: Plan }
  | { readonly type: 'pace'; readonly pace?: TurnTimer }
  | { readonly type: 'group'; readonly members: readonly CombatantId[]; readonly name?: string }
  | { readonly type: 'gms'; readonly gms: readonly UserId[] }
  /** A new map, or no map if `ground` is missing. Combatants that aren't in `standing` get a place automatically. */
  | (PackUse & {
      readonly type: 'field';
      readonly ground?: Field;
      readonly standing?: Readonly<Record<CombatantId, TileName>>;
      readonly look?: FieldLook;
    })
  | { readonly type: 'field-look'; readonly look: FieldLook }
  | {
      readonly type: 'tiles';
      readonly tiles: readonly { readonly at: TileName; readonly sign?: Sign; readonly level?: number }[];
    }
  /** The GM puts combatants on tiles, or takes them off the map if no tile is given. */
  | {
      readonly type: 'place';
      readonly places: readonly { readonly subject: CombatantId; readonly at?: TileName }[];
      /** True if the combatants are hidden. */
      readonly hidden?: true;
    }
  /** The GM offers something to a combatant's player. */
  | { readonly type: 'propose'; readonly kind: string; readonly to: CombatantId; readonly words?: OwnWords }
  | { readonly type: 'answer-proposal'; readonly id: string; readonly answer: 'accept' | 'refuse' | 'withdraw' }
  /** The GM names the zones, or removes them all. */
  | { readonly type: 'zones'; readonly zones?: readonly Zone[] }
  /** The GM puts combatants in a zone. */
  | {
      readonly type: 'to-zone';
      readonly subjects: readonly CombatantId[];
      readonly at: ZoneId;
      /** True if the combatants are hidden. */
      readonly hidden?: true;
    }
  | { readonly type: 'door'; readonly subject: CombatantId; readonly at: TileName }
  /** The GM overrides the position of one combatant relative to another. Without `situation`, the map decides again. */
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
      /**
       * True if the turn passes to the next combatant when the GM moves the current one to a later place. Undefined in
       * older records, where the current combatant keeps the turn.
       */
      readonly passesTurn?: true;
    };

/** How an item is handed over or taken. */
interface HandOverOptions {
  /** True if the GM hands the item over, which costs nothing and is possible on anyone's turn. */
  readonly free?: true;
  /** True if a hidden combatant is involved, so only the GM may know about it. */
  readonly hidden?: true;
}

/** Items that are given, taken or dropped. An item's whole sheet entry moves with it. */
export type ItemDeed =
  | (HandOverOptions & {
      readonly type: 'give';
      readonly from: CombatantId;
      readonly to: CombatantId;
      readonly items: readonly ItemPart[];
    })
  /** Takes items from someone who is dead or down, or from the ground if `from` is missing. */
  | (HandOverOptions & {
      readonly type: 'take';
      readonly to: CombatantId;
      readonly from?: CombatantId;
      readonly items: readonly ItemPart[];
    })
  | (HandOverOptions & { readonly type: 'drop'; readonly from: CombatantId; readonly items: readonly ItemPart[] })
  /**
   * Gives a new item from the GM: a complete entry for a list of the sheet. Without `to`, the item lies on the ground.
   */
  | (HandOverOptions & {
      readonly type: 'find';
      readonly to?: CombatantId;
      readonly list: string;
      readonly entry: SheetEntry;
    });

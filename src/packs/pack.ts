import type { Field, TileName } from '../field/field.ts';
import type { OwnCondition } from '../rules/core/condition.ts';
import type { PackEntryName, Setting, Style } from '../rules/core/encounter.ts';
import type { Archetype } from '../rules/core/ruleset.ts';
import type { NamedEntry } from '../rules/core/sheet-fields.ts';
import type { WrittenScene } from './form.ts';

/**
 * A creature or character in a pack, with its whole sheet. If the sheet is based on another one, it already includes
 * the other sheet's fields.
 */
export interface PackCreature extends Archetype {
  readonly brief?: string;
  readonly style?: Style;
  /** The key of the creature's stored portrait. The portrait itself isn't in the pack's file. */
  readonly portrait?: PackEntryName;
}

export type PackCondition = OwnCondition;

export interface PackMap {
  readonly name: string;
  readonly brief?: string;
  readonly field: Field;
}

/**
 * The creatures that one entry of a scene brings, and their squares. `creature` names an entry in the pack or the book.
 */
export interface SceneCreature {
  readonly creature: string;
  readonly name?: string;
  readonly count: number;
  readonly side?: string;
  readonly hidden: boolean;
  readonly group: boolean;
  readonly style?: Style;
  readonly at: readonly TileName[];
}

/** A prepared encounter. */
export interface PackScene {
  readonly name: string;
  readonly brief?: string;
  /** A map in the pack, or a premade one. Undefined for theater of the mind. */
  readonly map?: string;
  readonly settings: Readonly<Record<string, Setting>>;
  /** The turn timer, in minutes. Parts that are missing get the defaults of `/gm timer`. */
  readonly timer?: NonNullable<WrittenScene['timer']>;
  readonly creatures: readonly SceneCreature[];
  readonly say?: string;
  readonly note?: string;
}

/**
 * A pack that was read. Fights don't depend on it: everything that enters a fight is copied into the encounter's
 * record.
 */
export interface Pack {
  readonly system: string;
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly license?: string;
  readonly about?: string;
  readonly author?: string;
  /** The URL where the pack is published, or the book that it comes from. */
  readonly source?: string;
  /** True if players may look up everything in the pack before it enters a fight. */
  readonly open?: true;
  /** Entries for the lists on sheets, by the field's key: "weapons". */
  readonly stock: Readonly<Record<string, readonly NamedEntry[]>>;
  readonly creatures: readonly PackCreature[];
  readonly characters: readonly PackCreature[];
  readonly conditions: readonly PackCondition[];
  readonly maps: readonly PackMap[];
  readonly scenes: readonly PackScene[];
}

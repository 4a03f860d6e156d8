import { type Field, withTile } from '../../field/field.ts';
import { tileNamed } from '../../field/tile.ts';
import type { CombatantId, Encounter, System } from './encounter.ts';
import type { FieldEvent } from './field-event.ts';
import type { Overruled, PlayedField } from './played-field.ts';

/** The part of `apply` that is about the field: the encounter with its field as it is after the event. */
export function withPlayedField<S extends System>(encounter: Encounter<S>, event: FieldEvent): Encounter<S> {
  if (event.type === 'field-set') {
    const { field: _, ...rest } = encounter;
    return event.after === undefined ? rest : { ...rest, field: event.after };
  }
  return encounter.field ? { ...encounter, field: changed(encounter.field, event) } : encounter;
}

function changed(field: PlayedField, event: Exclude<FieldEvent, { type: 'field-set' }>): PlayedField {
  switch (event.type) {
    case 'field-look-set':
      return { ...field, look: event.after };
    case 'tiles-changed':
      return {
        ...field,
        ground: event.tiles.reduce<Field>((ground, { at, after }) => {
          const tile = tileNamed(at);
          return tile ? withTile(ground, tile, after) : ground;
        }, field.ground),
        ...(event.by !== undefined && { atDoors: [...field.atDoors, event.by] }),
      };
    case 'placed': {
      const { [event.subject]: _, ...others } = field.standing;
      const standing = event.after === undefined ? others : { ...others, [event.subject]: event.after };
      return { ...field, standing, words: withoutWordsOn(field, event.subject) };
    }
    case 'moved': {
      const { subject, path } = event;
      const at = path.at(-1);
      if (at === undefined) return field;
      const standing = { ...field.standing, [subject]: at };
      return { ...field, standing, lastMove: { subject, path }, words: withoutWordsOn(field, subject) };
    }
    case 'overruled': {
      const others = field.words.filter(({ actor, target }) => actor !== event.actor || target !== event.target);
      return { ...field, words: event.after === undefined ? others : [...others, event.after] };
    }
    default:
      return event satisfies never;
  }
}

/** The GM's words hold until one of the two moves. */
function withoutWordsOn({ words }: PlayedField, who: CombatantId): readonly Overruled[] {
  return words.filter(({ actor, target }) => actor !== who && target !== who);
}

/** A turn begins: everybody may use a door again. */
export function doorsForgotten<S extends System>(encounter: Encounter<S>): Encounter<S> {
  const { field } = encounter;
  return field && field.atDoors.length > 0 ? { ...encounter, field: { ...field, atDoors: [] } } : encounter;
}

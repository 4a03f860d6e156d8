import type { FieldRefusal } from '../../../rules/core/field-refusal.ts';
import { plain } from '../../markdown.ts';
import { field } from '../core/field.ts';

/** Why the field says no, in plain words with the way out. */
export function explainField(why: FieldRefusal): string {
  switch (why.type) {
    case 'no-field':
      return 'There is no field here. The GM draws one with `/field new`.';
    case 'not-on-the-field':
      return `${plain(why.name)} stands nowhere on the field. The GM puts them somewhere with \`/field place\`.`;
    case 'no-tile':
      return `“${plain(why.typed, 20)}” is no tile of this field. Say a letter and a number, from A1 to ${why.last}.`;
    case 'tile-taken':
      return `${plain(why.name)} stands at ${why.tile}. Take another tile.`;
    case 'no-footing':
      return `${plain(why.name)} cannot stand at ${why.tile}: there is ${field.ground[why.ground]}. Take another tile.`;
    case 'too-far':
      return why.cost === undefined
        ? `No way leads ${plain(why.name)} to ${why.tile} now. Choose a tile that is marked, with \`/move\`.`
        : `${why.tile} is ${why.cost} away for ${plain(why.name)}, who has ${why.left} left to move. Choose a tile that is marked, with \`/move\`.`;
    case 'where-to':
      return `Say where ${plain(why.name)} goes: \`/move to:\` and a tile, or \`/move\` to choose one.`;
    case 'no-door':
      return `There is no door at ${plain(why.tile, 20)} beside ${plain(why.name)}. Go beside one first.`;
    case 'door-once':
      return `${plain(why.name)} has used a door in this turn already. Do it in the next, or ask another.`;
    case 'not-seen':
      return `Nobody of yours sees ${why.tile}. Choose a tile that is seen, with \`/move\`.`;
    case 'nothing-overruled':
      return 'The GM has said nothing of these two: how they stand is as the field shows. Say otherwise with `/field overrule`.';
    case 'field-size':
      return `“${plain(why.typed, 20)}” is no size. Say columns and rows, from 3x3 to 26x26: \`12x10\`.`;
    case 'field-own-size':
      return `The ${plain(why.kind, 20)} has a size of its own. Leave \`size:\` out, or say \`kind:plain\`.`;
    case 'against-the-field':
      return `The field shows it otherwise: ${plain(why.shows)}, not ${plain(why.said, 40)}. Leave it out; a GM may overrule the field with \`/field overrule\`.`;
    default:
      return why satisfies never;
  }
}

import { subcommands } from '../src/interaction/command.ts';
import { dark } from './field/dark.ts';
import { edit } from './field/edit.ts';
import { image } from './field/image.ts';
import { off } from './field/off.ts';
import { overrule } from './field/overrule.ts';
import { place } from './field/place.ts';
import { showField } from './field/show.ts';
import { newField } from './map/map.ts';

export const field = subcommands('field', 'The field that an encounter is fought on', [
  newField,
  showField,
  edit,
  place,
  dark,
  image,
  overrule,
  off,
]);

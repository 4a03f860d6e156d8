import { ButtonStyle } from 'discord-api-types/v10';
import { newScreen, puts } from '../../../commands/map/draft.ts';
import { type FieldPress, fieldButton, putMenu } from '../../../commands/map/ids.ts';
import type { OnField } from '../../../commands/map/on-field.ts';
import { hiddenOff, screenWith } from '../../../commands/map/shown.ts';
import { plain } from '../../text/markdown.ts';
import { drawing as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { at } from '../gm/panel.ts';
import { menuRow } from '../menus.ts';
import type { Reply } from '../reply.ts';

/** The field that there is, with all that a GM can change of it; where there is none, what one can begin with. */
export function fieldScreen(session: OnField, said?: string): Reply {
  const { encounter } = session;
  const { field } = encounter;
  if (!field) return newScreen(session, said);
  const { ground, look } = field;
  const press = (label: string, what: FieldPress, style?: ButtonStyle.Danger | ButtonStyle.Primary) =>
    button(label, fieldButton.write({ ...at(session), press: what }), style);
  const someOff = hiddenOff(encounter, field).length > 0;
  const head = `### ${words.named(plain(encounter.name), ground.width, ground.height)}`;
  return screenWith(
    session,
    field,
    { said, head },
    menuRow(putMenu.write(at(session)), words.put, puts()),
    ...buttonRow(press(words.place, 'place', someOff ? ButtonStyle.Primary : undefined), press(words.asText, 'text')),
    ...buttonRow(
      press(words.mirror, 'mirror'),
      press(words.swap, 'swap'),
      look.dark ? press(words.light, 'light') : press(words.dark, 'dark'),
    ),
    ...buttonRow(press(words.newOne, 'new'), press(words.takeOff, 'off', ButtonStyle.Danger), closeButton()),
  );
}

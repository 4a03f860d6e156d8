import { command } from '../../src/interaction/command.ts';
import { fieldScreen } from '../../src/interaction/field/screen.ts';
import { boolean } from '../../src/interaction/option.ts';
import { show, whisper } from '../../src/interaction/reply.ts';
import { no } from '../../src/rules/core/result.ts';
import { anyEncounter, gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { drawing as words } from '../../src/text/spoken.ts';
import { fieldShown } from '../map/shown.ts';

export const showField = command({
  name: 'show',
  description: 'The field as it stands; a GM sees and changes it whole by `private`',
  requires: anyEncounter,
  options: { private: boolean('For your eyes alone; a GM can change it there') },
  run({ private: alone }, session) {
    const { encounter } = session;
    if (!encounter.field) return no({ type: 'no-field' });
    const gms = gm(session);
    if (alone && gms.ok) return fieldScreen(gms.value);
    const { text, picture } = fieldShown(session, encounter.field, 'players');
    const { width, height } = encounter.field.ground;
    const title = words.named(plain(encounter.name), width, height);
    const embed = { title, ...(text !== '' && { description: text }) };
    const more = picture ? { picture } : {};
    return alone ? whisper(embed, more) : show(embed, more);
  },
});

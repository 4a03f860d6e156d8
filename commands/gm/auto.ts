import { command } from '../../src/interaction/command.ts';
import { boolean, oneOf } from '../../src/interaction/option.ts';
import { ofTheGms } from '../../src/interaction/options/of-the-gms.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { auto as words } from '../../src/text/spoken.ts';
import { STYLES_OR_OFF, setStyle } from '../autopilot.ts';

/** Who plays by themselves is told to those who may know it by the board; the style to the GM alone. */
export const auto = command({
  name: 'auto',
  description: 'Let creatures play by themselves, or by you again (GM)',
  requires: gm,
  options: {
    style: oneOf('How they play; off: by you again', STYLES_OR_OFF),
    who: ofTheGms('Whom, with commas between them; all whom you play, unless you say'),
    together: boolean('And all who act together with them'),
  },
  run({ style, who, together }, session) {
    const groups = together ? who.flatMap(({ group }) => group ?? []) : [];
    const whom = session.encounter.combatants.filter(
      (each) => who.includes(each) || (each.group !== undefined && groups.includes(each.group)),
    );
    return map(setStyle(session, whom, style), (said) =>
      whisper(style === 'off' ? said : `${said}\n-# ${words.onlyThese}`),
    );
  },
});

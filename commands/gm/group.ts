import { command } from '../../src/interaction/command.ts';
import { boolean } from '../../src/interaction/option.ts';
import { combatants } from '../../src/interaction/options/combatants.ts';
import { show } from '../../src/interaction/reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { and } from '../../src/text/spoken.ts';

export const group = command({
  name: 'group',
  description: 'Let some act together, at the place of whoever of them comes first (GM)',
  requires: gm,
  options: {
    who: combatants('Whom, with commas between them'),
    apart: boolean('Each alone again'),
  },
  run({ who, apart }, session) {
    const members = who.map(({ id }) => id);
    const name = apart ? undefined : members[0];
    const names = and(who.map((each) => plain(each.name)));
    return map(session.do({ type: 'group', members, ...given({ name }) }), () =>
      show({ description: `${names} ${apart ? 'act each alone' : 'act together'} from now on.` }),
    );
  },
});

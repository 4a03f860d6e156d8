import { command, refusalReply } from '../../src/interaction/command.ts';
import { boolean, optional, text } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { asGm, findCombatants } from '../../src/session/authorize.ts';
import { list, plain } from '../../src/text/markdown.ts';

export const group = command({
  name: 'group',
  description: 'Let some act together, at the place of whoever of them comes first (GM)',
  options: {
    who: text('Whom, with commas between them', everybody, 300),
    apart: optional(boolean('Each alone again')),
  },
  run({ who, apart = false }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const members = findCombatants(encounter.value, who);
    if (!members.ok) return refusalReply(members.why, session);

    const names = members.value.map(({ name }) => name);
    const name = apart ? {} : { name: members.value[0]?.id ?? 'group' };
    const deed = { type: 'group', members: members.value.map(({ id }) => id), ...name } as const;
    const done = session.do(deed);
    if (!done.ok) return refusalReply(done.why, session);
    return show({
      description: `${list(names.map((each) => plain(each)))} ${apart ? 'act each alone' : 'act together'} from now on.`,
    });
  },
});

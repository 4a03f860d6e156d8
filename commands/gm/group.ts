import { command, refuse } from '../../src/interaction/command.ts';
import { flag, optional, text } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { allNamed, asGm } from '../../src/session/authorize.ts';
import { list, plain } from '../../src/text/markdown.ts';

export const group = command({
  name: 'group',
  description: 'Let some act together, at the place of whoever of them comes first (GM)',
  options: {
    who: text('Whom, with commas between them', everybody, 300),
    apart: optional(flag('Each alone again')),
  },
  run({ who, apart = false }, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const members = allNamed(encounter.value, who);
    if (!members.ok) return refuse(members.why, table);

    const names = members.value.map(({ name }) => name);
    const name = apart ? {} : { name: members.value[0]?.id ?? 'group' };
    const deed = { type: 'group', members: members.value.map(({ id }) => id), ...name } as const;
    const done = table.do(`${names.join(', ')} ${apart ? 'act alone' : 'act together'}`, deed);
    if (!done.ok) return refuse(done.why, table);
    return show({
      description: `${list(names.map((each) => plain(each)))} ${apart ? 'act each alone' : 'act together'} from now on.`,
    });
  },
});

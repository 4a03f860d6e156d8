import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import {
  ruleButton,
  ruleForm,
  ruleMenu,
  ruleReply,
  rulesForm,
  rulesOfButton,
  TERM,
} from '../../src/interaction/rule-reply.ts';
import { map } from '../../src/rules/core/result.ts';

/** A related entry, or the menu of the systems that have one. */
export const ruleEntry = component({
  id: ruleButton,
  run: ({ system, name }, session, { chosen: [other = system] }) =>
    map(ruleReply(session, rulesOfButton(other), name), inPlace),
});

/** The menu of entries that may be meant. */
export const ruleChoice = component({
  id: ruleMenu,
  run: ({ system }, session, { chosen: [name = ''] }) => map(ruleReply(session, rulesOfButton(system), name), inPlace),
});

/** Rules… asks what is to be looked up, and looks it up. */
export const ruleAsked = component({
  id: ruleForm,
  run(_, session, { fields }) {
    const term = fields.get(TERM)?.trim() ?? '';
    return term === '' ? { form: rulesForm() } : map(ruleReply(session, undefined, term), inPlace);
  },
});

import { playerOf } from '../../rules/core/deleted-user.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import { UNTILS } from '../../rules/core/intent.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { countsOf } from '../../rules/core/ruleset.ts';
import { gm as words } from '../../text/spoken.ts';
import type { ComponentInput } from '../component.ts';
import { marked } from '../posts/mark.ts';
import { BY_THE_BOOK, FIELD, LAST, ROUNDS } from './forms.ts';
import { somebodyMeant } from './meant.ts';
import type { Running } from './panel.ts';
import { playFromPanel } from './play.ts';
import { leaveWords } from './whispering.ts';

/** What was filled into a form about somebody comes to pass. */
type Filled = (session: Running, of: Combatant, fields: ComponentInput['fields']) => Result<string, Refusal>;

/** What a resource without a limit can be set to. */
const MOST = 1_000_000;

/** A number is changed: -5 takes 5, 5 gives 5, =5 makes it 5. */
export const adjusted: Filled = (session, of, fields) => {
  const counts = Object.entries(countsOf(session.rules, of));
  const found = marked(fields.get(FIELD.resource) ?? '', counts, ([name]) => name);
  if (!found) return no({ type: 'stale' });
  const [name, { value, max = MOST }] = found;
  const amount = /^\s*(=|\+|-|−|–)?\s*(\d{1,7})\s*$/.exec(fields.get(FIELD.amount) ?? '');
  if (!amount) return no({ type: 'out-of-bounds', what: words.fields.amount.label, least: -value, most: max - value });
  const [, sign = '+', digits] = amount;
  const by = Number(digits);
  const to = sign === '=' ? by : sign === '+' ? Math.min(max, value + by) : Math.max(0, value - by);
  const why = fields.get(FIELD.words)?.trim();
  return playFromPanel(session, {
    type: 'adjust',
    subject: of.id,
    resource: name,
    to,
    ...given({ why: why === '' ? undefined : why }),
  });
};

/** A condition is put on somebody, for as long as the book has it or the GM says. */
export const afflicted: Filled = (session, of, fields) => {
  const known = Object.keys(session.rules.conditions);
  const typed = fields.get(FIELD.condition) || fields.get(FIELD.more) || '';
  const condition = known.find((each) => each === typed);
  if (condition === undefined) return no({ type: 'missing', what: 'condition', known: [] });
  const chosen = fields.get(FIELD.until) ?? BY_THE_BOOK;
  const rounds = ROUNDS.find((each) => String(each) === chosen);
  const until = UNTILS.find((each) => each === chosen);
  const amount = fields.get(FIELD.value)?.trim() ?? '';
  if (!/^\d{0,4}$/.test(amount))
    return no({ type: 'out-of-bounds', what: words.fields.value.label, least: 0, most: 1000 });
  const note = fields.get(FIELD.note)?.trim();
  const affliction = {
    condition,
    ...given({
      rounds,
      until,
      value: amount === '' ? undefined : Number(amount),
      note: note === '' ? undefined : note,
    }),
  };
  return playFromPanel(session, { type: 'afflict', subject: of.id, affliction });
};

/** Somebody is played by another from now on; by the GM where nobody was named. */
export const handedOver: Filled = (session, of, fields) => {
  const [to] = (fields.get(FIELD.player) ?? '').split('\n');
  return playFromPanel(session, { type: 'hand-over', subject: of.id, ...given({ to: to === '' ? undefined : to }) });
};

/** Somebody acts right before another from now on, or last. */
export const placed: Filled = (session, of, fields) => {
  const chosen = fields.get(FIELD.place) ?? LAST;
  if (chosen === LAST) return playFromPanel(session, { type: 'reorder', subject: of.id });
  const before = somebodyMeant(session, chosen);
  return before.ok ? playFromPanel(session, { type: 'reorder', subject: of.id, before: before.value.id }) : before;
};

/** Somebody acts together with another from now on, or alone. */
export const grouped: Filled = (session, of, fields) => {
  const chosen = fields.get(FIELD.place) ?? LAST;
  if (chosen === LAST) return playFromPanel(session, { type: 'group', members: [of.id] });
  const other = somebodyMeant(session, chosen);
  if (!other.ok) return other;
  const name = other.value.group ?? other.value.id;
  return playFromPanel(session, { type: 'group', members: [other.value.id, of.id], name });
};

/** Words wait for the player who was chosen. */
export function whispered(session: Running, fields: ComponentInput['fields']): Result<string, Refusal> {
  const users = session.encounter.combatants.flatMap((each) => playerOf(each) ?? []);
  const to = marked(fields.get(FIELD.player) ?? '', [...new Set(users)], String);
  if (to === undefined) return no({ type: 'stale' });
  leaveWords(session, to, fields.get(FIELD.words) ?? '');
  return ok(words.sent(to));
}

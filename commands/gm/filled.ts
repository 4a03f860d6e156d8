import type { ComponentInput } from '../../src/interaction/component.ts';
import { NOBODY, OWNER } from '../../src/interaction/gm/about-menus.ts';
import { handOutDeed } from '../../src/interaction/gm/hand-out.ts';
import { somebodyMeant } from '../../src/interaction/gm/meant.ts';
import type { Running } from '../../src/interaction/gm/panel.ts';
import { marked } from '../../src/interaction/posts/mark.ts';
import { playFromPanel } from '../../src/posts/tell-all.ts';
import { choose } from '../../src/rules/core/choose.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { playerOf } from '../../src/rules/core/deleted-user.ts';
import type { Combatant, Resource } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { UNTILS } from '../../src/rules/core/intent.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import { countsOf } from '../../src/rules/core/ruleset.ts';
import { gm as words } from '../../src/text/spoken.ts';
import { STYLES_OR_OFF, setStyle } from '../autopilot.ts';
import { leaveWords } from '../whisper.ts';
import { amountOf, BY_THE_BOOK, FIELD, ROUNDS } from './forms.ts';

/** What was filled into a form about somebody comes to pass. */
type Filled = (session: Running, of: Combatant, fields: ComponentInput['fields']) => Result<string, Refusal>;

/** What a resource without a limit can be set to. */
const MOST = 1_000_000;

/** What is typed for a number: +5 adds, -5 subtracts, 5 or =5 sets it to 5. */
const AMOUNT = /^\s*(=|\+|-|−|–)?\s*(\d{1,7})\s*$/;
/** The same after the name of one. */
const NAMED_AMOUNT = /^(.*[^\s=+\-−–])\s*([=+\-−–\s])\s*(\d{1,7})\s*$/;

/** Numbers are changed, each by a deed of its own. */
export const adjusted: Filled = (session, of, fields) => {
  const counts = countsOf(session.rules, of);
  const known = Object.keys(counts);
  const typed = known.flatMap((name) => {
    const amount = fields.get(amountOf(name))?.trim() ?? '';
    return amount === '' ? [] : [{ name, amount }];
  });
  const other = fields.get(FIELD.other)?.trim() ?? '';
  if (other !== '') {
    const [, called = other, sign = '', digits = ''] = NAMED_AMOUNT.exec(other) ?? [];
    const name = choose('number', called, known);
    if (!name.ok) return name;
    typed.push({ name: name.value, amount: `${sign}${digits}` });
  }
  if (typed.length === 0) return no({ type: 'missing', what: 'number', known });
  const why = fields.get(FIELD.words)?.trim();
  const deeds: Deed[] = [];
  for (const { name: resource, amount } of typed) {
    const to = amountMeant(resource, counts[resource] ?? { value: 0 }, amount);
    if (!to.ok) return to;
    const because = given({ why: why === '' ? undefined : why });
    deeds.push({ type: 'adjust', subject: of.id, resource, to: to.value, ...because });
  }
  const said: string[] = [];
  for (const deed of deeds) {
    const done = playFromPanel(session, deed);
    if (!done.ok) return done;
    said.push(done.value);
  }
  return ok(said.join('\n'));
};

/** A count goes up or down by a button, within its bounds. */
export function stepped(session: Running, of: Combatant, count: string, by: number): Result<string, Refusal> {
  const counts = countsOf(session.rules, of);
  const resource = marked(count, Object.keys(counts), String);
  const found = resource === undefined ? undefined : counts[resource];
  if (resource === undefined || !found) return no({ type: 'stale' });
  const { value, max = MOST } = found;
  const to = Math.min(max, Math.max(0, value + by));
  if (to === value) return no({ type: 'nothing-changes', what: resource, value });
  return playFromPanel(session, { type: 'adjust', subject: of.id, resource, to });
}

function amountMeant(what: string, { value, max = MOST }: Resource, typed: string): Result<number, Refusal> {
  const amount = AMOUNT.exec(typed);
  if (!amount) return no({ type: 'out-of-bounds', what, least: -value, most: max - value });
  const [, sign = '=', digits] = amount;
  const by = Number(digits);
  const to = sign === '=' ? by : sign === '+' ? Math.min(max, value + by) : Math.max(0, value - by);
  return to === value ? no({ type: 'nothing-changes', what, value }) : ok(to);
}

/** A condition is put on somebody, for as long as the book has it or the GM says. */
export const afflicted: Filled = (session, of, fields) => {
  const known = Object.keys(session.rules.conditions);
  const typed = fields.get(FIELD.search)?.trim() ?? '';
  const listed = fields.get(FIELD.condition) || fields.get(FIELD.more) || '';
  const found = conditionMeant(typed === '' ? listed : typed, known);
  if (!found.ok) return found;
  const chosen = fields.get(FIELD.until) ?? BY_THE_BOOK;
  const rounds = ROUNDS.find((each) => String(each) === chosen);
  const until = UNTILS.find((each) => each === chosen);
  const said = fields.get(FIELD.note)?.trim() ?? '';
  const how = /^\d{1,4}$/.test(said) ? { value: Number(said) } : { note: said === '' ? undefined : said };
  const affliction = { condition: found.value, ...given({ rounds, until, ...how }) };
  return playFromPanel(session, { type: 'afflict', subject: of.id, affliction });
};

/** The condition of that name, or the only one whose name has that part. */
function conditionMeant(typed: string, known: readonly string[]): Result<string, Refusal> {
  const wanted = typed.toLowerCase();
  const fitting = known.filter((each) => each.toLowerCase().includes(wanted));
  const exact = known.find((each) => each.toLowerCase() === wanted);
  const [only, another] = fitting;
  if (exact !== undefined || (only !== undefined && another === undefined)) return ok(exact ?? only ?? '');
  return no({ type: 'missing', what: 'condition', known: typed === '' ? [] : fitting });
}

/** Somebody is played by another from now on; by the GM where nobody was named. */
export const handedOver: Filled = (session, of, fields) => {
  const [to = ''] = (fields.get(FIELD.player) ?? '').split('\n');
  const until = fields.get(FIELD.until)?.trim() ?? '';
  return handedOut(session, of, to, until === '' ? undefined : until);
};

function handedOut(session: Running, of: Combatant, to: string, until?: string): Result<string, Refusal> {
  const deed = handOutDeed(session, of, to === '' ? undefined : to, until);
  return deed.ok ? playFromPanel(session, deed.value) : deed;
}

/** What was chosen in a menu about somebody comes to pass. */
type Chosen = (session: Running, of: Combatant, chosen: string) => Result<string, Refusal>;

/** The same, for good, by a user’s id, or by none; whoever is lent goes back. */
export const handOver: Chosen = (session, of, chosen) => {
  if (chosen === OWNER) return playFromPanel(session, { type: 'give-back', subject: of.id });
  return handedOut(session, of, chosen === NOBODY ? '' : chosen);
};

/** Somebody acts together with another from now on, or alone. */
export const grouped: Chosen = (session, of, chosen) => {
  if (chosen === NOBODY) return playFromPanel(session, { type: 'group', members: [of.id] });
  const other = somebodyMeant(session, chosen);
  if (!other.ok) return other;
  const name = other.value.group ?? other.value.id;
  return playFromPanel(session, { type: 'group', members: [other.value.id, of.id], name });
};

/** Somebody plays by themselves from now on, or by hand again. */
export const styled: Chosen = (session, of, chosen) => {
  const style = STYLES_OR_OFF.find((each) => each === chosen);
  return style ? setStyle(session, [of], style) : no({ type: 'stale' });
};

/** Words wait for a player: of the one whom they are about, the one who was chosen, or the only one. */
export function whispered(
  session: Running,
  of: Combatant | undefined,
  fields: ComponentInput['fields'],
): Result<string, Refusal> {
  const users = [...new Set(session.encounter.combatants.flatMap((each) => playerOf(each) ?? []))];
  const chosen = fields.get(FIELD.player) ?? '';
  const only = users.length === 1 ? users[0] : undefined;
  const to = of ? playerOf(of) : chosen === '' ? only : marked(chosen, users, String);
  if (to === undefined) return no({ type: 'stale' });
  leaveWords(session, to, fields.get(FIELD.words) ?? '');
  return ok(words.sent(to));
}

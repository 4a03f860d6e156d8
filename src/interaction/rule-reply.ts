import type { APIButtonComponent } from 'discord-api-types/v10';
import { rule } from '../embeds/rule.ts';
import { suggestion } from '../rules/core/choose.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { Session } from '../session/session.ts';
import { shorten } from '../text/markdown.ts';
import { help as helpWords } from '../text/spoken.ts';
import { type ButtonRow, button, buttonRow } from './buttons.ts';
import { componentId, idEscaped, idText } from './component.ts';
import { formOf, textField } from './forms.ts';
import { entry, menuRow } from './menus.ts';
import { type Reply, whisper } from './reply.ts';
import { booksFor, type Entry, entries, lookUp } from './rulebook.ts';

/** A related entry; in a menu, the system or the name that is chosen. An empty system: whichever. */
export const ruleButton = componentId('rule', { system: idText, name: idEscaped });

/** The menu of entries that may be meant, by these rules; empty: whichever. */
export const ruleMenu = componentId('rules', { system: idText });

/** Rules…, and the form that asks what is to be looked up. */
export const ruleForm = componentId('rules-form', {});
export const TERM = 'term';

/** Most related entries. */
const MOST_RELATED = 4;
/** The shortest name that is looked for in an entry's text. */
const SHORTEST_NAME = 4;

/**
 * What the rules say of something: the entry of that name, the one that fits it, or a menu of those that may be meant. Where
 * several books have it and none is played, the first, and a menu of the others.
 */
export function ruleReply(session: Session, named: Ruleset | undefined, term: string): Result<Reply, Refusal> {
  const books = booksFor(session, named);
  const { found, alike, names } = lookUp(session, books, term);
  const [first] = found;
  if (first)
    return ok(
      entryReply(
        first,
        found.map(({ rules }) => rules),
        term,
      ),
    );
  if (alike.length > 0) {
    const options = alike.map((name) => entry(name, name));
    const id = ruleMenu.write({ system: named?.id ?? '' });
    return ok(
      whisper(helpWords.severalFit(shorten(term, 80)), { components: [menuRow(id, helpWords.whichOne, options)] }),
    );
  }
  const [only] = books;
  const what = only && books.length === 1 ? `entry in ${only.title} called` : 'entry called';
  return no({ type: 'no-such', what, typed: term, ...suggestion(term, names), known: [] });
}

/** The form that asks what is to be looked up. */
export function rulesForm() {
  const field = textField(
    TERM,
    { label: helpWords.lookUp, hint: helpWords.lookUpHint },
    { required: true, longest: 100 },
  );
  return formOf(ruleForm.write({}), helpWords.lookUp, [field]);
}

interface Found {
  readonly rules: Ruleset;
  readonly entries: readonly Entry[];
}

function entryReply({ rules, entries: found }: Found, books: readonly Ruleset[], term: string): Reply {
  const name = found[0]?.name ?? term;
  const others = books.length > 1 && ruleButton.fits({ system: '', name }) ? [systemMenu(books, rules, name)] : [];
  const isNamed = found.some((each) =>
    [each.name, ...(each.also ?? [])].some((one) => one.toLowerCase().includes(term.trim().toLowerCase())),
  );
  const components = [...buttonRow(...related(rules, found)), ...others];
  return whisper(rule(found, rules), { components, ...(!isNamed && { content: helpWords.meant(term, name) }) });
}

/** The menu of the systems that have an entry of that name. */
function systemMenu(books: readonly Ruleset[], shown: Ruleset, term: string): ButtonRowOrMenu {
  const options = books.map(({ id, title }) => entry(title, id, { usual: id === shown.id }));
  return menuRow(ruleButton.write({ system: '', name: term }), helpWords.whichRules, options);
}
type ButtonRowOrMenu = ButtonRow | ReturnType<typeof menuRow>;

/** The entries that an entry's text names. */
function related(rules: Ruleset, found: readonly Entry[]): readonly APIButtonComponent[] {
  const said = found.map(({ brief }) => brief).join('\n');
  const own = new Set(found.map(({ name }) => name.toLowerCase()));
  const names = [...new Set(entries(rules).map(({ name }) => name))].filter(
    (name) =>
      name.length >= SHORTEST_NAME &&
      !own.has(name.toLowerCase()) &&
      ruleButton.fits({ system: rules.id, name }) &&
      said.includes(name) &&
      standsIn(said, name),
  );
  return names.slice(0, MOST_RELATED).map((name) => button(name, ruleButton.write({ system: rules.id, name })));
}

/** Whether a text has a name that isn't part of a longer word. By hand, as Node 22 has no `RegExp.escape`. */
function standsIn(said: string, name: string): boolean {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(said);
}

/** The rules that a button or menu of an entry names; absent: whichever. */
export function rulesOfButton(system: string): Ruleset | undefined {
  return system === '' ? undefined : rulesNamed(system);
}

import { people } from '../text/spoken.ts';
import { element, type Html, text, together } from './html.ts';

/** What begins, ends or stands for something in a line: a backslash takes the meaning from the sign behind it. */
const MARKS = /\\([\\*_~`|>#[\]()<:-])|`([^`]+)`|(\*\*|~~|\*)|<@!?[\w-]+>|<t:(\d+)(?::\w)?>/g;
const ELEMENTS: Readonly<Record<string, string>> = { '**': 'strong', '~~': 's', '*': 'em' };

/** A moment to the minute, in UTC: a page is read in no zone that is known. */
export function minute(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** A line of the markdown that Fray writes, as HTML. What players typed is escaped in it already. */
export function line(markdown: string): Html {
  const levels: { readonly mark: string; readonly pieces: Html[] }[] = [{ mark: '', pieces: [] }];
  const put = (piece: Html) => levels.at(-1)?.pieces.push(piece);
  const close = () => {
    const { mark, pieces } = levels.pop() ?? { mark: '', pieces: [] };
    put(element(ELEMENTS[mark] ?? 'span', {}, ...pieces));
  };
  let from = 0;
  for (const found of markdown.matchAll(MARKS)) {
    const [whole, sign, code, mark, seconds] = found;
    put(text(markdown.slice(from, found.index)));
    from = found.index + whole.length;
    if (sign !== undefined) put(text(sign));
    else if (code !== undefined) put(element('code', {}, text(code)));
    else if (mark === undefined)
      put(text(seconds === undefined ? people.player : `${minute(Number(seconds) * 1000)} UTC`));
    else if (levels.some((level) => level.mark === mark)) {
      while (levels.at(-1)?.mark !== mark) close();
      close();
    } else levels.push({ mark, pieces: [] });
  }
  put(text(markdown.slice(from)));
  while (levels.length > 1) close();
  return together(...(levels[0]?.pieces ?? []));
}

/** Lines of that markdown as paragraphs, with what is said in quotes set off, and small print as a list. */
export function paragraphs(markdown: string): Html {
  const lines = markdown.split('\n').filter((each) => each !== '');
  const small = lines.map((each) => each.startsWith('-# '));
  return together(
    ...lines.flatMap((each, at) => {
      if (!small[at]) return [paragraph(each)];
      if (small[at - 1]) return [];
      const after = small.indexOf(false, at);
      return [list(lines.slice(at, after === -1 ? undefined : after).map((print) => print.slice(3)))];
    }),
  );
}

/** A list of lines, as sums have it. */
export function list(lines: readonly string[]): Html {
  return element('ul', {}, ...lines.map((each) => element('li', {}, line(each))));
}

function paragraph(of: string): Html {
  const [, mark = '', rest = ''] = /^(> |#{1,3} )?(.*)$/su.exec(of) ?? [];
  if (mark === '> ') return element('blockquote', {}, line(rest));
  return element('p', {}, mark === '' ? line(rest) : element('strong', {}, line(rest)));
}

/** The names to show for mentions, by their ids. */
export type Names = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Converts the parts of Discord's markdown that Fray uses to HTML, line by line. */
export function html(text: string, names: Names): string {
  return text
    .split('\n')
    .map((line) => {
      const [, mark = '', rest = ''] = /^(-# |### |> )?(.*)$/.exec(line) ?? [];
      const kind = { '-# ': 'small', '### ': 'head', '> ': 'quote' }[mark] ?? 'line';
      return `<div class="${kind}">${inline(rest, names) || '&nbsp;'}</div>`;
    })
    .join('');
}

/** Converts bold text, code and mentions in a line. A backslash escapes the next character. */
function inline(text: string, names: Names): string {
  const keptLines: string[] = [];
  const keep = (shown: string) => `\ue000${keptLines.push(shown) - 1}\ue000`;
  return escaped(
    text
      .replace(/\\([\\*_~`|>#[\]()<:-])/g, (_, sign: string) => keep(escaped(sign)))
      .replace(/`([^`]+)`/g, (_, code: string) => keep(`<code>${escaped(code)}</code>`))
      .replace(/<@!?(\d+)>/g, (_, id: string) => keep(`<b class="name">@${escaped(names[id] ?? id)}</b>`))
      .replace(/<\/([^:>]+):\d+>/g, (_, command: string) => keep(`<b class="name">/${escaped(command)}</b>`))
      .replace(/<#\d+>/g, () => keep('<b class="name">#the-bridge</b>'))
      .replace(/<t:(\d+)(?::\w)?>/g, (_, seconds: string) => keep(fromNow(Number(seconds)))),
  )
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\*(.+?)\*/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<b class="name">$1</b>')
    .replace(/\ue000(\d+)\ue000/g, (_, at: string) => keptLines[Number(at)] ?? '');
}

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** A moment relative to now: "in 23 hours". */
function fromNow(seconds: number): string {
  const minutes = Math.round((seconds - Date.now() / 1000) / 60);
  return Math.abs(minutes) < 60
    ? relativeFormat.format(minutes, 'minute')
    : relativeFormat.format(Math.round(minutes / 60), 'hour');
}

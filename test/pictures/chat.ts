import { type APIEmbed, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Screens } from '../loopback/screens.ts';
import { escaped, html, type Names } from './markdown.ts';

/** A message or a part of it. Only the fields that are drawn are listed. */
interface MessagePart {
  readonly type?: number;
  readonly content?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly style?: number;
  readonly accent_color?: number;
  readonly components?: readonly MessagePart[];
  readonly accessory?: MessagePart;
  readonly media?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string } }[];
  readonly options?: readonly { readonly label: string; readonly default?: boolean }[];
}

interface ShownMessage extends MessagePart {
  readonly by?: string;
  readonly note?: string;
  readonly grouped?: boolean;
  readonly ephemeral?: boolean;
  readonly embeds?: readonly APIEmbed[];
  readonly files?: readonly { readonly name: string; readonly url?: string }[];
}

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: 390px; background: #26282c; color: #dddfe3; font: 16px/21px "Noto Sans", "DejaVu Sans", Arial, sans-serif; padding: 10px 8px 12px }
  .message { display: flex; gap: 10px; padding: 5px 4px }
  .private { background: #2d3040; border-left: 3px solid #5865f2 }
  .face { flex: 0 0 38px; height: 38px; border-radius: 50%; background: #a04830; color: #fff; text-align: center; line-height: 38px; font-weight: bold }
  .no.face { height: 0 }
  .body { flex: 1; min-width: 0; overflow-wrap: break-word }
  .who { font-weight: bold; color: #f3f4f6 }
  .who span { font-size: 10px; background: #5865f2; border-radius: 3px; padding: 1px 4px; margin-left: 4px; vertical-align: 2px }
  .small, .foot { font-size: 12px; line-height: 16px; color: #a0a4ad }
  .head { font-weight: bold; font-size: 17px; line-height: 25px; color: #f3f4f6 }
  .quote { border-left: 3px solid #575b63; padding-left: 8px }
  .name { color: #b9c3ff }
  code { background: #1b1c1f; border-radius: 3px; padding: 0 3px; font-size: 13px }
  .box { background: #1e1f22; border-left: 4px solid #4a4d54; border-radius: 4px; padding: 8px 10px; margin: 3px 0; display: flow-root }
  .thumb { float: right; width: 68px; height: 68px; border-radius: 6px; margin: 0 0 6px 8px; object-fit: cover }
  .wide { display: block; width: 100%; border-radius: 8px; margin: 4px 0 }
  .row { display: flex; flex-wrap: wrap; gap: 7px; margin: 6px 0 }
  .button { background: #45484f; color: #fff; border-radius: 7px; padding: 6px 12px; font-size: 14px; line-height: 20px; white-space: nowrap; flex: none }
  .blue { background: #5865f2 } .green { background: #248046 } .red { background: #c9353c }
  .menu { flex: 1; border: 1px solid #45484f; border-radius: 6px; padding: 6px 10px; color: #a0a4ad; font-size: 14px }
  .line2 { display: flex; gap: 8px; align-items: center; justify-content: space-between; margin: 4px 0 }
  hr { border: 0; border-top: 1px solid #3b3e44; margin: 7px 0 }
`;

/** A page with messages as a phone shows them, 390 pixels wide. */
export function chat({ messages, options }: Screens): string {
  const messageHtml = messages.map((each) => message(each as ShownMessage, options.names)).join('');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>${messageHtml}</body>`;
}

function message(
  { by, note, grouped, ephemeral, content = '', embeds = [], components = [], files = [] }: ShownMessage,
  names: Names,
) {
  if (note !== undefined) return `<div class="foot">${escaped(note)}</div>`;
  const authorHtml = by === undefined ? 'Fray<span>APP</span>' : escaped(by);
  const parts = [
    grouped ? '' : `<div class="who">${authorHtml}</div>`,
    content === '' ? '' : html(content, names),
    ...files.map(({ name, url }) => (url === undefined ? `<div class="foot">${escaped(name)}</div>` : wideImage(url))),
    ...embeds.map((each) => embed(each, names)),
    ...components.map((each) => partHtml(each, names)),
    ephemeral ? '<div class="foot">Only you can see this</div>' : '',
  ];
  const face = grouped ? '<div class="no face"></div>' : `<div class="face">${escaped((by ?? 'Fray').charAt(0))}</div>`;
  return `<div class="message${ephemeral ? ' private' : ''}">${face}<div class="body">${parts.join('')}</div></div>`;
}

function embed({ color, title, description = '', thumbnail, footer, fields = [] }: APIEmbed, names: Names): string {
  const texts = [
    thumbnail ? picture(thumbnail.url) : '',
    title === undefined ? '' : `<div class="head">${html(title, names)}</div>`,
    html(description, names),
    ...fields.map(({ name, value }) => `<b>${html(name, names)}</b>${html(value, names)}`),
    footer ? `<div class="foot">${escaped(footer.text)}</div>` : '',
  ];
  return `<div class="box"${edge(color)}>${texts.join('')}</div>`;
}

function partHtml(of: MessagePart, names: Names): string {
  const inner = () => (of.components ?? []).map((each) => partHtml(each, names)).join('');
  switch (of.type) {
    case ComponentType.ActionRow:
      return `<div class="row">${inner()}</div>`;
    case ComponentType.Container:
      return `<div class="box"${edge(of.accent_color)}>${inner()}</div>`;
    case ComponentType.TextDisplay:
      return html(of.content ?? '', names);
    case ComponentType.Section:
      return of.accessory?.type === ComponentType.Thumbnail
        ? `${partHtml(of.accessory, names)}${inner()}`
        : `<div class="line2"><div>${inner()}</div>${of.accessory ? partHtml(of.accessory, names) : ''}</div>`;
    case ComponentType.Thumbnail:
      return picture(of.media?.url ?? '');
    case ComponentType.MediaGallery:
      return (of.items ?? []).map(({ media }) => wideImage(media.url)).join('');
    case ComponentType.Separator:
      return '<hr>';
    case ComponentType.Button:
      return `<div class="button ${colorOf(of.style)}">${escaped(of.label ?? '')}</div>`;
    default:
      return `<div class="menu">${escaped(of.options?.find((each) => each.default)?.label ?? of.placeholder ?? '')} ▾</div>`;
  }
}

function colorOf(style: number | undefined): string {
  if (style === ButtonStyle.Primary) return 'blue';
  if (style === ButtonStyle.Success) return 'green';
  return style === ButtonStyle.Danger ? 'red' : '';
}

function picture(url: string): string {
  return `<img class="thumb" src="${escaped(url)}">`;
}

/** A picture as wide as the message. */
function wideImage(url: string): string {
  return `<img class="wide" src="${escaped(url)}">`;
}

function edge(color: number | undefined): string {
  return color === undefined ? '' : ` style="border-color:#${color.toString(16).padStart(6, '0')}"`;
}

import { stripVTControlCharacters, styleText } from 'node:util';
import type { APIEmbed } from 'discord-api-types/v10';
import type { Reply } from '../interaction/reply.ts';
import { controlsOf, type Form, formOf } from './controls.ts';

/** A reply as it is printed: with colour and a bar beside embeds, or as plain text. What can be pressed has its number. */
export function draw(reply: Reply, colour: boolean): string {
  const controls = controlsOf(reply).map(({ label }, place) => `[${place + 1}] ${label}`);
  const form = formOf(reply);
  const parts = [
    ...(reply.content === undefined ? [] : [markdown(reply.content, colour)]),
    ...(reply.embeds ?? []).map((embed) => drawEmbed(embed, colour)),
    ...(reply.files ?? []).map(({ name, text }) => `[${name}]\n${text}`),
    ...(controls.length > 0 ? [stripVTControlCharacters(controls.join('  '))] : []),
    ...(form ? [drawForm(form)] : []),
  ];
  const all = parts.join('\n');
  const whisper = reply.whisper ? (colour ? styleText('dim', '(only you see this) ') : '(only you see this) ') : '';
  return `${whisper}${all}`;
}

function drawForm({ title, fields }: Form): string {
  const lines = fields.map(({ name, label, filled, choices }) => {
    const is = filled === '' ? '' : ` = ${filled.replaceAll('\n', '; ')}`;
    return `  ${name}: ${label}${choices ? ` (${choices.join(', ')})` : ''}${is}`;
  });
  return stripVTControlCharacters(`${title}. Fill in by /form ${fields[0]?.name ?? ''}:…\n${lines.join('\n')}`);
}

function drawEmbed({ title, description, fields, footer, color }: APIEmbed, colour: boolean): string {
  const lines = [
    ...(title === undefined ? [] : [colour ? styleText('bold', markdown(title, colour)) : markdown(title, colour)]),
    ...(description === undefined ? [] : markdown(description, colour).split('\n')),
    ...(fields ?? []).flatMap(({ name, value }) => [
      `${markdown(name, colour)}:`,
      ...markdown(value, colour).split('\n'),
    ]),
    ...(footer === undefined ? [] : [footer.text]),
  ];
  const bar = colour ? `${tint(color)}▌\u001b[0m ` : '  ';
  return lines.map((line) => `${bar}${line}`.trimEnd()).join('\n');
}

function tint(color: number | undefined): string {
  const rgb = color ?? 0x5865f2;
  return `\u001b[38;2;${(rgb >> 16) & 255};${(rgb >> 8) & 255};${rgb & 255}m`;
}

/** Discord's markdown as a terminal shows it. What a player wrote was escaped, and stays as it was written. */
function markdown(text: string, colour: boolean): string {
  const hidden: string[] = [];
  const safe = stripVTControlCharacters(text).replace(/\\([\\*_~`|>#[\]()<:-])/g, (_, char: string) => {
    hidden.push(char);
    return `\u0000${hidden.length - 1}\u0000`;
  });
  const shown = safe
    .replace(/\*\*(.+?)\*\*/g, (_, inner: string) => (colour ? styleText('bold', inner) : inner))
    .replace(/~~(.+?)~~/g, '($1)')
    .replace(/`([^`]+)`/g, (_, inner: string) => (colour ? styleText('cyan', inner) : inner))
    .replace(/^-# (.*)$/gm, (_, inner: string) => (colour ? styleText('dim', inner) : inner))
    .replace(/<@([^>]+)>/g, '@$1')
    .replaceAll('\u200b', '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL marks what was escaped; no text of a player's holds one.
  return shown.replace(/\u0000(\d+)\u0000/g, (_, place: string) => hidden[Number(place)] ?? '');
}

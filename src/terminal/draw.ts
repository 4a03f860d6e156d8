import { stripVTControlCharacters, styleText } from 'node:util';
import type { APIEmbed } from 'discord-api-types/v10';
import type { Reply } from '../interaction/reply.ts';
import { wholeText } from '../interaction/reply-file.ts';
import { controlsOf, type Form, formOf } from './controls.ts';
import { drawComponents } from './draw-components.ts';
import { barred, markdown } from './markdown.ts';

/** A reply as it is printed: with colour and a bar beside embeds, or as plain text. What can be pressed has its number. */
export function draw(reply: Reply, colour: boolean): string {
  const controls = controlsOf(reply);
  const numbered = controls.map(({ label }, place) => `[${place + 1}] ${label}`).join('  ');
  const form = formOf(reply);
  const parts = [
    ...(reply.content === undefined ? [] : [markdown(reply.content, colour)]),
    ...(reply.embeds ?? []).map((embed) => drawEmbed(embed, colour)),
    ...(reply.files ?? []).map((file) => `[${file.name}]\n${wholeText(file)}`),
    ...(reply.v2 ? drawComponents(reply.components ?? [], controls, colour) : []),
    ...(numbered !== '' && !reply.v2 ? [stripVTControlCharacters(numbered)] : []),
    ...(form ? [drawForm(form)] : []),
  ];
  const all = parts.join('\n');
  const whisper = reply.whisper ? (colour ? styleText('dim', '(only you see this) ') : '(only you see this) ') : '';
  return `${whisper}${all}`;
}

function drawForm({ title, fields }: Form): string {
  const lines = fields.map(({ name, label, filled, choices }) => {
    const standing = filled.split('\n').map((value) => choices?.find((each) => each.value === value)?.label ?? value);
    const is = filled === '' ? '' : ` = ${standing.join('; ')}`;
    return `  ${name}: ${label}${choices ? ` (${choices.map((each) => each.label).join(', ')})` : ''}${is}`;
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
  return barred(lines, color, colour).join('\n');
}

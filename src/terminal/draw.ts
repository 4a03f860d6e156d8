import { stripVTControlCharacters, styleText } from 'node:util';
import {
  type APIButtonComponent,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type APISectionAccessoryComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { type Reply, wholeText } from '../interaction/reply.ts';
import { type Control, controlsOf, type Form, formOf } from './controls.ts';
import { barred, markdown } from './markdown.ts';

/**
 * A reply as it is printed: with color and a bar beside embeds, or as plain text. Everything that can be pressed has a
 * number.
 */
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

/** The components of a message as lines. Everything that can be pressed has a number. */
function drawComponents(
  components: readonly APIMessageTopLevelComponent[],
  controls: readonly Control[],
  colour: boolean,
): readonly string[] {
  return components.flatMap((each) => drawOne(each, controls, colour));
}

function drawOne(
  component: APIMessageTopLevelComponent,
  controls: readonly Control[],
  colour: boolean,
): readonly string[] {
  switch (component.type) {
    case ComponentType.Container:
      return barred(drawComponents(component.components, controls, colour), component.accent_color, colour);
    case ComponentType.TextDisplay:
      return markdown(component.content, colour).split('\n');
    case ComponentType.Section: {
      const [first = '', ...others] = drawComponents(component.components, controls, colour);
      return [`${first}  ${drawAccessory(component.accessory, controls)}`.trimEnd(), ...others];
    }
    case ComponentType.ActionRow:
      return [component.components.map((each) => drawControl(each, controls)).join('  ')];
    case ComponentType.MediaGallery:
      return component.items.map(({ description }) => picture(description));
    case ComponentType.File:
      return [`[${component.file.url.replace('attachment://', '')}]`];
    case ComponentType.Separator:
      return [''];
  }
}

function drawAccessory(accessory: APISectionAccessoryComponent, controls: readonly Control[]): string {
  return accessory.type === ComponentType.Button ? drawControl(accessory, controls) : picture(accessory.description);
}

/** A picture in words. Undefined without a description. */
function picture(description: string | null | undefined): string {
  return description ? stripVTControlCharacters(`[${description}]`) : '';
}

/** "[2] Guard"; "Cast…: [3] Fire Bolt at Goblin 1  [4] Fire Bolt at Goblin 2". */
function drawControl(component: APIButtonComponent | APISelectMenuComponent, controls: readonly Control[]): string {
  if (component.type === ComponentType.Button && component.style === ButtonStyle.Link)
    return stripVTControlCharacters(`${component.label ?? ''} ${component.url}`);
  const id = 'custom_id' in component ? component.custom_id : undefined;
  const entries = controls.flatMap(({ component: each, label }, place) =>
    each === id ? [`[${place + 1}] ${label}`] : [],
  );
  const before = component.type !== ComponentType.Button && component.placeholder ? `${component.placeholder}: ` : '';
  return stripVTControlCharacters(`${before}${entries.join('  ')}`);
}

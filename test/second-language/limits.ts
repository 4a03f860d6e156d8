// Finds texts of messages, forms, suggestions and commands that are longer than Discord allows. Used by `tell.ts`.

import type { APIEmbed } from 'discord-api-types/v10';
import { commands, contextCommands } from '../../commands/all.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { nodesOf } from '../loopback/components.ts';

/** A text, what it is for, and how long it may be. */
type BoundedText = readonly [what: string, text: string | undefined, most: number];

/** The texts that are too long: "title 260/256: …". */
function tooLong(all: readonly BoundedText[]): readonly string[] {
  return all.flatMap(([what, text = '', most]) => {
    const length = [...text].length;
    return length > most ? [`${what} ${length}/${most}: ${text.slice(0, 60)}`] : [];
  });
}

export function embedOver({ title, description, footer, author, fields = [] }: APIEmbed): readonly string[] {
  const allTexts = [
    title,
    description,
    footer?.text,
    author?.name,
    ...fields.flatMap((each) => [each.name, each.value]),
  ];
  return tooLong([
    ['embed title', title, 256],
    ['embed description', description, 4096],
    ['embed footer', footer?.text, 2048],
    ...fields.flatMap(({ name, value }): readonly BoundedText[] => [
      ['field name', name, 256],
      ['field value', value, 1024],
    ]),
    ['embed', allTexts.join(''), 6000],
  ]);
}

export function replyOver({ content, embeds = [], components = [], form, v2 }: Reply): readonly string[] {
  const nodes = nodesOf(components);
  const texts = nodes.flatMap((node) => ('content' in node ? [String(node.content)] : []));
  return [
    ...tooLong([['content', content, 2000]]),
    ...embeds.flatMap(embedOver),
    ...nodes.flatMap((node) => nodeOver(node, 150)),
    ...tooLong([['all texts of a layout', texts.join(''), 4000]]),
    ...(v2 && nodes.length > 40 ? [`${nodes.length} components of 40`] : []),
    ...tooLong([['form title', form?.title, 45]]),
    ...(form?.components ?? []).flatMap((each) => [
      ...nodeOver(each, 100, 45),
      ...('component' in each ? nodeOver(each.component, 'options' in each.component ? 150 : 100) : []),
    ]),
  ];
}

/** The texts that are too long in a button, a menu with its entries, or a field of a form. */
function nodeOver(node: object, placeholder: number, label = 80): readonly string[] {
  const texts = node as { readonly label?: string; readonly description?: string; readonly placeholder?: string };
  const { options = [] } = node as { readonly options?: readonly object[] };
  return [
    ...tooLong([
      ['label', texts.label, label],
      ['description', texts.description, 100],
      ['placeholder', texts.placeholder, placeholder],
    ]),
    ...options.flatMap((each) => nodeOver(each, 0, 100)),
  ];
}

export function suggestionsOver(names: readonly string[]): readonly string[] {
  return tooLong(names.map((name): BoundedText => ['suggestion', name, 100]));
}

/** The texts of commands that are too long: descriptions of commands and options, and names of choices. */
export function commandsOver(): readonly string[] {
  const tooLongTexts = (each: object, name = ''): readonly string[] => {
    const {
      description,
      options = [],
      choices = [],
    } = each as {
      readonly description?: string;
      readonly options?: readonly { readonly name: string }[];
      readonly choices?: readonly { readonly name: string }[];
    };
    return [
      ...tooLong([[`description of ${name}`, description, 100]]),
      ...tooLong(choices.map((choice): BoundedText => ['choice', choice.name, 100])),
      ...options.flatMap((option) => tooLongTexts(option, `${name} ${option.name}`)),
    ];
  };
  return [
    ...commands.flatMap(({ definition }) => tooLongTexts(definition, `/${definition.name}`)),
    ...tooLong(contextCommands.map(({ definition }): BoundedText => ['context command', definition.name, 32])),
  ];
}

// Presses buttons and menus in a fight of each system, in messages, panels and forms. Used by `tell.ts`.

import { fieldOf } from '../../src/field/field.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { buttonsOf, isLive, nodesOf } from '../loopback/components.ts';
import { PostedTable } from '../posts/posted-table.ts';
import { replyOver, suggestionsOver } from './limits.ts';

/**
 * The maximum number of presses in each system's fight. Fewer presses are enough if the users and the server have
 * different languages.
 */
const MAX_PRESSES = { one: 24, two: 10 } as const;

/** Options with suggestions: of rules, combatants, items, squares and records. */
const SUGGESTED_OPTIONS = [
  ['attack', 'target'],
  ['attack', 'weapon'],
  ['cast', 'spell'],
  ['act', 'action'],
  ['act', 'with'],
  ['act', 'how'],
  ['move', 'to'],
  ['join', 'character'],
  ['rules', 'term'],
  ['undo', 'to'],
  ['condition add', 'condition'],
  ['gm set', 'setting'],
  ['gm sheet', 'field'],
  ['reactions', 'if'],
  ['log show', 'scene'],
] as const;

/** A map with doors and cover. */
const GROUND = fieldOf(['......', '..o+..', '.,.~O.']);

/** The languages of all users and of the server. */
export interface TableLanguages {
  readonly readers: string;
  readonly server: string;
}

/**
 * Plays a fight by pressing buttons. Calls `look` with each new text. The second argument is true if only one user sees
 * that text. Calls `tooLong` with texts that are too long for Discord. If buttons have the same label, each user
 * presses only one of them.
 */
export async function collectTexts(
  rules: Ruleset,
  { readers, server }: TableLanguages,
  look: (said: string, isPrivate: boolean) => void,
  tooLong: (found: readonly string[]) => void,
): Promise<void> {
  const table = new PostedTable();
  table.locales = { ana: readers, bo: readers, cy: readers, gwen: readers };
  table.serverLocale = server;
  const archetypeName = (kind: string) => rules.archetypes.find((each) => each.kind === kind)?.name ?? '';
  const knownTexts = new Set<string>();
  const noteTexts = (reply: Reply) => {
    tooLong(replyOver(reply));
    const texts = textsOf(reply).filter((text) => !knownTexts.has(text));
    for (const text of texts) look(text, reply.whisper === true || reply.form !== undefined);
    for (const text of texts) knownTexts.add(text);
  };
  for (const line of [
    `/encounter start ruleset:${rules.id} name:Brawl`,
    `@ana /join character:"${archetypeName('character')}" name:Ana`,
    `/add creature:"${archetypeName('creature')}" count:2`,
    `/add creature:"${archetypeName('creature')}" hidden:true`,
    '@ana /me',
    '@ana /plan',
    '/help',
    '@bo /help',
    '/practice',
    `@ana /character new name:Nell ruleset:${rules.id}`,
    '@ana /character show character:Nell',
    '@ana /character export character:Nell',
    '/gm set setting:tone value:grim',
    '/gm add-gm who:cy',
    '/roll dice:2d6',
    '@ana /roll dice:d20 secret:"the GM and me"',
    '/log show',
    '/encounter status',
    '/initiative',
    '/gm assign who:Ana to:cy',
  ])
    noteTexts(await table.say(line));
  await table.do('gwen', { type: 'field', ground: GROUND });
  const { encounter } = await table.state();
  for (const { name } of encounter.combatants) noteTexts(await table.say(`/move as:"${name}"`));
  for (const line of ['/map show', '/map new kind:room seed:2']) noteTexts(await table.say(line));
  const pressedIds = new Set<string>();
  const openReplies: (readonly [user: string, reply: Reply])[] = [];
  for (let press = 0; press < MAX_PRESSES[readers === server ? 'one' : 'two']; press++) {
    for (const message of table.messages) noteTexts(message);
    const channelReplies = ['ana', 'gwen'].flatMap((user) => table.messages.map((message) => [user, message] as const));
    const [next] = [...openReplies, ...channelReplies].flatMap(([user, reply]) =>
      buttonsOf(reply.components ?? []).flatMap((button) => {
        if (!('custom_id' in button) || !isLive(button) || isSheetField(button)) return [];
        // A button has the same texts in a later turn and for another combatant, so it is pressed only once.
        const key = `${user} ${button.label?.replace(/\d+/g, '')}`;
        return pressedIds.has(key) ? [] : [{ user, id: button.custom_id, key }];
      }),
    );
    if (!next) break;
    pressedIds.add(next.key);
    const reply = await table.pressId(next.user, next.id);
    noteTexts(reply);
    if (reply.whisper) openReplies.unshift([next.user, reply]);
  }
  for (const [command, option] of SUGGESTED_OPTIONS)
    for (const user of ['ana', 'gwen']) tooLong(suggestionsOver(await suggestionsFor(table, user, command, option)));
  await table.close();
}

/** The suggestions that a user gets for an option of a command, which may be in a group. */
function suggestionsFor(table: PostedTable, user: string, command: string, option: string): Promise<readonly string[]> {
  const [group = '', subcommand] = command.split(' ');
  return table.suggestions(user, group, option, { ...(subcommand !== undefined && { subcommand }) });
}

/** All texts of a message and of its form: on buttons, in menus, next to fields. */
function textsOf({ content = '', embeds = [], components = [], form }: Reply): readonly string[] {
  return [
    content,
    ...embeds.flatMap(({ title, description, footer, fields = [] }) => [
      title,
      description,
      footer?.text,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ]),
    ...nodesOf(components)
      .filter((node) => !isSheetField(node))
      .flatMap(nodeTexts),
    form?.title,
    ...(form?.components ?? []).flatMap((each) =>
      'component' in each ? [...nodeTexts(each), ...nodeTexts(each.component)] : [],
    ),
  ].filter((text) => text !== undefined);
}

function nodeTexts(node: object): readonly (string | undefined)[] {
  const {
    content,
    label,
    description,
    placeholder,
    options = [],
  } = node as {
    readonly [Text in 'content' | 'label' | 'description' | 'placeholder']?: string;
  } & { readonly options?: readonly object[] };
  return [content, label, description, placeholder, ...options.flatMap(nodeTexts)];
}

/** True for the names of a sheet's fields, which aren't translated yet. */
function isSheetField(node: object): boolean {
  return 'custom_id' in node && String(node.custom_id).startsWith('sheet-page');
}

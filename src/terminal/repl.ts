import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';
import {
  type APIApplicationCommandBasicOption,
  type APIButtonComponent,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type APISectionAccessoryComponent,
  type APISelectMenuComponent,
  ApplicationCommandOptionType,
  ButtonStyle,
  ComponentType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { DueTimes } from '../app/due-times.ts';
import { Host, type Log, loadSession } from '../app/host.ts';
import { OddsReplies } from '../app/odds/odds-replies.ts';
import { OddsThreads } from '../app/odds/odds-threads.ts';
import { PackStrengths } from '../app/odds/pack-strengths.ts';
import { fieldRows, fieldView } from '../embeds/field-picture.ts';
import type { AnyCommand } from '../interaction/command.ts';
import type { ComponentHandler } from '../interaction/component.ts';
import { fullText, type Reply, whisper } from '../interaction/reply.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { MAX_UPLOAD_BYTES } from '../rules/core/json.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Caller } from '../session/caller.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import type { StoredPack } from '../session/pack.ts';
import { fileOptionValue } from '../session/portrait.ts';
import { type Store, StoreError } from '../store/store.ts';
import { currentLanguage } from '../text/languages.ts';
import { explain } from '../text/refusals.ts';
import { t, withLabel } from '../text/t.ts';
import { fileOptions, readLine, readOptions, type SpokenLine, speakerOf, valueOptions } from './line.ts';
import { drawMarkdown, withBar } from './markdown.ts';

/** The user who speaks if a line names no speaker. */
const DEFAULT_SPEAKER = 'gm';
/** The id of the terminal's only channel, and also of its only server. */
const CHANNEL_ID = 'terminal';

type TerminalInput = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type TerminalOutput = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** The terminal: the same commands, buttons, menus and forms as on Discord, in color if the terminal supports it. */
export class Repl {
  readonly #store: Store;
  readonly #commands: readonly AnyCommand[];
  readonly #output: TerminalOutput;
  readonly #host: Host;
  readonly #dueTimes: DueTimes;
  readonly #odds: OddsReplies;
  readonly #color: boolean;
  /** The controls of the last reply that had any. */
  #controls: readonly Control[] = [];
  #form: Form | undefined;
  /** The map as it was last printed. */
  #lastMap = '';

  constructor(
    store: Store,
    commands: readonly AnyCommand[],
    components: readonly ComponentHandler[],
    output: TerminalOutput,
    { packs = [] }: { readonly packs?: readonly StoredPack[] } = {},
  ) {
    this.#store = store;
    this.#commands = commands;
    this.#output = output;
    const log: Log = { error: (about, message) => console.error(message, about) };
    this.#host = new Host(store, commands, components, log, { packs });
    const threads = new OddsThreads();
    this.#odds = new OddsReplies(threads, log);
    const strengths = new PackStrengths(threads, this.#host.strengths, log);
    this.#host.watchPacks((packs) => strengths.measurePacks(packs));
    this.#dueTimes = new DueTimes(store, this.#host, log, {
      deliver: async (_at, reply) => this.#showDueReply(reply),
    });
    this.#color = output.isTTY === true && !process.env.NO_COLOR;
  }

  async encounter(): Promise<Encounter | undefined> {
    const loadedState = await this.#store.load({ channel: CHANNEL_ID, server: CHANNEL_ID, user: '', interaction: '' });
    return loadedState.repeat === undefined ? loadedState.state?.encounter : undefined;
  }

  /** The whole record of the newest encounter. */
  async record(): Promise<EncounterRecord | undefined> {
    return (await loadSession(this.#store, callerFor(undefined), { record: {} }))?.loaded.record;
  }

  /** Plays a line, and prints the line and the outcome. */
  async play(line: string): Promise<void> {
    this.#output.write(`> ${line}\n`);
    await this.#answer(line);
  }

  /**
   * Plays the lines that are typed or piped in, until the end or `/quit`. The session is interactive, with Tab
   * completion, if input and output are terminals. If a line is refused, the reason is printed and the next line
   * follows. Empty lines and lines that start with # are skipped.
   */
  async playAll(input: TerminalInput): Promise<void> {
    const isInteractive = input.isTTY === true && this.#output.isTTY === true;
    const completer = (line: string, done: (error: null | Error, suggestions?: [string[], string]) => void) => {
      completionsOf(line, this.#commands, this.#host, callerFor).then((suggestions) => done(null, suggestions), done);
    };
    const inputLines = createInterface({
      input,
      ...(isInteractive && { output: this.#output, prompt: '> ', completer }),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    if (isInteractive) inputLines.prompt();
    for await (const inputLine of inputLines) {
      if (inputLine.trim() === '/quit') break;
      if (inputLine.trim() !== '' && !inputLine.startsWith('#')) {
        if (isInteractive) await this.#answer(inputLine);
        else await this.play(inputLine);
      }
      if (isInteractive) inputLines.prompt();
    }
    inputLines.close();
  }

  async #answer(line: string): Promise<void> {
    const { speaker, textAfterSpeaker } = speakerOf(line.trim());
    const reply = (await this.#replyToPress(speaker, textAfterSpeaker)) ?? (await this.#replyToLine(line));
    await this.#showKnown(speaker ?? DEFAULT_SPEAKER, reply);
    await this.#dueTimes.fireDue();
    await this.#showField();
  }

  /** Prints a reply with the odds so far, and prints it again when they are complete. */
  async #showKnown(user: string, reply: Reply): Promise<void> {
    // A reply that stops a computation isn't shown. The reply that waited for the odds shows the results so far.
    if (reply.stopsWork !== undefined && this.#odds.stop(user, reply.stopsWork)) return;
    const { reply: knownReply, updates } = await this.#odds.withKnownOdds(user, reply);
    this.#show(knownReply);
    if (reply.aside)
      void this.#odds.aside(user, reply.aside).then((asideReply) => asideReply && this.#show(asideReply));
    if (!updates) return;
    const lastUpdateShown = this.#showLast(updates);
    // Only long computations can be stopped, and only in an interactive terminal.
    const workType = reply.work?.work.type;
    if (workType !== 'forecast' && !(workType === 'balance' && this.#output.isTTY)) await lastUpdateShown;
  }

  async #showLast(updates: AsyncIterable<Reply>): Promise<void> {
    let lastReply: Reply | undefined;
    for await (const update of updates) lastReply = update;
    if (lastReply) this.#show(lastReply);
  }

  #show(reply: Reply): void {
    const [controls, form] = [controlsOf(reply), formOf(reply)];
    if (controls.length > 0) this.#controls = controls;
    if (form) this.#form = form;
    this.#output.write(`${drawReply(reply, this.#color)}\n\n`);
  }

  /** Prints the map as text, as players see it, if it has changed. */
  async #showField(): Promise<void> {
    const encounter = await this.encounter().catch(ignoreStoreError);
    const map = encounter && encounter.phase !== 'ended' ? fieldView(encounter) : undefined;
    const mapText = map ? fieldRows(map).join('\n') : '';
    if (mapText !== '' && mapText !== this.#lastMap) this.#output.write(`${mapText}\n\n`);
    this.#lastMap = mapText;
  }

  /** Prints a reply to something that happened automatically, unless only one user may see the reply. */
  #showDueReply(reply: Reply): void {
    if (!reply.whisper) this.#show(reply);
  }

  /**
   * Answers a line that presses controls of the last reply by their numbers, or that fills in the open form. Undefined
   * for any other line.
   */
  async #replyToPress(speaker: string | undefined, textAfterSpeaker: string): Promise<Reply | undefined> {
    if (/^\d{1,3}( +\d{1,3})*$/.test(textAfterSpeaker)) {
      const pressResult = pressForNumbers(this.#controls, textAfterSpeaker.split(/ +/).map(Number));
      if (!pressResult.ok) return whisper(pressResult.why);
      return this.#host.handle({ ...pressResult.value, fields: new Map(), caller: callerFor(speaker) });
    }
    if (!/^\/form(?: |$)/.test(textAfterSpeaker) || !this.#form) return undefined;
    const fields = formValues(this.#form, textAfterSpeaker.slice('/form'.length));
    if (!fields.ok) return whisper(fields.why);
    const { component } = this.#form;
    return this.#host.handle({ component, chosen: [], fields: fields.value, caller: callerFor(speaker) });
  }

  async #replyToLine(line: string): Promise<Reply> {
    const lineResult = readLine(line, this.#commands);
    return lineResult.ok ? this.#serve(lineResult.value) : whisper(lineResult.why);
  }

  /** Answers a command, after reading the files at the typed paths. */
  async #serve({ speaker, ...spoken }: SpokenLine): Promise<Reply> {
    const answers = new Map(spoken.answers);
    for (const option of fileOptions(spoken, this.#commands)) {
      const path = answers.get(option);
      if (path === undefined) continue;
      const pathResult = readPath(String(path), this.#host.fileReadingOf(spoken, option).maxBytes);
      if (!pathResult.ok) return whisper(explain(pathResult.why));
      answers.set(option, pathResult.value);
    }
    return this.#host.handle({ ...spoken, answers, caller: callerFor(speaker) });
  }
}

function callerFor(speaker: string | undefined): Caller {
  const user = speaker ?? DEFAULT_SPEAKER;
  const locales = { locale: currentLanguage(), serverLocale: currentLanguage() };
  return {
    user,
    name: user,
    channel: CHANNEL_ID,
    server: CHANNEL_ID,
    ...locales,
    interaction: randomUUID(),
    now: Date.now(),
  };
}

/** Ignores an error of the store, because the reply has already said what is wrong. */
function ignoreStoreError(error: unknown): undefined {
  if (!(error instanceof StoreError)) throw error;
}

/** What Tab suggests at the end of a line: commands, subcommands, options, and the values that a command suggests. */
export async function completionsOf(
  line: string,
  commands: readonly AnyCommand[],
  host: Host,
  caller: (speaker: string | undefined) => Caller,
): Promise<[string[], string]> {
  const { speaker, textAfterSpeaker } = speakerOf(line);
  const typedWords = textAfterSpeaker.split(/\s+/);
  const matchingCommand = commands.find(({ definition }) => `/${definition.name}` === typedWords[0]);
  if (!matchingCommand || typedWords.length === 1)
    return offersStartingWith(
      commands.map(({ definition }) => `/${definition.name} `),
      typedWords[0] ?? '',
    );
  const { options = [], name } = matchingCommand.definition;
  const subcommands = options.filter((option) => option.type === Type.Subcommand);
  if (subcommands.length > 0 && typedWords.length === 2)
    return offersStartingWith(
      subcommands.map((option) => `${option.name} `),
      typedWords[1] ?? '',
    );
  const subcommand = subcommands.find((option) => option.name === typedWords[1]);
  const basicOptions = valueOptions(subcommand ? (subcommand.options ?? []) : options);
  const optionMatch = /(?:^|\s)([a-z_]+):("?)([^"]*)$/.exec(textAfterSpeaker);
  const [, option = '', quote = '', input = ''] = optionMatch ?? [];
  if (optionMatch && basicOptions.some((each) => each.name === option)) {
    // The options before this one are read without refusing anything, because Discord also sends half-typed commands.
    const earlierOptions = readLine(textAfterSpeaker.slice(0, optionMatch.index), commands);
    const answers = new Map(earlierOptions.ok ? earlierOptions.value.answers : []).set(option, input);
    const request = {
      command: name,
      ...(subcommand && { subcommand: subcommand.name }),
      answers,
      caller: caller(speaker),
    };
    const suggestedValues = (await host.suggest(request, option)).map(({ value }) => value);
    // If no value fits, the text may be the start of the next option's name, after a value with spaces.
    if (suggestedValues.length > 0 || quote !== '')
      return [suggestedValues.map((value) => (/\s/.test(value) ? `"${value}"` : value)), `${quote}${input}`];
  }
  const unusedOptions = basicOptions
    .filter((each) => !textAfterSpeaker.includes(`${each.name}:`))
    .map((each) => `${each.name}:`);
  return offersStartingWith(unusedOptions, typedWords.at(-1) ?? '');
}

function offersStartingWith(offers: readonly string[], input: string): [string[], string] {
  return [offers.filter((offer) => offer.startsWith(input)), input];
}

/** Reads a text or picture at a typed path, within Discord's limits for files. */
function readPath(input: string, maxBytes: number | undefined): Result<string, Refusal> {
  // npm runs this in the folder of the checkout, but typed paths are relative to the folder in which npm was started.
  const path = resolve(process.env.INIT_CWD ?? '.', input);
  const fileStats = statSync(path, { throwIfNoEntry: false });
  if (!fileStats?.isFile()) return no({ type: 'file-unfit', because: 'unreachable' });
  const limit = maxBytes ?? MAX_UPLOAD_BYTES;
  const buffer = Buffer.alloc(limit + 1);
  const byteCount = readFileStart(path, buffer);
  if (byteCount === undefined) return no({ type: 'file-unfit', because: 'unreachable' });
  if (byteCount > limit) return no({ type: 'file-unfit', because: maxBytes === undefined ? 'too big' : 'map bytes' });
  return fileOptionValue(buffer.subarray(0, byteCount), false);
}

/** Reads the start of a file into `buffer`, and returns how much was read. Undefined if it can't be read. */
function readFileStart(path: string, buffer: Buffer): number | undefined {
  try {
    const fileDescriptor = openSync(path, 'r');
    try {
      let byteCount = 0;
      for (let newByteCount = -1; newByteCount !== 0 && byteCount < buffer.length; byteCount += newByteCount)
        newByteCount = readSync(fileDescriptor, buffer, byteCount, buffer.length - byteCount, null);
      return byteCount;
    } finally {
      closeSync(fileDescriptor);
    }
  } catch {
    return undefined;
  }
}

/** A reply as text: with color and a bar next to embeds, or plain. Everything that can be pressed has a number. */
export function drawReply(reply: Reply, isColored: boolean): string {
  const controls = controlsOf(reply);
  const numberedLabels = controls.map(({ label }, place) => `[${place + 1}] ${label}`).join('  ');
  const form = formOf(reply);
  const textParts = [
    ...(reply.content === undefined ? [] : [drawMarkdown(reply.content, isColored)]),
    ...(reply.embeds ?? []).map((embed) => drawEmbed(embed, isColored)),
    ...(reply.files ?? []).map((file) => `[${file.name}]\n${fullText(file)}`),
    ...(reply.v2 ? drawComponents(reply.components ?? [], controls, isColored) : []),
    ...(numberedLabels !== '' && !reply.v2 ? [stripVTControlCharacters(numberedLabels)] : []),
    ...(form ? [drawForm(form)] : []),
  ];
  const text = textParts.join('\n');
  const whisperPrefix = reply.whisper
    ? isColored
      ? styleText('dim', `${t('terminal-whisper')} `)
      : `${t('terminal-whisper')} `
    : '';
  return `${whisperPrefix}${text}`;
}

function drawForm({ title, fields }: Form): string {
  const lines = fields.map(({ name, label, hint, filled, choices }) => {
    const currentLabels = filled
      .split('\n')
      .map((value) => choices?.find((each) => each.value === value)?.label ?? value);
    const valueText = filled === '' ? '' : ` = ${currentLabels.join('; ')}`;
    return withLabel(
      `  ${name}`,
      `${label}${choices ? ` (${choices.map((each) => each.label).join(', ')})` : ''}${valueText}${hint === undefined ? '' : `\n    ${hint}`}`,
    );
  });
  // A title that is a question already ends in a punctuation mark.
  const titleSentence = /[.?!…]$/.test(title) ? title : `${title}.`;
  const firstFieldName = fields[0]?.name ?? '';
  return stripVTControlCharacters(
    t('terminal-form', { title: titleSentence, field: firstFieldName, lines: lines.join('\n') }),
  );
}

function drawEmbed({ title, description, fields, footer, color }: APIEmbed, isColored: boolean): string {
  const lines = [
    ...(title === undefined
      ? []
      : [isColored ? styleText('bold', drawMarkdown(title, isColored)) : drawMarkdown(title, isColored)]),
    ...(description === undefined ? [] : drawMarkdown(description, isColored).split('\n')),
    ...(fields ?? []).flatMap(({ name, value }) => [
      `${drawMarkdown(name, isColored)}:`,
      ...drawMarkdown(value, isColored).split('\n'),
    ]),
    ...(footer === undefined ? [] : [footer.text]),
  ];
  return withBar(lines, color, isColored).join('\n');
}

/** A message's components as lines. Everything that can be pressed has a number. */
function drawComponents(
  components: readonly APIMessageTopLevelComponent[],
  controls: readonly Control[],
  isColored: boolean,
): readonly string[] {
  return components.flatMap((each) => drawComponent(each, controls, isColored));
}

function drawComponent(
  component: APIMessageTopLevelComponent,
  controls: readonly Control[],
  isColored: boolean,
): readonly string[] {
  switch (component.type) {
    case ComponentType.Container:
      return withBar(drawComponents(component.components, controls, isColored), component.accent_color, isColored);
    case ComponentType.TextDisplay:
      return drawMarkdown(component.content, isColored).split('\n');
    case ComponentType.Section: {
      const [firstLine = '', ...otherLines] = drawComponents(component.components, controls, isColored);
      return [`${firstLine}  ${drawAccessory(component.accessory, controls)}`.trimEnd(), ...otherLines];
    }
    case ComponentType.ActionRow:
      return [component.components.map((each) => drawControl(each, controls)).join('  ')];
    case ComponentType.MediaGallery:
      return component.items.map(({ description }) => pictureLine(description));
    case ComponentType.File:
      return [`[${component.file.url.replace('attachment://', '')}]`];
    case ComponentType.Separator:
      return [''];
  }
}

function drawAccessory(accessory: APISectionAccessoryComponent, controls: readonly Control[]): string {
  return accessory.type === ComponentType.Button
    ? drawControl(accessory, controls)
    : pictureLine(accessory.description);
}

/** The line that stands for a picture: its description, or "" if it has none. */
function pictureLine(description: string | null | undefined): string {
  return description ? stripVTControlCharacters(`[${description}]`) : '';
}

/** A control as text: "[2] Guard", or "Cast…: [3] Fire Bolt at Goblin 1  [4] Fire Bolt at Goblin 2". */
function drawControl(component: APIButtonComponent | APISelectMenuComponent, controls: readonly Control[]): string {
  if (component.type === ComponentType.Button && component.style === ButtonStyle.Link)
    return stripVTControlCharacters(`${component.label ?? ''} ${component.url}`);
  const id = 'custom_id' in component ? component.custom_id : undefined;
  const entries = controls.flatMap(({ component: each, label }, place) =>
    each === id ? [`[${place + 1}] ${label}`] : [],
  );
  const placeholderText =
    component.type !== ComponentType.Button && component.placeholder ? withLabel(component.placeholder, '') : '';
  return stripVTControlCharacters(`${placeholderText}${entries.join('  ')}`);
}

/** A button or an entry of a menu: its label, and what is sent when its number is typed. */
export interface Control {
  readonly label: string;
  readonly component: string;
  /** The entry's value. Undefined for a button. */
  readonly value?: string;
}

/** An open form. Users type the names of its fields to fill them in. */
export interface Form {
  readonly component: string;
  readonly title: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly hint?: string;
    readonly id: string;
    readonly filled: string;
    /** The entries of a menu, or the checkboxes. */
    readonly choices?: readonly FieldChoice[];
  }[];
}

/** A choice in a field: its label, and what is sent. */
interface FieldChoice {
  readonly label: string;
  readonly value: string;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Everything in a reply that can be pressed or chosen, in order. */
export function controlsOf(reply: Reply): readonly Control[] {
  return componentNodes(reply.components ?? []).flatMap((node): readonly Control[] => {
    const { type, custom_id: component, label, options, style, disabled } = node;
    if (typeof component !== 'string' || disabled === true) return [];
    if (type === ComponentType.Button && style !== ButtonStyle.Link)
      return [{ label: String(label ?? '…'), component }];
    if (type !== ComponentType.StringSelect) return [];
    return componentNodes(options).map(({ label: entry, value }) => ({
      label: String(entry),
      component,
      value: String(value),
    }));
  });
}

/** The form of a reply, with names for its fields. */
export function formOf({ form }: Reply): Form | undefined {
  if (!form) return undefined;
  const usedNames = new Set<string>();
  const fields = componentNodes(form.components).flatMap((node) => {
    if (node.component === undefined) return [];
    const [label, field] = [String(node.label), node.component as JsonObject];
    const options = componentNodes(field.options);
    const chosenValues = options.filter((each) => each.default === true).map(({ value }) => String(value));
    const choices = options.map((each) => ({ label: String(each.label), value: String(each.value) }));
    return {
      name: uniqueFieldName(label, usedNames),
      label,
      ...(typeof node.description === 'string' && { hint: node.description }),
      id: String(field.custom_id),
      filled: typeof field.value === 'string' ? field.value : chosenValues.join('\n'),
      ...(choices.length > 0 && { choices }),
    };
  });
  return { component: form.custom_id, title: form.title, fields };
}

/** What is sent for the typed numbers: a button, or entries of a menu. */
export function pressForNumbers(
  controls: readonly Control[],
  numbers: readonly number[],
): Result<{ readonly component: string; readonly chosen: readonly string[] }, string> {
  if (controls.length === 0) return no(t('terminal-nothing-to-choose'));
  const chosenControls = numbers.flatMap((number) => controls[number - 1] ?? []);
  const [firstControl] = chosenControls;
  if (!firstControl || chosenControls.length < numbers.length)
    return no(t('terminal-number-range', { last: controls.length }));
  if (chosenControls.some(({ component }) => component !== firstControl.component))
    return no(t('terminal-several-menus'));
  return ok({ component: firstControl.component, chosen: chosenControls.flatMap(({ value }) => value ?? []) });
}

/**
 * What is sent for a form that was filled in as `/form name:value other:"another value" ticked:first; second`. Fields
 * that aren't typed keep their values.
 */
export function formValues(form: Form, written: string): Result<ReadonlyMap<string, string>, string> {
  const options = form.fields.map(
    ({ name, label }): APIApplicationCommandBasicOption => ({
      type: ApplicationCommandOptionType.String,
      name,
      description: label,
      required: false,
    }),
  );
  const optionsResult = readOptions(written, options);
  if (!optionsResult.ok) return optionsResult;
  return ok(
    new Map(
      form.fields.map(({ name, id, filled, choices }) => {
        const typedValue = optionsResult.value.get(name);
        return [
          id,
          typedValue === undefined ? filled : choices ? choiceValues(choices, String(typedValue)) : String(typedValue),
        ];
      }),
    ),
  );
}

/** The values of the named entries, one on each line. Unknown names stay as typed, and the handler refuses them. */
function choiceValues(choices: readonly FieldChoice[], input: string): string {
  const choiceNames = input.split(';').map((each) => each.trim());
  const chosenValues = choiceNames.map(
    (name) => choices.find(({ label }) => label.toLowerCase() === name.toLowerCase())?.value ?? name,
  );
  return chosenValues.filter((value) => value !== '').join('\n');
}

/** All components in a tree, including those in rows, sections and containers. */
function componentNodes(components: unknown): readonly JsonObject[] {
  if (!Array.isArray(components)) return [];
  return components.flatMap((each: unknown): readonly JsonObject[] => {
    if (typeof each !== 'object' || each === null) return [];
    const node = each as JsonObject;
    return [
      node,
      ...componentNodes(node.components),
      ...componentNodes(node.accessory === undefined ? [] : [node.accessory]),
    ];
  });
}

/** A unique lower-case name for a field of the form. */
function uniqueFieldName(label: string, usedNames: Set<string>): string {
  const baseName =
    label
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('_')
      .slice(0, 24) ?? 'field';
  let name = baseName;
  for (let letter = 0; usedNames.has(name); letter++)
    name = `${baseName}_${'abcdefghij'[letter] ?? 'z'.repeat(letter)}`;
  usedNames.add(name);
  return name;
}

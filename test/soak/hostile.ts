import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import fc from 'fast-check';
import { commands } from '../../commands/all.ts';

/** The users of the fuzz tests: two in the fight, a stranger in the same server, and one from another server. */
export const USERS = ['1001', '1002', '1003', '1004'] as const;
/** A user who isn't in the fight, and must never be pinged. */
export const OUTSIDER = '999999999999999999';

/** Texts that no one should be able to put into a message unescaped. */
export const HARMFUL_PATTERNS = [
  /@everyone/,
  /@here/,
  new RegExp(`<@[!&]?${OUTSIDER}>`),
  /\]\(http/,
  /```/,
  /\|\|boo/,
  /[\u202a-\u202e\u2066-\u2069]/,
];

const STRANGE_TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '__defineGetter__',
  '@everyone',
  '@here',
  `<@${OUTSIDER}>`,
  `<@&${OUTSIDER}>`,
  '<#123>',
  '</attack:1>',
  '[free](http://evil.example/x)',
  '```js\nrm -rf\n```',
  '||boo||',
  '# huge',
  '> quoted',
  '-# small',
  '**bold** __under__ ~~gone~~ `code`',
  '\\',
  '\\*\\',
  '*'.repeat(100),
  'x'.repeat(10_000),
  '𝕏'.repeat(50),
  '\u202eevil\u202c',
  '\u2066iso\u2069',
  '\u200b',
  'Go\u200bblin',
  '\u0000',
  'a\nb\r\nc\u2028d',
  '\ud800',
  'x\udfff',
  '👩‍👩‍👧‍👦'.repeat(10),
  'Z̷͍̈́a̶̢̛l̵̰̈́g̸̱̈́o̷',
  "'; DROP TABLE events; --",
  '{{7*7}}',
  '%s%n',
  '-1',
  '1e999',
  'NaN',
  '9'.repeat(50),
  '99999d99999',
  '1d2!',
  '((((((((((1d6))))))))))',
  'null',
  'undefined',
  '{"__proto__":{"admin":true}}',
  'ready:1001:tdgs:kira',
] as const;

const ORDINARY_TEXTS = [
  'Kira',
  'Goblin',
  'Goblin 1',
  'Goblin 2',
  'Soldier',
  'tdgs',
  'sol',
  'mastery',
  'dungeoneers',
  'Longsword',
  'long',
  'short',
  'hp',
  'stamina',
  'stress',
  'wounds',
  'players',
  'enemies',
  'auto-end',
  'on',
  'off',
  'true',
  'prone',
  'poisoned',
  'stunned',
  'dash',
  'disengage',
  'move',
  'block',
  'dodge',
  'ask',
  'none',
  'half',
  '2d6+3',
  'A. Nother',
] as const;

/** A text with parts that could do harm. */
export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...ORDINARY_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
);

const hostileNumber = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 12 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -0, 1e308, 26, 1001),
  },
  { weight: 1, arbitrary: fc.integer() },
);

const hostileFile = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '{"__proto__":{"x":1},"constructor":1}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `{"name":"${'x'.repeat(100_000)}"}`,
    '{"system":"tdgs","name":"@everyone","sheet":{"__proto__":{}}}',
    '{"system":"__proto__","name":"A","sheet":{}}',
    '\ufeff{"system":"tdgs"}',
    '\u0000\u0001\u0002',
  ),
);

type Value = string | number | boolean;

function fill(option: APIApplicationCommandBasicOption): fc.Arbitrary<Value> {
  switch (option.type) {
    case Type.Integer:
    case Type.Number:
      return fc.oneof({ weight: 9, arbitrary: hostileNumber }, { weight: 1, arbitrary: hostileText });
    case Type.Boolean:
      return fc.oneof(fc.boolean(), hostileText);
    // Discord only sends ids of the server's users.
    case Type.User:
      return fc.constantFrom(...USERS);
    case Type.Attachment:
      return hostileFile;
    default: {
      const choices = 'choices' in option ? option.choices : undefined;
      return choices && choices.length > 0
        ? fc.oneof(fc.constantFrom(...choices.map(({ value }) => value)), hostileText)
        : hostileText;
    }
  }
}

/** A command that Discord's client wouldn't let a user type. */
export interface HostileCommand {
  readonly command: string;
  readonly subcommand?: string;
  readonly answers: ReadonlyMap<string, Value>;
}

/** A random command. Each option is sometimes left out, and otherwise filled with something strange. */
export const hostileCommand: fc.Arbitrary<HostileCommand> = fc.oneof(
  ...commands.flatMap(({ definition: { name, options = [] } }) => {
    const subcommands = options.filter((option) => option.type === Type.Subcommand);
    if (subcommands.length === 0) return [typedCommand(name, undefined, options as APIApplicationCommandBasicOption[])];
    return subcommands.map((sub) => typedCommand(name, sub.name, sub.options ?? []));
  }),
);

function typedCommand(
  command: string,
  subcommand: string | undefined,
  options: readonly APIApplicationCommandBasicOption[],
): fc.Arbitrary<HostileCommand> {
  const filledOptions = options.map((option) =>
    fc
      .option(fill(option), { nil: undefined, freq: option.required ? 20 : 3 })
      .map((value) => [option.name, value] as const),
  );
  return fc.tuple(...filledOptions).map((entries) => ({
    command,
    ...(subcommand !== undefined && { subcommand }),
    answers: new Map(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined)),
  }));
}

const carriedItems = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '0',
      '1',
      '2',
      '3',
      '',
      'attack',
      'defend',
      'act',
      'end',
      'words',
      'by',
      'at',
      'action',
      'with',
      'how',
      '1.0',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...STRANGE_TEXTS) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** The id of a button that was never shown: a verb that may not exist, and random parts. */
export const forgedId = (verbs: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...verbs, 'nothing', '__proto__', ''), fc.array(carriedItems, { maxLength: 10 }))
    .map(([verb, rest]) => [verb, ...rest].join('|').slice(0, 100));

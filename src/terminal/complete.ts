import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Host } from '../app/host.ts';
import type { AnyCommand } from '../interaction/command.ts';
import type { Caller } from '../session/caller.ts';
import { basic, readLine, speakerOf } from './line.ts';

/** What Tab offers at the end of a line: commands, subcommands, options, and the values that a command suggests. */
export async function complete(
  line: string,
  commands: readonly AnyCommand[],
  host: Host,
  caller: (speaker: string | undefined) => Caller,
): Promise<[string[], string]> {
  const { speaker, rest } = speakerOf(line);
  const words = rest.split(/\s+/);
  const command = commands.find(({ definition }) => `/${definition.name}` === words[0]);
  if (!command || words.length === 1)
    return begins(
      commands.map(({ definition }) => `/${definition.name} `),
      words[0] ?? '',
    );
  const { options = [], name } = command.definition;
  const groups = options.filter((option) => option.type === Type.Subcommand);
  if (groups.length > 0 && words.length === 2)
    return begins(
      groups.map((option) => `${option.name} `),
      words[1] ?? '',
    );
  const subcommand = groups.find((option) => option.name === words[1]);
  const known = basic(subcommand ? (subcommand.options ?? []) : options);
  const typing = /(?:^|\s)([a-z_]+):("?)([^"]*)$/.exec(rest);
  const [, option = '', quote = '', typed = ''] = typing ?? [];
  if (typing && known.some((each) => each.name === option)) {
    // What stands before is read leniently, as Discord sends half-typed commands too.
    const others = readLine(rest.slice(0, typing.index), commands);
    const answers = new Map(others.ok ? others.value.answers : []).set(option, typed);
    const request = {
      command: name,
      ...(subcommand && { subcommand: subcommand.name }),
      answers,
      caller: caller(speaker),
    };
    const values = (await host.suggest(request, option)).map(({ value }) => value);
    // Nothing fits: then it is the next option's name that is being typed after a value with a space.
    if (values.length > 0 || quote !== '')
      return [values.map((value) => (/\s/.test(value) ? `"${value}"` : value)), `${quote}${typed}`];
  }
  const unsaid = known.filter((each) => !rest.includes(`${each.name}:`)).map((each) => `${each.name}:`);
  return begins(unsaid, words.at(-1) ?? '');
}

function begins(offers: readonly string[], typed: string): [string[], string] {
  return [offers.filter((offer) => offer.startsWith(typed)), typed];
}

import type { APIEmbed } from 'discord-api-types/v10';
import type { Encounter } from '../rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { plain, shorten } from '../text/markdown.ts';
import { help as words } from '../text/spoken.ts';
import { within } from './limits.ts';

/** Whom the help is for. */
export const ROLES = ['player', 'gm', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody new needs to know: all of it in short, or more of one part. */
export function help(encounter: Encounter | undefined, role: Role | undefined): APIEmbed {
  const here =
    encounter && encounter.phase !== 'ended'
      ? words.played(plain(encounter.name), rulesNamed(encounter.system)?.title ?? encounter.system)
      : words.nothing;
  const systems = SYSTEM_IDS.map((id) => `**${id}** ${rulesNamed(id)?.title ?? id}`).join('\n');
  return within({
    title: words.title,
    description: here,
    fields: [
      ...(role === undefined ? [words.player, words.gm] : [words[role]]),
      ...(role === 'player' || role === 'gm' ? actionsOf(encounter, role) : []),
      ...(role === undefined ? [{ name: words.rulesets, value: systems }] : []),
      words.dice,
    ],
  });
}

/** Longest list of actions, in characters. */
const LONGEST = 900;

/** What a player, or only a GM, may do by `/act` under the rules that are being played. */
function actionsOf(encounter: Encounter | undefined, role: 'player' | 'gm') {
  const rules = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  const known = Object.entries(rules?.actions ?? {}).filter(([, { gm }]) => (gm === true) === (role === 'gm'));
  if (known.length === 0) return [];
  const value = shorten(known.map(([name]) => `\`${name}\``).join(', '), LONGEST);
  return [{ name: words.actions[role], value }];
}

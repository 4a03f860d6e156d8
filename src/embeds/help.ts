import type { APIEmbed } from 'discord-api-types/v10';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { onTurn } from '../rules/core/encounter.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { plain, shorten } from '../text/markdown.ts';
import { and, help as words } from '../text/spoken.ts';
import { turnPlace } from './corner.ts';
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
  const played = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  const casts = !played || actionName(played, 'cast') !== undefined;
  const player = { name: words.player.name, value: words.player.value(casts) };
  const systems = SYSTEM_IDS.map((id) => `**${id}** ${rulesNamed(id)?.title ?? id}`).join('\n');
  return within({
    title: words.title,
    description: here,
    fields: [
      ...(role === undefined ? [player, words.gm] : [role === 'player' ? player : words[role]]),
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

/** What is played here, whose turn it is, and when that of the asker comes. */
export function helpHead(encounter: Encounter | undefined, own: Combatant | undefined): string {
  if (!encounter || encounter.phase === 'ended') return `### ${words.title}\n${words.nothing}`;
  const title = words.inFight(plain(encounter.name), rulesNamed(encounter.system)?.title ?? encounter.system);
  const now = onTurn(encounter).map(({ name }) => `**${plain(name)}**`);
  const isMine = own !== undefined && onTurn(encounter).includes(own);
  const turn = now.length === 0 || (isMine && now.length === 1) ? '' : words.turnOf(and(now));
  const place = own ? turnPlace(own, encounter) : '';
  const mine = place === '' || now.length === 0 ? '' : `${place}.`;
  return [`### ${title}`, [turn, mine].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join('\n');
}

/** The commands that count here and now, in small print: none that the system does not have. */
export function helpCommands(encounter: Encounter | undefined, gm: boolean): string {
  const rules = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  if (!encounter || !rules) return words.typedOutside;
  const has = (command: 'attack' | 'defend' | 'cast' | 'rest') => actionName(rules, command) !== undefined;
  const acts = (['attack', 'defend', 'cast'] as const).filter(has);
  const typed = encounter.phase === 'fighting' ? [...acts, 'act', 'turn end', 'undo'] : ['join', 'rest', 'undo'];
  return words.typed(
    typed.map((each) => `\`/${each}\``),
    gm ? GM_COMMANDS[encounter.phase].map((each) => `\`/${each}\``) : [],
  );
}

const GM_COMMANDS = {
  gathering: ['add', 'initiative', 'gm panel'],
  fighting: ['gm panel', 'turn skip', 'encounter pause'],
  aftermath: ['initiative', 'encounter end', 'gm panel'],
  ended: [],
} as const;

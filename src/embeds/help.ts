import type { APIEmbed } from 'discord-api-types/v10';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { onTurn } from '../rules/core/encounter.ts';
import type { UserId } from '../rules/core/personal.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { rulesNamed } from '../rules/systems.ts';
import { plain, shorten } from '../text/markdown.ts';
import { and, help as words } from '../text/spoken.ts';
import { turnPlace } from './corner.ts';
import { within } from './limits.ts';

/** Whom the help is for. */
export const ROLES = ['player', 'gm', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The pages of a role: what is needed most, and more, so that each fits on a phone. */
export type HelpPart = 'most' | 'more';

/** What somebody of a role types. An admin has one page. */
export function helpEmbed(encounter: Encounter | undefined, role: Role, part: HelpPart = 'most'): APIEmbed {
  if (role === 'admin') return within({ title: words.admin.name, description: words.admin.most });
  const title = words[role].name;
  if (part === 'more')
    return within({ title, description: words[role].more, fields: [...actionsOf(encounter, role), words.dice] });
  const played = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  const casts = !played || actionName(played, 'cast') !== undefined;
  return within({ title, description: role === 'player' ? words.player.most(casts) : words.gm.most });
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

/** What is played here, whose turn it is, and when that of the asker, a user, comes. */
export function helpHead(encounter: Encounter | undefined, own: Combatant | undefined, user: UserId): string {
  if (!encounter || encounter.phase === 'ended') return `### ${words.title}\n${words.nothing}`;
  const title = words.inFight(plain(encounter.name), rulesNamed(encounter.system)?.title ?? encounter.system);
  const now = onTurn(encounter).map(({ name }) => `**${plain(name)}**`);
  const isMine = own !== undefined && onTurn(encounter).includes(own);
  const turn = now.length === 0 || (isMine && now.length === 1) ? '' : words.turnOf(and(now));
  const place = own ? turnPlace(own, encounter, user) : '';
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

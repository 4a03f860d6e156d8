import type { APIEmbed } from 'discord-api-types/v10';
import type { Encounter } from '../rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { plain, shorten } from '../text/markdown.ts';
import { within } from './limits.ts';

/** Whom the help is for. */
export const ROLES = ['player', 'gm', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const PLAYER = [
  '`/join character:` come into the fight, or press **Join**',
  '`/character new name:` a character of your own, to change and keep',
  '`/attack target:` strike, when it is your turn, or press **Attack**',
  '`/defend` take guard · `/cast spell:` use a power',
  '`/act action:` whatever else you can do now',
  '`/turn end` be done with your turn',
  '`/standing-order about: answer:` answer once for all, so that nobody waits for you',
  '`/rest kind:` recover, when no rounds run',
  '`/undo` take back your last act',
  '`/encounter status` how things stand',
  '`/rules term:` look anything up',
].join('\n');

const GM = [
  '`/encounter start ruleset:` open a fight; you are its GM',
  '`/add creature: count:` bring in foes, or your own by `file:`',
  '`/initiative` begin the rounds',
  '`/attack as:` act for a creature; `as:` names any you play',
  '`/turn skip` pass over whoever is away',
  '`/condition add` · `/adjust who: by:` your hand on anybody',
  '`/gm set` settings · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm revive` · `/gm add-gm`',
  '`/undo` take back the last thing done, whoever did it',
  '`/encounter pause` stop the rounds for a rest',
  '`/encounter end` end the scene and show its dice',
].join('\n');

const ADMIN = [
  '`/setup check` whether I may do here what I need to do',
  'You may end a fight whose GM is gone (`/encounter end`), pass over a turn, or name a new GM (`/gm add-gm who:`).',
  'Install, update and back up: the README of the checkout I run from.',
].join('\n');

/** What somebody new needs to know: all of it in short, or more of one part. */
export function help(encounter: Encounter | undefined, role: Role | undefined): APIEmbed {
  const here =
    encounter && encounter.phase !== 'ended'
      ? `“${plain(encounter.name)}” is being played here: ${rulesNamed(encounter.system)?.title ?? encounter.system}.`
      : 'Nothing is being played in this channel yet. A GM opens a fight with `/encounter start`.';
  const systems = SYSTEM_IDS.map((id) => `**${id}** ${rulesNamed(id)?.title ?? id}`).join('\n');
  const parts = {
    player: { name: 'You play', value: PLAYER },
    gm: { name: 'You run the fight', value: GM },
    admin: { name: 'You run the server', value: ADMIN },
  };
  return within({
    title: 'Fray: fights by chat',
    description: here,
    fields: [
      ...(role === undefined ? [parts.player, parts.gm] : [parts[role]]),
      ...(role === 'player' || role === 'gm' ? actionsOf(encounter, role) : []),
      ...(role === undefined ? [{ name: 'Rulesets', value: systems }] : []),
      {
        name: 'Dice',
        value:
          'They are sealed before the fight and shown after it: every throw can be checked. `/roll dice:2d6+3` throws your own.',
      },
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
  return [{ name: `${role === 'gm' ? 'Only you' : 'You'} may do, by /act; what each costs: /rules term:`, value }];
}

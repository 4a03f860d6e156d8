import type { APIEmbed } from 'discord-api-types/v10';
import type { Encounter } from '../rules/core/encounter.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { within } from './limits.ts';
import { plain } from './text.ts';

/** What somebody new needs to know, first the players, then the GM. */
export function help(encounter: Encounter | undefined): APIEmbed {
  const here =
    encounter && encounter.phase !== 'ended'
      ? `“${plain(encounter.name)}” is being played here: ${rulesNamed(encounter.system)?.title ?? encounter.system}.`
      : 'Nothing is being played in this channel yet.';
  const systems = SYSTEM_IDS.map((id) => `**${id}**: ${rulesNamed(id)?.title ?? id}`).join('\n');
  return within({
    title: 'Fray: fights by chat',
    description: here,
    fields: [
      {
        name: 'You play',
        value:
          '`/join character:` come into the fight\n`/attack target:` strike, when it is your turn\n`/defend` take guard\n`/act` whatever else you can do now\n`/turn end` be done with your turn\n`/rest kind:` recover, when no rounds run\n`/undo` take back your last act\n`/encounter status` how things stand',
      },
      {
        name: 'You run the fight',
        value:
          '`/encounter start ruleset:` open one; you are its GM\n`/add creature: count:` bring in foes\n`/initiative` begin the rounds\n`/attack as:` act for a creature\n`/turn skip` pass over somebody\n`/undo` take back the last thing done\n`/encounter end` end the scene and show the dice',
      },
      { name: 'Rulesets', value: systems },
      {
        name: 'Dice',
        value: '`/roll dice:2d6+3` throws dice of your own. Every throw of a fight can be checked after its end.',
      },
    ],
  });
}

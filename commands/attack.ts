// `/attack`, `/cast` and `/defend`: common actions, which each book may call something else.

import { boolean, command, integer, optional, text } from '../src/interaction/command.ts';
import { actor, intentOf, offeredOption, stakes, targets, wording } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { given } from '../src/rules/core/given.ts';
import { choices } from '../src/rules/core/play.ts';
import { no } from '../src/rules/core/refusal.ts';
import { actionOf } from '../src/rules/core/ruleset.ts';
import { anyEncounter, running } from '../src/session/session.ts';
import { tile } from './move/move.ts';

export const attack = command({
  name: 'attack',
  requires: running,
  options: {
    target: targets('attack'),
    weapon: optional(offeredOption('tools', 'attack')),
    as: actor(),
    style: optional(offeredOption('manners', 'attack')),
    range: optional(offeredOption('ranges', 'attack')),
    cover: optional(text()),
    flanked: optional(text()),
    behind: boolean(),
    high_ground: boolean(),
    stress: optional(integer(0, 50, stakes({ action: 'attack', tool: 'weapon', manner: 'style' }))),
    say: wording,
  },
  run: ({ target, weapon, style, stress, high_ground, ...said }, session) =>
    play(
      session,
      intentOf('attack', {
        ...said,
        targets: target,
        tool: weapon,
        manner: style,
        amount: stress,
        highGround: high_ground,
      }),
    ),
});

export const cast = command({
  name: 'cast',
  requires: running,
  options: {
    spell: offeredOption('tools', 'cast'),
    target: optional(targets('cast')),
    extra: optional(integer(0, 50, stakes({ action: 'cast', tool: 'spell', manner: 'how' }))),
    how: optional(offeredOption('manners', 'cast')),
    range: optional(offeredOption('ranges', 'cast')),
    cover: optional(text()),
    to: optional(tile('cast')),
    behind: boolean(),
    as: actor(),
    say: wording,
  },
  run({ spell, target, extra, how, ...said }, session) {
    const { rules, encounter } = session;
    if (!actionOf(rules, 'cast')) {
      const spellChoice = choices(rules, encounter, said.as.id).find(({ offers: { tools = [] } }) =>
        tools.some((tool) => tool.toLowerCase() === spell.toLowerCase()),
      );
      return no({
        type: 'nothing-cast',
        ruleset: rules.title,
        tool: spell,
        ...given({ instead: spellChoice?.action }),
      });
    }
    return play(session, intentOf('cast', { ...said, targets: target, tool: spell, amount: extra, manner: how }));
  },
});

export const defend = command({
  name: 'defend',
  requires: anyEncounter,
  options: {
    how: optional(offeredOption('manners', 'defend')),
    as: actor(),
    say: wording,
  },
  run: ({ how, ...said }, session) => play(session, intentOf('defend', { ...said, manner: how })),
});

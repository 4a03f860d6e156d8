import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { opened } from '../../src/embeds/encounter-embeds.ts';
import { command, refusalReply } from '../../src/interaction/command.ts';
import { componentId } from '../../src/interaction/component.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { readSettings } from '../../src/interaction/settings.ts';
import { rulesets } from '../../src/interaction/suggestions.ts';
import { button } from '../../src/interaction/turn-buttons.ts';
import { near } from '../../src/rules/core/refusal.ts';
import { rulesNamed, SYSTEM_IDS } from '../../src/rules/systems.ts';
import { fitName } from '../../src/session/new-combatant.ts';

export const start = command({
  name: 'start',
  description: 'Open an encounter in this channel, with you as its GM',
  options: {
    ruleset: text('The rules it is played by', rulesets),
    name: optional(text('What the encounter is called')),
    settings: optional(text('Scene settings, as “name=value, name=value”', undefined, 300)),
  },
  needs: { newEncounter: true },
  run({ ruleset, name: typed, settings: wanted }, session) {
    const { encounter: before, caller } = session;
    if (before && before.phase !== 'ended')
      return refusalReply({ type: 'encounter-running', name: before.name }, session);

    const rules = rulesNamed(ruleset.toLowerCase());
    if (!rules) {
      const like = near(ruleset, SYSTEM_IDS);
      return refusalReply(
        { type: 'no-such-ruleset', typed: ruleset, known: SYSTEM_IDS, ...(like && { near: like }) },
        session,
      );
    }
    const name = fitName(typed ?? 'A fight');
    if (!name.ok) return refusalReply(name.why, session);
    const settings = readSettings(rules, wanted ?? '');
    if (!settings.ok) return refusalReply(settings.why, session);

    const shownSeed = before && session.revealFinalSeed();
    const commitment = session.open({
      system: rules.id,
      name: name.value,
      gms: [caller.user],
      phase: 'gathering',
      round: 0,
      turnOrder: [],
      turn: -1,
      done: [],
      settings: settings.value,
      combatants: [],
      positions: {},
      own: rules.own.encounter(settings.value),
    });
    const join = button('Join', componentId('join', session.revision?.fight ?? 0), ButtonStyle.Success);
    return show(opened(name.value, rules, caller.user, settings.value, commitment, shownSeed), {
      components: [{ type: ComponentType.ActionRow, components: [join] }],
    });
  },
});

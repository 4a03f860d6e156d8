import { ButtonStyle } from 'discord-api-types/v10';
import { opened } from '../../src/embeds/encounter-embeds.ts';
import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { command } from '../../src/interaction/command.ts';
import { joinButton } from '../../src/interaction/join-button.ts';
import { optional } from '../../src/interaction/option.ts';
import { name } from '../../src/interaction/options/characters.ts';
import { ruleset, settings } from '../../src/interaction/options/rules.ts';
import { lackingToPost } from '../../src/interaction/permissions.ts';
import { show } from '../../src/interaction/reply.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import { no } from '../../src/rules/core/result.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { LOPSIDED, withLopsided } from '../../src/session/lopsided-setting.ts';
import { corner, opening } from '../../src/text/spoken.ts';

export const start = command({
  name: 'start',
  description: 'Open an encounter in this channel, with you as its GM',
  needs: { newEncounter: true, usualPace: true },
  options: {
    ruleset: ruleset('The rules it is played by'),
    name: optional(name('What the encounter is called')),
    settings: optional(settings('Scene settings, as “name=value, name=value”', 'ruleset', 300)),
  },
  run({ ruleset, name = opening.unnamed, settings: chosen = {} }, session) {
    const { encounter: before, caller } = session;
    if (before && before.phase !== 'ended') return no({ type: 'encounter-running', name: before.name });

    const missing = caller.botMay === undefined ? [] : lackingToPost(caller.botMay);
    if (missing.length > 0) return no({ type: 'may-not-post', lacking: missing });

    const { [LOPSIDED]: lopsided, ...settings } = { ...(caller.keepsPosts && whenCalled(ruleset)), ...chosen };
    const shownSeed = before && session.revealFinalSeed();
    const pace = given({ pace: session.loaded.usualPace });
    const commitment = session.open(newEncounter(ruleset, { name, gms: [caller.user], settings, ...pace }));
    if (lopsided !== undefined) session.keepPending(withLopsided(session.pending, lopsided));
    if (caller.keepsPosts) return { posted: true };
    const join = joinButton.write({ encounter: session.version?.encounter ?? 0 });
    return show(opened(name, ruleset, caller.user, settings, commitment, shownSeed), {
      components: buttonRow(button(corner.join, join, ButtonStyle.Success)),
    });
  },
});

/** The settings that are others where messages call players. */
function whenCalled({ settings }: Ruleset): Encounter['settings'] {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { whenCalled: value }]) => (value === undefined ? [] : [[name, value]])),
  );
}

import { combatantCard } from '../../src/embeds/combatant-card.ts';
import { component } from '../../src/interaction/component.ts';
import { drawnAnew } from '../../src/interaction/gm/drawn.ts';
import { PANEL_NEEDS } from '../../src/interaction/gm/panel.ts';
import { inPlace, type Reply, whisper } from '../../src/interaction/reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { admitButton, admitInPanel, decideRequest, requested } from '../requests.ts';

/** Let in, Refuse and the sheet, under a player's wish to join. */
export const admit = component({
  id: admitButton,
  requires: gm,
  run({ answer, user }, session) {
    const { encounter, caller } = session;
    if (answer === 'sheet') return map(requested(session, user), (who) => whisper(combatantCard(who, encounter)));
    return map(decideRequest(session, user, answer), (said): Reply => {
      return caller.keepsPosts ? { posted: true } : inPlace({ content: said, embeds: [], components: [] });
    });
  },
});

/** Let in and Refuse in the GM's panel. */
export const admitThere = component({
  id: admitInPanel,
  requires: gm,
  needs: PANEL_NEEDS,
  run: ({ answer, user }, session) => drawnAnew(session, decideRequest(session, user, answer)),
});

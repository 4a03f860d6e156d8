import { button, buttonRow } from '../../src/interaction/buttons.ts';
import { closeButton } from '../../src/interaction/close-button.ts';
import { component } from '../../src/interaction/component.ts';
import { inPlace } from '../../src/interaction/reply.ts';
import { actorMarked } from '../../src/posts/acts.ts';
import { map } from '../../src/rules/core/result.ts';
import { anyEncounter } from '../../src/session/authorize.ts';
import { odds as words } from '../../src/text/spoken.ts';
import { actsMenu, oddsButton, panelButton } from '../act/ids.ts';
import { actOddsReply } from '../odds/odds.ts';

/** The menu of acts with their odds. */
const MENU = 'odds';

/** “Odds” among all that can be done: in its place, with a menu to do one of them, and back. */
export const oddsOfActs = component({
  id: oddsButton,
  requires: anyEncounter,
  run(values, session) {
    const actor = actorMarked(session, values.actor);
    if (!actor.ok) return actor;
    const back = button(words.back, panelButton.write({ ...values, saying: '' }));
    const menu = actsMenu.write({ ...values, menu: MENU, page: 0, saying: '' });
    return map(actOddsReply(session, actor.value, { menu }), (reply) =>
      inPlace({ ...reply, components: buttonRow(back, closeButton()) }),
    );
  },
});

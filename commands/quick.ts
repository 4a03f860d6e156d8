// *Begin* in a quick fight: enemies that are fair for the players who have joined, then initiative. All of it is one
// commit, so one undo reverts it.

import { component } from '../src/interaction/component.ts';
import { nameInFight } from '../src/interaction/options/characters.ts';
import { whisper } from '../src/interaction/reply.ts';
import { partyOf } from '../src/odds/balance.ts';
import { fairGroup } from '../src/odds/quick-fight.ts';
import { outcomesReply } from '../src/posts/deed-reply.ts';
import { quickButton } from '../src/posts/links.ts';
import { type Combatant, ENEMIES, type Encounter, type Style } from '../src/rules/core/encounter.ts';
import { no, ok } from '../src/rules/core/refusal.ts';
import { archetypeNamed, newCreatures } from '../src/session/new-combatant.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import { t } from '../src/text/t.ts';

/** The enemies play on autopilot in this style, as in the simulations that chose them. The GM can take them over. */
const STYLE: Style = 'fierce';

export const beginQuick = component({
  id: quickButton,
  requires: gm,
  run(_, session) {
    const { encounter } = session;
    if (encounter.phase !== 'gathering') return no({ type: 'stale' });
    if (partyOf(encounter).length === 0) return whisper(t('quick-no-one'));
    const combatants = hasEnemies(encounter) ? [] : enemiesFor(session);
    if (combatants.length > 0) {
      const joinedResult = session.do({ type: 'join', combatants });
      if (!joinedResult.ok) return joinedResult;
    }
    const startResult = session.do({ type: 'initiative' });
    return startResult.ok ? ok(outcomesReply(session)) : startResult;
  },
});

/** True if there are enemies already, because the GM may have added some. */
function hasEnemies({ combatants, hidden = [] }: Encounter): boolean {
  return [...combatants, ...hidden].some(({ side }) => side === ENEMIES);
}

function enemiesFor(session: Session & InEncounter): readonly Combatant[] {
  const { rules, version } = session;
  let encounter: Encounter = session.encounter;
  for (const [name, count] of Object.entries(fairGroup(rules, encounter, version?.encounter ?? 0))) {
    const kindResult = archetypeNamed(rules, name);
    if (!kindResult.ok) continue;
    const kindToAdd = { ...kindResult.value, name: nameInFight(session, name), style: STYLE };
    const creatures = newCreatures(session, encounter, kindToAdd, { count, side: ENEMIES });
    encounter = { ...encounter, combatants: [...encounter.combatants, ...creatures] };
  }
  return encounter.combatants.slice(session.encounter.combatants.length);
}

import { ComponentType } from 'discord-api-types/v10';
import { refusalReply } from '../../src/interaction/command.ts';
import { component, componentId, numberArg } from '../../src/interaction/component.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { characterNames } from '../../src/interaction/suggestions.ts';
import { running } from '../../src/session/authorize.ts';
import { combatantFor, PLAYERS } from '../../src/session/new-combatant.ts';

/** Join on the opening card: asks with whom, then comes in. */
export const join = component({
  action: 'join',
  needs: { characters: true, lastSelves: true },
  run({ args: [fight], chosen: [character] }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const { revision } = session;
    if (revision?.fight !== numberArg(fight)) return refusalReply({ type: 'stale' }, session);
    if (character !== undefined) {
      const combatant = combatantFor(session, encounter.value, character, undefined, PLAYERS);
      if (!combatant.ok) return refusalReply(combatant.why, session);
      return deedReply(session, session.do({ type: 'join', combatants: [combatant.value] }));
    }
    const names = characterNames(session);
    const options = [...new Set(names)].slice(0, 25).map((name) => ({ label: name, value: name }));
    const select = {
      type: ComponentType.StringSelect,
      custom_id: componentId('join', revision.fight),
      placeholder: 'With whom do you join?',
      options,
    } as const;
    return {
      whisper: true,
      content: 'With whom do you join? For any other name: `/join character:`.',
      components: [{ type: ComponentType.ActionRow, components: [select] }],
    };
  },
});

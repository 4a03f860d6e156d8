import { ComponentType } from 'discord-api-types/v10';
import { refuse } from '../../src/interaction/command.ts';
import { carriedNumber, type Press, pressId } from '../../src/interaction/component.ts';
import { outcome } from '../../src/interaction/deed-reply.ts';
import { characters } from '../../src/interaction/suggestions.ts';
import { running } from '../../src/session/authorize.ts';
import { joining, PLAYERS } from '../../src/session/new-combatant.ts';

/** Join on the opening card: asks with whom, then comes in. */
export const join: Press = {
  verb: 'join',
  run({ carried: [fight], chosen: [character] }, table) {
    const encounter = running(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const { mark } = table;
    if (mark?.fight !== carriedNumber(fight)) return refuse({ type: 'stale' }, table);
    if (character !== undefined) {
      const combatant = joining(table, encounter.value, character, undefined, PLAYERS);
      if (!combatant.ok) return refuse(combatant.why, table);
      return outcome(table, table.do(`${combatant.value.name} joins`, { type: 'join', combatants: [combatant.value] }));
    }
    const names = characters(table, '', new Map()).map((each) => (typeof each === 'string' ? each : each.value));
    const options = [...new Set(names)].slice(0, 25).map((name) => ({ label: name, value: name }));
    const select = {
      type: ComponentType.StringSelect,
      custom_id: pressId('join', mark.fight),
      placeholder: 'With whom do you join?',
      options,
    } as const;
    return {
      whisper: true,
      content: 'With whom do you join? For any other name: `/join character:`.',
      components: [{ type: ComponentType.ActionRow, components: [select] }],
    };
  },
};

import { command, refuse } from '../src/discord/command.ts';
import { flag, optional, text, whole } from '../src/discord/option.ts';
import { archetypeNamed, creatures, ENEMIES, LONGEST_NAME } from '../src/table/newcomer.ts';
import { outcome } from '../src/table/outcome.ts';
import { creatures as known } from '../src/table/suggestions.ts';
import { asGm } from '../src/table/who.ts';

export const add = command({
  name: 'add',
  description: 'Bring creatures into the fight (GM)',
  options: {
    creature: text('What comes', known),
    count: optional(whole('How many, 1 unless you say', 1, 25)),
    together: optional(flag('They act together, as one group')),
    side: optional(text('Whose side they are on: enemies, unless you say', undefined, LONGEST_NAME)),
  },
  run({ creature, count = 1, together = false, side = ENEMIES }, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refuse(encounter.why, table);

    const archetype = archetypeNamed(table.rules, creature);
    if (!archetype.ok) return refuse(archetype.why, table);
    const made = creatures(table, encounter.value, archetype.value, count, side);
    const combatants = together ? made.map((each) => ({ ...each, group: made[0]?.id ?? each.id })) : made;
    const title = `${count === 1 ? combatants[0]?.name : `${count} × ${archetype.value.name}`} joins`;
    return outcome(table, table.do(title, { type: 'join', combatants }));
  },
});

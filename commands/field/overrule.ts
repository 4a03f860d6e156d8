import { command } from '../../src/interaction/command.ts';
import { oneOf, optional, text } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { fieldWord } from '../../src/interaction/options/field-words.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { gmOfField } from '../map/on-field.ts';

const IS = ['yes', 'no'] as const;

/** Longest reason, in characters. */
const LONGEST_WHY = 200;

/** What is said by yes or no. Undefined: nothing. */
function said(word: (typeof IS)[number] | undefined): boolean | undefined {
  return word === undefined ? undefined : word === 'yes';
}

export const overrule = command({
  name: 'overrule',
  description: 'Say how one stands to another, whatever the field shows; nothing said: as it shows again (GM)',
  requires: gmOfField,
  options: {
    actor: combatant('Who acts'),
    target: combatant('At whom'),
    range: optional(fieldWord('How far the target is', 'ranges')),
    cover: optional(fieldWord('The target’s cover', 'cover')),
    flanked: optional(fieldWord('Whether the target is flanked', 'flanked')),
    behind: optional(oneOf('Whether the actor is behind the target', IS)),
    high_ground: optional(oneOf('Whether the actor stands higher', IS)),
    because: optional(text('Why, for all to read', undefined, LONGEST_WHY)),
  },
  run({ actor, target, range, cover, flanked, behind, high_ground, because: why }, session) {
    const situation = given({ range, cover, flanked, behind: said(behind), highGround: said(high_ground) });
    const says = Object.keys(situation).length > 0;
    return play(session, {
      type: 'overrule',
      actor: actor.id,
      target: target.id,
      ...(says && { situation, ...given({ why }) }),
    });
  },
});

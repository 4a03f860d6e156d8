import type { Event } from '../rules/core/event.ts';
import type { Reason } from '../rules/core/reason.ts';
import { knownCondition } from '../rules/core/secrecy.ts';
import { plain } from '../text/markdown.ts';
import type { Named } from '../text/phrase.ts';
import { and, people, spellNamed, toolNamed } from '../text/spoken.ts';
import { conditionOf, itemOf } from './say.ts';
import type { Visibility } from './visibility.ts';

const NONE: Named = { by: people.somebody, at: people.foe, ...toolNamed(undefined), what: '' };

/** Who and what an event names, safe to show. */
export function namedIn(event: Event, sight: Visibility, as?: 'spell'): Named {
  const { name } = sight;
  const toolOf = as === 'spell' ? spellNamed : toolNamed;
  switch (event.type) {
    case 'struck':
      return {
        ...NONE,
        by: name(event.actor),
        at: name(event.target),
        ...toolOf(event.tool ?? (event.manner && sight.word(event.manner))),
        what: plain(event.tool ?? ''),
      };
    case 'checked':
    case 'contested':
      return {
        ...NONE,
        by: name(event.actor),
        ...(event.target !== undefined && { at: name(event.target) }),
        ...toolOf(event.tool),
        what: event.tool === undefined ? purposeOf(event.purpose, sight) : plain(event.tool),
      };
    case 'declared':
      return {
        ...NONE,
        by: name(event.actor),
        ...(event.targets && event.targets.length > 0 && { at: and(event.targets.map(name), 6) }),
        ...toolOf(event.tool),
        what: plain(event.manner ?? event.action),
      };
    case 'harmed':
    case 'healed':
      return {
        ...NONE,
        ...(event.actor !== undefined && { by: name(event.actor) }),
        at: name(event.target),
        what: sight.word(event.from),
      };
    case 'fell':
    case 'rose':
      return { ...NONE, at: name(event.subject), what: sight.word(event.as) };
    case 'condition-gained':
    case 'condition-ended': {
      const { source } = event.condition;
      const { note, name: what } = knownCondition(event.condition, sight.detailOf(event.subject));
      return {
        ...NONE,
        at: name(event.subject),
        ...(source !== undefined && { by: name(source) }),
        what: plain(note ?? what),
      };
    }
    case 'joined':
    case 'left':
      return {
        ...NONE,
        by: plain(event.combatant.name),
        at: plain(event.combatant.name),
        what: plain(event.combatant.side),
      };
    case 'handed-over':
      return {
        ...NONE,
        at: name(event.subject),
        what: sight.user(event.after),
      };
    case 'turn-ended':
      return {
        ...NONE,
        by: name(event.subject),
        at: name(event.subject),
        what: event.skipped === undefined ? '' : sight.word(event.skipped),
      };
    case 'sheet-changed':
      return { ...NONE, at: name(event.subject), what: sight.word(event.why) };
    case 'remarked':
      return {
        ...NONE,
        ...(event.subject !== undefined && { by: name(event.subject) }),
        ...(event.other !== undefined && { at: name(event.other) }),
        ...toolNamed(itemOf(event.what)),
        what: sight.word(event.what),
      };
    default:
      return NONE;
  }
}

/** What a roll is for; of one against a condition the condition's name. */
function purposeOf(purpose: Reason, sight: Visibility): string {
  return conditionOf(purpose) ?? sight.word(purpose);
}

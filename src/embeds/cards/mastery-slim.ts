// Combat Rules v1.3 › Combat Round Template, in the book's order and as short as a phone wants it

import { type CombatantId, find } from '../../rules/core/encounter.ts';
import type { EventOf } from '../../rules/core/event.ts';
import { fitting } from '../../text/markdown.ts';
import { rest, masteryCard as words } from '../../text/spoken.ts';
import { actedHow, answeredHow, consequences, masteryForm } from '../mastery-card.ts';
import { rolled, sideOf } from '../short-sums.ts';
import { stateSentences } from '../state-sentences.ts';
import { storyOf } from '../story.ts';
import type { Outcome, Visibility } from '../visibility.ts';

const { slim } = words;

/**
 * Both declarations with their rolls in small print, what came of it with the stamina of both in bold, what follows of it,
 * and the story.
 */
export const masterySlim = masteryForm({ exchange, feat });

function exchange(event: EventOf<'contested'>, happening: Outcome, sight: Visibility): readonly string[] {
  const { actor, target, tool, contest } = event;
  const mine = slim.did(
    sight.name(actor),
    actedHow({ actor, tool }, happening, sight),
    sideOf(contest.own, actor, true, sight),
  );
  const theirs = slim.did(
    sight.name(target),
    [answeredHow(target, happening, sight)],
    sideOf(contest.theirs, target, false, sight),
  );
  return parts([mine, theirs], contest.degree, [actor, target], happening, sight);
}

function feat({ actor, tool, check }: EventOf<'checked'>, happening: Outcome, sight: Visibility): readonly string[] {
  const exact = sight.detailOf(actor) === 'exact';
  const how = actedHow({ actor, tool }, happening, sight);
  const mine = slim.did(sight.name(actor), how, rolled(check.roll, exact ? 'whole' : 'dice', sight));
  return parts([mine], check.degree, [actor], happening, sight);
}

function parts(
  declared: readonly string[],
  degree: string,
  ids: readonly CombatantId[],
  happening: Outcome,
  sight: Visibility,
): readonly string[] {
  const harmed = happening.events.find((event) => event.type === 'harmed');
  const shown = harmed?.type === 'harmed' && ids.includes(harmed.target);
  const result = slim.result(sight.result(degree), shown ? sight.harm(harmed.amount, harmed.resource ?? '') : '');
  const stamina = ids.flatMap((id) => slimStamina(id, happening, sight));
  const state = stateSentences(
    happening,
    ids.filter((id) => sight.detailOf(id) === 'exact'),
  );
  const told = fitting(storyOf(happening), 700, rest.happened).replaceAll('\n', ' ');
  return [
    ...declared.map((each) => `-# ${each}`),
    [`**${result}**`, ...(told === '' ? [] : [told]), ...(state.length === 0 ? [] : [`**${state.join(' ')}**`])].join(
      ' ',
    ),
    ...(stamina.length === 0 ? [] : [`-# ${stamina.join(sight.signs.bars ? sight.signs.joint : '; ')}`]),
    ...consequences(happening, sight),
  ];
}

/** "Show updated stamina values for both parties": before and after. */
function slimStamina(id: CombatantId, { before, after }: Outcome, sight: Visibility): readonly string[] {
  if (sight.detailOf(id) !== 'exact') return [];
  const [old, now] = [find(before, id)?.resources.stamina, find(after, id)?.resources.stamina];
  if (!now || old?.value === now.value) return [];
  const left = now.max === undefined ? `${now.value}` : sight.signs.outOf(now.value, now.max);
  return [slim.stamina(sight.name(id), old ? sight.signs.became(`${old.value}`, left) : left)];
}

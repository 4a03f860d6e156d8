// Combat Rules v1.3 › Combat Round Template: an exchange in the book's order

import type { CombatantId } from '../../rules/core/encounter.ts';
import { find } from '../../rules/core/encounter.ts';
import type { EventOf } from '../../rules/core/event.ts';
import { capital, fitting, plain } from '../../text/markdown.ts';
import { changed, metersOfAll } from '../meters.ts';
import { roll, total } from '../rolls.ts';
import { storyOf } from '../story.ts';
import { sums } from '../sums.ts';
import { roundName } from '../turn.ts';
import { type Outcome, type Visibility, visibilityOf } from '../visibility.ts';

/**
 * Action declaration, response declaration, outcome, stamina of both before and after, narration. Nothing where there was
 * no exchange of two rolls.
 */
export function exchangeCard(happening: Outcome): readonly string[] | undefined {
  const contest = happening.events.find((event) => event.type === 'contested');
  if (!contest) return undefined;
  const sight = visibilityOf(happening);
  const { actor, target } = contest;
  const stability = happening.events.flatMap((event) =>
    event.type === 'checked' && event.purpose === 'stability'
      ? sums(event, sight).map((line) => `-# ${sight.name(event.actor)}, ${line}`)
      : [],
  );
  return [
    [...action(contest, happening, sight), ...response(contest, happening, sight)].join('\n'),
    [outcome(contest, happening, sight), ...stability].join('\n'),
    staminaOfBoth([actor, target], happening, sight),
    fitting(storyOf(happening), 1200, 'more happened'),
    fitting(changed(happening, [actor, target]), 900, 'more'),
  ];
}

type Contested = EventOf<'contested'>;

/** "Identify the attacking party and declare their chosen action. State the roll and modifiers." */
function action({ actor, target, contest, tool }: Contested, happening: Outcome, sight: Visibility): readonly string[] {
  const declared = happening.events.find((event) => event.type === 'declared' && event.actor === actor);
  const how =
    declared?.type === 'declared' && declared.action === 'attack'
      ? `${capital(plain(declared.manner ?? 'quick'))} Attack`
      : '';
  const with_ = declared?.type === 'declared' ? declared.tool : undefined;
  const named = [how, with_ ?? (how === '' ? tool : undefined)]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => plain(part ?? ''));
  const manner = how === '' && declared?.type === 'declared' && declared.manner ? `, ${plain(declared.manner)}` : '';
  const said = `**Action** (${roundName(happening.before)}): ${sight.name(actor)}, ${named.join(' with ')}${manner}, at ${sight.name(target)}`;
  const told = sight.detailOf(actor);
  if (told === 'hidden') return [said];
  return [
    said,
    `-# ${told === 'exact' ? `${roll(contest.own, sight)} = ` : 'total '}**${total(contest.own)}**${advantage(actor, happening, sight)}`,
  ];
}

/** "Identify the defending party and their action. State the roll and modifiers for the response." */
function response({ target, contest }: Contested, happening: Outcome, sight: Visibility): readonly string[] {
  const declared = happening.events.find((event) => event.type === 'declared' && event.actor === target);
  const how = declared?.type === 'declared' && declared.manner !== undefined ? plain(declared.manner) : 'resists';
  const said = `**Response**: ${sight.name(target)}, ${how}`;
  if (sight.detailOf(target) !== 'exact') return [said];
  return [
    said,
    `-# ${roll(contest.theirs, sight)} = **${total(contest.theirs)}**${advantage(target, happening, sight)}`,
  ];
}

function advantage(who: CombatantId, { events }: Outcome, sight: Visibility): string {
  const had = events.find((event) => event.type === 'remarked' && event.what === 'advantage' && event.subject === who);
  if (had?.type !== 'remarked') return '';
  return sight.isHidden || had.note === undefined ? ' (advantage)' : ` (advantage: ${sight.word(had.note)})`;
}

/** "Whether the attack lands, is blocked, or is matched"; and the damage, by the difference. */
function outcome({ target, actor, contest }: Contested, { events }: Outcome, sight: Visibility): string {
  const { own, theirs, degree } = contest;
  const open = sight.detailOf(target) === 'exact' && sight.detailOf(actor) !== 'hidden';
  const difference = own.total - theirs.total;
  const compared = open ? ` (${own.total} against ${theirs.total}, difference ${Math.abs(difference)})` : '';
  const harmed = events.find((event) => event.type === 'harmed' && event.target === target);
  if (harmed?.type === 'harmed') return `**Outcome**: **hit**, ${degree} damage: ${harmed.amount}${compared}`;
  if (degree === 'matched')
    return `**Outcome**: **matched**, so it is blocked${open ? compared.replace(/, difference 0/, '') : ''}`;
  return `**Outcome**: **${degree}**${compared}`;
}

/** Of whom nothing is told there is no line. */
function staminaOfBoth(ids: readonly CombatantId[], happening: Outcome, sight: Visibility): string {
  const lines = ids.map((id) => stamina(id, happening, sight)).filter((line) => line !== '');
  return lines.length === 0 ? '' : fitting(['**Stamina**', ...lines], 900, 'more');
}

/** "Show updated stamina values for both parties", with what each part of the cost was for. */
function stamina(id: CombatantId, happening: Outcome, sight: Visibility): string {
  const { before, after, events } = happening;
  const [was, is] = [find(before, id), find(after, id)];
  if (!is) return '';
  const state = metersOfAll(after).get(id) ?? '';
  if (sight.detailOf(id) === 'hidden') return is.vitality === 'up' ? '' : state;
  if (sight.detailOf(id) !== 'exact') return state;
  const costs = events.flatMap((event) => {
    if (event.type === 'harmed' && event.target === id)
      return [`${plain(event.kinds[0] ?? '')} damage ${event.amount}`];
    if (event.type === 'spent' && event.subject === id && event.resource === 'stamina')
      return event.before === event.after ? [] : [`${sight.word(event.why)} ${event.before - event.after}`];
    return [];
  });
  const left = was?.resources.stamina?.value;
  const why = costs.length > 0 ? ` (${costs.join(', ')})` : '';
  const now = is.resources.stamina?.value;
  const shown = state.replace(
    /\d+(\/\d+) stamina/,
    `${left === now || left === undefined ? '' : `${left} → `}${now}$1${why}`,
  );
  return shown;
}

// Combat Rules v1.3 › Combat Round Template: an exchange in the book's order

import type { CombatantId } from '../../rules/core/encounter.ts';
import { find } from '../../rules/core/encounter.ts';
import type { EventOf } from '../../rules/core/event.ts';
import { capital, fitting, plain } from '../../text/markdown.ts';
import { changed, gaugesOfAll } from '../meters.ts';
import { roll, total } from '../rolls.ts';
import { storyOf } from '../story.ts';
import { sums } from '../sums.ts';
import { roundName } from '../turn.ts';
import { type Happening, type Sight, sightOf } from '../visibility.ts';

/**
 * Action declaration, response declaration, outcome, stamina of both before and after, narration. Nothing where there was
 * no exchange of two rolls.
 */
export function exchangeCard(happening: Happening): readonly string[] | undefined {
  const contest = happening.events.find((event) => event.type === 'contested');
  if (!contest) return undefined;
  const sight = sightOf(happening);
  const { by, at } = contest;
  const stability = happening.events.flatMap((event) =>
    event.type === 'checked' && event.purpose === 'stability'
      ? sums(event, sight).map((line) => `-# ${sight.name(event.by)}, ${line}`)
      : [],
  );
  return [
    [...action(contest, happening, sight), ...response(contest, happening, sight)].join('\n'),
    [outcome(contest, happening, sight), ...stability].join('\n'),
    staminaOfBoth([by, at], happening, sight),
    fitting(storyOf(happening), 1200, 'more happened'),
    fitting(changed(happening, [by, at]), 900, 'more'),
  ];
}

type Contested = EventOf<'contested'>;

/** "Identify the attacking party and declare their chosen action. State the roll and modifiers." */
function action({ by, at, contest, with: tool }: Contested, happening: Happening, sight: Sight): readonly string[] {
  const declared = happening.events.find((event) => event.type === 'declared' && event.by === by);
  const how =
    declared?.type === 'declared' && declared.action === 'attack'
      ? `${capital(plain(declared.how ?? 'quick'))} Attack`
      : '';
  const with_ = declared?.type === 'declared' ? declared.with : undefined;
  const named = [how, with_ ?? (how === '' ? tool : undefined)]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => plain(part ?? ''));
  const manner = how === '' && declared?.type === 'declared' && declared.how ? `, ${plain(declared.how)}` : '';
  const said = `**Action** (${roundName(happening.before)}): ${sight.name(by)}, ${named.join(' with ')}${manner}, at ${sight.name(at)}`;
  const told = sight.told(by);
  if (told === 'hidden') return [said];
  return [
    said,
    `-# ${told === 'exact' ? `${roll(contest.own)} = ` : 'total '}**${total(contest.own)}**${advantage(by, happening, sight)}`,
  ];
}

/** "Identify the defending party and their action. State the roll and modifiers for the response." */
function response({ at, contest }: Contested, happening: Happening, sight: Sight): readonly string[] {
  const declared = happening.events.find((event) => event.type === 'declared' && event.by === at);
  const how = declared?.type === 'declared' && declared.how !== undefined ? plain(declared.how) : 'resists';
  const said = `**Response**: ${sight.name(at)}, ${how}`;
  if (sight.told(at) !== 'exact') return [said];
  return [said, `-# ${roll(contest.theirs)} = **${total(contest.theirs)}**${advantage(at, happening, sight)}`];
}

function advantage(who: CombatantId, { events }: Happening, sight: Sight): string {
  const had = events.find(
    (event) => event.type === 'remarked' && event.what === 'advantage' && event.combatant === who,
  );
  if (had?.type !== 'remarked') return '';
  return sight.veiled || had.note === undefined ? ' (advantage)' : ` (advantage: ${plain(had.note, 200)})`;
}

/** "Whether the attack lands, is blocked, or is matched"; and the damage, by the difference. */
function outcome({ at, by, contest }: Contested, { events }: Happening, sight: Sight): string {
  const { own, theirs, degree } = contest;
  const open = sight.told(at) === 'exact' && sight.told(by) !== 'hidden';
  const difference = own.total - theirs.total;
  const compared = open ? ` (${own.total} against ${theirs.total}, difference ${Math.abs(difference)})` : '';
  const harmed = events.find((event) => event.type === 'harmed' && event.target === at);
  if (harmed?.type === 'harmed') return `**Outcome**: **hit**, ${degree} damage: ${harmed.amount}${compared}`;
  if (degree === 'matched')
    return `**Outcome**: **matched**, so it is blocked${open ? compared.replace(/, difference 0/, '') : ''}`;
  return `**Outcome**: **${degree}**${compared}`;
}

/** Of whom nothing is told there is no line. */
function staminaOfBoth(ids: readonly CombatantId[], happening: Happening, sight: Sight): string {
  const lines = ids.map((id) => stamina(id, happening, sight)).filter((line) => line !== '');
  return lines.length === 0 ? '' : fitting(['**Stamina**', ...lines], 900, 'more');
}

/** "Show updated stamina values for both parties", with what each part of the cost was for. */
function stamina(id: CombatantId, happening: Happening, sight: Sight): string {
  const { before, after, events } = happening;
  const [was, is] = [find(before, id), find(after, id)];
  if (!is) return '';
  const state = gaugesOfAll(after).get(id) ?? '';
  if (sight.told(id) === 'hidden') return is.standing === 'up' ? '' : state;
  if (sight.told(id) !== 'exact') return state;
  const costs = events.flatMap((event) => {
    if (event.type === 'harmed' && event.target === id)
      return [`${plain(event.kinds[0] ?? '')} damage ${event.amount}`];
    if (event.type === 'spent' && event.combatant === id && event.track === 'stamina')
      return event.before === event.after ? [] : [`${plain(event.why)} ${event.before - event.after}`];
    return [];
  });
  const left = was?.tracks.stamina?.value;
  const why = costs.length > 0 ? ` (${costs.join(', ')})` : '';
  const now = is.tracks.stamina?.value;
  const shown = state.replace(
    /\d+(\/\d+) stamina/,
    `${left === now || left === undefined ? '' : `${left} → `}${now}$1${why}`,
  );
  return shown;
}

import type { Encounter } from '../../rules/core/encounter.ts';
import type {
  FieldRefusal,
  JoiningRefusal,
  PlayerRefusal,
  TimeRefusal,
  UndoRefusal,
} from '../../rules/core/refusal.ts';
import { isOmittedFromChannel } from '../../rules/core/secrecy.ts';
import { deedTitle } from '../deed-titles.ts';
import { mapWords } from '../map.ts';
import { gmsToAskText, mention, plain, t } from '../t.ts';
import { hoursWords, timerWords } from '../times.ts';
import { bookName } from './topics.ts';

/** Puts a refusal about the map into words, and says what to do instead. */
export function explainFieldRefusal(why: FieldRefusal, encounter?: Encounter): string {
  switch (why.type) {
    case 'no-field':
      return t('refused-no-map');
    case 'no-zones':
      return t('refused-no-zones');
    case 'offered-already':
      return t('refused-offered-already', { name: plain(why.name) });
    case 'zones-unreadable':
      return t('refused-zones-unreadable', { line: plain(why.line, 100) });
    case 'not-on-the-field':
      return t('refused-not-on-map', { name: plain(why.name) });
    case 'no-tile':
      return t('refused-no-square', { typed: plain(why.typed, 20), last: why.last });
    case 'tile-taken':
      return t('refused-square-taken', { name: plain(why.name), square: why.tile });
    case 'someone-in-the-way':
      return t(why.ground === 'closed door' ? 'refused-someone-in-doorway' : 'refused-someone-on-square', {
        name: plain(why.name),
        square: why.tile,
      });
    case 'no-footing':
      return t('refused-no-footing', { name: plain(why.name), square: why.tile, ground: mapWords.ground(why.ground) });
    case 'over-the-edge':
      return t('refused-over-the-edge', { name: plain(why.name), square: why.tile, width: why.width });
    case 'too-far':
      if (why.blockedBy === 'height') return t('refused-no-way-height', { name: plain(why.name), square: why.tile });
      if (why.blockedBy !== undefined)
        return t('refused-no-way-door', { name: plain(why.name), square: why.tile, door: why.blockedBy.door });
      return why.cost === undefined
        ? t('refused-no-way', { name: plain(why.name), square: why.tile })
        : t('refused-too-far', { square: why.tile, cost: why.cost, name: plain(why.name), left: why.left });
    case 'where-to':
      return t('refused-where-to', { name: plain(why.name) });
    case 'no-door':
      return t('refused-no-door', { square: plain(why.tile, 20), name: plain(why.name) });
    case 'door-once':
      return t('refused-door-once', { name: plain(why.name) });
    case 'not-seen':
      return t('refused-square-not-seen', { square: why.tile });
    case 'nothing-overruled':
      return t('refused-nothing-overridden');
    case 'field-size':
      return t('refused-map-size', { typed: plain(why.typed, 20) });
    case 'map-corner':
      return t('refused-map-corner', { typed: plain(why.typed, 20) });
    case 'field-own-size':
      return t('refused-map-own-size', { kind: plain(why.kind, 20) });
    case 'against-the-field':
      return t('refused-against-the-map', {
        option: why.option,
        said: situationText(why.said, encounter),
        shows: situationText(why.shows, encounter),
      });
    default:
      return why satisfies never;
  }
}

/** What a player said about a situation, or what the map shows instead: “half”, “yes”, “3 squares”, “facing west”. */
function situationText(
  value: Extract<FieldRefusal, { type: 'against-the-field' }>['shows'],
  encounter?: Encounter,
): string {
  if (typeof value === 'string') return plain(bookName(value, encounter), 40);
  if (typeof value === 'boolean') return t(value ? 'choice-yes' : 'choice-no');
  return 'tiles' in value
    ? t('picture-squares-away', { count: value.tiles })
    : t('picture-facing', { direction: t(`direction-${value.facing}`) });
}

/** Says why a combatant's player can't be changed, and what to do instead. */
export function explainPlayerRefusal(why: PlayerRefusal): string {
  switch (why.type) {
    case 'lent-already':
      return t('refused-lent-already', { name: plain(why.name) });
    case 'theirs-already':
      return t('refused-plays-already', { name: plain(why.name) });
    case 'owners-answers':
      return t('refused-owners-reactions', { name: plain(why.name) });
    case 'is-a-bot':
      return t('refused-is-a-bot', { user: mention(why.user) });
    case 'has-a-player':
      return t('refused-has-a-player', { name: plain(why.name) });
    case 'not-lent':
      return t('refused-not-lent', { name: plain(why.name) });
    default:
      return why satisfies never;
  }
}

/** Says why someone can't join, and what to do instead. */
export function explainJoiningRefusal(why: JoiningRefusal): string {
  switch (why.type) {
    case 'already-joined':
      return t('refused-already-joined', { name: plain(why.name) });
    case 'creature-is-the-gms':
      return t('refused-creature-is-the-gms', { name: plain(why.name) });
    case 'not-a-creature':
      return t('refused-not-a-creature', { name: plain(why.name) });
    case 'asked-already':
      return t('refused-asked-already', {
        name: plain(why.name),
        gms: gmsToAskText(why.gms),
      });
    case 'not-let-in':
      return t('refused-not-let-in', { gms: gmsToAskText(why.gms) });
    case 'join-closed':
      return t('refused-join-closed', { gms: gmsToAskText(why.gms) });
    case 'enough-of-yours':
      return t('refused-enough-characters', { most: why.most });
    case 'name-taken':
      return t('refused-name-taken', { name: plain(why.name) });
    case 'name-unfit':
      return t('refused-name-unfit', { typed: plain(why.typed, 40), longest: why.longest });
    default:
      return why satisfies never;
  }
}

/**
 * Says what is wrong with a time that was typed, or with a player's time zone, quiet hours or days off, and what to do
 * instead.
 */
export function explainTimeRefusal(why: TimeRefusal): string {
  switch (why.type) {
    case 'no-such-zone':
      return t('refused-no-such-zone', {
        typed: plain(why.typed, 40),
        meant: why.near === undefined ? '' : t('refused-meant', { near: plain(why.near) }),
      });
    case 'time-unreadable':
      return t(UNREADABLE_TIME_MESSAGES[why.as], { typed: plain(why.typed, 40) });
    case 'quiet-all-day':
      return t('refused-quiet-all-day');
    case 'quiet-too-long':
      return t('refused-quiet-too-long', { most: why.most / 60, length: hoursWords.length(why.quiet) });
    case 'off-all-week':
      return t('refused-off-all-week');
    case 'absence-over':
      return t('refused-absence-over', { at: hoursWords.at(why.until) });
    case 'absence-too-far':
      return t('refused-absence-too-far', { days: why.days });
    case 'hands-later':
      return t('refused-lend-later');
    case 'not-away':
      return t('refused-not-away');
    case 'pace-unfit':
      return t(`refused-timer-${why.what}`, { least: timerWords.length(why.least), most: timerWords.length(why.most) });
    case 'nudge-too-early':
      return t('refused-nudge-too-early', { nudge: timerWords.length(why.nudge), turn: timerWords.length(why.turn) });
    case 'no-pace':
      return t('refused-no-timer');
    default:
      return why satisfies never;
  }
}

const UNREADABLE_TIME_MESSAGES = {
  duration: 'refused-duration-unreadable',
  'time of day': 'refused-time-of-day-unreadable',
  day: 'refused-day-unreadable',
} as const;

/** Says why something can't be undone or redone, and what to do instead. */
export function explainUndoRefusal(why: UndoRefusal, encounter: Encounter | undefined): string {
  switch (why.type) {
    case 'nothing-to-undo':
      return t('refused-nothing-to-undo');
    case 'words-read':
      return t('refused-words-read');
    case 'nothing-to-redo':
      return t('refused-nothing-to-redo');
    case 'not-your-deed':
      // The deed's title would reveal the names of hidden creatures.
      if (!encounter || isOmittedFromChannel(why.deed, encounter)) return t('refused-not-your-action');
      return t('refused-not-your-action-named', {
        title: deedTitle(why.deed, { before: encounter, after: encounter }),
      });
    case 'undo-is-the-gms':
      return why.because === 'dice'
        ? t('refused-undo-dice', { gms: gmsToAskText(why.gms) })
        : t('refused-undo-told', { gms: gmsToAskText(why.gms) });
    case 'post-not-yours':
      return t('refused-post-not-yours');
    case 'post-empty':
      return t('refused-post-empty');
    case 'tells-nothing':
      return t('refused-tells-nothing');
    case 'done-since':
      return t('refused-done-since', { gms: gmsToAskText(why.gms) });
    default:
      return why satisfies never;
  }
}

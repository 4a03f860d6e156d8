import type { Encounter } from '../../rules/core/encounter.ts';
import type { FieldRefusal, HandsRefusal, JoiningRefusal, TimeRefusal, UndoRefusal } from '../../rules/core/refusal.ts';
import { isQuiet } from '../../rules/core/secrecy.ts';
import { deedTitle } from '../deed-titles.ts';
import { grammar } from '../grammar.ts';
import { field } from '../map.ts';
import { plain } from '../markdown.ts';
import { t } from '../t.ts';
import { hours, pace } from '../times.ts';

/** Why the field says no, in plain words with the way out. */
export function explainField(why: FieldRefusal): string {
  switch (why.type) {
    case 'no-field':
      return t('refused-field-no-field');
    case 'not-on-the-field':
      return t('refused-field-not-on-the-field', { name: plain(why.name) });
    case 'no-tile':
      return t('refused-field-no-tile', { typed: plain(why.typed, 20), last: why.last });
    case 'tile-taken':
      return t('refused-field-tile-taken', { name: plain(why.name), tile: why.tile });
    case 'no-footing':
      return t('refused-field-no-footing', { name: plain(why.name), tile: why.tile, ground: field.ground(why.ground) });
    case 'too-far':
      return why.cost === undefined
        ? t('refused-field-too-far', { name: plain(why.name), tile: why.tile })
        : t('refused-field-too-far-2', { tile: why.tile, cost: why.cost, name: plain(why.name), left: why.left });
    case 'where-to':
      return t('refused-field-where-to', { name: plain(why.name) });
    case 'no-door':
      return t('refused-field-no-door', { tile: plain(why.tile, 20), name: plain(why.name) });
    case 'door-once':
      return t('refused-field-door-once', { name: plain(why.name) });
    case 'not-seen':
      return t('refused-field-not-seen', { tile: why.tile });
    case 'nothing-overruled':
      return t('refused-field-nothing-overruled');
    case 'field-size':
      return t('refused-field-field-size', { typed: plain(why.typed, 20) });
    case 'field-own-size':
      return t('refused-field-field-own-size', { kind: plain(why.kind, 20) });
    case 'against-the-field':
      return t('refused-field-against-the-field', { shows: plain(why.shows), said: plain(why.said, 40) });
    default:
      return why satisfies never;
  }
}

/** Why somebody is not played by another, or by themselves, in plain words with the way out. */
export function explainHands(why: HandsRefusal): string {
  switch (why.type) {
    case 'lent-already':
      return t('refused-hands-lent-already', { name: plain(why.name) });
    case 'theirs-already':
      return t('refused-hands-theirs-already', { name: plain(why.name) });
    case 'owners-answers':
      return t('refused-hands-owners-answers', { name: plain(why.name) });
    case 'is-a-bot':
      return t('refused-hands-is-a-bot', { user: grammar.mention(why.user) });
    case 'has-a-player':
      return t('refused-hands-has-a-player', { name: plain(why.name) });
    case 'not-lent':
      return t('refused-hands-not-lent', { name: plain(why.name) });
    default:
      return why satisfies never;
  }
}

/** Why somebody does not come in, or not so, in plain words with the way out. */
export function explainJoining(why: JoiningRefusal): string {
  switch (why.type) {
    case 'already-joined':
      return t('refused-joining-already-joined', { name: plain(why.name) });
    case 'creature-is-the-gms':
      return t('refused-joining-creature-is-the-gms', { name: plain(why.name) });
    case 'not-a-creature':
      return t('refused-joining-not-a-creature', { name: plain(why.name) });
    case 'asked-already':
      return t('refused-joining-asked-already', {
        name: plain(why.name),
        gms: grammar.or(why.gms.map(grammar.mention)),
      });
    case 'not-let-in':
      return t('refused-joining-not-let-in', { gms: grammar.or(why.gms.map(grammar.mention)) });
    case 'join-closed':
      return t('refused-joining-join-closed', { gms: grammar.or(why.gms.map(grammar.mention)) });
    case 'enough-of-yours':
      return t('refused-joining-enough-of-yours', { most: why.most });
    case 'name-taken':
      return t('refused-joining-name-taken', { name: plain(why.name) });
    case 'name-unfit':
      return t('refused-joining-name-unfit', { typed: plain(why.typed, 40), longest: why.longest });
    default:
      return why satisfies never;
  }
}

/** A refusal about hours and times in plain words, with the way out. */
export function explainTime(why: TimeRefusal): string {
  switch (why.type) {
    case 'no-such-zone':
      return t('refused-time-no-such-zone', {
        typed: plain(why.typed, 40),
        near: why.near === undefined ? '' : t('refused-time-no-such-zone-near', { near: plain(why.near) }),
      });
    case 'time-unreadable':
      return t('refused-time-time-unreadable', { typed: plain(why.typed, 40), as: why.as, examples: EXAMPLES[why.as] });
    case 'quiet-all-day':
      return t('refused-time-quiet-all-day');
    case 'quiet-too-long':
      return t('refused-time-quiet-too-long', { most: why.most / 60, length: hours.length(why.quiet) });
    case 'off-all-week':
      return t('refused-time-off-all-week');
    case 'absence-over':
      return t('refused-time-absence-over', { at: hours.at(why.until) });
    case 'absence-too-far':
      return t('refused-time-absence-too-far', { days: why.days });
    case 'hands-later':
      return t('refused-time-hands-later');
    case 'not-away':
      return t('refused-time-not-away');
    case 'pace-unfit':
      return t('refused-time-pace-unfit', {
        paced: PACED[why.what],
        length: pace.length(why.least),
        length2: pace.length(why.most),
      });
    case 'nudge-too-early':
      return t('refused-time-nudge-too-early', { length: pace.length(why.nudge), length2: pace.length(why.turn) });
    case 'no-pace':
      return t('refused-time-no-pace');
    default:
      return why satisfies never;
  }
}

const PACED = { turn: t('paced-turn'), answer: t('paced-answer'), nudge: t('paced-nudge') } as const;

const EXAMPLES = {
  duration: t('examples-duration'),
  'time of day': t('examples-time-of-day'),
  day: t('examples-day'),
} as const;

/** Why something is not taken back, or put back, in plain words with the way out. */
export function explainUndo(why: UndoRefusal, encounter: Encounter | undefined): string {
  switch (why.type) {
    case 'nothing-to-undo':
      return t('refused-undo-nothing-to-undo');
    case 'words-read':
      return t('refused-undo-words-read');
    case 'nothing-to-redo':
      return t('refused-undo-nothing-to-redo');
    case 'not-your-deed':
      // A title would name those whom the deed is about.
      if (!encounter || isQuiet(why.deed, encounter)) return t('refused-undo-not-your-deed');
      return t('refused-undo-not-your-deed-2', {
        deedTitle: deedTitle(why.deed, { before: encounter, after: encounter }),
      });
    case 'undo-is-the-gms':
      return why.because === 'dice'
        ? t('refused-undo-undo-is-the-gms', { gms: grammar.or(why.gms.map(grammar.mention)) })
        : t('refused-undo-undo-is-the-gms-2', { gms: grammar.or(why.gms.map(grammar.mention)) });
    case 'tells-nothing':
      return t('refused-undo-tells-nothing');
    case 'done-since':
      return t('refused-undo-done-since', { gms: grammar.or(why.gms.map(grammar.mention)) });
    default:
      return why satisfies never;
  }
}

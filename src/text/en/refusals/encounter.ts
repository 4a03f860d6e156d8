import type { Encounter } from '../../../rules/core/encounter.ts';
import type {
  FieldRefusal,
  HandsRefusal,
  JoiningRefusal,
  TimeRefusal,
  UndoRefusal,
} from '../../../rules/core/refusal.ts';
import { isQuiet } from '../../../rules/core/secrecy.ts';
import { plain } from '../../markdown.ts';
import { deedTitle } from '../deed-titles.ts';
import { grammar } from '../grammar.ts';
import { field } from '../map.ts';
import { hours, pace } from '../times.ts';

/** Why the field says no, in plain words with the way out. */
export function explainField(why: FieldRefusal): string {
  switch (why.type) {
    case 'no-field':
      return 'There is no field here. The GM draws one with `/field new`.';
    case 'not-on-the-field':
      return `${plain(why.name)} stands nowhere on the field. The GM puts them somewhere with \`/field place\`.`;
    case 'no-tile':
      return `“${plain(why.typed, 20)}” is no tile of this field. Say a letter and a number, from A1 to ${why.last}.`;
    case 'tile-taken':
      return `${plain(why.name)} stands at ${why.tile}. Take another tile.`;
    case 'no-footing':
      return `${plain(why.name)} cannot stand at ${why.tile}: there is ${field.ground[why.ground]}. Take another tile.`;
    case 'too-far':
      return why.cost === undefined
        ? `No way leads ${plain(why.name)} to ${why.tile} now. Choose a tile that is marked, with \`/move\`.`
        : `${why.tile} is ${why.cost} away for ${plain(why.name)}, who has ${why.left} left to move. Choose a tile that is marked, with \`/move\`.`;
    case 'where-to':
      return `Say where ${plain(why.name)} goes: \`/move to:\` and a tile, or \`/move\` to choose one.`;
    case 'no-door':
      return `There is no door at ${plain(why.tile, 20)} beside ${plain(why.name)}. Go beside one first.`;
    case 'door-once':
      return `${plain(why.name)} has used a door in this turn already. Do it in the next, or ask another.`;
    case 'not-seen':
      return `Nobody of yours sees ${why.tile}. Choose a tile that is seen, with \`/move\`.`;
    case 'nothing-overruled':
      return 'The GM has said nothing of these two: how they stand is as the field shows. Say otherwise with `/field overrule`.';
    case 'field-size':
      return `“${plain(why.typed, 20)}” is no size. Say columns and rows, from 3x3 to 26x26: \`12x10\`.`;
    case 'field-own-size':
      return `The ${plain(why.kind, 20)} has a size of its own. Leave \`size:\` out, or say \`kind:plain\`.`;
    case 'against-the-field':
      return `The field shows it otherwise: ${plain(why.shows)}, not ${plain(why.said, 40)}. Leave it out; a GM may overrule the field with \`/field overrule\`.`;
    default:
      return why satisfies never;
  }
}

/** Why somebody is not played by another, or by themselves, in plain words with the way out. */
export function explainHands(why: HandsRefusal): string {
  switch (why.type) {
    case 'lent-already':
      return `${plain(why.name)} is in another’s hands already. First they have to go back: \`/lend back:\`, by whoever has them or whose they are.`;
    case 'theirs-already':
      return `${plain(why.name)} is played by them already. Name somebody else.`;
    case 'owners-answers':
      return `Answers in advance are for whoever has lent you ${plain(why.name)} to give. Answer when you are asked.`;
    case 'is-a-bot':
      return `Only people play, and ${grammar.mention(why.user)} is a bot. Name a member who does.`;
    case 'has-a-player':
      return `${plain(why.name)} has a player, who plays them. Only whom you play can play by themselves: creatures, and whoever you take over, by \`/gm assign who:\` without \`to:\`.`;
    case 'not-lent':
      return `${plain(why.name)} is in nobody else’s hands.`;
    default:
      return why satisfies never;
  }
}

/** Why somebody does not come in, or not so, in plain words with the way out. */
export function explainJoining(why: JoiningRefusal): string {
  switch (why.type) {
    case 'already-joined':
      return `${plain(why.name)} is in this fight already. Act with \`/attack\`, or see \`/encounter status\`.`;
    case 'creature-is-the-gms':
      return `${plain(why.name)} is a creature, and those are the GM’s: \`/add creature:\`. Join with a character of yours, or a ready-made one.`;
    case 'not-a-creature':
      return `${plain(why.name)} is a player’s, and stays in sight. Take them over first with \`/gm assign\`, or out of the fight with \`/gm remove\`.`;
    case 'asked-already':
      return `${plain(why.name)} waits for ${grammar.or(why.gms.map(grammar.mention))} to decide. Wait a little: you will be pinged.`;
    case 'not-let-in':
      return `You have asked, and the answer was: not now. Ask ${grammar.or(why.gms.map(grammar.mention))} in the channel; they can let you ask again in \`/gm panel\`.`;
    case 'join-closed':
      return `Nobody comes in any more. Ask ${grammar.or(why.gms.map(grammar.mention))} to open it: \`/gm set setting:join\`.`;
    case 'enough-of-yours':
      return `You play ${why.most} here already, and that is the most. Ask the GM to let you have more: \`/gm set setting:most-each\`.`;
    case 'name-taken':
      return `Somebody called ${plain(why.name)} is in this fight already. Take another name with \`name:\`.`;
    case 'name-unfit':
      return `“${plain(why.typed, 40)}” cannot be a name. Names have 1 to ${why.longest} characters on one line, with a letter or a digit among them.`;
    default:
      return why satisfies never;
  }
}

/** A refusal about hours and times in plain words, with the way out. */
export function explainTime(why: TimeRefusal): string {
  switch (why.type) {
    case 'no-such-zone':
      return `I know no time zone “${plain(why.typed, 40)}”.${why.near === undefined ? '' : ` Did you mean **${plain(why.near)}**?`} Type a large city in your zone, such as \`Berlin\` or \`New York\`, or its name, such as \`America/New_York\`.`;
    case 'time-unreadable':
      return `I cannot read “${plain(why.typed, 40)}” as a ${why.as}. ${EXAMPLES[why.as]}`;
    case 'quiet-all-day':
      return 'From and until are the same: that would be the whole day. Choose two different times, or say with `/away` that you are gone.';
    case 'quiet-too-long':
      return `Quiet hours can be at most ${why.most / 60} hours a day, and those would be ${hours.length(why.quiet)}. Choose fewer, or say with \`/away\` that you are gone.`;
    case 'off-all-week':
      return 'That would be every day of the week. Leave at least one, or say with `/away` that you are gone.';
    case 'absence-over':
      return `That is over already: ${hours.at(why.until)}. Say a later day, or leave \`until:\` out if you do not know yet.`;
    case 'absence-too-far':
      return `That is more than ${why.days} days from now. Leave \`until:\` out, and say that you are back when you are.`;
    case 'hands-later':
      return 'Somebody can play for you from now on, not from later on. Leave `from:` out, or use `/lend` when you go.';
    case 'not-away':
      return 'You are not away. To be away: `/away until:`, such as `/away until:Friday`.';
    case 'pace-unfit':
      return `${PACED[why.what]} can take from ${pace.length(why.least)} to ${pace.length(why.most)}. Try \`24 h\` or \`2 days\`.`;
    case 'nudge-too-early':
      return `A nudge ${pace.length(why.nudge)} before the end of a turn of ${pace.length(why.turn)} would come as the turn does. Take a shorter one, or none: \`nudge:none\`.`;
    case 'no-pace':
      return 'No clock runs here. Set a pace first: `/gm pace turn:`, such as `/gm pace turn:24 h`.';
    default:
      return why satisfies never;
  }
}

const PACED = { turn: 'A turn', answer: 'An answer', nudge: 'The time from a nudge to the end' } as const;

const EXAMPLES = {
  duration: 'Try `24 h`, `2 days` or `90 min`.',
  'time of day': 'Try `22:00` or `10 pm`.',
  day: 'Try `Friday`, `3 days`, `24 December` or `2026-12-24 18:00`.',
} as const;

/** Why something is not taken back, or put back, in plain words with the way out. */
export function explainUndo(why: UndoRefusal, encounter: Encounter | undefined): string {
  switch (why.type) {
    case 'nothing-to-undo':
      return 'There is nothing to undo: nothing stands that has been done since then. See `/log show`.';
    case 'words-read':
      return 'These words have been read, or taken back, already. What was read cannot be unread: say with `/gm whisper` what is to be known instead.';
    case 'nothing-to-redo':
      return 'There is nothing to put back: nothing has been undone, or something new has been done since.';
    case 'not-your-deed':
      // A title would name those whom the deed is about.
      if (!encounter || isQuiet(why.deed, encounter))
        return 'The last thing done was not yours. Ask the GM to undo it.';
      return `The last thing done was “${deedTitle(why.deed, { before: encounter, after: encounter })}”, and that was not yours. Ask the GM to undo it.`;
    case 'undo-is-the-gms':
      return why.because === 'dice'
        ? `Dice fell for that, so only the GM may take it back. Ask ${grammar.or(why.gms.map(grammar.mention))}.`
        : `That told what was not known before, so only the GM may take it back. Ask ${grammar.or(why.gms.map(grammar.mention))}.`;
    case 'tells-nothing':
      return 'That message tells of nothing that was done in a fight. Take one that does, or `/undo`.';
    case 'done-since':
      return `More has been done since then, so only the GM may go back so far. Ask ${grammar.or(why.gms.map(grammar.mention))}.`;
    default:
      return why satisfies never;
  }
}

import type { TimeRefusal } from '../../../rules/core/time-refusal.ts';
import { plain } from '../../markdown.ts';
import { hours } from '../hours.ts';
import { pace } from '../times.ts';

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

import type { APIEmbed } from 'discord-api-types/v10';
import { playerOf } from '../rules/core/deleted-user.ts';
import { type Encounter, find } from '../rules/core/encounter.ts';
import type { Reason } from '../rules/core/reason.ts';
import type { Question } from '../rules/core/resolution.ts';
import { plain } from '../text/markdown.ts';
import { questions } from '../text/spoken.ts';
import { within } from './limits.ts';
import { sayOf } from './meters.ts';
import { storyOf } from './story.ts';
import { type Outcome, visibilityOf } from './visibility.ts';

/** A choice left to somebody: what has happened so far, and what they may answer. */
export function asked(happening: Outcome, question: Question): APIEmbed {
  const { offers, note } = question;
  const choices =
    offers.length === 0
      ? questions.anyWords
      : questions.offers(offers.map((offer) => `**${sayOf(happening.after).named(offer)}**`));
  const lines = [
    ...storyOf({ ...happening, unfinished: true }),
    whoDecides(happening.after, question),
    noted(note, happening),
    choices,
  ];
  return within({ description: lines.filter((line) => line !== '').join('\n\n') });
}

/** What somebody is asked, for a message whose buttons answer it: what has happened so far, what is to be decided. */
export function questionText(happening: Outcome, question: Question): string {
  const story = storyOf({ ...happening, unfinished: true }).join(' ');
  const name = plain(find(happening.after, question.subject)?.name ?? question.subject);
  const lines = [`**${name}**: ${question.about}?${story === '' ? '' : ` ${story}`}`, noted(question.note, happening)];
  return lines.filter((line) => line !== '').join('\n');
}

/** Who is waited for while a question is open: "**Kira** (@ana) decides: defense." */
export function whoDecides(encounter: Encounter, { subject, about }: Question): string {
  const who = find(encounter, subject);
  const player = who && playerOf(who);
  const say = sayOf(encounter);
  return questions.decides(`**${plain(who?.name ?? subject)}**`, say.user(player), say.named(about));
}

function noted(note: Reason | undefined, happening: Outcome): string {
  if (note === undefined) return '';
  return visibilityOf(happening).word(note);
}

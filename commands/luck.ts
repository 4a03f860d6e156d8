import { heading, roundOf } from '../src/embeds/log.ts';
import { luckIn } from '../src/embeds/luck.ts';
import { diceText, luckEmbed, type ShownLuck, type Turning, toldTurning } from '../src/embeds/luck-embed.ts';
import { buttonRow } from '../src/interaction/buttons.ts';
import { closeButton } from '../src/interaction/close-button.ts';
import { stopButton } from '../src/interaction/odds/forecast-reply.ts';
import type { Begun, FileWith } from '../src/interaction/odds/odds-work.ts';
import { type Reply, whisper } from '../src/interaction/reply.ts';
import { turningStates } from '../src/odds/turning-states.ts';
import type { Refusal } from '../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../src/rules/core/result.ts';
import { isLuckTold, viewOf } from '../src/rules/core/secrecy.ts';
import type { Caller } from '../src/session/caller.ts';
import { chronicled, type EncounterRecord } from '../src/session/encounter-record.ts';
import { capital, plain } from '../src/text/markdown.ts';
import { deedTitle, luck as words } from '../src/text/spoken.ts';
import { fileName, wholeChronicle, wholePage } from './chronicle.ts';

/** The seed of what is played for the turning points: the same scene has the same. */
const SEED = 1;

/**
 * Who was lucky in a scene, and where it turned, for one user alone: once it is over, and for its GM at any time. With its chronicle
 * as a file, where that is asked for.
 */
export function luckReply(
  record: EncounterRecord,
  { user, interaction: asked }: Pick<Caller, 'user' | 'interaction'>,
  file?: 'markdown' | 'html',
): Result<Reply, Refusal> {
  const { present } = record;
  const view = viewOf(user, present);
  if (!isLuckTold(present, view)) return no({ type: 'luck-kept', gms: present.gms });
  const done = [...chronicled(record, view)];
  if (done.length === 0) return no({ type: 'nothing-recorded', name: present.name });
  const turning = turningStates(done, SEED);
  const luck: ShownLuck = {
    title: words.scene(plain(present.name)),
    dice: diceText(luckIn(done, view)),
    deeds: (turning?.deeds ?? []).map((each) => ({
      round: heading(each.after, roundOf(each)),
      title: capital(deedTitle(each.deed, each, view)),
    })),
    encounter: present,
  };
  const fileWith = file && fileOf(record, file);
  if (!turning)
    return ok(
      whisper(luckEmbed(luck), { components: buttonRow(closeButton()), ...(fileWith && { files: [fileWith()] }) }),
    );
  const { work } = turning;
  const begun = { luck, asked, ...(fileWith && { fileWith }) };
  return ok({
    ...luckKnown(begun, { work, sampled: [], state: 'working' }),
    work: { work, ...begun },
  });
}

interface ToTell extends Begun {
  readonly luck: ShownLuck;
  readonly fileWith?: FileWith;
}

/** The same as far as its turning points are known, with Stop while they are looked for. */
export function luckKnown({ luck, asked, fileWith }: ToTell, turning: Turning): Reply {
  const isOver = turning.state !== 'working';
  const last = isOver ? closeButton() : stopButton({ asked });
  const files = isOver && fileWith ? { files: [fileWith(toldTurning(luck, turning))] } : {};
  return whisper(luckEmbed(luck, turning), { components: buttonRow(last), ...files });
}

function fileOf(record: EncounterRecord, as: 'markdown' | 'html'): FileWith {
  const { name } = record.present;
  return (turning) =>
    as === 'html'
      ? { name: fileName(name, 'html'), text: () => wholePage(record, turning) }
      : { name: fileName(name, 'md'), text: () => wholeChronicle(record, turning) };
}

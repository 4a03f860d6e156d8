import { heading, roundOf } from '../../embeds/log.ts';
import { luckIn } from '../../embeds/luck.ts';
import { diceText, luckEmbed, type ShownLuck, type Turning, toldTurning } from '../../embeds/luck-embed.ts';
import { turningStates } from '../../odds/turning-states.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { isLuckTold, viewOf } from '../../rules/core/secrecy.ts';
import type { Caller } from '../../session/caller.ts';
import { chronicled, type EncounterRecord } from '../../session/encounter-record.ts';
import { capital, plain } from '../../text/markdown.ts';
import { deedTitle, luck as words } from '../../text/spoken.ts';
import { buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { fileName, wholeChronicle, wholePage } from '../past-encounters.ts';
import { type Reply, whisper } from '../reply.ts';
import { stopButton } from './forecast-reply.ts';
import type { Begun, FileWith } from './odds-work.ts';

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

import { heading, roundOf } from '../../embeds/log.ts';
import { luckIn } from '../../embeds/luck.ts';
import { diceText, luckEmbed, type ShownLuck, type Turning } from '../../embeds/luck-embed.ts';
import { turningStates } from '../../odds/turning-states.ts';
import type { UserId } from '../../rules/core/personal.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { isLuckTold, viewOf } from '../../rules/core/secrecy.ts';
import { chronicled, type EncounterRecord } from '../../session/encounter-record.ts';
import { capital, plain } from '../../text/markdown.ts';
import { deedTitle, forecast as forecastWords, luck as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { type Reply, whisper } from '../reply.ts';
import { stopOdds } from './forecast-reply.ts';

/** The seed of what is played for the turning points: the same scene has the same. */
const SEED = 1;

/** Who was lucky in a scene, and where it turned, for one user alone: once it is over, and for its GM at any time. */
export function luckReply(record: EncounterRecord, user: UserId): Result<Reply, Refusal> {
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
  if (!turning) return ok(whisper(luckEmbed(luck), { components: buttonRow(closeButton()) }));
  const { work } = turning;
  return ok({ ...luckKnown(luck, { work, sampled: [], state: 'working' }), work: { work, luck } });
}

/** The same as far as its turning points are known, with Stop while they are looked for. */
export function luckKnown(luck: ShownLuck, turning: Turning): Reply {
  const last = turning.state === 'working' ? button(forecastWords.stop, stopOdds.write({})) : closeButton();
  return whisper(luckEmbed(luck, turning), { components: buttonRow(last) });
}

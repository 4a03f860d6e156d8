// Dice luck: of everyone in an encounter, and of a player in their newest fights.

import { BUTTON_LIMITS } from '../src/embeds/limits.ts';
import { roundHeading, roundOf } from '../src/embeds/log.ts';
import type { KnownTurningPoints, ShownLuck } from '../src/embeds/luck.ts';
import {
  countLuck,
  diceLines,
  luckEmbed,
  luckLine,
  luckPhrase,
  luckText,
  turningPointsText,
} from '../src/embeds/luck.ts';
import { command, oneOf, optional, withOldName } from '../src/interaction/command.ts';
import { component, componentId } from '../src/interaction/component.ts';
import { encounterNumber, loadedRecord, pastEncounter } from '../src/interaction/options/encounters.ts';
import * as panel from '../src/interaction/panel.ts';
import {
  asUpdate,
  type ChronicleFileMaker,
  type OddsRequestId,
  type Reply,
  whisper,
} from '../src/interaction/reply.ts';
import { luckOfUser } from '../src/odds/luck.ts';
import { turningPointTask } from '../src/odds/turning-points.ts';
import { restButtonsRow } from '../src/posts/card-buttons.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { isLuckShown, viewerOf } from '../src/rules/core/secrecy.ts';
import type { Caller } from '../src/session/caller.ts';
import { chronicledDeeds } from '../src/session/encounter-record.ts';
import type { LocalizedRecord } from '../src/session/localized-names.ts';
import type { Session } from '../src/session/session.ts';
import { deedTitle } from '../src/text/deed-titles.ts';
import { luckWords as words } from '../src/text/odds.ts';
import { capital, plain, t } from '../src/text/t.ts';
import { chronicleText, fileName, pageHtml } from './chronicle.ts';
import { stopButton } from './forecast.ts';
import { myCharacterButton, ownLuckButtonId } from './me/ids.ts';
import { keepSceneButton } from './pack/ids.ts';
import { statsButtonId } from './stats.ts';

export const luck = command({
  name: 'luck',
  options: {
    encounter: withOldName(pastEncounter(), 'scene'),
    file: optional(oneOf(['markdown', 'html'])),
  },
  run: ({ encounter, file }, { caller }) => luckReply(encounter, caller, file),
});

/** A button that shows who was lucky in an encounter of the channel, and the fight's turning points. */
const luckButtonId = componentId('luck', { encounter: encounterNumber });

/** *Dice luck* after an encounter. */
export const showLuck = component({
  id: luckButtonId,
  run(_, session) {
    const result = loadedRecord(session);
    return result.ok ? luckReply(result.value, session.caller) : result;
  },
});

/** A player's luck counts their newest fights in the server, up to this many. */
export const MAX_LUCK_FIGHTS = 20;

/** *Dice luck* in My character. */
export const showOwnLuck = component({
  id: ownLuckButtonId,
  needs: { played: MAX_LUCK_FIGHTS },
  run: (_, session) => asUpdate(luckScreen(session)),
});

/**
 * The seed of the simulation that finds turning points. It is fixed, so that an encounter always has the same turning
 * points.
 */
const SIMULATION_SEED = 1;

/**
 * A private reply: who was lucky in an encounter, and its turning points. A GM can ask at any time, everyone else only
 * when the encounter is over. `file` adds the chronicle in that format.
 */
function luckReply(
  record: LocalizedRecord,
  { user, interaction }: Pick<Caller, 'user' | 'interaction'>,
  file?: 'markdown' | 'html',
): Result<Reply, Refusal> {
  const { present } = record;
  const view = viewerOf(user, present);
  if (!isLuckShown(present, view)) return no({ type: 'luck-kept', gms: present.gms });
  const chronicleDeeds = [...chronicledDeeds(record, view)];
  if (chronicleDeeds.length === 0) return no({ type: 'nothing-recorded', name: present.name });
  const turningPointsTask = turningPointTask(chronicleDeeds, SIMULATION_SEED);
  const luck: ShownLuck = {
    title: t('luck-scene', { name: plain(present.name) }),
    dice: luckText(countLuck(chronicleDeeds, view)),
    deeds: (turningPointsTask?.deeds ?? []).map((each) => ({
      round: roundHeading(each.after, roundOf(each)),
      title: capital(deedTitle(each.deed, each, view)),
    })),
    encounter: present,
  };
  const makeFile = file && fileMakerOf(record, file);
  if (!turningPointsTask)
    return ok(
      whisper(luckEmbed(luck), {
        components: panel.buttonRow(panel.closeButton()),
        ...(makeFile && { files: [makeFile()] }),
      }),
    );
  const { work } = turningPointsTask;
  const startedWork = { luck, asked: interaction, ...(makeFile && { makeFile }) };
  return ok({
    ...luckResultReply(startedWork, { work, sampled: [], state: 'working' }),
    work: { work, ...startedWork },
  });
}

interface LuckWork extends OddsRequestId {
  readonly luck: ShownLuck;
  readonly makeFile?: ChronicleFileMaker;
}

/** Who was lucky in a fight, with its turning points as far as they are known, and *Stop* while they are computed. */
export function luckResultReply({ luck, asked, makeFile }: LuckWork, turning: KnownTurningPoints): Reply {
  const isOver = turning.state !== 'working';
  const lastButton = isOver ? panel.closeButton() : stopButton({ asked });
  const files = isOver && makeFile ? { files: [makeFile(turningPointsText(luck, turning))] } : {};
  return whisper(luckEmbed(luck, turning), { components: panel.buttonRow(lastButton), ...files });
}

function fileMakerOf(record: LocalizedRecord, as: 'markdown' | 'html'): ChronicleFileMaker {
  const { name } = record.present;
  return (turning) =>
    as === 'html'
      ? { name: fileName(name, 'html'), text: () => pageHtml(record, turning) }
      : { name: fileName(name, 'md'), text: () => chronicleText(record, turning) };
}

/** A button that shows the proof of an encounter's dice. */
export const proofButtonId = componentId('proof', { encounter: encounterNumber });

/** A button that sends the chronicle of an encounter of the channel as a file. */
export const storyButtonId = componentId('story', { encounter: encounterNumber });

/**
 * The buttons after an encounter: rests, its story, dice luck, statistics, the proof of its dice, and *Save as a
 * scene…* if the caller may save it.
 */
export function endRows(session: Session<'packKeepers'>): readonly panel.ButtonRow[] {
  const encounterId = session.version?.encounter ?? 0;
  const buttons = [
    panel.button(t('opening-story'), storyButtonId.write({ encounter: encounterId })),
    panel.button(t('luck-button'), luckButtonId.write({ encounter: encounterId })),
    panel.button(t('stats-button'), statsButtonId.write({ encounter: encounterId })),
    panel.button(t('opening-check-dice'), proofButtonId.write({ encounter: encounterId })),
    ...keepSceneButton(session),
  ];
  // Rests get a separate row if everything doesn't fit into one.
  const fitsInOneRow = session.rules.rests.length + buttons.length <= BUTTON_LIMITS.inRow;
  return fitsInOneRow
    ? restButtonsRow(session, ...buttons)
    : [...restButtonsRow(session), ...panel.buttonRow(...buttons)];
}

/** The maximum number of fights that are listed one by one. */
const MAX_LISTED_FIGHTS = 8;

/** The caller's dice luck in their newest fights, in total and for each. Only the caller sees it. */
export function luckScreen({ caller, loaded }: Session<'played'>): Reply {
  const { total, byFight } = luckOfUser(loaded.played, caller.user);
  const luckLines = byFight
    .slice(0, MAX_LISTED_FIGHTS)
    .map(({ fight, luck }) => luckLine({ name: plain(fight.name), luck }));
  const moreLines = byFight.length > MAX_LISTED_FIGHTS ? [words.more(byFight.length - MAX_LISTED_FIGHTS)] : [];
  const lines =
    byFight.length === 0
      ? [t('luck-none-of-yours')]
      : [
          words.yours(luckPhrase(total), byFight.length, total.rolls),
          `-# ${diceLines({ name: '', luck: total }).join('; ')}`,
          ...(byFight.length > 1 ? [...luckLines, ...moreLines] : []),
          `-# ${t('luck-how')}`,
        ];
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph([`### ${t('luck-own')}`, ...lines].join('\n')),
      panel.buttonRow(myCharacterButton(), panel.closeButton()),
    ),
  );
}

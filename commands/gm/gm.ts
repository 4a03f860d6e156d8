// The commands under `/gm`.

import { settingValueText } from '../../src/embeds/card.ts';
import { combatantCard } from '../../src/embeds/character.ts';
import { reorderText } from '../../src/embeds/turn-order.ts';
import { boolean, command, oneOf, optional, subcommands, text, user } from '../../src/interaction/command.ts';
import { combatant, combatants, hiddenCombatants } from '../../src/interaction/options/combatants.ts';
import { combatantSheetSource, fieldValue, inputWithIds, sheetField } from '../../src/interaction/options/fields.ts';
import { setting, settingValue } from '../../src/interaction/options/rules.ts';
import { inChannelLanguage, show, whisper } from '../../src/interaction/reply.ts';
import { outcomeReply, play, playPrivately } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Combatant, DEPARTURES, combatant as now, type UserId } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { isDeletedUser } from '../../src/rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Problem } from '../../src/rules/core/schema.ts';
import { detailOf } from '../../src/rules/core/secrecy.ts';
import { withValue } from '../../src/rules/core/sheet-fields.ts';
import { problemsRefusal } from '../../src/session/character-file.ts';
import { gm, gmOrAdmin, type Session } from '../../src/session/session.ts';
import { parseField, readSheet } from '../../src/session/sheet-text.ts';
import type { DeedOutcome } from '../../src/session/step.ts';
import { parseFutureTime } from '../../src/session/typed-times.ts';
import { gmWords } from '../../src/text/gm.ts';
import { suggestedEndTimes } from '../../src/text/hand-over.ts';
import { nameOf } from '../../src/text/names.ts';
import { and, plain, t } from '../../src/text/t.ts';
import { typedTextInEnglish } from '../../src/text/typed.ts';
import { auto } from '../autopilot.ts';
import { balance } from '../balance.ts';
import { fieldContent } from '../character/screen.ts';
import { check } from '../check.ts';
import { event } from '../event.ts';
import { forecast } from '../forecast.ts';
import { howLong } from '../how-long.ts';
import { loot } from '../items/items.ts';
import { playerUnlessBot } from '../lend.ts';
import { offer } from '../offer.ts';
import { share } from '../share.ts';
import { timer } from '../timer/timer.ts';
import { whisperTo } from '../whisper.ts';
import { reorderDeed, reorderQuestion } from './combatant-menus.ts';
import { gmPanel, PANEL_NEEDS } from './panel.ts';
import { saveUnrecordedSetting } from './settings.ts';

const openGmPanel = command({
  name: 'panel',
  requires: gm,
  needs: PANEL_NEEDS,
  options: {},
  run: (_, session) => gmPanel(session),
});

const addGm = command({
  name: 'add-gm',
  requires: gmOrAdmin,
  options: { who: user() },
  run({ who }, session) {
    const gms = [...new Set([...session.encounter.gms, who])];
    return map(session.do({ type: 'gms', gms }), () =>
      inChannelLanguage(session, () => show({ description: gmWords.gms(gms) })),
    );
  },
});

const removeGm = command({
  name: 'remove-gm',
  requires: gmOrAdmin,
  options: { who: user() },
  run({ who }, session) {
    const { encounter, caller } = session;
    const [opener] = encounter.gms;
    if (who === opener && caller.user !== opener && !caller.admin) return no({ type: 'opener' });
    const gms = encounter.gms.filter((each) => each !== who);
    // Without a GM, no one could end the encounter.
    if (gms.every(isDeletedUser)) return no({ type: 'last-gm' });
    return map(session.do({ type: 'gms', gms }), () =>
      inChannelLanguage(session, () => show({ description: gmWords.gms(gms) })),
    );
  },
});

const assignPlayer = command({
  name: 'assign',
  requires: gm,
  needs: { person: true },
  options: {
    who: combatant(),
    to: optional(user()),
    until: optional(text(() => [t('hand-over-until-they-are-back'), ...suggestedEndTimes()])),
  },
  run: ({ who, to, until }, session) =>
    map(handOverCombatant(session, who, to, until), ({ after }) =>
      inChannelLanguage(session, () => {
        const { lent } = now(after, who.id);
        const description = lent
          ? gmWords.lent(plain(who.name), to, lent.owner, lent.until)
          : gmWords.handedOver(plain(who.name), to);
        // A mention in an embed pings no one, so the message mentions the new player outside of the embed.
        return to === undefined
          ? show({ description })
          : show({ description }, { content: gmWords.youPlay(to, plain(who.name)), ping: [to] });
      }),
    ),
});

const groupCombatants = command({
  name: 'group',
  requires: gm,
  options: {
    who: combatants(),
    apart: boolean(),
  },
  run({ who, apart }, session) {
    const memberIds = who.map(({ id }) => id);
    const name = apart ? undefined : memberIds[0];
    return map(session.do({ type: 'group', members: memberIds, ...given({ name }) }), () =>
      inChannelLanguage(session, () => {
        const namesText = and(who.map((each) => plain(each.name)));
        return show({
          description:
            apart || memberIds.length === 1
              ? t('gm-act-alone', { names: namesText, count: memberIds.length })
              : t('gm-act-together', { names: namesText }),
        });
      }),
    );
  },
});

const hideCombatant = command({
  name: 'hide',
  requires: gm,
  options: { who: combatant() },
  run: ({ who }, session) => play(session, { type: 'hide', subject: who.id }),
});

const revealCombatants = command({
  name: 'reveal',
  requires: gm,
  options: { who: hiddenCombatants() },
  run: ({ who }, session) => play(session, { type: 'reveal', subjects: who.map(({ id }) => id) }),
});

const removeCombatant = command({
  name: 'remove',
  requires: gm,
  options: { who: combatant() },
  run: ({ who }, session) => play(session, { type: 'remove', subject: who.id }),
});

const recordDeparture = command({
  name: 'leave',
  requires: gm,
  options: { who: combatant(), how: oneOf(DEPARTURES) },
  run: ({ who, how }, session) => play(session, { type: 'depart', subject: who.id, as: how }),
});

const reviveCombatant = command({
  name: 'revive',
  requires: gm,
  options: { who: combatant() },
  run: ({ who }, session) => play(session, { type: 'revive', subject: who.id }),
});

const reorderCombatant = command({
  name: 'reorder',
  requires: gm,
  options: {
    who: combatant(),
    before: optional(combatant()),
    sure: optional(oneOf(['yes'])),
  },
  run({ who, before, sure }, session) {
    const deed = reorderDeed(who, before);
    const question = sure ? undefined : reorderQuestion(session, deed);
    if (question) return question;
    return map(session.do(deed), (outcome) => {
      const notice = () => reorderText(session.rules, outcome.before, outcome.after, deed);
      const reply = outcomeReply(session, outcome);
      return reply.posted ? whisper(notice()) : { ...reply, content: inChannelLanguage(session, notice) };
    });
  },
});

const setSetting = command({
  name: 'set',
  requires: gm,
  options: {
    setting: setting(),
    value: settingValue('setting'),
  },
  run({ setting, value }, session) {
    const notice = () => ({
      description: t('gm-setting-set', {
        setting: nameOf(session.rules.id, 'setting', setting),
        value: plain(settingValueText(session.rules.id, value)),
      }),
    });
    if (!saveUnrecordedSetting(session, setting, value))
      return map(session.do({ type: 'set', setting, value }), () => inChannelLanguage(session, () => show(notice())));
    return whisper(notice());
  },
});

const changeSheet = command({
  name: 'sheet',
  requires: gm,
  options: {
    who: combatant(),
    field: optional(sheetField(combatantSheetSource('who'))),
    value: optional(fieldValue(combatantSheetSource('who'), 'field')),
  },
  run({ who, field, value }, session) {
    const { rules } = session;
    if (field === undefined) return whisper(combatantCard(who, session.encounter));
    if (value === undefined) return whisper(fieldContent(rules, who.sheet, field));
    const problems: Problem[] = [];
    const changedSheet = withValue(
      who.sheet,
      field.path,
      parseField(field, who.sheet, inputWithIds(rules, field, value), problems),
    );
    const sheetResult = readSheet(rules, changedSheet, problems);
    if ('problems' in sheetResult) return no(problemsRefusal(sheetResult.problems, rules.id));
    const deed = { type: 'change-sheet', subject: who.id, sheet: sheetResult.sheet } as const;
    if (detailOf(who, session.encounter) === 'exact') return play(session, deed);
    return playPrivately(session, deed, t('buttons-field-changed', { name: plain(who.name), field: field.label }));
  },
});

export const gmCommands = subcommands('gm', [
  openGmPanel,
  forecast,
  balance,
  auto,
  revealCombatants,
  hideCombatant,
  whisperTo,
  offer,
  check,
  loot,
  timer,
  howLong,
  setSetting,
  groupCombatants,
  assignPlayer,
  reorderCombatant,
  event,
  share,
  removeCombatant,
  recordDeparture,
  reviveCombatant,
  addGm,
  removeGm,
  changeSheet,
]);

/** The ways to type “until they're back”. */
const UNTIL_BACK_PATTERN = /^(?:until )?(?:they(?: are|’re|'re| ’re| 're) )?back$/i;

/**
 * The deed that hands a combatant to another player, or to the GM if no one is named. The combatant is handed over for
 * good, or until a typed time in the GM's time zone.
 */
export function handOverDeed(
  session: Session<'person'>,
  { id: subject }: Combatant,
  user: UserId | undefined,
  input: string | undefined,
): Result<Deed, Refusal> {
  const playerResult = playerUnlessBot(session, user);
  if (!playerResult.ok) return playerResult;
  if (input === undefined) return ok({ type: 'hand-over', subject, ...given({ to: user }) });
  const { person } = session.loaded;
  const typedEnd = typedTextInEnglish(input);
  const isUntilBack = UNTIL_BACK_PATTERN.test(typedEnd.trim()) || input === t('hand-over-until-they-are-back');
  const untilResult = isUntilBack ? ok(undefined) : parseFutureTime(typedEnd, person, session.caller.now);
  return map(untilResult, (time): Deed => ({ type: 'lend', subject, ...given({ to: user, until: time }) }));
}

function handOverCombatant(
  session: Session<'person'>,
  combatant: Combatant,
  user: UserId | undefined,
  input: string | undefined,
): Result<DeedOutcome, Refusal> {
  const deedResult = handOverDeed(session, combatant, user, input);
  return deedResult.ok ? session.do(deedResult.value) : deedResult;
}

// Everything that a GM can do with a combatant by tapping.

import { ButtonStyle } from 'discord-api-types/v10';
import { combatantCard, encounterWithCombatant } from '../../src/embeds/character.ts';
import { conditionTexts, stateOf, wordingOf } from '../../src/embeds/meters.ts';
import { component, findByHash, textHash } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import { myCharacterButtonId } from '../../src/posts/card-buttons.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { waitingCombatants } from '../../src/rules/core/delay.ts';
import { type Combatant, hasLeftFight, isInFight, isOnTurn } from '../../src/rules/core/encounter.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { proposalKindsFor } from '../../src/rules/core/proposals.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { conditionsOf, countsOf, takesTurns } from '../../src/rules/core/ruleset.ts';
import { gm } from '../../src/session/session.ts';
import { autopilotWords } from '../../src/text/autopilot.ts';
import { gmWords as words } from '../../src/text/gm.ts';
import { drawingWords } from '../../src/text/map.ts';
import { explain } from '../../src/text/refusals.ts';
import { mention, plain, t, withoutEscapes } from '../../src/text/t.ts';
import { playWaitingTurns } from '../autopilot.ts';
import { lootButtons } from '../items/ids.ts';
import { hiddenCombatantsOffMap, placeButtons } from '../map/ids.ts';
import { characterIdFields } from '../me/ids.ts';
import { keepCreatureButton } from '../pack/ids.ts';
import { combatantMenus } from './combatant-menus.ts';
import { raiseOrLowerResource } from './form-handlers.ts';
import {
  backButtonRow,
  combatantButtonId,
  combatantByHash,
  combatantMenuId,
  type GmForm,
  gmFormId,
  hashOf,
  removeConditionMenuId,
  shortName,
  stepButtonId,
} from './ids.ts';
import { type GmPanelSession, gmPanel, PANEL_NEEDS, panelIdFields, refreshedPanel } from './panel.ts';

/** The menu of all combatants. It opens the screen of the chosen one. */
export const showCombatant = component({
  id: combatantMenuId,
  requires: gm,
  needs: PANEL_NEEDS,
  run(_, session, { chosen: [who = ''] }) {
    const combatantResult = combatantByHash(session, who);
    return asUpdate(
      combatantResult.ok ? combatantScreen(session, combatantResult.value) : gmPanel(session, t('gm-changed')),
    );
  },
});

/** The buttons on a combatant's screen. */
export const changeCombatant = component({
  id: combatantButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ press, who }, session) {
    const combatantResult = combatantByHash(session, who);
    if (!combatantResult.ok) return asUpdate(gmPanel(session, t('gm-changed')));
    switch (press) {
      case 'let play':
        return refreshedPanel(
          session,
          map(playWaitingTurns(session, combatantResult.value), () =>
            t('autopilot-played', { name: plain(combatantResult.value.name) }),
          ),
        );
      case 'remove':
        return asUpdate(removeQuestion(session, combatantResult.value));
      case 'sheet':
        return asUpdate(
          whisper(combatantCard(combatantResult.value, session.encounter), {
            components: backButtonRow(session.version?.encounter ?? 0),
          }),
        );
      default:
        return refreshedPanel(session, playFromPanel(session, deedOfPress(press, combatantResult.value)));
    }
  },
});

/** Raises or lowers a resource, and shows the screen again. */
export const changeResource = component({
  id: stepButtonId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who, count, way, by }, session) {
    const combatantResult = combatantByHash(session, who);
    if (!combatantResult.ok) return asUpdate(gmPanel(session, t('gm-changed')));
    const changeResult = raiseOrLowerResource(session, combatantResult.value, count, way === 'up' ? by : -by);
    return asUpdate(
      combatantScreenOrPanel(
        session,
        who,
        changeResult.ok ? changeResult.value : explain(changeResult.why, session.encounter),
      ),
    );
  },
});

/** The menu of a combatant's conditions. It removes the chosen one. */
export const removeChosenCondition = component({
  id: removeConditionMenuId,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who }, session, { chosen: [condition = ''] }) {
    const combatantResult = combatantByHash(session, who);
    if (!combatantResult.ok) return asUpdate(gmPanel(session, t('gm-changed')));
    const chosenCondition = findByHash(condition, conditionsOf(session.rules, combatantResult.value), ({ key }) => key);
    if (!chosenCondition) return asUpdate(combatantScreen(session, combatantResult.value, t('gm-changed')));
    const removalResult = playFromPanel(session, {
      type: 'cure',
      subject: combatantResult.value.id,
      key: chosenCondition.key,
    });
    return asUpdate(
      combatantScreenOrPanel(
        session,
        who,
        removalResult.ok ? removalResult.value : explain(removalResult.why, session.encounter),
      ),
    );
  },
});

/** A tap changes a resource by one if the resource's maximum is at most this. */
const MAX_FOR_STEPS_OF_ONE = 25;
/** A tap changes a resource by five if the resource's maximum is at most this, and by ten if it is larger. */
const MAX_FOR_STEPS_OF_FIVE = 150;

/** Everything that a GM can do with a combatant. `notice` is at the top: what was just done, or why it wasn't. */
function combatantScreen(session: GmPanelSession, combatant: Combatant, notice?: string): Reply {
  const { encounter } = session;
  const isHidden = encounter.hidden?.includes(combatant) ?? false;
  return panel.gmScreen(
    notice,
    panel.paragraph(aboutText(session, combatant, isHidden)),
    ...(isHidden
      ? hiddenRows(session, combatant)
      : [
          ...stepRows(session, combatant),
          ...conditionMenu(session, combatant),
          ...actionRows(session, combatant),
          ...combatantMenus(session, combatant),
        ]),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

/** Asks before a combatant is removed for good. */
function removeQuestion(session: GmPanelSession, combatant: Combatant): Reply {
  return panel.gmScreen(
    undefined,
    panel.paragraph(t('gm-sure-to-remove', { name: plain(combatant.name) })),
    ...panel.buttonRow(
      actionButton(
        session,
        combatant,
        'remove now',
        t('gm-remove', { name: shortName(combatant) }),
        ButtonStyle.Danger,
      ),
    ),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

function aboutText({ encounter, rules }: GmPanelSession, combatant: Combatant, hidden: boolean): string {
  const { state } = stateOf(combatant, encounterWithCombatant(combatant, encounter), rules, {
    view: 'gm',
    detail: 'status',
  });
  const player = playerOf(combatant);
  const { lent } = combatant;
  const playedByLine = player === undefined ? t('gm-played-by-you') : t('gm-played-by', { user: mention(player) });
  const playedByText = hidden
    ? t('gm-hidden-about')
    : lent
      ? words.lent(plain(combatant.name), player, lent.owner, lent.until)
      : playedByLine;
  // The GM sees that there is a plan, but not what the plan is.
  const planText = combatant.plan && player !== undefined ? `, ${t('plan-has')}` : '';
  const { phase, turnOrder } = encounter;
  const willJoinLater =
    phase === 'fighting' &&
    !hidden &&
    isInFight(combatant.vitality) &&
    takesTurns(rules, combatant) &&
    !turnOrder.flat().includes(combatant.id);
  const isDelaying = waitingCombatants(encounter).includes(combatant);
  const joinsLaterLine = willJoinLater ? `\n-# ${t(isDelaying ? 'gm-delaying' : 'gm-joins-later')}` : '';
  const playerOrStyleText = combatant.auto === undefined ? playedByText : autopilotWords.playsAs(combatant.auto);
  const isOffMap = hiddenCombatantsOffMap(encounter, encounter.field).includes(combatant);
  const offMapLine = isOffMap ? `\n-# ${drawingWords.nowhere([plain(combatant.name)])}` : '';
  return `### ${plain(combatant.name)}\n${state}\n-# ${playerOrStyleText}${planText}${joinsLaterLine}${offMapLine}`;
}

/** A row of buttons for each resource, except for points that are restored every turn. */
function stepRows(session: GmPanelSession, combatant: Combatant): readonly panel.Part[] {
  const { encounter, rules } = session;
  const counts = countsOf(rules, combatant);
  const changeableResources = Object.entries(rules.resourceKinds)
    .toSorted(([, a], [, b]) => Number(b.main ?? false) - Number(a.main ?? false))
    .flatMap(([name, { turn }]) => {
      const resourceCount = Object.hasOwn(counts, name) ? counts[name] : undefined;
      return turn || !resourceCount || resourceCount.max === 0 ? [] : [{ name, ...resourceCount }];
    });
  return changeableResources.flatMap(({ name, value, max }) => {
    const stepSize = stepSizeOf(max ?? value);
    const stepText = withoutEscapes(wordingOf(encounter).amount(stepSize, name));
    const id = { ...panelIdFields(session), who: hashOf(combatant), count: textHash(name), by: stepSize };
    return panel.buttonRow(
      { ...panel.button(`−${stepText}`, stepButtonId.write({ ...id, way: 'down' })), disabled: value === 0 },
      { ...panel.button(`+${stepText}`, stepButtonId.write({ ...id, way: 'up' })), disabled: value === max },
    );
  });
}

/** How much a tap changes a resource with this maximum. */
function stepSizeOf(max: number): number {
  if (max <= MAX_FOR_STEPS_OF_ONE) return 1;
  return max <= MAX_FOR_STEPS_OF_FIVE ? 5 : 10;
}

function hiddenRows(session: GmPanelSession, combatant: Combatant): readonly panel.Part[] {
  return panel.buttonRow(
    actionButton(session, combatant, 'reveal', t('gm-reveal', { name: shortName(combatant) }), ButtonStyle.Primary),
    ...placeButtons(session, [combatant]),
    actionButton(session, combatant, 'sheet', t('gm-sheet')),
    ...lootButtons(session, combatant),
    ...keepCreatureButton(session, combatant),
    actionButton(session, combatant, 'dismiss', t('gm-remove', { name: shortName(combatant) }), ButtonStyle.Danger),
  );
}

function actionRows(session: GmPanelSession, combatant: Combatant): readonly panel.Part[] {
  const { encounter } = session;
  const isCreature = playerOf(combatant) === undefined;
  const hasReactions = Object.keys(session.rules.standingOrders).length > 0;
  return [
    panel.buttonRow(
      formButton(session, combatant, 'adjust', t('gm-adjust'), ButtonStyle.Primary),
      formButton(session, combatant, 'condition', t('gm-condition')),
      actionButton(session, combatant, 'sheet', t('gm-sheet')),
      ...lootButtons(session, combatant),
      ...keepCreatureButton(session, combatant),
      ...(isCreature ? [] : [formButton(session, combatant, 'whisper', t('gm-whisper'))]),
      ...(proposalKindsFor(session.rules, encounter, combatant).length > 0
        ? [formButton(session, combatant, 'offer', t('offer-new'))]
        : []),
    ),
    panel.buttonRow(
      ...(isOnTurn(encounter, combatant.id)
        ? [actionButton(session, combatant, 'skip', t('gm-skip', { name: shortName(combatant) }))]
        : []),
      ...(combatant.vitality === 'up'
        ? []
        : [
            actionButton(
              session,
              combatant,
              'revive',
              t(hasLeftFight(combatant.vitality) ? 'gm-bring-back' : 'gm-revive'),
            ),
          ]),
      ...placeButtons(session, [combatant]),
      ...(isCreature ? [actionButton(session, combatant, 'hide', t('gm-hide'))] : []),
      ...(isCreature && hasReactions
        ? [
            panel.button(
              t('gm-reactions'),
              myCharacterButtonId.write({ ...characterIdFields(session, combatant), view: 'answers' }),
            ),
          ]
        : []),
      actionButton(session, combatant, 'remove', t('gm-removing'), ButtonStyle.Danger),
    ),
  ].flat();
}

/** A menu to remove one of the combatant's conditions. */
function conditionMenu(session: GmPanelSession, combatant: Combatant): readonly panel.Part[] {
  const { encounter, rules } = session;
  const activeConditions = conditionsOf(rules, combatant);
  if (activeConditions.length === 0) return [];
  const conditionEntries = activeConditions.map((each) =>
    panel.entry(
      t('gm-remove-this-condition', {
        condition: withoutEscapes(conditionTexts([each], encounter, rules, 'status')[0] ?? each.name),
      }),
      textHash(each.key),
    ),
  );
  return [
    panel.menuRow(
      removeConditionMenuId.write({ ...panelIdFields(session), who: hashOf(combatant) }),
      t('gm-remove-condition'),
      conditionEntries,
    ),
  ];
}

function actionButton(
  session: GmPanelSession,
  combatant: Combatant,
  action: Parameters<typeof combatantButtonId.write>[0]['press'],
  label: string,
  style?: ButtonStyle.Primary | ButtonStyle.Danger,
) {
  return panel.button(
    label,
    combatantButtonId.write({ ...panelIdFields(session), press: action, who: hashOf(combatant) }),
    style,
  );
}

function formButton(
  session: GmPanelSession,
  combatant: Combatant,
  what: GmForm,
  label: string,
  style?: ButtonStyle.Primary,
) {
  return panel.button(label, gmFormId.write({ ...panelIdFields(session), form: what, who: hashOf(combatant) }), style);
}

function deedOfPress(press: 'skip' | 'reveal' | 'hide' | 'dismiss' | 'remove now' | 'revive', { id }: Combatant): Deed {
  switch (press) {
    case 'skip':
      return { type: 'end-turn', subject: id, passedOver: true };
    case 'reveal':
      return { type: 'reveal', subjects: [id] };
    case 'remove now':
      return { type: 'remove', subject: id };
    default:
      return { type: press, subject: id };
  }
}

function combatantScreenOrPanel(session: GmPanelSession, combatantHash: string, notice: string) {
  const combatantResult = combatantByHash(session, combatantHash);
  return combatantResult.ok ? combatantScreen(session, combatantResult.value, notice) : gmPanel(session, notice);
}

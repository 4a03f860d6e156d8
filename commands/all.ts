// The one list of features.

import type { AnyCommand } from '../src/interaction/command.ts';
import type { ComponentHandler } from '../src/interaction/component.ts';
import type { ContextCommand } from '../src/interaction/context-command.ts';
import * as panel from '../src/interaction/panel.ts';
import {
  act,
  actAtChosenTile,
  actAtTile,
  actAtTypedTile,
  askForActTile,
  attack,
  cast,
  chooseAction,
  defend,
  doAction,
  doLikelyAction,
  fillActionForm,
  showActions,
  showActionsOf,
} from './act/act.ts';
import { add, addCreatureAsShown } from './add.ts';
import { adjust } from './adjust.ts';
import {
  answer,
  answerInOwnWords,
  giveChosenAnswer,
  giveOfferedAnswer,
  giveSharedAnswer,
  showGmQuestion,
  showQuestions,
} from './answer.ts';
import { playCreatures, playWaitingCreatures, setStyleOfAllCreatures } from './autopilot.ts';
import { away, changeHours, setAbsence, setActionWhileAway, setDaysOff, setQuietHours, setTimeZone } from './away.ts';
import { addSuggestedCreatures, suggestCreatures } from './balance.ts';
import { catchUp, showCatchUp } from './catch-up.ts';
import {
  characterCommands,
  confirmDelete,
  sheetOfMember,
  showMemberSheet,
  turnCharacterPage,
} from './character/character.ts';
import { editSheet, makeCharacter, openSheetPage, saveSheetPage } from './character/screen.ts';
import { useCheck } from './check.ts';
import { conditions } from './condition.ts';
import { fillDefaultsForm, useDefaults } from './defaults.ts';
import { delayAfter, delayOrResume } from './delay.ts';
import {
  askForText,
  doCommand,
  doTappedAction,
  keepTappedPlan,
  playMessageCommand,
  readSubmittedText,
} from './do/do.ts';
import { encounter, endOrContinueEncounter, showProof } from './encounter.ts';
import { removeTimedEvent } from './event.ts';
import { stopOdds } from './forecast.ts';
import { changeCombatant, changeResource, removeChosenCondition, showCombatant } from './gm/combatant.ts';
import { addMatchingCreature, chooseForCombatant, fillGmForm, reorderAnyway } from './gm/form-handlers.ts';
import { gmCommands } from './gm/gm.ts';
import { answerRequest, answerRequestInPanel, useGmPanel } from './gm/panel-buttons.ts';
import { setSettingValue, showSettingValues } from './gm/settings.ts';
import { help, showHelpPage } from './help.ts';
import { showHowLong } from './how-long.ts';
import {
  chooseItem,
  dropItems,
  giveItems,
  giveToChosenCombatant,
  pickUpChosenItems,
  showItems,
  takeItems,
} from './items/items.ts';
import { chooseLootSource, chooseTaker, giveNewItem, showLoot, takeChosenItems } from './items/loot.ts';
import { chooseWhoJoins, join, joinAs } from './join.ts';
import { chooseLendTime, lend, lendOrGiveBack, lendToMember } from './lend.ts';
import { log, readInMyLanguage, showDetails, showMath, showStory, turnLogPage } from './log.ts';
import { showLuck, showOwnLuck } from './luck.ts';
import { changeDraft, chooseFieldKind, useDraftAndChooseTiles } from './map/draft-buttons.ts';
import { mapCommands } from './map/map.ts';
import {
  chooseCombatantToPlace,
  chooseCombatantToPlaceFromNext,
  chooseSquareForCombatant,
  placeOnChosenTile,
  placeOnTypedTile,
} from './map/place.ts';
import { changeField } from './map/screen.ts';
import { chooseMapThing, putThingOnTiles, turnTilesPage } from './map/tiles-screen.ts';
import {
  changeZones,
  chooseCombatantForZone,
  chooseCombatantForZoneFromNext,
  putCombatantInChosenZone,
} from './map/zones.ts';
import { goBackToMyCharacter, me, setReaction, showChosenCharacter, showMyCharacter, undoOwnAction } from './me/me.ts';
import { showMyTurns, turnsCommand } from './me/turns.ts';
import {
  approachTarget,
  askForMoveTile,
  move,
  moveToChosenTile,
  moveToPlace,
  moveToTypedTile,
  showMoves,
  useDoor,
} from './move/move.ts';
import { odds, showActOdds } from './odds/odds.ts';
import { answerOffer } from './offer.ts';
import { fillAboutForm, openAboutForm } from './pack/about.ts';
import { chooseEntry, fillEntryForm, removeEntry, useEntryButton } from './pack/entry-forms.ts';
import { fillKeepForm, keepCharacter, keepCreature } from './pack/keep.ts';
import { packCommands, usePackButton, useRevision } from './pack/pack.ts';
import { chooseScene, useScene } from './pack/scenes.ts';
import { chooseList, startEntry } from './pack/start.ts';
import { changePlan, chooseForPlan, plan } from './plan/plan.ts';
import { continuePractice, practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { reactions } from './reactions.ts';
import { rest, restAll } from './rest.ts';
import { roll, rollAgain, seeRoll } from './roll.ts';
import { askForRule, chooseRule, rules, showRule } from './rules.ts';
import { doSavedAction, removeSavedEntry, saveLastAction } from './saved.ts';
import { askForSpeech, deleteSpeech, say, saySpeech, whoSaid } from './say.ts';
import { setup } from './setup.ts';
import { useShare } from './share.ts';
import { beginQuickFight, useStart } from './start.ts';
import { showOwnStats, showStats } from './stats.ts';
import { answerNudge, playAbsentTurns } from './timer/timer.ts';
import { endTurnAndChooseNext, initiative, showMoreOrEndTurn, turn } from './turn.ts';
import { redo, undo, undoAll, undoThisMessage } from './undo.ts';
import { useWelcome } from './welcome.ts';
import { readWhisper } from './whisper.ts';

/** What a feature adds: slash commands, context menu commands, and handlers for its buttons, menus and forms. */
interface Feature {
  readonly commands?: readonly AnyCommand[];
  readonly context?: readonly ContextCommand[];
  readonly components?: readonly ComponentHandler[];
}

/** Every feature. Discord lists the commands in this order. */
const FEATURES: Readonly<Record<string, Feature>> = {
  join: { commands: [join], components: [chooseWhoJoins, joinAs, answerRequest, answerRequestInPanel] },
  character: {
    commands: [characterCommands],
    context: [sheetOfMember],
    components: [
      makeCharacter,
      editSheet,
      openSheetPage,
      saveSheetPage,
      turnCharacterPage,
      confirmDelete,
      showMemberSheet,
    ],
  },
  attack: { commands: [attack] },
  defend: { commands: [defend] },
  cast: { commands: [cast] },
  move: {
    commands: [move],
    components: [showMoves, approachTarget, moveToPlace, moveToChosenTile, askForMoveTile, moveToTypedTile, useDoor],
  },
  act: {
    commands: [act],
    components: [
      doLikelyAction,
      showActions,
      showActionsOf,
      chooseAction,
      doAction,
      fillActionForm,
      actAtTile,
      actAtChosenTile,
      askForActTile,
      actAtTypedTile,
    ],
  },
  turn: { commands: [turn], components: [showMoreOrEndTurn, endTurnAndChooseNext, delayOrResume, delayAfter] },
  me: {
    commands: [me],
    components: [showMyCharacter, showChosenCharacter, goBackToMyCharacter, setReaction, undoOwnAction],
  },
  saved: { components: [doSavedAction, saveLastAction, removeSavedEntry] },
  turns: { commands: [turnsCommand], components: [showMyTurns] },
  catchUp: { commands: [catchUp], components: [showCatchUp] },
  away: {
    commands: [away],
    components: [changeHours, setTimeZone, setQuietHours, setDaysOff, setAbsence, setActionWhileAway],
  },
  lend: { commands: [lend], components: [lendOrGiveBack, chooseLendTime, lendToMember] },
  items: {
    commands: [giveItems, dropItems, takeItems],
    components: [
      showItems,
      chooseItem,
      giveToChosenCombatant,
      pickUpChosenItems,
      showLoot,
      chooseLootSource,
      chooseTaker,
      takeChosenItems,
      giveNewItem,
    ],
  },
  rest: { commands: [rest], components: [restAll] },
  answer: {
    commands: [answer],
    components: [
      giveOfferedAnswer,
      giveChosenAnswer,
      giveSharedAnswer,
      answerInOwnWords,
      showQuestions,
      showGmQuestion,
    ],
  },
  reactions: { commands: [reactions] },
  odds: { commands: [odds], components: [showActOdds, stopOdds] },
  plan: { commands: [plan], components: [changePlan, chooseForPlan] },
  undo: { commands: [undo, redo], context: [undoThisMessage], components: [undoAll] },
  log: { commands: [log], context: [showMath, readInMyLanguage], components: [turnLogPage, showStory, showDetails] },
  luck: { components: [showLuck, showOwnLuck] },
  stats: { components: [showStats, showOwnStats] },
  roll: { commands: [roll], components: [rollAgain, seeRoll] },
  do: {
    commands: [doCommand],
    context: [playMessageCommand],
    components: [askForText, readSubmittedText, doTappedAction, keepTappedPlan],
  },
  say: { commands: [say], context: [whoSaid], components: [askForSpeech, saySpeech, deleteSpeech] },
  encounter: { commands: [encounter], components: [showProof, endOrContinueEncounter] },
  start: { components: [useStart, beginQuickFight] },
  defaults: { components: [useDefaults, fillDefaultsForm] },
  initiative: { commands: [initiative] },
  add: { commands: [add] },
  conditions: { commands: [conditions] },
  adjust: { commands: [adjust] },
  map: {
    commands: [mapCommands],
    components: [
      changeField,
      changeZones,
      chooseCombatantForZone,
      chooseCombatantForZoneFromNext,
      putCombatantInChosenZone,
      changeDraft,
      useDraftAndChooseTiles,
      chooseFieldKind,
      chooseMapThing,
      putThingOnTiles,
      turnTilesPage,
      chooseCombatantToPlace,
      chooseCombatantToPlaceFromNext,
      chooseSquareForCombatant,
      placeOnChosenTile,
      placeOnTypedTile,
    ],
  },
  gm: {
    commands: [gmCommands],
    components: [
      removeTimedEvent,
      useShare,
      useGmPanel,
      showCombatant,
      changeCombatant,
      changeResource,
      removeChosenCondition,
      chooseForCombatant,
      reorderAnyway,
      fillGmForm,
      addMatchingCreature,
      showSettingValues,
      setSettingValue,
    ],
  },
  pack: {
    commands: [packCommands],
    components: [
      usePackButton,
      useRevision,
      useScene,
      chooseScene,
      keepCreature,
      keepCharacter,
      fillKeepForm,
      chooseEntry,
      useEntryButton,
      removeEntry,
      fillEntryForm,
      openAboutForm,
      fillAboutForm,
      chooseList,
      startEntry,
    ],
  },
  autopilot: { components: [setStyleOfAllCreatures, playWaitingCreatures, playCreatures] },
  balance: { components: [addSuggestedCreatures, suggestCreatures] },
  template: { components: [addCreatureAsShown] },
  timer: { components: [answerNudge, playAbsentTurns] },
  howLong: { components: [showHowLong] },
  whisper: { components: [readWhisper, answerOffer] },
  check: { components: [useCheck] },
  rules: { commands: [rules], components: [askForRule, chooseRule, showRule] },
  help: { commands: [help], components: [showHelpPage, useWelcome] },
  practice: { commands: [practice], components: [continuePractice] },
  privacy: { commands: [privacy] },
  setup: { commands: [setup] },
  everyScreen: { components: [panel.close] },
};

const features = Object.values(FEATURES);

/** Every command, in the order players see them. */
export const commands = features.flatMap(({ commands = [] }) => commands);

/** Every context-menu command. */
export const contextCommands = features.flatMap(({ context = [] }) => context);

/** The handlers of all buttons, menus and forms. */
export const components = features.flatMap(({ components = [] }) => components);

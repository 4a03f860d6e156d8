// Prepared scenes: a GM opens a fight with everything in it. Opening a scene is a single commit, which a single undo
// reverts.

import { ButtonStyle } from 'discord-api-types/v10';
import { tileName, tileNamed } from '../../src/field/field.ts';
import { PREMADE_MAPS, premadeMap } from '../../src/field/premade.ts';
import { namingOption, type Option, withNeeds } from '../../src/interaction/command.ts';
import { component, componentId, findByHash, idOneOf, textHash } from '../../src/interaction/component.ts';
import { channelDefaults, openingDefaults } from '../../src/interaction/defaults.ts';
import {
  entryNamed,
  type PackEntry,
  packCreatures,
  packScenes,
  packSource,
  packsFor,
} from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import type { PackScene, SceneCreature } from '../../src/packs/pack.ts';
import { panelButtonId } from '../../src/posts/card-buttons.ts';
import { outcomesReply, postOutcomes } from '../../src/posts/deed-reply.ts';
import type { Deed, PackSource } from '../../src/rules/core/deed.ts';
import { seededChance } from '../../src/rules/core/dice.ts';
import { type Combatant, ENEMIES, type Encounter } from '../../src/rules/core/encounter.ts';
import { fieldAtStart } from '../../src/rules/core/field-starts.ts';
import { given } from '../../src/rules/core/given.ts';
import { canStand } from '../../src/rules/core/map-positions.ts';
import { newEncounter } from '../../src/rules/core/new-encounter.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import type { Archetype, Ruleset } from '../../src/rules/core/ruleset.ts';
import { isSameName } from '../../src/rules/core/sheet-fields.ts';
import { rulesNamed, versionSettings } from '../../src/rules/systems.ts';
import { FIGHT_PLACES, type FightPlace } from '../../src/session/defaults.ts';
import { localizedEncounter } from '../../src/session/localized-names.ts';
import { newCreatures } from '../../src/session/new-combatant.ts';
import { isGm, type Session } from '../../src/session/session.ts';
import { plain, shorten, t } from '../../src/text/t.ts';
import { forecastOf, startForecast } from '../forecast.ts';
import { newThread, openedReply, openingPlace } from '../thread.ts';
import { checkPackReader, PACK_NEEDS, type PackSession, sceneButtonId } from './ids.ts';

/** The maximum length of each line of a scene's text, in characters. */
const MAX_TEXT_LENGTH = 1500;

/** The data needed to open a scene. */
export const SCENE_NEEDS = { ...PACK_NEEDS, newEncounter: true, defaults: true } as const;
type SceneSession = Session<keyof typeof SCENE_NEEDS>;
type SceneEntry = PackEntry<PackScene>;

/** Where a scene opens, as typed. "" stands for the default. */
type TypedFightPlace = FightPlace | '';

/** The menu of scenes. */
const sceneMenuId = componentId('scenes', { place: idOneOf('', ...FIGHT_PLACES) });

/** Lists the scenes, shows one, forecasts it against the current party, or opens it. */
export const useScene = component({
  id: sceneButtonId,
  needs: SCENE_NEEDS,
  run({ press, scene, place }, session) {
    const permission = checkPackReader(session);
    if (!permission.ok) return permission;
    if (press === 'list') return asUpdate(scenesScreen(session, place));
    const sceneEntry = findByHash(scene, openableScenes(session), sceneKeyOf);
    if (!sceneEntry) return no({ type: 'stale' });
    if (press === 'open') {
      const openResult = openScene(session, sceneEntry, given({ place: place === '' ? undefined : place }));
      // The message about a new thread is for everyone, so it doesn't replace the GM's screen.
      return map(openResult, (reply) => (reply.thread === undefined ? asUpdate(reply) : reply));
    }
    if (press === 'forecast')
      return map(forecastAgainstParty(session, sceneEntry), (work) => startForecast(work, session.caller.interaction));
    return asUpdate(sceneScreen(session, sceneEntry, place));
  },
});

export const chooseScene = component({
  id: sceneMenuId,
  needs: SCENE_NEEDS,
  run({ place }, session, { chosen: [scene = ''] }) {
    const permission = checkPackReader(session);
    if (!permission.ok) return permission;
    const sceneEntry = findByHash(scene, openableScenes(session), sceneKeyOf);
    return sceneEntry ? asUpdate(sceneScreen(session, sceneEntry, place)) : no({ type: 'stale' });
  },
});

/** The scenes that can be opened here. While an encounter runs, only those of its system. */
export function openableScenes(session: PackSession): readonly SceneEntry[] {
  const { encounter } = session;
  const isEncounterRunning = encounter !== undefined && encounter.phase !== 'ended';
  const systems = isEncounterRunning
    ? [encounter.system]
    : [...new Set(session.loaded.packs.map(({ system }) => system))];
  return systems.flatMap((system) => packScenes(session, system));
}

function sceneKeyOf({ from, entry }: SceneEntry): string {
  return `${from.digest} ${entry.name}`;
}

/**
 * The maximum number of scenes that get a button each. If there are more, they are all in a menu, which takes one more
 * tap.
 */
const MAX_SCENE_BUTTONS = 8;

/** The scenes to choose from. If there is only one, it is shown immediately. */
function scenesScreen(session: SceneSession, place: TypedFightPlace): Reply {
  const scenes = openableScenes(session);
  const [onlyScene, another] = scenes;
  if (!onlyScene) return panel.gmScreen(undefined, panel.paragraph(t('scene-none')), closeButtonRow());
  if (!another) return sceneScreen(session, onlyScene, place);
  if (scenes.length <= MAX_SCENE_BUTTONS)
    return panel.gmScreen(
      undefined,
      panel.paragraph(`### ${t('scene-title')}`),
      ...scenes.map((each) => {
        const briefText = plain(each.entry.brief ?? each.from.title);
        const showButton = panel.button(t('scene-show'), scenePressId('show', each, place));
        return panel.line(`**${plain(each.called)}**\n-# ${briefText}`, showButton);
      }),
      closeButtonRow(),
    );
  const sceneEntries = scenes.map((each) =>
    panel.entry(each.called, textHash(sceneKeyOf(each)), { about: each.entry.brief ?? each.from.title }),
  );
  return panel.gmScreen(
    undefined,
    panel.paragraph(`### ${t('scene-title')}`),
    panel.menuRow(sceneMenuId.write({ place }), t('scene-choose'), sceneEntries),
    closeButtonRow(),
  );
}

function closeButtonRow() {
  return panel.buttonRow(panel.closeButton());
}

/** A scene of the server's packs, by its name. It is suggested only to users who may see packs. */
export function sceneOption(): Option<SceneEntry, keyof typeof PACK_NEEDS> {
  return namingOption({
    needs: PACK_NEEDS,
    suggest: withNeeds(PACK_NEEDS, (session) =>
      checkPackReader(session).ok ? openableScenes(session).map(({ called }) => called) : [],
    ),
    resolve(input, session) {
      if (!checkPackReader(session).ok) return sceneRefusal(session);
      const scenes = openableScenes(session);
      const sceneEntry = entryNamed(scenes, input);
      const namedEntries = scenes.map((each) => ({ ...each, name: each.called }));
      return sceneEntry ? ok(sceneEntry) : choose('scene', input, namedEntries);
    },
  });
}

/** Refuses a scene to a user who may not see packs, and says what to do about it. */
function sceneRefusal({ encounter }: PackSession): Result<never, Refusal> {
  const isEncounterRunning = encounter !== undefined && encounter.phase !== 'ended';
  return no(isEncounterRunning ? { type: 'not-the-gm', gms: encounter.gms } : { type: 'scene-before-encounter' });
}

/** A button that opens a scene. */
export function openButton(entry: SceneEntry) {
  return panel.button(t('scene-open-named', { name: shorten(entry.entry.name, 14) }), scenePressId('open', entry, ''));
}

function scenePressId(what: 'show' | 'open' | 'forecast', entry: SceneEntry, place: TypedFightPlace): string {
  return sceneButtonId.write({ press: what, scene: textHash(sceneKeyOf(entry)), place });
}

/** The screen of a scene: its creatures and map, and its note for the GM. */
function sceneScreen(session: SceneSession, sceneEntry: SceneEntry, place: TypedFightPlace): Reply {
  const { entry: scene } = sceneEntry;
  const creatures = scene.creatures.map(({ creature, name = creature, count, hidden }) =>
    t(hidden ? 'scene-creature-hidden' : 'scene-creature', { name: plain(name), count }),
  );
  const lines = [
    ...(scene.brief === undefined ? [] : [plain(scene.brief)]),
    creatures.join(', '),
    ...(scene.map === undefined ? [] : [t('scene-map', { name: plain(scene.map) })]),
    ...(scene.note === undefined ? [] : [t('scene-note', { note: escapedText(scene.note) })]),
  ];
  const hasParty = partyOf(session.encounter).length > 0;
  return panel.gmScreen(
    undefined,
    panel.paragraph(`### ${plain(scene.name)}\n${lines.join('\n')}`),
    panel.buttonRow(
      panel.button(t('scene-open'), scenePressId('open', sceneEntry, place), ButtonStyle.Success),
      ...(hasParty ? [panel.button(t('scene-forecast'), scenePressId('forecast', sceneEntry, place))] : []),
      ...(openableScenes(session).length > 1
        ? [panel.button(t('scene-all'), sceneButtonId.write({ press: 'list', scene: '', place }))]
        : []),
      panel.closeButton(),
    ),
  );
}

/** The options that a GM typed for opening a scene. */
interface TypedScene {
  readonly name?: string | undefined;
  readonly place?: FightPlace | undefined;
}

/**
 * Opens a prepared scene in a new encounter, or adds it to the current encounter. The scene's settings and turn timer
 * only apply if combat hasn't begun. The reply is for the GM. The channel gets the encounter's pinned overview and the
 * scene's opening text.
 */
export function openScene(
  session: SceneSession,
  sceneEntry: SceneEntry,
  { name = sceneEntry.entry.name, place: typedPlace }: TypedScene = {},
): Result<Reply, Refusal> {
  const { entry: scene, from } = sceneEntry;
  const rules = rulesNamed(from.system);
  if (!rules) return no({ type: 'stale' });
  const { encounter: encounterBefore, caller } = session;
  const isEncounterRunning = encounterBefore !== undefined && encounterBefore.phase !== 'ended';
  const addsToEncounter = isEncounterRunning && isGm(session);
  const placeResult = openingPlace(session, addsToEncounter ? (typedPlace ?? 'channel') : typedPlace);
  if (!placeResult.ok) return placeResult;
  if (placeResult.value === 'thread') return ok(newThread(session, name));
  if (isEncounterRunning && !isGm(session)) return no({ type: 'not-the-gm', gms: encounterBefore.gms });
  if (isEncounterRunning && encounterBefore.system !== from.system)
    return no({ type: 'other-system', name: scene.name, theirs: from.system, ours: encounterBefore.system });
  if (!isEncounterRunning) {
    if (encounterBefore) session.revealFinalSeed();
    const defaults = openingDefaults(rules, channelDefaults(session));
    session.open(
      newEncounter(rules, {
        name,
        gms: [caller.user],
        ...defaults,
        settings: { ...defaults.settings, ...scene.settings, ...versionSettings(rules) },
        ...timerOf(scene),
      }),
    );
  }
  const deedsResult = playSceneDeeds(
    session,
    rules,
    sceneEntry,
    isEncounterRunning && encounterBefore.phase === 'gathering',
  );
  if (!deedsResult.ok) return deedsResult;
  if (scene.say !== undefined) postOutcomes(session, () => ({ content: escapedText(scene.say ?? '') }));
  const sceneLines = [
    ...(deedsResult.value > 0 ? [t('scene-unplaced', { count: deedsResult.value })] : []),
    ...(scene.note === undefined ? [] : [t('scene-note', { note: escapedText(scene.note) })]),
  ];
  if (caller.ownThread) return ok(openedReply(session, name, sceneLines));
  const lines = [t('scene-opened', { name: plain(scene.name) }), ...sceneLines].join('\n');
  if (caller.keepsPosts) {
    const openPanelId = panelButtonId.write({ encounter: session.version?.encounter ?? 0, press: 'open', key: '' });
    return ok(whisper(lines, { components: panel.buttonRow(panel.button(t('help-panel'), openPanelId)) }));
  }
  const reply = outcomesReply(session);
  return ok({ ...reply, content: [...(scene.say === undefined ? [] : [escapedText(scene.say)]), lines].join('\n') });
}

/** A text by a GM, with Markdown escaped in each line. */
function escapedText(text: string): string {
  return text
    .split('\n')
    .map((line) => plain(line, MAX_TEXT_LENGTH))
    .join('\n');
}

function timerOf({ timer }: PackScene): Pick<Encounter, 'pace'> {
  if (!timer) return {};
  const { turn, question = turn, nudge = 0, atEnd = 'wait' } = timer;
  return { pace: { turn, question, nudge, atEnd } };
}

/**
 * Adds a prepared scene's map and creatures to the encounter. If the encounter is waiting for players (`isWaiting`),
 * also applies the scene's settings and turn timer. Returns how many creatures didn't fit on their squares.
 */
function playSceneDeeds(
  session: SceneSession,
  rules: Ruleset,
  { entry: scene, from }: SceneEntry,
  isWaiting: boolean,
): Result<number, Refusal> {
  const doDeed = (deed: Deed) => session.do(deed);
  if (isWaiting) {
    for (const [setting, value] of Object.entries(scene.settings))
      if (currentEncounter(session).settings[setting] !== value) {
        const setDeedResult = doDeed({ type: 'set', setting, value });
        if (!setDeedResult.ok) return setDeedResult;
      }
    const { pace } = timerOf(scene);
    if (pace) {
      const timerResult = doDeed({ type: 'pace', pace });
      if (!timerResult.ok) return timerResult;
    }
  }
  const ground = groundOf(session, scene);
  if (ground) {
    const { standing, look } = fieldAtStart(rules, currentEncounter(session), ground);
    const isPackMap = packsFor(session, from.system).some(({ pack }) =>
      pack.maps.some(({ field }) => field === ground),
    );
    const mapResult = doDeed({ type: 'field', ground, standing, look, ...(isPackMap && { from: packSource(from) }) });
    if (!mapResult.ok) return mapResult;
  }
  let unplacedCount = 0;
  for (const sceneCreature of scene.creatures) {
    const kindResult = findCreatureKind(session, rules, from, sceneCreature.creature);
    if (!kindResult.ok) return kindResult;
    const creatures = newCombatantsOf(session, kindResult.value, sceneCreature);
    const joinResult = doDeed({
      type: 'join',
      combatants: creatures,
      ...(sceneCreature.hidden && { hidden: true }),
      ...given({ from: kindResult.value.from }),
    });
    if (!joinResult.ok) return joinResult;
    unplacedCount += placeCreatures(session, rules, creatures, sceneCreature);
  }
  return ok(unplacedCount);
}

/** The encounter as it is now, with everything that the scene has added so far. */
function currentEncounter(session: SceneSession): Encounter {
  const { encounter } = session;
  if (!encounter) throw new Error('A scene opens in an encounter');
  return encounter;
}

function groundOf(session: SceneSession, { map: wantedMap }: PackScene) {
  if (wantedMap === undefined) return undefined;
  const maps = packsFor(session, currentEncounter(session).system).flatMap(({ pack }) => pack.maps);
  const namedMap = maps.find(({ name }) => isSameName(name, wantedMap));
  const premadeMapName = PREMADE_MAPS.find((kind) => isSameName(kind, wantedMap));
  return (
    namedMap?.field ??
    (premadeMapName &&
      premadeMap(premadeMapName, seededChance(Number.parseInt(textHash(session.caller.interaction), 36))))
  );
}

/** Finds a creature by its name in the scene's pack, another pack, or the book. */
function findCreatureKind(
  session: SceneSession,
  { archetypes }: Ruleset,
  from: SceneEntry['from'],
  name: string,
): Result<Archetype & { readonly from?: PackSource }, Refusal> {
  const creatures = packCreatures(session);
  const matchingEntry = entryNamed(
    creatures.filter((each) => each.from.digest === from.digest),
    name,
  );
  const creatureEntry = matchingEntry ?? entryNamed(creatures, name);
  return creatureEntry
    ? ok({ ...creatureEntry.entry, from: packSource(creatureEntry.from) })
    : choose('creature', name, archetypes);
}

function newCombatantsOf(
  session: SceneSession,
  kind: Archetype,
  { name = kind.name, count, side = ENEMIES, hidden, group, style }: SceneCreature,
): readonly Combatant[] {
  const rules = rulesNamed(currentEncounter(session).system);
  if (!rules) throw new Error('An encounter of no system');
  const creatures = newCreatures(
    { rules },
    session.recordedEncounter,
    { ...kind, name, ...given({ style }) },
    { count, side, hidden },
  );
  return group ? creatures.map((each) => ({ ...each, group: creatures[0]?.id ?? each.id })) : creatures;
}

/**
 * Puts creatures on their squares. If a square is taken or solid, the creature stays where it is. Returns how many
 * stayed.
 */
function placeCreatures(
  session: SceneSession,
  rules: Ruleset,
  creatures: readonly Combatant[],
  { at, hidden }: SceneCreature,
): number {
  if (!currentEncounter(session).field) return 0;
  let unplacedCount = 0;
  for (const [index, square] of at.entries()) {
    const creature = creatures[index];
    const tile = tileNamed(square);
    if (!creature || !tile) continue;
    const canStandOnTile = canStand(rules, currentEncounter(session), creature, tile);
    const deed = {
      type: 'place',
      places: [{ subject: creature.id, at: tileName(tile) }],
      ...(hidden && { hidden }),
    } as const;
    if (!canStandOnTile || !session.do(deed).ok) unplacedCount++;
  }
  return unplacedCount;
}

/** The players' living combatants in the current encounter, or in the last one if it has ended. */
function partyOf(encounter: Encounter | undefined): readonly Combatant[] {
  return (encounter?.combatants ?? []).filter((each) => playerOf(each) !== undefined && each.vitality !== 'dead');
}

/** Forecasts the scene as if the party were unhurt and everyone were there from the start. Nothing is recorded. */
function forecastAgainstParty(session: SceneSession, { entry: scene, from }: SceneEntry) {
  const rules = rulesNamed(from.system);
  const { encounter } = session;
  if (!rules || encounter?.system !== from.system) return no({ type: 'no-one-to-fight' });
  const newFight = newEncounter(rules, { name: scene.name, gms: encounter.gms, settings: scene.settings });
  const party = partyOf(encounter).map((each) => ({
    ...each,
    vitality: 'up' as const,
    conditions: [],
    resources: rules.resources(each.sheet, newFight.settings),
    own: rules.own.combatant(each.sheet, newFight.settings),
  }));
  let trialFight: Encounter = { ...newFight, combatants: party };
  for (const sceneCreature of scene.creatures) {
    const kindResult = findCreatureKind(session, rules, from, sceneCreature.creature);
    if (!kindResult.ok) return kindResult;
    const { name = kindResult.value.name, count, side = ENEMIES } = sceneCreature;
    const creatures = newCreatures({ rules }, trialFight, { ...kindResult.value, name }, { count, side });
    trialFight = { ...trialFight, combatants: [...trialFight.combatants, ...creatures] };
  }
  return forecastOf(localizedEncounter(trialFight, session.language), { hidden: false, seed: 1 });
}

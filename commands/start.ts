// Starts a fight by taps: which game, then how, and *Begin* in a quick fight. `/encounter start` without a system
// opens the choice.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { openingCardEmbed } from '../src/embeds/card.ts';
import { component, componentId, idEscapedText, idOneOf, idText } from '../src/interaction/component.ts';
import { channelDefaults, openingDefaults, openingMap } from '../src/interaction/defaults.ts';
import { packScenes } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, inChannelLanguage, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { LANGUAGE_SETTING_NAME, withLanguage } from '../src/interaction/settings.ts';
import { partyOf } from '../src/odds/balance.ts';
import { fairGroup } from '../src/odds/quick-fight.ts';
import { joinButtonId, quickFightButtonId } from '../src/posts/card-buttons.ts';
import { outcomesReply } from '../src/posts/deed-reply.ts';
import { beginButton } from '../src/posts/views.ts';
import { type Combatant, ENEMIES, type Encounter, type Style } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { validName } from '../src/rules/core/names.ts';
import { newEncounter } from '../src/rules/core/new-encounter.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { rulesNamed, systemIds, versionSettings } from '../src/rules/systems.ts';
import { FIGHT_PLACES, type FightPlace, NO_DEFAULT } from '../src/session/defaults.ts';
import { archetypeNamed, newCreatures } from '../src/session/new-combatant.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import { UNEVEN_SETTING_NAME, withUnevenSetting } from '../src/session/uneven-setting.ts';
import { systemDescription } from '../src/text/language.ts';
import { inLanguage, nearestLanguage } from '../src/text/languages.ts';
import { t } from '../src/text/t.ts';
import { checkPackReader, sceneButtonId } from './pack/ids.ts';
import { SCENE_NEEDS } from './pack/pack.ts';
import { newThread, openedReply, openingPlace } from './thread.ts';

/** The data needed to start a fight. */
export const START_NEEDS = { ...SCENE_NEEDS, lastSystem: true } as const;
type StartSession = Session<keyof typeof START_NEEDS>;

/**
 * The buttons for starting a fight. `open` shows the choice in a new message, and `choose` shows it in place of the
 * pressed one. `name` is the encounter's, and `place` is where it opens; "" for the usual one.
 */
const startButtonId = componentId('start', {
  press: idOneOf('open', 'choose', 'system', 'empty', 'quick'),
  system: idText,
  name: idEscapedText,
  place: idOneOf('', ...FIGHT_PLACES),
});

/** What the GM typed before choosing. "" for what wasn't typed. */
interface TypedStart {
  readonly name: string;
  readonly place: FightPlace | '';
}
const NOTHING_TYPED: TypedStart = { name: '', place: '' };

/** The *Start a fight* button, which asks for a game. */
export function startFightButton(style: ButtonStyle.Success | ButtonStyle.Primary): APIButtonComponent {
  return panel.button(t('start-fight'), startButtonId.write({ press: 'open', system: '', ...NOTHING_TYPED }), style);
}

export const useStart = component({
  id: startButtonId,
  needs: START_NEEDS,
  run({ press, system, ...typed }, session) {
    const { name, place } = typed;
    if (press === 'open') return startChoice(session, typed);
    if (press === 'choose') return map(askForSystem(session, typed), asUpdate);
    const rules = rulesNamed(system);
    if (!rules) return no({ type: 'stale' });
    if (press === 'system')
      return map(startingPlace(session, place), () => asUpdate(startKindScreen(session, rules, typed)));
    const nameResult = name === '' ? ok(undefined) : validName(name);
    if (!nameResult.ok) return nameResult;
    return openFight(session, rules, { name: nameResult.value, place: place || undefined, quick: press === 'quick' });
  },
});

/** Asks how the fight starts. Without a default game, asks for the game first. */
export function startChoice(
  session: StartSession,
  { name = '', place = '' }: Partial<{ readonly [K in keyof TypedStart]: TypedStart[K] | undefined }>,
): Result<Reply, Refusal> {
  const usualRules = rulesNamed(channelDefaults(session).system ?? NO_DEFAULT);
  const shortenedStart = withoutLongName({ name, place });
  return usualRules
    ? map(startingPlace(session, place), () => startKindScreen(session, usualRules, shortenedStart))
    : askForSystem(session, shortenedStart);
}

/** Asks which game to play. The one that this server played last comes first. */
function askForSystem(session: StartSession, typed: TypedStart): Result<Reply, Refusal> {
  return map(startingPlace(session, typed.place), () => {
    const { lastSystem } = session.loaded;
    const systems = systemIds().toSorted((a, b) => Number(b === lastSystem) - Number(a === lastSystem));
    const lines = systems.flatMap((id) => {
      const rules = rulesNamed(id);
      if (!rules) return [];
      const lastPlayedLines = id === lastSystem ? [t('start-played-last')] : [];
      const style = lastPlayedLines.length > 0 ? ButtonStyle.Success : ButtonStyle.Secondary;
      const buttonId = startButtonId.write({ press: 'system', system: id, ...typed });
      return panel.line(
        [systemDescription(id) || rules.title, ...lastPlayedLines].join('\n'),
        panel.button(rules.title, buttonId, style),
      );
    });
    return panel.whisper(
      panel.box(
        { accent: panel.PRIVATE_PANEL_COLOR },
        panel.paragraph(t('start-title')),
        ...lines,
        panel.buttonRow(panel.closeButton()),
      ),
    );
  });
}

/** What was typed, without the encounter's name if an id has no room for it. */
function withoutLongName(typed: TypedStart): TypedStart {
  return startButtonId.fits({ press: 'system', system: 'dungeoneers', ...typed }) ? typed : { ...typed, name: '' };
}

/** Asks how the fight starts: as a quick fight, an empty encounter, or a prepared scene. */
function startKindScreen(session: StartSession, { id: system, title }: Ruleset, typed: TypedStart): Reply {
  const buttonId = (what: 'quick' | 'empty' | 'choose') => startButtonId.write({ press: what, system, ...typed });
  const hasScenes = checkPackReader(session).ok && packScenes(session, system).length > 0;
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(t('start-how', { ruleset: title })),
      panel.line(t('start-about-quick'), panel.button(t('start-quick'), buttonId('quick'), ButtonStyle.Success)),
      panel.line(t('start-about-empty'), panel.button(t('start-empty'), buttonId('empty'))),
      ...(hasScenes
        ? [
            panel.line(
              t('start-about-scenes'),
              panel.button(t('scene-button'), sceneButtonId.write({ press: 'list', scene: '', place: typed.place })),
            ),
          ]
        : []),
      panel.buttonRow(panel.button(t('start-back'), buttonId('choose')), panel.closeButton()),
    ),
  );
}

/**
 * Where the new fight starts. Refuses a channel with a running encounter, and a place where Fray isn't allowed to show
 * one.
 */
function startingPlace(session: StartSession, typed: FightPlace | '' | undefined): Result<FightPlace, Refusal> {
  const { encounter } = session;
  const openingResult = openingPlace(session, typed || undefined);
  if (!openingResult.ok || openingResult.value === 'thread' || !encounter || encounter.phase === 'ended')
    return openingResult;
  return no({ type: 'encounter-running', name: encounter.name });
}

/** The options of a new encounter, besides its system. */
interface NewFight {
  readonly name?: string | undefined;
  readonly settings?: Encounter['settings'];
  /** Where the encounter opens, as typed. */
  readonly place?: FightPlace | undefined;
  /** Whether the encounter is a quick fight. */
  readonly quick?: boolean;
}

/** Opens an encounter with the caller as its GM. */
export function openFight(session: StartSession, rules: Ruleset, how: NewFight): Result<Reply, Refusal> {
  const placeResult = startingPlace(session, how.place);
  if (!placeResult.ok) return placeResult;
  const { encounter: encounterBefore, caller } = session;
  const { quick = false, settings: chosenSettings = {} } = how;
  const serverLanguage = nearestLanguage(caller.serverLocale);
  const name = how.name ?? inLanguage(serverLanguage, () => t(quick ? 'quick-name' : 'opening-unnamed'));
  if (placeResult.value === 'thread') return ok(newThread(session, name));
  const defaults = channelDefaults(session);
  const usualOptions = openingDefaults(rules, defaults);
  const {
    [UNEVEN_SETTING_NAME]: uneven,
    [LANGUAGE_SETTING_NAME]: typedLanguage,
    ...settings
  } = {
    ...(caller.keepsPosts && settingsWhenPinged(rules)),
    ...usualOptions.settings,
    ...chosenSettings,
    ...versionSettings(rules),
  };
  const revealedSeed = encounterBefore && session.revealFinalSeed();
  const opening = newEncounter(rules, { name, gms: [caller.user], settings, ...given({ pace: usualOptions.pace }) });
  const commitment = session.open(opening);
  const mapDeed = openingMap(session, rules, opening, defaults);
  const mapResult = mapDeed ? session.do(mapDeed) : ok();
  if (!mapResult.ok) return mapResult;
  if (uneven !== undefined) session.keepPending(withUnevenSetting(session.pending, uneven));
  if (quick) session.keepPending({ ...session.pending, quick });
  session.keepPending(withLanguage(session.pending, typedLanguage ?? serverLanguage));
  if (caller.ownThread) return ok(openedReply(session, name));
  if (caller.keepsPosts) return ok({ posted: true });
  const { encounter, version } = session;
  const id = version?.encounter ?? 0;
  return ok(
    inChannelLanguage(session, () => {
      const joinButton = panel.button(t('me-join'), joinButtonId.write({ encounter: id }), ButtonStyle.Success);
      return show(openingCardEmbed(name, rules, caller.user, settings, commitment, revealedSeed, quick), {
        components: panel.buttonRow(joinButton, ...(quick && encounter ? [beginButton(encounter, id)] : [])),
      });
    }),
  );
}

/** The settings that have another default where messages ping players. */
function settingsWhenPinged({ settings }: Ruleset): Encounter['settings'] {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { whenPinged: value }]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** How autopilot plays a quick fight’s enemies, as in the simulations that chose them. The GM can take them over. */
const QUICK_STYLE: Style = 'fierce';

/**
 * *Begin* in a quick fight: adds enemies that are fair for the players who have joined, and rolls initiative. All of it
 * is one commit, so one undo reverts it.
 */
export const beginQuickFight = component({
  id: quickFightButtonId,
  requires: gm,
  run(_, session) {
    const { encounter } = session;
    if (encounter.phase !== 'gathering') return no({ type: 'stale' });
    if (partyOf(encounter).length === 0) return whisper(t('quick-no-one'));
    const combatants = hasEnemies(encounter) ? [] : enemiesFor(session);
    if (combatants.length > 0) {
      const joinResult = session.do({ type: 'join', combatants });
      if (!joinResult.ok) return joinResult;
    }
    const startResult = session.do({ type: 'initiative' });
    return startResult.ok ? ok(outcomesReply(session)) : startResult;
  },
});

/** True if there are enemies already, because the GM can add some first. */
function hasEnemies({ combatants, hidden = [] }: Encounter): boolean {
  return [...combatants, ...hidden].some(({ side }) => side === ENEMIES);
}

/** Enemies that are fair for the players who have joined. */
function enemiesFor(session: Session & InEncounter): readonly Combatant[] {
  const { rules, version } = session;
  const start = session.recordedEncounter;
  let encounter: Encounter = start;
  for (const [name, count] of Object.entries(fairGroup(rules, encounter, version?.encounter ?? 0))) {
    const kindResult = archetypeNamed(rules, name);
    if (!kindResult.ok) continue;
    const kindToAdd = { ...kindResult.value, style: QUICK_STYLE };
    const creatures = newCreatures(session, encounter, kindToAdd, { count, side: ENEMIES });
    encounter = { ...encounter, combatants: [...encounter.combatants, ...creatures] };
  }
  return encounter.combatants.slice(start.combatants.length);
}

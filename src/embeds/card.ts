import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type Encounter, onTurn, type Setting } from '../rules/core/encounter.ts';
import { currentSettingName } from '../rules/core/former-settings.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf, SYSTEM_VERSION_SETTING_NAME } from '../rules/systems.ts';
import { cardWords as words } from '../text/board.ts';
import { nameOf } from '../text/names.ts';
import type { Signs } from '../text/signs.ts';
import { and, labelInSentence, mention, plain, t } from '../text/t.ts';
import { timerWords } from '../text/times.ts';
import { cutToLimits } from './limits.ts';
import { wordingOf } from './meters.ts';
import { sceneText } from './scene.ts';
import { playerTextOf, roundName } from './turn.ts';

/** The edge color of an encounter's card (its pinned overview). */
const CARD_COLOR = 0x5865f2;
/** The maximum number of names that an encounter's card (its pinned overview) lists for each side. */
const MAX_NAMES_PER_SIDE = 20;

/**
 * The pinned card: the system, the GMs, who is in the encounter, whose turn it is, the settings, and the hash of the
 * dice seed.
 */
export function cardEmbed(
  encounter: Encounter,
  commitment: string,
  shownSeed: string | undefined,
  isQuick = false,
): APIEmbed {
  const { name, gms, phase, settings, combatants, pace } = encounter;
  const rules = rulesOf(encounter);
  const { signs } = wordingOf(encounter);
  const settingLines = Object.entries(settings)
    .filter(
      ([setting, value]) => setting !== SYSTEM_VERSION_SETTING_NAME && rules.settings[setting]?.whenPinged !== value,
    )
    .map(([setting, value]) => settingText(rules.id, setting, value));
  const actingNames = phase === 'fighting' ? onTurn(encounter).map((each) => `**${plain(each.name)}**`) : [];
  const lines = [
    words.head(
      rules.title,
      and(gms.map(mention)),
      phase === 'fighting' ? labelInSentence(roundName(encounter)) : t(`card-phase-${phase}`),
      signs.joint,
    ),
    ...(combatants.length === 0 ? [t('card-no-one')] : []),
    playersText(combatants, signs),
    creaturesText(combatants, signs),
    sceneText(encounter),
    actingNames.length > 0 ? t('card-waiting-for', { names: and(actingNames) }) : '',
    ...(phase === 'gathering' ? [t(isQuick ? 'quick-how-to' : 'card-how-to')] : []),
    settingLines.length > 0 ? words.settings(settingLines.join(', ')) : '',
    pace && phase !== 'ended' ? words.settings(timerWords.short(pace)) : '',
    `-# ${t('opening-book', rules.book)}`,
    t('card-seal', { commitment }),
    shownSeed === undefined ? '' : t('card-rest-seed', { seed: shownSeed }),
  ];
  return cutToLimits({
    color: CARD_COLOR,
    title: plain(name),
    description: lines.filter((line) => line !== '').join('\n'),
  });
}

function playersText(combatants: readonly Combatant[], { joint }: Signs): string {
  const playerLines = combatants.flatMap((each) => {
    const player = isCreature(each) ? undefined : playerTextOf(each);
    return player === undefined ? [] : [`**${plain(each.name)}** ${player}`];
  });
  const leftOutCount = playerLines.length - MAX_NAMES_PER_SIDE;
  return [
    ...playerLines.slice(0, MAX_NAMES_PER_SIDE),
    ...(leftOutCount > 0 ? [t('card-more', { count: leftOutCount })] : []),
  ].join(joint);
}

/** Whether a combatant is the GM's own, not one that a player lent to the GM. */
function isCreature(each: Combatant): boolean {
  const owner = each.lent?.owner;
  return playerOf(each) === undefined && (owner === undefined || isDeletedUser(owner));
}

/** Lists creatures that share a name as "Goblin × 2", because "2 Goblins" would need a plural. */
function creaturesText(combatants: readonly Combatant[], signs: Signs): string {
  const creaturesByName = Map.groupBy(combatants.filter(isCreature), ({ name }) => name.replace(/ \d+$/, ''));
  return [...creaturesByName]
    .slice(0, MAX_NAMES_PER_SIDE)
    .map(([kind, all]) => (all.length === 1 ? plain(all[0]?.name ?? kind) : signs.times(plain(kind), all.length)))
    .map((text) => `**${text}**`)
    .join(signs.joint);
}

/** The opening card: the system and its book, the GM, how to join, the settings, and the hash of the dice seed. */
export function openingCardEmbed(
  name: string,
  rules: Ruleset,
  gm: string,
  settings: Readonly<Record<string, Setting>>,
  commitment: string,
  seedBefore: string | undefined,
  isQuick = false,
): APIEmbed {
  const settingLines = Object.entries(settings)
    .filter(([setting]) => setting !== SYSTEM_VERSION_SETTING_NAME)
    .map(([setting, value]) => settingText(rules.id, setting, value));
  const lines = [
    t('opening-played', { ruleset: rules.title, gm: mention(gm) }),
    `-# ${t('opening-book', rules.book)}`,
    t(isQuick ? 'quick-how-to' : 'opening-begin'),
    ...(settingLines.length > 0 ? [t('opening-settings', { set: settingLines.join(', ') })] : []),
    t('opening-sealed', { commitment }),
    ...(seedBefore === undefined ? [] : [t('opening-rests-before', { seed: seedBefore })]),
  ];
  return cutToLimits({ title: plain(name), description: lines.join('\n') });
}

/** What the closing message says about the revealed seed and the next one. */
interface RevealedSeed {
  /** The published fingerprint (hash) of the next seed for dice. */
  readonly next: string;
  /** How many dice were rolled with the revealed seed. */
  readonly rolled: number;
  /** True if all dice of the encounter came from the revealed seed. False after the end of the encounter was undone. */
  readonly first: boolean;
}

/**
 * What the message at the end of an encounter shows, besides the seed that is revealed and the fingerprint (hash) of
 * the next seed.
 */
interface ClosingMessage {
  /** Who won, in how many rounds, who fell, and the hardest hit. */
  readonly fight: readonly string[];
  /** The text about what ended together with the encounter, such as conditions. */
  readonly endings: string;
  /** The lines about who dealt and took the most harm. */
  readonly stats: readonly string[];
  readonly luck: string;
  readonly undone: number;
  readonly hash: string;
  /**
   * True if the encounter has a card (a pinned overview). The card shows the fingerprint (hash) of the next seed for
   * dice, so the message at the encounter's end leaves it out.
   */
  readonly hasCard: boolean;
  /** True if someone can still rest. */
  readonly canRest: boolean;
}

/**
 * The message at the end of an encounter: who won and at what cost, how it ended, who dealt and took the most harm, and
 * how lucky the dice were. A button leads to the proof of the dice. The footer has two hashes with which the encounter
 * and the next dice can be checked later: the hash of the encounter's record (its list of deeds), and the fingerprint
 * (hash) of the next seed for dice.
 */
export function closingMessage(
  { next, rolled, first }: RevealedSeed,
  { fight, endings: endingText, stats, luck, undone, hash, hasCard, canRest }: ClosingMessage,
): APIEmbed {
  const paragraphs = [
    fight.join('\n'),
    endingText,
    stats.join('\n'),
    luck,
    [
      t(canRest ? 'opening-ended' : 'opening-ended-without-rest'),
      ...(rolled > 0 ? [t(first ? 'opening-dice' : 'opening-dice-after-undo', { count: rolled })] : []),
      ...(undone > 0 ? [t('opening-undone', { count: undone })] : []),
    ].join('\n'),
  ];
  const footer = [t('opening-hash', { hash }), ...(hasCard ? [] : [t('opening-next', { commitment: next })])];
  return cutToLimits({
    description: paragraphs.filter((text) => text !== '').join('\n\n'),
    footer: { text: footer.join('\n') },
  });
}

/**
 * The proof of the dice: the published fingerprint (hash) of each seed that dice come from, the seed itself if users
 * may know it, and the hash of the encounter's record (its list of deeds).
 */
export function diceProofEmbed(seedLines: readonly string[], hash: string | undefined): APIEmbed {
  const lines = seedLines.map((line) => `- ${line}`);
  return cutToLimits({
    description: [
      t('opening-proof'),
      lines.join('\n'),
      ...(hash === undefined ? [] : [t('record-hash', { hash })]),
      t('opening-how-to-check'),
    ].join('\n\n'),
  });
}

/**
 * Says that the end of an encounter was undone after its seed was revealed. Later dice come from a new secret seed,
 * whose fingerprint (hash) was published when the encounter ended.
 */
export function newSeedAfterUndoEmbed(commitment: string): APIEmbed {
  return cutToLimits({ description: t('opening-resealed', { commitment }) });
}

/**
 * Says that an encounter's dice come from a new secret seed after a restore or an update, and shows the seed's
 * fingerprint (hash).
 */
export function newSeedEmbed(name: string, because: 'restore' | 'update', commitment: string): APIEmbed {
  const reasonText =
    because === 'restore' ? t('opening-restored', { name: plain(name) }) : t('opening-updated', { name: plain(name) });
  return cutToLimits({ description: `${reasonText}\n${t('opening-new-seed', { commitment })}` });
}

/** A setting's value as users see it. */
export function settingValueText(system: string, value: Setting): string {
  if (typeof value === 'boolean') return value ? t('opening-on') : t('opening-off');
  return typeof value === 'string' ? nameOf(system, 'option', value) : String(value);
}

/** A setting with its value: "tone heroic". */
function settingText(system: string, setting: string, value: Setting): string {
  return `${nameOf(system, 'setting', currentSettingName(setting))} ${plain(settingValueText(system, value))}`;
}

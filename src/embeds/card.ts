import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type Encounter, onTurn, type Setting } from '../rules/core/encounter.ts';
import { settingNameNow } from '../rules/core/former-settings.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf, SYSTEM_VERSION } from '../rules/systems.ts';
import { card as words } from '../text/board.ts';
import type { Signs } from '../text/signs.ts';
import { and, mention, plain, t } from '../text/t.ts';
import { timer as timerWords } from '../text/times.ts';
import { cutToLimits } from './limits.ts';
import { sayOf } from './meters.ts';
import { sceneText } from './scene.ts';
import { roundName, whoPlays } from './turn.ts';

/** The card's edge color. */
const CARD_COLOR = 0x5865f2;
/** The most names of a side. */
const MAX_SHOWN = 20;

/** The pinned card: the system, the GMs, who is in the encounter, whose turn it is, and the commitment to the dice. */
export function card(
  encounter: Encounter,
  commitment: string,
  shownSeed: string | undefined,
  isQuick = false,
): APIEmbed {
  const { name, gms, phase, settings, combatants, pace } = encounter;
  const rules = rulesOf(encounter);
  const { signs } = sayOf(encounter);
  const settingLines = Object.entries(settings)
    .filter(([setting, value]) => setting !== SYSTEM_VERSION && rules.settings[setting]?.whenPinged !== value)
    .map(([setting, value]) => `${settingNameNow(setting)} ${plain(showSetting(value))}`);
  const actingNames = phase === 'fighting' ? onTurn(encounter).map((each) => `**${plain(each.name)}**`) : [];
  const lines = [
    words.head(
      rules.title,
      and(gms.map(mention)),
      phase === 'fighting' ? roundName(encounter).toLowerCase() : t(`card-phase-${phase}`),
      signs.joint,
    ),
    ...(combatants.length === 0 ? [t('card-no-one')] : []),
    players(combatants, signs),
    creatures(combatants, signs),
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

function players(combatants: readonly Combatant[], { joint }: Signs): string {
  const playerLines = combatants.flatMap((each) => {
    const player = isCreature(each) ? undefined : whoPlays(each);
    return player === undefined ? [] : [`**${plain(each.name)}** ${player}`];
  });
  const surplus = playerLines.length - MAX_SHOWN;
  return [...playerLines.slice(0, MAX_SHOWN), ...(surplus > 0 ? [t('card-more', { count: surplus })] : [])].join(joint);
}

/** Whether a combatant belongs to the GM, and isn't only lent to them. */
function isCreature(each: Combatant): boolean {
  const owner = each.lent?.owner;
  return playerOf(each) === undefined && (owner === undefined || isDeletedUser(owner));
}

/** Counts creatures of one kind as "Goblin × 2", because "2 Goblins" would need their plural. */
function creatures(combatants: readonly Combatant[], signs: Signs): string {
  const kinds = Map.groupBy(combatants.filter(isCreature), ({ name }) => name.replace(/ \d+$/, ''));
  return [...kinds]
    .slice(0, MAX_SHOWN)
    .map(([kind, all]) => (all.length === 1 ? plain(all[0]?.name ?? kind) : signs.times(plain(kind), all.length)))
    .map((text) => `**${text}**`)
    .join(signs.joint);
}

/** The opening card: the system, the GMs, how to join, and the commitment to the dice. */
export function openingCard(
  name: string,
  rules: Ruleset,
  gm: string,
  settings: Readonly<Record<string, Setting>>,
  commitment: string,
  before: string | undefined,
  isQuick = false,
): APIEmbed {
  const settingLines = Object.entries(settings)
    .filter(([setting]) => setting !== SYSTEM_VERSION)
    .map(([setting, value]) => `${settingNameNow(setting)} ${plain(showSetting(value))}`);
  const lines = [
    t('opening-played', { ruleset: rules.title, gm: mention(gm) }),
    `-# ${t('opening-book', rules.book)}`,
    t(isQuick ? 'quick-how-to' : 'opening-begin'),
    ...(settingLines.length > 0 ? [t('opening-settings', { set: settingLines.join(', ') })] : []),
    t('opening-sealed', { commitment }),
    ...(before === undefined ? [] : [t('opening-rests-before', { seed: before })]),
  ];
  return cutToLimits({ title: plain(name), description: lines.join('\n') });
}

/** A revealed seed, how many dice it rolled, and the commitment to the next one. */
interface RevealedSeed {
  readonly next: string;
  /** How many dice it rolled. */
  readonly rolled: number;
  /** Whether it rolled from the start: no end of the encounter was undone before. */
  readonly first: boolean;
}

/** What the closing message shows besides its seal. */
interface ClosingMessage {
  /** Who won, in how many rounds, who fell, the hardest hit. */
  readonly fight: readonly string[];
  /** What ends with the encounter. */
  readonly endings: string;
  readonly luck: string;
  readonly undone: number;
  readonly hash: string;
  /** True if the card shows the next seal, so that the message doesn't need to. */
  readonly hasCard: boolean;
}

/**
 * The closing message: who won and at what cost, how it ended, the luck of the dice. The proof of the dice is one line
 * and a button. At the bottom is what must be public in advance: the record's hash and the next seal.
 */
export function closingMessage(
  { next, rolled, first }: RevealedSeed,
  { fight, endings: endingText, luck, undone, hash, hasCard }: ClosingMessage,
): APIEmbed {
  const parts = [
    fight.join('\n'),
    endingText,
    luck,
    [
      t('opening-ended'),
      t(first ? 'opening-dice' : 'opening-dice-after-undo', { count: rolled }),
      ...(undone > 0 ? [t('opening-undone', { count: undone })] : []),
    ].join('\n'),
  ];
  const footer = [t('opening-hash', { hash }), ...(hasCard ? [] : [t('opening-next', { commitment: next })])];
  return cutToLimits({
    description: parts.filter((part) => part !== '').join('\n\n'),
    footer: { text: footer.join('\n') },
  });
}

/** The proof of the dice: each seal, with its seed if it may be known, and the record's hash. */
export function diceProof(seals: readonly string[], hash: string | undefined): APIEmbed {
  const lines = seals.map((seal) => `- ${seal}`);
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
 * Says that the end of an encounter was undone after its seed was revealed. Later dice come from the seed that was
 * sealed at that end.
 */
export function resealedMessage(commitment: string): APIEmbed {
  return cutToLimits({ description: t('opening-resealed', { commitment }) });
}

/** Says that an encounter continues after a restore or an update, with newly sealed dice. */
export function newSealMessage(name: string, because: 'restore' | 'update', commitment: string): APIEmbed {
  const why =
    because === 'restore' ? t('opening-restored', { name: plain(name) }) : t('opening-updated', { name: plain(name) });
  return cutToLimits({ description: `${why}\n${t('opening-new-seed', { commitment })}` });
}

/** A setting's value as users see it. */
export function showSetting(value: Setting): string {
  return typeof value === 'boolean' ? (value ? t('opening-on') : t('opening-off')) : String(value);
}

import type { APIEmbed } from 'discord-api-types/v10';
import { type Combatant, type Encounter, onTurn, type Setting } from '../rules/core/encounter.ts';
import { settingNameNow } from '../rules/core/former-settings.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesOf } from '../rules/systems.ts';
import { card as words } from '../text/board.ts';
import { and, mention } from '../text/grammar.ts';
import { plain } from '../text/markdown.ts';
import type { Signs } from '../text/signs.ts';
import { t } from '../text/t.ts';
import { timer as timerWords } from '../text/times.ts';
import { within } from './limits.ts';
import { sayOf } from './meters.ts';
import { roundName, whoPlays } from './turn.ts';

/** The card's edge. */
const CARD_COLOR = 0x5865f2;
/** Most names of a side. */
const MOST = 20;

/** The card that stays pinned: what is played, who runs it, who is in it, whose turn it is, the commitment to the dice. */
export function card(encounter: Encounter, commitment: string, shownSeed: string | undefined): APIEmbed {
  const { name, gms, phase, settings, combatants, pace } = encounter;
  const rules = rulesOf(encounter);
  const { signs } = sayOf(encounter);
  const set = Object.entries(settings)
    .filter(([setting, value]) => rules.settings[setting]?.whenCalled !== value)
    .map(([setting, value]) => `${settingNameNow(setting)} ${plain(showSetting(value))}`);
  const waiting = phase === 'fighting' ? onTurn(encounter).map((each) => `**${plain(each.name)}**`) : [];
  const lines = [
    words.head(
      rules.title,
      and(gms.map(mention)),
      phase === 'fighting' ? roundName(encounter).toLowerCase() : t(`card-phase-${phase}`),
      signs.joint,
    ),
    ...(combatants.length === 0 ? [t('card-nobody')] : []),
    players(combatants, signs),
    creatures(combatants, signs),
    waiting.length > 0 ? t('card-waiting-for', { names: and(waiting) }) : '',
    ...(phase === 'gathering' ? [t('card-how-to')] : []),
    set.length > 0 ? words.settings(set.join(', ')) : '',
    pace && phase !== 'ended' ? words.settings(timerWords.short(pace)) : '',
    `-# ${t('opening-book', rules.book)}`,
    t('card-seal', { commitment }),
    shownSeed === undefined ? '' : t('card-rest-seed', { seed: shownSeed }),
  ];
  return within({
    color: CARD_COLOR,
    title: plain(name),
    description: lines.filter((line) => line !== '').join('\n'),
  });
}

function players(combatants: readonly Combatant[], { joint }: Signs): string {
  const theirs = combatants.flatMap((each) => {
    const player = isCreature(each) ? undefined : whoPlays(each);
    return player === undefined ? [] : [`**${plain(each.name)}** ${player}`];
  });
  const over = theirs.length - MOST;
  return [...theirs.slice(0, MOST), ...(over > 0 ? [t('card-more', { count: over })] : [])].join(joint);
}

/** Whether they are the GM's, and not only lent to them. */
function isCreature(each: Combatant): boolean {
  const owner = each.lent?.owner;
  return playerOf(each) === undefined && (owner === undefined || isDeletedUser(owner));
}

/** Creatures of one kind are counted: "2 Goblins" would need their plural, so "Goblin × 2". */
function creatures(combatants: readonly Combatant[], signs: Signs): string {
  const kinds = Map.groupBy(combatants.filter(isCreature), ({ name }) => name.replace(/ \d+$/, ''));
  return [...kinds]
    .slice(0, MOST)
    .map(([kind, all]) => (all.length === 1 ? plain(all[0]?.name ?? kind) : signs.times(plain(kind), all.length)))
    .map((text) => `**${text}**`)
    .join(signs.joint);
}

/** The opening card: what is played, who runs it, how to join, and the commitment to the dice. */
export function opened(
  name: string,
  rules: Ruleset,
  gm: string,
  settings: Readonly<Record<string, Setting>>,
  commitment: string,
  before: string | undefined,
): APIEmbed {
  const set = Object.entries(settings).map(
    ([setting, value]) => `${settingNameNow(setting)} ${plain(showSetting(value))}`,
  );
  const lines = [
    t('opening-played', { ruleset: rules.title, gm: mention(gm) }),
    `-# ${t('opening-book', rules.book)}`,
    t('opening-begin'),
    ...(set.length > 0 ? [t('opening-settings', { set: set.join(', ') })] : []),
    t('opening-sealed', { commitment }),
    ...(before === undefined ? [] : [t('opening-rests-before', { seed: before })]),
  ];
  return within({ title: plain(name), description: lines.join('\n') });
}

/** A seed that is shown, what it has thrown, and the commitment to the one after it. */
interface Unsealed {
  readonly next: string;
  /** How many dice it threw. */
  readonly rolled: number;
  /** It threw from the beginning: no end of the scene has been undone before. */
  readonly first: boolean;
}

/** What the end of an encounter tells besides its seal. */
interface Closing {
  /** Who won, in how many rounds, who fell, the best blow. */
  readonly fight: readonly string[];
  /** What ends with the encounter. */
  readonly told: string;
  readonly luck: string;
  readonly undone: number;
  readonly hash: string;
  /** The card has the next seal: it is not said twice. */
  readonly hasCard: boolean;
}

/**
 * The closing message: who won and what it cost, the story of its end, who was lucky. The proof of the dice is a line with a
 * button; below all stands what must be public in advance, the hash of the record and the next seal.
 */
export function ended(
  { next, rolled, first }: Unsealed,
  { fight, told, luck, undone, hash, hasCard }: Closing,
): APIEmbed {
  const parts = [
    fight.join('\n'),
    told,
    luck,
    [
      t('opening-ended'),
      t(first ? 'opening-dice' : 'opening-dice-after-undo', { count: rolled }),
      ...(undone > 0 ? [t('opening-undone', { count: undone })] : []),
    ].join('\n'),
  ];
  const footer = [t('opening-hash', { hash }), ...(hasCard ? [] : [t('opening-next', { commitment: next })])];
  return within({ description: parts.filter((part) => part !== '').join('\n\n'), footer: { text: footer.join('\n') } });
}

/** The proof of the dice: each seal with its seed, once that may be known, and the hash of the record. */
export function diceProof(seals: readonly string[], hash: string | undefined): APIEmbed {
  const lines = seals.map((seal) => `- ${seal}`);
  return within({
    description: [
      t('opening-proof'),
      lines.join('\n'),
      ...(hash === undefined ? [] : [t('record-hash', { hash })]),
      t('opening-how-to-check'),
    ].join('\n\n'),
  });
}

/** The end of a scene is undone, and its seed is known: what follows is thrown by the one sealed at that end. */
export function resealed(commitment: string): APIEmbed {
  return within({ description: t('opening-resealed', { commitment }) });
}

/** An encounter goes on after a restore or an update, with dice that are sealed anew. */
export function sealedAnew(name: string, because: 'restore' | 'update', commitment: string): APIEmbed {
  const why =
    because === 'restore' ? t('opening-restored', { name: plain(name) }) : t('opening-updated', { name: plain(name) });
  return within({ description: `${why}\n${t('opening-new-seed', { commitment })}` });
}

/** A setting's value as it is shown. */
export function showSetting(value: Setting): string {
  return typeof value === 'boolean' ? (value ? t('opening-on') : t('opening-off')) : String(value);
}

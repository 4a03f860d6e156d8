import type { APIEmbed } from 'discord-api-types/v10';
import { isDeletedUser, playerOf } from '../rules/core/deleted-user.ts';
import { type Combatant, type Encounter, onTurn } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { plain } from '../text/markdown.ts';
import type { Signs } from '../text/signs.ts';
import { and, mention, opening, pace as paceWords, card as words } from '../text/spoken.ts';
import { showSetting } from './encounter-embeds.ts';
import { whoPlays } from './lent-text.ts';
import { within } from './limits.ts';
import { sayOf } from './meters.ts';
import { roundName } from './turn.ts';

/** The card's edge. */
const CARD_COLOUR = 0x5865f2;
/** Most names of a side. */
const MOST = 20;

/** The card that stays pinned: what is played, who runs it, who is in it, whose turn it is, the commitment to the dice. */
export function card(encounter: Encounter, commitment: string, shownSeed: string | undefined): APIEmbed {
  const { name, gms, phase, settings, combatants, pace } = encounter;
  const rules = rulesOf(encounter);
  const { signs } = sayOf(encounter);
  const set = Object.entries(settings)
    .filter(([setting, value]) => rules.settings[setting]?.whenCalled !== value)
    .map(([setting, value]) => `${setting} ${plain(showSetting(value))}`);
  const lines = [
    words.head(
      rules.title,
      and(gms.map(mention)),
      phase === 'fighting' ? roundName(encounter).toLowerCase() : words.phase[phase],
      signs.joint,
    ),
    ...(combatants.length === 0 ? [words.nobody] : []),
    players(combatants, signs),
    creatures(combatants, signs),
    phase === 'fighting' ? words.waitingFor(and(onTurn(encounter).map((each) => `**${plain(each.name)}**`))) : '',
    ...(phase === 'gathering' ? [words.howTo] : []),
    set.length > 0 ? words.settings(set.join(', ')) : '',
    pace && phase !== 'ended' ? words.settings(paceWords.short(pace)) : '',
    `-# ${opening.book(rules.book)}`,
    words.seal(commitment),
    shownSeed === undefined ? '' : words.restSeed(shownSeed),
  ];
  return within({
    color: CARD_COLOUR,
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
  return [...theirs.slice(0, MOST), ...(over > 0 ? [words.more(over)] : [])].join(joint);
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

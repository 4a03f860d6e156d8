import type { CombatantId } from '../../../rules/core/encounter.ts';
import type { CoreFacts } from '../../../rules/core/reasons.ts';
import type { MasteryFacts } from '../../../rules/mastery/reasons.ts';
import type { Say, Words } from '../../words.ts';

const ATTACK_TYPES = { quick: 'Quick Attack', focused: 'Focused Attack', powerful: 'Powerful Attack' };
const FREE = { Speed: 'free by Speed', Prepared: 'free: prepared, a house rule' };

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const masteryReasons: Words<Omit<MasteryFacts, keyof CoreFacts> & Pick<MasteryFacts, 'stat'>> = {
  stat: ({ stat }, { safe }) => safe(stat),
  'attack type': ({ type }) => ATTACK_TYPES[type],
  skill: ({ skill }, { safe }) => safe(skill),
  defense: ({ defense }) => defense,
  'prepared defense': () => 'Defend',
  turn: () => 'turn',
  rest: ({ rest }) => `${rest} rest`,
  endurance: () => 'Endurance',
  damage: ({ band, difference }) => `${band} damage, difference ${difference}`,
  initiative: () => 'initiative',
  'initiative tie': () => 'initiative tie',
  attack: () => 'attack',
  special: () => 'special',
  stability: () => 'stability',
  difficulty: () => 'difficulty',
  'stability DC': () => 'stability DC',
  'opponent’s skill': ({ opponent, skill }, { name, safe }) => `${name(opponent)}’s ${safe(skill)}`,
  'own skill': ({ skill }, { safe }) => `own ${safe(skill)}`,
  'initiative roll': ({ tie, again = [] }, { dice = '' }) => {
    const settled = tie === undefined ? [] : [`tie settled by ${tie.skill} (${tie.level})`];
    return [dice, ...settled, ...(again.length === 0 ? [] : [`tie: d20 ${again.join(', ')}`])].join(', ');
  },
  advantage: ({ from }, { word, whose }) =>
    `${whose === undefined ? '' : `${whose}, `}advantage: ${from.map((each) => word(each)).join('; ')}`,
  'levels above': ({ skill, levels, against }, { safe }) => `${safe(skill)} ${levels} levels above ${safe(against)}`,
  'critical hit': () => 'an earlier critical hit',
  'counterattack opening': () => 'counterattack opening',
  'kept advantage': () => 'kept',
  'free defense': ({ defense, by }) => `${defense} ${FREE[by]}`,
  'stands ready': ({ defense, prepared }) => {
    const how = defense === undefined ? '' : `${defense} from now on`;
    const free = 'the first defense before the next turn costs no stamina (house rule)';
    return [how, prepared ? free : 'nothing is prepared: that takes the turn’s action'].filter(Boolean).join('; ');
  },
  hits: () => 'hits',
  'hits of the side': () => 'hits of the side',
  'standing defense': ({ defense }, { named }) => `${named('defense')}: ${named(defense)}`,
  'no hold': ({ status }) => `${status} does not take hold: collapsed`,
  attacked: ({ attacker, how, free }, { name, word }) => {
    const [block, dodge] = (['block', 'dodge'] as const).map((each) => (free.includes(each) ? 'free' : '1 stamina'));
    return `${name(attacker)}: ${word(how)}. Block: ${block}. Dodge: ${dodge}`;
  },
  'used by attack': () => 'used by this attack',
  'used by defense': () => 'used by this defense',
  collapsed: () => 'collapsed',
  awake: () => 'awake',
  'above a quarter': () => 'stamina is above 25 %',
  'above 0': () => 'stamina is above 0',
  'recovering and stunned': () => 'Recovering and Stunned',
  'last standing': ({ winners, side }, say) => `${those(winners, side, say)} the last standing`,
  'first to hits': ({ hits, winners, side }, say) =>
    `${those(winners, side, say)} first to ${say.count(hits, { one: 'hit', other: 'hits' })}`,
  draw: () => 'a draw, nobody stands',
};

/** Most winners that are named one by one. */
const MOST_NAMED = 3;

function those(winners: readonly CombatantId[], side: string, { name, list, safe }: Say): string {
  if (winners.length > MOST_NAMED) return `${safe(side)} are`;
  return `${list(winners.map(name))} ${winners.length === 1 ? 'is' : 'are'}`;
}

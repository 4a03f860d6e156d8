import type { Limit } from '../../rules/core/intent.ts';
import { capital } from '../markdown.ts';
import type { ActFacts, ActWords, AmountWords } from '../words.ts';
import * as books from './books.ts';

const SYSTEMS: ReadonlyMap<string, ActWords> = new Map(Object.entries(books).map(([id, { acts }]) => [id, acts]));
const NONE: ActWords = { labels: {} };

/** What a system says of its acts. */
function wordsOf(system: string): ActWords {
  return SYSTEMS.get(system) ?? NONE;
}

/** A whole act in a few words: "Fire Bolt at Goblin 1", "Attack Kira with Fists". "…" where a form asks for more. */
function label(system: string, action: string, act: ActFacts): string {
  const { labels } = wordsOf(system);
  const own = Object.hasOwn(labels, action) ? labels[action] : undefined;
  return `${capital((own ?? usual)(act))}${act.asks ? '…' : ''}`;
}

function usual({ title, command, tool, manner, target, self, helps }: ActFacts): string {
  const how = manner === undefined ? '' : ` (${manner})`;
  const whom = target === undefined || self ? '' : target;
  if (command === 'attack') {
    const with_ = tool === undefined ? '' : ` with ${tool}`;
    return `${title}${whom === '' ? '' : ` ${whom}`}${with_}${how}`;
  }
  if (command === 'cast') return `${tool ?? title}${whom === '' ? '' : helps ? ` on ${whom}` : ` at ${whom}`}${how}`;
  return `${title}${tool === undefined ? '' : ` ${tool}`}${how}${whom === '' ? '' : ` ${whom}`}`;
}

function questions(system: string, action: string): { readonly whom: string; readonly how: string } {
  const { questions: own = {} } = wordsOf(system);
  return { whom: 'Whom?', how: 'How?', ...(Object.hasOwn(own, action) ? own[action] : {}) };
}

function amount(system: string, what: string): AmountWords {
  const { amounts = {} } = wordsOf(system);
  return (Object.hasOwn(amounts, what) ? amounts[what] : undefined) ?? { asks: `How much? (${what})` };
}

/** A way of doing something that a form offers. */
function how(system: string, said: string): string {
  const { hows = {} } = wordsOf(system);
  return capital((Object.hasOwn(hows, said) ? hows[said] : undefined) ?? said.replace(/\bvs\b/, 'against'));
}

const SAYS = {
  several: 'several targets',
  amount: 'a stake',
  ranges: 'range',
  flanked: 'flanking',
  cover: 'cover',
  behind: 'from behind',
  highGround: 'high ground',
} as const;

const PER = { round: 'a round', scene: 'a scene', day: 'a day' } as const;

/** The panel behind “More…”, its menus and forms. Names that stand in texts are safe to show already. */
export const acts = {
  label,
  questions,
  amount,
  how,
  whatElse: (name: string, left: string) => `**${name} · what else?**${left === '' ? '' : ` ${left}.`}`,
  turnOf: (names: string) => `It is ${names}’s turn.`,
  comesAfter: (name: string, before: string) => `**${name}** comes after ${before}.`,
  nextRound: (name: string) => `**${name}** comes in the next round.`,
  comesNext: (name: string) => `**${name}** is next.`,
  meanwhile: 'Meanwhile:',
  outsideRounds: 'Rest, use…',
  atRest: (name: string) => `No rounds run. **${name}** can:`,
  nothing: (name: string) => `There is nothing that ${name} can do now.`,
  stale: '**That was an earlier moment.** Nothing has happened.',
  saying: (name: string) => `**Choose what ${name} does.** Your words are asked for then.`,
  say: 'Say something with it…',
  notSay: 'Say nothing',
  whose: 'Who acts?',
  others: 'Others…',
  asGm: 'As the GM…',
  attackOtherwise: 'Attack otherwise…',
  /** What is in a menu, by what its actions are called. */
  menu: (titles: readonly string[]) => `${capital(titles.join(', ').toLowerCase())}…`,
  friend: (names: string, several: boolean) =>
    `**${names} ${several ? 'are your friends' : 'is your friend'}.** All the same?`,
  aFriend: (act: string) => `${act}, a friend`,
  doNot: 'Do not',
  yourFriend: 'your friend',
  yourself: 'yourself',
  severalTargets: 'several targets',
  /** What may be said with an act, besides words. */
  moreToSay: (what: readonly (keyof typeof SAYS)[]) =>
    `with ${[...what.map((each) => SAYS[each]), 'your words'].join(', ')}`,
  costs: (price: string) => `costs ${price}`,
  limit: ({ uses, left, per }: Limit) => {
    if (per === undefined) return `${left} left`;
    return uses === 1 ? `once ${PER[per]}` : `${left} of ${uses} left ${PER[per]}`;
  },
  form: {
    tile: 'Which tile?',
    catches: 'Whom does it catch?',
    friendsToo: 'Friends whom you tick are struck as well.',
    toward: 'Toward whom?',
    away: 'Away from whom?',
    nobody: 'Nobody in particular',
    none: 'None',
    /** `harm` is what the surplus takes: "1 wound". Without a name: "you". */
    tooMuch: ({ harm, falls, name }: { readonly harm?: string; readonly falls: boolean; readonly name?: string }) => {
      const cost = harm === undefined ? '' : `: ${harm}${falls ? ', enough to go down' : ''}`;
      return `more than ${name ?? 'you'} can carry${cost}`;
    },
    range: 'How far off?',
    usualRange: 'As it usually is',
    counts: 'What else counts?',
    cover: (cover: string) => `The target’s cover: ${cover}`,
    flanked: (how: string) => `The target is ${how}`,
    behind: 'From behind',
    highGround: 'From higher ground',
    /** What a player’s own words are for. */
    own: {
      any: { label: 'In your own words (may stay empty)', example: 'What is seen or said, in a sentence' },
      trigger: { label: 'When what happens?', example: 'when a goblin comes through the door' },
      wound: { label: 'What is it?', example: 'a broken rib' },
    },
  },
} as const;

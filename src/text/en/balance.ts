import { number } from '../markdown.ts';
import { forecast } from './forecast.ts';
import { grammar } from './grammar.ts';

const { and, count } = grammar;

/** How a share is told: within which bounds. */
type Share = Parameters<typeof forecast.share>[0];

const fightsPlayed = (fights: number) => count(fights, { one: 'fight', other: 'fights' });
const wholePercent = (share: number) => Math.round(share * 100);

/** Of what was tried the hardest that is too easy, and the easiest that is too hard. Absent: there is none. */
interface Nearest {
  readonly easier?: { readonly lineup: string; readonly share: string };
  readonly harder?: { readonly lineup: string; readonly share: string };
}

function nearestOf({ easier, harder }: Nearest): string {
  const [easy, hard] = [easier, harder].map((each) => each && `${each.lineup} (${each.share})`);
  if (easy && hard) return `Between ${easy} and ${hard} there is none.`;
  if (easy) return `Even ${easy} is easier.`;
  return hard ? `Even ${hard} is harder.` : '';
}

/** What is said of fights that are to be made fair. Names are safe to show already, but in menus. */
export const balance = {
  title: (party: readonly string[]) => `### A fair fight for ${and(party, 6)}`,
  asItIs: '### How it stands now',
  how: (isOnTop: boolean) =>
    `-# How often the players win${isOnTop ? ', with those who are there already fighting too' : ', by playing it out'}.`,
  counting: 'The first fights are being played.',
  /** So many of a kind. In a menu too. */
  several: (name: string, many: number) => (many === 1 ? name : `${name} × ${many}`),
  lineup: (kinds: readonly string[]) => and(kinds),
  difficulty: {
    easy: 'Easy',
    fair: 'Fair',
    hard: 'Hard',
    deadly: 'Deadly',
    hopeless: 'Hopeless',
  },
  /** From which share of wins on, and up to which. Absent: up to all. */
  heading: (difficulty: string, from: number, to: number | undefined) =>
    `**${difficulty}** · ${to === undefined ? `${wholePercent(from)} % or more` : `${wholePercent(from)} to ${wholePercent(to)} %`}`,
  suggestion: (lineup: string, of: Share) => `**${forecast.near(of)}** ${lineup}`,
  within: forecast.within,
  /** How many of the party go down, of how many, and how long it takes. */
  losses: (mean: number, party: number) => `${number(Math.round(mean * 10) / 10)} of ${party} fall`,
  rounds: (rounds: number) => count(rounds, { one: 'round', other: 'rounds' }),
  oneMore: (share: string) => `one more: ${share}`,
  oneMoreFoe: (likes: string) => `One more foe ${likes}`,
  oneMorePlayer: (likes: string) => `One more with the players ${likes}`,
  like: (name: string, share: string) => `like ${name}: ${share}`,
  about: (of: Share) => `${forecast.near(of)} ${forecast.within(of)}`.trimEnd(),
  stands: (difficulty: string, of: Share) => `As it stands: **${forecast.share(of)}** · ${difficulty}`,
  noFight: 'There is nobody against the players yet.',
  tooHard: 'That is harder than deadly already: nothing is suggested besides.',
  nothingFor: (heading: string, nearest: Nearest) => `${heading}: nothing found. ${nearestOf(nearest)}`.trimEnd(),
  nothing: (nearest: Nearest) => `Nothing ready-made fits. ${nearestOf(nearest)}`.trimEnd(),
  state: {
    searching: (kinds: number, settled: number) => `Looking through ${kinds} kinds: ${settled} are known.`,
    sharpening: (percentDone: number) => `It gets sharper by itself: ${percentDone} %.`,
    done: 'As sharp as it gets.',
  },
  foot: (fights: number, seed: number) => `${fightsPlayed(fights)} · seed ${seed} · no field, newcomers unhurt`,
  warns: '`/gm set setting:lopsided value:30-95` warns you as a lopsided fight begins.',
  unseen: (waiting: number, isCounted: boolean) => {
    const those = count(waiting, { one: 'creature that waits unseen', other: 'creatures that wait unseen' });
    return isCounted
      ? `With ${those}, from the start.`
      : `Without ${those}. \`/gm balance unseen:true\` counts them in.`;
  },
  stop: 'Stop',
  bring: 'Bring in…',
  others: 'Other ideas',
  suggest: 'Suggest more…',
  inPanel: 'Balance…',
} as const;

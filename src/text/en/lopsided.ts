import { forecast } from './forecast.ts';
import { grammar } from './grammar.ts';

/** How a share is told: within which bounds. */
type Share = Parameters<typeof forecast.share>[0];

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What a GM is told of a fight that is beyond what they have set. */
export const lopsided = {
  title: '### A lopsided fight',
  tooHard: (of: Share, least: number) =>
    `The players win **${forecast.share(of)}** of such fights, and you set ${percent(least)} at least.`,
  tooEasy: (of: Share, most: number) =>
    `The players win **${forecast.share(of)}** of such fights, and you set ${percent(most)} at most.`,
  foot: (fights: number, seed: number) =>
    `${grammar.count(fights, { one: 'fight', other: 'fights' })} · seed ${seed} · \`/gm set setting:lopsided\` says when you are told. Players are told nothing.`,
  oneMore: 'One more of each',
  ideas: 'Who could come…',
} as const;

import { forecast } from './forecast.ts';
import { grammar } from './grammar.ts';

/** How a share is told: within which bounds. */
type Share = Parameters<typeof forecast.share>[0];

const percentText = (share: number) => `${Math.round(share * 100)} %`;

/** Of what never or always came about the bound would tell nothing: it is beside the bound that the GM set. */
function often(of: Share): string {
  if (of.share === 0) return '**none** of such fights';
  return of.share === 1 ? '**all** of such fights' : `**${forecast.share(of)}** of such fights`;
}

/** What a GM is told of a fight that is beyond what they have set. */
export const lopsided = {
  title: '### A lopsided fight',
  tooHard: (of: Share, least: number) => `The players win ${often(of)}, and you set ${percentText(least)} at least.`,
  tooEasy: (of: Share, most: number) => `The players win ${often(of)}, and you set ${percentText(most)} at most.`,
  foot: (fights: number, seed: number) =>
    `${grammar.count(fights, { one: 'fight', other: 'fights' })} · seed ${seed} · \`/gm set setting:lopsided\` says when you are told. Players are told nothing.`,
  oneMore: 'One more of each',
  ideas: 'Who could come…',
} as const;

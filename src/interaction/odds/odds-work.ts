import type { ShownLuck, ToldTurning } from '../../embeds/luck-embed.ts';
import type { ShownActs } from '../../embeds/odds.ts';
import type { BalanceWork } from '../../odds/balance.ts';
import type { LopsidedWork } from '../../odds/lopsided.ts';
import type { TurningWork } from '../../odds/turning-points.ts';
import type { ActsWork, ForecastWork } from '../../odds/work.ts';
import type { ReplyFile } from '../reply-file.ts';

/** Odds to be worked out, and how they are shown. */
export type OddsWork = Begun &
  (
    | { readonly work: ActsWork; readonly shows: ShownActs }
    | { readonly work: TurningWork; readonly luck: ShownLuck; readonly fileWith?: FileWith }
    | { readonly work: ForecastWork }
    | { readonly work: BalanceWork; readonly about: AboutBalance }
  );

/** Which odds of a user’s they are. */
export interface Begun {
  /** The interaction that asked for them. Stop has it, so that it stops them and no others. */
  readonly asked: string;
}

/** Makes the file of a scene’s chronicle, with its turning points where these were looked for. */
export type FileWith = (turning?: ToldTurning) => ReplyFile;

/** What else stands with suggestions of creatures. */
export interface AboutBalance {
  /** The encounter that they come into. */
  readonly encounter: number;
  /** The GM is warned of lopsided fights: nothing needs to be said of that. */
  readonly isWarned: boolean;
  /** What has just been done. */
  readonly said?: string;
}

/** A fight that is looked at once its beginning has been told: whoever began it is warned where it is lopsided. */
export interface Aside {
  readonly work: LopsidedWork;
  readonly encounter: number;
}

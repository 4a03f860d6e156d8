import { beforeAll, test } from 'vitest';
import { askThree } from './asked-three.ts';
import { playQuickFight } from './quick-fight.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;

beforeAll(async () => {
  tavern = await openTavern();
});

async function killAndRestart(): Promise<void> {
  await tavern.bot.stop('SIGKILL');
  await tavern.bot.start();
}

test(
  'A quick fight of three goes through two kills and an undo of its beginning; its record verifies',
  () => playQuickFight(tavern, killAndRestart),
  60_000,
);

test(
  'Three are asked at once and answer by taps, through an undo and two kills; the record verifies',
  () => askThree(tavern, killAndRestart),
  60_000,
);

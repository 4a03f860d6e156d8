import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageHtml } from '../../commands/chronicle.ts';
import { localizedRecord } from '../../src/session/localized-names.ts';
import { ENGLISH } from '../../src/text/languages.ts';
import { newFolder, run } from '../bot.ts';
import { checkedFight } from '../store/checked-fight.ts';

test('npm run page makes the page from an exported record', async () => {
  const folder = newFolder();
  const { ended } = await checkedFight();
  writeFileSync(join(folder, 'yard.json'), ended);
  const { code, err } = await run([resolve('src/terminal/page.ts'), join(folder, 'yard.json')], { cwd: folder });
  expect([code, err]).toEqual([0, '']);
  const page = [...pageHtml(localizedRecord(JSON.parse(ended), ENGLISH))].join('');
  expect(readFileSync(join(folder, 'yard.html'), 'utf8')).toBe(page);
});

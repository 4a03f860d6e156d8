import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostedTable } from '../posts/posted-table.ts';
import { GmTable, labelsOf, privateText } from './gm-taps.ts';

let table: GmTable;
beforeEach(async () => {
  table = new GmTable(undefined, undefined, undefined, { url: 'https://tables.example/fray', port: 9464 });
  await table.say('/encounter start ruleset:tdgs name:"The old bridge"', '@ana /join character:Kira');
});
afterEach(() => table.close());

const ADDRESS = /https:\/\/tables\.example\/fray\/encounters\/([\w-]{43})\n/;
const tokenIn = (text: string) => ADDRESS.exec(text)?.[1] ?? '';

describe('/gm share', () => {
  test('shows the GM alone an address with a secret of 256 bits, and the same one again', async () => {
    const before = table.messages;
    const reply = await table.say('/gm share');
    expect(reply).toMatchObject({ whisper: true });
    const token = tokenIn(privateText(reply));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(labelsOf(reply)).toEqual(['Open', 'New link', 'Stop sharing', 'Close']);
    expect(table.messages).toEqual(before);
    expect(tokenIn(privateText(await table.say('/gm share')))).toBe(token);
    expect((await table.store.shared(token))?.encounter.name).toBe('The old bridge');
    for (const line of ['@ana /gm share', '@zoe /gm share', '@zoe /gm share link:new'])
      expect(privateText(await table.say(line))).toMatch(/^Only the GM/);
    expect(await table.store.shared(token)).toBeDefined();
  });

  test('gives another address or stops, by option and by button, also after the end', async () => {
    const reply = await table.say('/gm share');
    const tokens = [tokenIn(privateText(reply))];
    const areShared = async () =>
      (await Promise.all(tokens.map((each) => table.store.shared(each)))).map((each) => each !== undefined);
    const newAddressReply = await table.tapOn('gwen', reply, 'New link');
    tokens.push(tokenIn(privateText(newAddressReply)));
    expect(privateText(newAddressReply)).toContain('The old one doesn’t work anymore.');
    expect(await areShared()).toEqual([false, true]);
    const stopReply = await table.tapOn('gwen', newAddressReply, 'Stop sharing');
    expect(labelsOf(stopReply)).toEqual(['Share again', 'Close']);
    expect(await areShared()).toEqual([false, false]);
    tokens.push(tokenIn(privateText(await table.tapOn('gwen', stopReply, 'Share again'))));
    expect(new Set(tokens).size).toBe(3);
    await table.say('/encounter end');
    expect(await areShared()).toEqual([false, false, true]);
    expect(privateText(await table.say('/gm share link:off'))).toContain('isn’t on the web anymore');
    expect(await areShared()).toEqual([false, false, false]);
  });

  test('stands behind the GM’s tools', async () => {
    await table.open();
    expect(tokenIn(privateText(await table.tap('Share…')))).not.toBe('');
  });

  test('says the path and the port without a public address, and that it’s off if it is', async () => {
    const localTable = new PostedTable(undefined, undefined, undefined, { port: 9464 });
    await localTable.say('/encounter start ruleset:tdgs');
    const reply = await localTable.say('/gm share');
    expect(privateText(reply)).toMatch(/`\/encounters\/[\w-]{43}` on port 9464 of the machine/);
    expect(labelsOf(reply)).not.toContain('Open');
    await localTable.close();
    const withoutWeb = new PostedTable();
    await withoutWeb.say('/encounter start ruleset:tdgs');
    expect(privateText(await withoutWeb.say('/gm share'))).toBe(
      'Web sharing is turned off on this bot. Its admin can turn it on with `SHARE=on`.',
    );
    await withoutWeb.close();
  });
});

import { expect } from 'vitest';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import type { Phone } from '../loopback/phone.ts';

/** Lets the GM end the encounter and export its record. Expects that everything in it checks out. */
export async function verifiedRecord(gm: Phone) {
  await gm.type('/encounter end');
  const { interaction } = await gm.type('/log export', { as: 'json' });
  const exportedFile = () =>
    gm.messages.flatMap(({ attachments }) => attachments).find((each) => each.filename.endsWith('.json'));
  await interaction.bell.until(
    () => exportedFile() !== undefined,
    10_000,
    () => 'The record has not come',
  );
  const record = readExportedRecord(Buffer.from(exportedFile()?.content ?? []).toString());
  if (!record.ok) throw new Error(JSON.stringify(record.why));
  expect(verifyRecord(record.value).wrong).toEqual([]);
  return record.value;
}

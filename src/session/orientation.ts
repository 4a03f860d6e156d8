/** How a camera was held, in the notes of a JPEG: without it a picture taken upright would lie on its side. */
const ORIENTATION = 0x0112;
/** What the notes begin with. */
const EXIF = 'Exif\0\0';

/** Notes that say how the camera was held, and nothing else. Absent: it was held straight, or they do not say. */
export function orientationAlone(notes: Buffer): Buffer | undefined {
  const from = 4 + EXIF.length;
  if (notes.toString('latin1', 4, from) !== EXIF || notes.length < from + 8) return undefined;
  const isLittle = notes.toString('latin1', from, from + 2) === 'II';
  const tiff = notes.subarray(from);
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < u16(start); entry++) {
    const at = start + 2 + entry * 12;
    const held = u16(at + 8);
    if (u16(at) === ORIENTATION) return held >= 2 && held <= 8 ? notesOf(held) : undefined;
  }
  return undefined;
}

/** Marker, length, "Exif", then a list of one entry, big end first. */
function notesOf(held: number): Buffer {
  const entry = [0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, held, 0, 0];
  const tiff = [0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), Buffer.from(tiff)]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
}

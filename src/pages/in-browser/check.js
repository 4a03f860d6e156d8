// Checks an encounter's record in the reader's own browser, or in Node.

/**
 * A row of the record, with the same fields as in the file of `/log export as:json`.
 * @typedef {object} Row
 * @property {number} number
 * @property {string} kind
 * @property {string} user
 * @property {number} at
 * @property {{ readonly type: string }} [deed]
 * @property {readonly string[]} answers
 * @property {number} firstThrow
 * @property {readonly { readonly sides: number, readonly face: number }[]} thrown
 * @property {{ readonly count: number, readonly digest: string }} [bulk]
 * @property {readonly number[]} touches
 * @property {number} [undoneBy]
 * @property {readonly unknown[]} events
 * @property {string} hash
 * @property {true} [redacted]
 */

/**
 * How the encounter was opened, and the seeds that its dice come from, each with its published fingerprint (SHA-256).
 * @typedef {object} Opened
 * @property {number} encounter
 * @property {number} openedAt
 * @property {unknown} opening
 * @property {readonly SeedEntry[]} seeds
 */

/**
 * A result of the check. `facts` are the values in its text, in this order.
 * @typedef {(
 *   | { is: 'right', what: 'seed', facts: [seal: number, commitment: string] }
 *   | { is: 'right', what: 'rolls', facts: [count: number] }
 *   | { is: 'right', what: 'hash', facts: [hash: string] }
 *   | { is: 'right', what: 'shownSeal', facts: [seal: number] }
 *   | { is: 'right', what: 'shownHash', facts: [deed: number], deed: number }
 * | { is: 'wrong', what: 'throw' | 'roll', facts: [number: number, sides: number, deed: number, face: number, due:
 * number], deed: number }
 *   | { is: 'wrong', what: 'noDie', facts: [number: number, deed: number], deed: number }
 *   | { is: 'wrong', what: 'row' | 'undone' | 'standing', facts: [deed: number], deed: number }
 *   | { is: 'wrong', what: 'missingDeeds', facts: [deed: number, place: number], deed: number }
 *   | { is: 'wrong', what: 'missingRolls', facts: [deed: number, first: number, fallen: number], deed: number }
 *   | { is: 'wrong', what: 'seed', facts: [seal: number, commitment: string] }
 *   | { is: 'wrong', what: 'noSeed' | 'sealOrder', facts: [seal: number] }
 *   | { is: 'wrong', what: 'noSeal' | 'shownNowhere', facts: [] }
 *   | { is: 'open', what: 'secretSeed', facts: [seal: number, commitment: string] }
 *   | { is: 'open', what: 'secretRolls' | 'bigRolls', facts: [count: number] }
 *   | { is: 'open', what: 'redacted', facts: [deeds: string] }
 * )} Finding
 */

/**
 * @typedef {object} SeedEntry
 * @property {number} firstThrow
 * @property {number} firstRoll
 * @property {string} commitment
 * @property {string} [seed]
 */

/** @typedef {'throw' | 'roll'} DiceSequence Actions and free rolls have separate numbers for their dice. */

/** The minimum number of a hash's digits that are compared: as many as channels show. */
const MIN_HASH_LENGTH = 16;

/**
 * Checks that no row was changed, left out or added, that the seeds match their published fingerprints (SHA-256), and
 * that every die matches its seed. `shown` is a SHA-256 from the channel that is looked for among the seeds'
 * fingerprints and the rows' hashes, or "" if there is none.
 * @param {Opened} opened
 * @param {AsyncIterable<Row> | Iterable<Row>} rows
 * @param {{ shown?: string, onRow?: (read: number) => void }} [options]
 * @returns {Promise<Finding[]>}
 */
export async function checkRecord(opened, rows, { shown = '', onRow = () => {} } = {}) {
  const { encounter, openedAt, opening, seeds } = opened;
  const keys = await Promise.all(seeds.map(({ seed }) => (isHex(seed) ? hmacKey(seed) : undefined)));
  const typedHash = shown.trim().toLowerCase();
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Record<DiceSequence, number>} */
  const diceCounts = { throw: 0, roll: 0 };
  /** @type {number[]} */
  const redactedDeeds = [];
  const marks = new UndoMarks();
  const resultCounts = { right: 0, secret: 0, big: 0, ends: 0 };
  let hash = await sha256(JSON.stringify([encounter, openedAt, opening, seeds[0]?.commitment ?? '']));
  let expectedNumber = 0;
  /** @type {number | undefined} */
  let hashedDeed;
  for await (const row of rows) {
    const { number, firstThrow } = row;
    if (number !== expectedNumber)
      findings.push({ is: 'wrong', what: 'missingDeeds', facts: [number, expectedNumber], deed: number });
    if (row.redacted) redactedDeeds.push(number);
    else if ((await hashOfRow(hash, row)) !== row.hash)
      findings.push({ is: 'wrong', what: 'row', facts: [number], deed: number });
    hash = row.hash;
    marks.read(row);
    if (typedHash.length >= MIN_HASH_LENGTH && hash.startsWith(typedHash)) hashedDeed = number;
    if (row.kind === 'done' && row.deed?.type === 'end-scene') resultCounts.ends += 1;
    const diceSequence = row.deed?.type === 'roll' ? 'roll' : 'throw';
    if (firstThrow !== diceCounts[diceSequence])
      findings.push({
        is: 'wrong',
        what: 'missingRolls',
        facts: [number, firstThrow, diceCounts[diceSequence]],
        deed: number,
      });
    diceCounts[diceSequence] = firstThrow + (row.bulk?.count ?? row.thrown.length);
    if (row.bulk) resultCounts.big += 1;
    for (const { finding, isSecret } of await checkRolls(row, diceSequence, seeds, keys)) {
      if (finding) findings.push(finding);
      else resultCounts[isSecret ? 'secret' : 'right'] += 1;
    }
    expectedNumber = number + 1;
    onRow(expectedNumber);
  }
  findings.push(...marks.wrongMarks(), ...(await checkSeeds(seeds, diceCounts, resultCounts.ends)));
  if (resultCounts.right > 0) findings.push({ is: 'right', what: 'rolls', facts: [resultCounts.right] });
  if (resultCounts.secret > 0) findings.push({ is: 'open', what: 'secretRolls', facts: [resultCounts.secret] });
  if (resultCounts.big > 0) findings.push({ is: 'open', what: 'bigRolls', facts: [resultCounts.big] });
  if (redactedDeeds.length > 0) findings.push({ is: 'open', what: 'redacted', facts: [redactedDeeds.join(', ')] });
  if (!findings.some(({ what }) => what === 'row' || what === 'missingDeeds'))
    findings.push({ is: 'right', what: 'hash', facts: [hash] });
  if (typedHash !== '') findings.push(findingForTypedHash(typedHash, seeds, hashedDeed));
  return findings;
}

/**
 * Says which seed or deed a SHA-256 from the channel belongs to.
 * @param {string} typedHash
 * @param {readonly SeedEntry[]} seeds
 * @param {number | undefined} hashedDeed the number of the deed with that hash
 * @returns {Finding}
 */
function findingForTypedHash(typedHash, seeds, hashedDeed) {
  const seedIndex = seeds.findIndex(({ commitment }) => commitment === typedHash);
  if (seedIndex !== -1) return { is: 'right', what: 'shownSeal', facts: [seedIndex + 1] };
  if (hashedDeed !== undefined) return { is: 'right', what: 'shownHash', facts: [hashedDeed], deed: hashedDeed };
  return { is: 'wrong', what: 'shownNowhere', facts: [] };
}

/**
 * Checks that every seed has the SHA-256 that was shown before its first die, and that the record has every seed that
 * was revealed when the encounter ended.
 * @param {readonly SeedEntry[]} seeds
 * @param {Record<DiceSequence, number>} diceCounts how many dice were rolled in each sequence
 * @param {number} ends how many times the encounter was ended
 * @returns {Promise<Finding[]>}
 */
async function checkSeeds(seeds, diceCounts, ends) {
  /** @type {Finding[]} */
  const findings = [];
  if (seeds[0]?.firstThrow !== 0 || seeds[0].firstRoll !== 0) findings.push({ is: 'wrong', what: 'noSeal', facts: [] });
  for (const [index, { firstThrow, firstRoll, commitment, seed }] of seeds.entries()) {
    const seedNumber = index + 1;
    const nextSeed = seeds[index + 1];
    if (nextSeed && (nextSeed.firstThrow < firstThrow || nextSeed.firstRoll < firstRoll))
      findings.push({ is: 'wrong', what: 'sealOrder', facts: [seedNumber + 1] });
    if (seed !== undefined) {
      const verdict = (await sha256(bytesOf(seed))) === commitment ? 'right' : 'wrong';
      findings.push({ is: verdict, what: 'seed', facts: [seedNumber, commitment] });
    } else if (index < ends) findings.push({ is: 'wrong', what: 'noSeed', facts: [seedNumber] });
    else if (firstThrow < diceCounts.throw || firstRoll < diceCounts.roll)
      findings.push({ is: 'open', what: 'secretSeed', facts: [seedNumber, commitment] });
  }
  return findings;
}

/**
 * Compares each of a row's dice with its seed. A die without a finding is right.
 * @param {Row} row
 * @param {DiceSequence} diceSequence
 * @param {readonly SeedEntry[]} seeds
 * @param {readonly (CryptoKey | undefined)[]} keys the keys of the revealed seeds
 * @returns {Promise<{ finding?: Finding, isSecret?: boolean }[]>}
 */
function checkRolls({ number: deed, firstThrow, thrown }, diceSequence, seeds, keys) {
  return Promise.all(
    thrown.map(async ({ sides, face }, index) => {
      const number = firstThrow + index;
      const key =
        keys[seeds.findLastIndex((each) => (diceSequence === 'roll' ? each.firstRoll : each.firstThrow) <= number)];
      if (key === undefined) return { isSecret: true };
      if (!isPossibleDie(sides)) return { finding: { is: 'wrong', what: 'noDie', facts: [number, deed], deed } };
      const rightFace = await faceOf(key, number, sides, diceSequence);
      return rightFace === face
        ? {}
        : { finding: { is: 'wrong', what: diceSequence, facts: [number, sides, deed, face, rightFace], deed } };
    }),
  );
}

/**
 * The hash of a row. It covers the previous hash and the row, without the fields that can change later.
 * @param {string} previousHash
 * @param {Row} row
 */
function hashOfRow(previousHash, row) {
  const { number, kind, user, at, deed, answers, firstThrow, thrown, bulk, touches, events } = row;
  return sha256(
    JSON.stringify([previousHash, number, kind, user, at, deed, answers, firstThrow, thrown, bulk, touches, events]),
  );
}

/**
 * Compares the deeds that are marked as undone with those that were undone. No hash covers the marks, because they can
 * change later.
 */
class UndoMarks {
  /** @type {Map<number, number>} */
  #expectedUndos = new Map();
  /** @type {Map<number, number>} */
  #markedUndos = new Map();

  /** @param {Row} row */
  read({ number, kind, touches, undoneBy }) {
    if (undoneBy !== undefined) this.#markedUndos.set(number, undoneBy);
    for (const each of touches) {
      if (kind === 'undo') this.#expectedUndos.set(each, number);
      else if (kind === 'redo') this.#expectedUndos.delete(each);
    }
  }

  /** @returns {Finding[]} */
  wrongMarks() {
    const deeds = new Set([...this.#expectedUndos.keys(), ...this.#markedUndos.keys()]);
    return [...deeds]
      .filter((deed) => this.#expectedUndos.get(deed) !== this.#markedUndos.get(deed))
      .map((deed) => ({
        is: 'wrong',
        what: this.#markedUndos.has(deed) ? 'undone' : 'standing',
        facts: [deed],
        deed,
      }));
  }
}

/** How many different words of 32 bits there are. */
const WORD_COUNT = 0x1_0000_0000;

/**
 * The face of the die with this number, as `src/session/sealed-dice.ts` computes it in Node. The HMAC-SHA256 of the
 * number gives eight words of 32 bits. The first word below the largest multiple of `sides` gives the face, so that all
 * faces are equally likely. If all eight are too high, "number/1", "number/2" and so on are tried.
 * @param {CryptoKey} key
 * @param {number} number
 * @param {number} sides
 * @param {DiceSequence} diceSequence
 */
async function faceOf(key, number, sides, diceSequence) {
  const firstTooHighWord = WORD_COUNT - (WORD_COUNT % sides);
  for (let attempt = 0; ; attempt++) {
    const message = `${diceSequence === 'roll' ? 'roll ' : ''}${number}${attempt === 0 ? '' : `/${attempt}`}`;
    const words = new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
    for (let index = 0; index < words.byteLength; index += 4) {
      const word = words.getUint32(index);
      if (word < firstTooHighWord) return (word % sides) + 1;
    }
  }
}

/** @param {string} seed in hex */
function hmacKey(seed) {
  return crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/**
 * @param {string | Uint8Array<ArrayBuffer>} content
 * @returns {Promise<string>} in hex
 */
async function sha256(content) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hashBytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hashBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a seed is valid.
 * @param {string | undefined} seed
 * @returns {seed is string}
 */
function isHex(seed) {
  return seed !== undefined && /^(?:[0-9a-f]{2})+$/.test(seed);
}

/** @param {string} hex */
function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * Whether a die can have this many sides.
 * @param {number} sides
 */
function isPossibleDie(sides) {
  return Number.isInteger(sides) && sides >= 2 && sides <= WORD_COUNT;
}

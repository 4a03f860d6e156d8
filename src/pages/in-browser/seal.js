// Seeds, and how a throw falls under one, by WebCrypto: what `src/session/sealed-dice.ts` does in Node.

/**
 * @typedef {object} Seal
 * @property {number} firstThrow
 * @property {number} firstRoll
 * @property {string} commitment
 * @property {string} [seed]
 */

/** @typedef {'throw' | 'roll'} Lane Free rolls have numbers of their own. */

/** How many words of 32 bits there are. */
const WORDS = 0x1_0000_0000;

/**
 * The face of a throw (from 0) under a seed: of the eight words of 32 bits that HMAC-SHA256 gives for its number, the first
 * below the largest multiple of `sides`, so that every face is equally likely. Should all be above it, "number/1" … are tried.
 * @param {CryptoKey} key
 * @param {number} number
 * @param {number} sides
 * @param {Lane} lane
 */
export async function faceOf(key, number, sides, lane) {
  const bound = WORDS - (WORDS % sides);
  for (let again = 0; ; again++) {
    const message = `${lane === 'roll' ? 'roll ' : ''}${number}${again === 0 ? '' : `/${again}`}`;
    const words = new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
    for (let at = 0; at < words.byteLength; at += 4) {
      const word = words.getUint32(at);
      if (word < bound) return (word % sides) + 1;
    }
  }
}

/** @param {string} seed in hex */
export function hmacKey(seed) {
  return crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/**
 * @param {string | Uint8Array<ArrayBuffer>} content
 * @returns {Promise<string>} in hex
 */
export async function sha256(content) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether a seed can throw at all.
 * @param {string | undefined} seed
 * @returns {seed is string}
 */
export function isHex(seed) {
  return seed !== undefined && /^(?:[0-9a-f]{2})+$/.test(seed);
}

/** @param {string} hex */
export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * Whether there can be a die of so many sides.
 * @param {number} sides
 */
export function isThrowable(sides) {
  return Number.isInteger(sides) && sides >= 2 && sides <= WORDS;
}

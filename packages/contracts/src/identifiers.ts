/**
 * Client-made identifiers (spec 2 sections 3 and 9): KSUID, a 20-byte buffer of a 32-bit time in seconds
 * since 1.4e9 and 16 random bytes, written as 27 base-62 characters, so that text order is time order.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const EPOCH_SECONDS = 1.4e9;
const LENGTH = 27;
const MAX_TIME = 2 ** 32 - 1;

/** Bytes that make an identifier one of a kind. */
const RANDOM_BYTES = 16;

function encode(
  seconds: number,
  random = globalThis.crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)),
): string {
  const bytes = new Uint8Array(4 + RANDOM_BYTES);
  new DataView(bytes.buffer).setUint32(0, seconds);
  bytes.set(random.subarray(0, RANDOM_BYTES), 4);
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  while (text.length < LENGTH) {
    text = ALPHABET[Number(number % 62n)] + text;
    number /= 62n;
  }
  return text;
}

/** A new identifier, 27 characters; those made later sort later. @param now milliseconds since 1970 */
export function newUid(now: number = Date.now()): string {
  return encode(Math.floor(now / 1000) - EPOCH_SECONDS);
}

/** The identifier that these bytes, at least 16 of them, make at this moment: the same ones always the same. */
export function uidFrom(bytes: Uint8Array<ArrayBuffer>, now: number): string {
  return encode(Math.floor(now / 1000) - EPOCH_SECONDS, bytes);
}

/** The reverse-time-ordered variant, 'z' and 27 characters; those made later sort earlier. */
export function newReverseUid(now: number = Date.now()): string {
  return `z${encode(MAX_TIME - (Math.floor(now / 1000) - EPOCH_SECONDS))}`;
}

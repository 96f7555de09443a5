import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

const NONCE_BYTES = 24;

/** What is sealed belongs to its place: it cannot be put in another one. */
const asBytes = (place: readonly string[]) => new TextEncoder().encode(JSON.stringify(place));

/**
 * A value that only who has the key can read. At once and not in a while, as the browser's own cryptography would: a
 * page that goes away takes what it has not handed over with it.
 * @throws TypeError for what JSON cannot hold
 */
export function seal(value: unknown, key: Uint8Array, place: readonly string[]): Uint8Array {
  const json = JSON.stringify(value);
  if (json === undefined) throw new TypeError('This cannot be stored.');
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = xchacha20poly1305(key, nonce, asBytes(place)).encrypt(new TextEncoder().encode(json));
  const sealed = new Uint8Array(NONCE_BYTES + cipher.length);
  sealed.set(nonce);
  sealed.set(cipher, NONCE_BYTES);
  return sealed;
}

/** What was sealed. @throws when the key or the place is another one, or somebody has changed it */
export function unseal(sealed: Uint8Array, key: Uint8Array, place: readonly string[]): unknown {
  const cipher = xchacha20poly1305(key, sealed.subarray(0, NONCE_BYTES), asBytes(place));
  return JSON.parse(new TextDecoder().decode(cipher.decrypt(sealed.subarray(NONCE_BYTES))));
}

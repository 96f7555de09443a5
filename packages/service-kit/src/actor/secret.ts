import { hkdfSync } from 'node:crypto';

/** Shortest key that signs anything, in characters. */
export const LEAST_SECRET_LENGTH = 32;

/** @throws when the secret is too short to sign with */
export function requireSecret(secret: string): string {
  if (secret.length < LEAST_SECRET_LENGTH) {
    throw new Error(`A secret has ${LEAST_SECRET_LENGTH} characters or more.`);
  }
  return secret;
}

/** A key of 32 bytes for one purpose alone, always the same for the same secret; it does not give the secret away. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', requireSecret(secret), '', purpose, 32));
}

/** Shortest key that signs anything, in characters. */
export const LEAST_SECRET_LENGTH = 32;

/** @throws when the secret is too short to sign with */
export function requireSecret(secret: string): string {
  if (secret.length < LEAST_SECRET_LENGTH) {
    throw new Error(`A secret has ${LEAST_SECRET_LENGTH} characters or more.`);
  }
  return secret;
}

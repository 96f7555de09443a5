import { createHmac } from 'node:crypto';

/** The key with which a person's devices seal what they store, in base64url. */
export type JournalKeys = (user_uid: string) => string;

/** @param secret from which nobody else can make them */
export const journalKeys =
  (secret: Buffer): JournalKeys =>
  (user_uid) =>
    createHmac('sha256', secret).update(user_uid).digest('base64url');

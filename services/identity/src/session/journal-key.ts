import { createHmac } from 'node:crypto';

/**
 * The key with which a person's devices seal what they store, in base64url; another one for who is signed in as them, who
 * must not open what the person wrote on a shared device.
 */
export type JournalKeys = (user_uid: string, real_uid?: string) => string;

/** @param secret from which nobody else can make them */
export const journalKeys =
  (secret: Buffer): JournalKeys =>
  (user_uid, real_uid) =>
    createHmac('sha256', secret)
      .update(real_uid === undefined ? user_uid : `${user_uid} as ${real_uid}`)
      .digest('base64url');

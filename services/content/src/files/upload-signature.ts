import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Seconds in which a file can be sent. */
export const UPLOAD_SECONDS = 15 * 60;

/** Signs where and until when one file may be sent by PUT, and nothing else. */
export interface UploadSignatures {
  /** @param expires seconds since 1970 */
  sign(name: string, expires: number): string;
  isValid(name: string, expires: number, signature: string): boolean;
}

/** @param secret the key shared with the gateway; what signs here is derived from it and of no other use */
export function uploadSignatures(secret: string): UploadSignatures {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses that files are sent to', 32));
  const digest = (name: string, expires: number) =>
    createHmac('sha256', key).update(`PUT\n${name}\n${expires}`).digest();
  return {
    sign: (name, expires) => digest(name, expires).toString('base64url'),
    isValid(name, expires, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(name, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

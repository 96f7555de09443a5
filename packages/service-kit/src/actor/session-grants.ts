import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { SessionGrant } from '../service';
import { requireSecret } from './secret';

/** Header in which a service tells the gateway for whom a session starts or switches; it never reaches a browser. */
export const SESSION_GRANT_HEADER = 'x-session-grant';

const LIFE_MS = 10_000;

const claimsSchema = z.object({
  kind: z.literal('session-grant'),
  user_uid: z.string().min(1),
  organization_uid: z.string().nullable(),
});

/** Seals a grant so that the gateway can tell it came from a service. */
export function sealGrant(secret: string, grant: SessionGrant): string {
  const signer = createSigner({ algorithm: 'HS256', key: requireSecret(secret), expiresIn: LIFE_MS });
  return signer({ kind: 'session-grant', ...grant });
}

/** The grant inside, or null when it is forged, spent or no grant at all. */
export function openGrant(secret: string, sealed: string): SessionGrant | null {
  try {
    const verifier = createVerifier({ algorithms: ['HS256'], key: requireSecret(secret) });
    const { user_uid, organization_uid } = claimsSchema.parse(verifier(sealed));
    return { user_uid, organization_uid };
  } catch {
    return null;
  }
}

import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { SessionGrant } from '../service';
import { requireSecret } from './secret';

/** Header in which a service answers the gateway for whom a session starts or switches; it never reaches a browser. */
export const SESSION_GRANT_HEADER = 'x-session-grant';

/** A grant is opened by the gateway as soon as it arrives. */
const LIFE_MS = 10_000;

const claimsSchema = z.object({
  kind: z.literal('session-grant'),
  user_uid: z.string().min(1),
  organization_uid: z.string().nullable(),
  session_epoch: z.number().int().min(0),
  confirmed: z.literal(true).optional(),
  real: z.object({ user_uid: z.string().min(1), until: z.number().int() }).optional(),
});

/**
 * Signs a grant so that the gateway knows it came from a service.
 * @throws when the secret is shorter than 32 characters
 */
export function sealGrant(secret: string, grant: SessionGrant): string {
  const sign = createSigner({ algorithm: 'HS256', key: requireSecret(secret), expiresIn: LIFE_MS });
  return sign({ kind: 'session-grant', ...grant });
}

/**
 * The grant inside, or null when it is forged, spent or no grant at all.
 * @throws when the secret is shorter than 32 characters
 */
export function openGrant(secret: string, sealed: string): SessionGrant | null {
  const verify = createVerifier({
    algorithms: ['HS256'],
    key: requireSecret(secret),
    requiredClaims: ['exp'],
  });
  try {
    const { kind: _, ...grant } = claimsSchema.parse(verify(sealed));
    return grant;
  } catch {
    return null;
  }
}

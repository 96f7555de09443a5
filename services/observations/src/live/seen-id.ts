import { createHash } from 'node:crypto';
import type { Observation } from '@coaching/contracts';

/**
 * The name of what somebody sees of an observation. Its revision alone does not say that: a name may change without
 * a save, and not everybody sees all of it.
 */
export function seenId(observation: Observation): string {
  const digest = createHash('sha1').update(JSON.stringify(observation)).digest('base64url');
  return `${observation.revision}.${digest}`;
}

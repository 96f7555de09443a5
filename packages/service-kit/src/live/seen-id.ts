import { createHash } from 'node:crypto';
import type { Growing } from '@coaching/contracts';

/**
 * The name of what somebody sees of an entity. Its revision alone does not say that: a name may change without a save,
 * and not everybody sees all of it.
 */
export function seenId(entity: Growing): string {
  const digest = createHash('sha1').update(JSON.stringify(entity)).digest('base64url');
  return `${entity.revision}.${digest}`;
}

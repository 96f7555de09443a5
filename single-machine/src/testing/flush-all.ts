import { FLUSH_MS } from '@coaching/service-kit/testing';
import type { RunningPlatform } from '../launch';

/** Resolves once every service has published what it wrote, and what the others wrote because of it. */
export async function flushAll({ services }: RunningPlatform): Promise<void> {
  // In the order in which they publish: what one receives, it has written by the time it is flushed itself.
  for (const service of Object.values(services)) await service.flush(FLUSH_MS);
}

import type { ServiceContext, Work } from '@coaching/service-kit';
import type { Interactions } from '../interactions/interactions-repository';

const BATCH = 200;

/** Rows written before lists were counted and searched by words are written anew, once, while the service is up. */
export function countOldRows({ transaction, log }: ServiceContext, interactions: Interactions): Work {
  let stopped = false;
  const next = () =>
    transaction(({ session }) =>
      interactions.rewrite(
        { 'keys.finds': null, deleted: false } as object,
        ({ visibility }) => ({ visibility: visibility ?? 'shared' }),
        session,
        BATCH,
      ),
    );
  async function all(): Promise<void> {
    while (!stopped && (await next()) > 0);
  }
  const done = all().catch((error) => log.error({ err: error }, 'rows from before could not be counted'));
  return {
    async stop() {
      stopped = true;
      await done;
    },
  };
}

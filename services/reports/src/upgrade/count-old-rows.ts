import { rewriteOldRows, type ServiceContext, type Work } from '@coaching/service-kit';
import type { Interactions } from '../interactions/interactions-repository';

const BATCH = 200;

/** Rows written before lists were counted and searched by words are written anew, once, while the service is up. */
export const countOldRows = (context: ServiceContext, interactions: Interactions): Work =>
  rewriteOldRows(context, 'rows from before could not be counted', ({ session }) =>
    interactions.rewrite(
      { 'keys.finds': null, deleted: false } as object,
      ({ visibility }) => ({ visibility: visibility ?? 'shared' }),
      session,
      BATCH,
    ),
  );

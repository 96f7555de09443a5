import { MESSAGES } from '@coaching/contracts';
import { Conflict, type Handler, type ServiceContext } from '@coaching/service-kit';
import { presentObservation } from '../observation/present-observation';
import { changeObservation } from './change-observation';
import { createObservation } from './create-observation';
import { requireDistinctItems } from './item-uids';
import type { Saving } from './saving';

/** How often a save looks again when another one of the same observation came between. */
const TRIES = 3;

type Stores = Pick<Saving, 'observations' | 'people' | 'defaults'>;

export const saveObservation =
  (stores: Stores, { transaction, signals }: ServiceContext): Handler<'saveObservation'> =>
  async ({ actor, body: { observation: draft }, now }) => {
    requireDistinctItems(draft);
    const saving = { actor, now, ...stores, transaction };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const stored = await stores.observations.find(draft.uid);
      const saved = stored
        ? await changeObservation(saving, draft, stored)
        : await createObservation(saving, draft);
      if (saved) {
        signals.tell('observation.saved', saved.uid);
        return { observation: presentObservation(saved, actor) };
      }
    }
    throw new Conflict(MESSAGES.stale);
  };

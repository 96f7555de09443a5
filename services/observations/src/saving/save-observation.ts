import { MESSAGES } from '@coaching/contracts';
import { Conflict, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { Observations } from '../observation/observation-repository';
import { presentObservation } from '../observation/present-observation';
import type { People } from '../people/people-repository';
import { changeObservation } from './change-observation';
import { createObservation } from './create-observation';
import { requireDistinctItems } from './item-uids';

/** How often a save looks again when another one of the same observation came between. */
const TRIES = 3;

export const saveObservation =
  (observations: Observations, people: People, { transaction }: ServiceContext): Handler<'saveObservation'> =>
  async ({ actor, body: { observation: draft }, now }) => {
    requireDistinctItems(draft);
    const saving = { actor, now, people, observations, transaction };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const stored = await observations.find(draft.uid);
      const saved = stored
        ? await changeObservation(saving, draft, stored)
        : await createObservation(saving, draft);
      if (saved) return { observation: presentObservation(saved, actor) };
    }
    throw new Conflict(MESSAGES.stale);
  };

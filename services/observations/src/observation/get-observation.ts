import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import { mayRead } from './observation-policy';
import type { Observations } from './observation-repository';
import { presentObservation } from './present-observation';

export const getObservation =
  (observations: Observations): Handler<'getObservation'> =>
  async ({ actor, params }) => {
    const observation = await observations.find(params.uid);
    if (!observation || observation.deleted_at || !mayRead(actor, observation)) {
      throw new NotFound(MESSAGES.notFound);
    }
    return { observation: presentObservation(observation, actor) };
  };

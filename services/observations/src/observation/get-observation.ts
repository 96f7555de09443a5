import { type Handler, requireReadable } from '@coaching/service-kit';
import { mayRead } from './observation-policy';
import type { Observations } from './observation-repository';
import { presentObservation } from './present-observation';

export const getObservation =
  (observations: Observations): Handler<'getObservation'> =>
  async ({ actor, params: { uid } }) => {
    const observation = requireReadable({ mayRead }, actor, await observations.find(uid));
    return { observation: presentObservation(observation, actor) };
  };

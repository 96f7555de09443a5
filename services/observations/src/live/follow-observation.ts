import { followEntity, type Handler, type ServiceContext } from '@coaching/service-kit';
import { mayRead } from '../observation/observation-policy';
import type { Observations } from '../observation/observation-repository';
import { presentObservation } from '../observation/present-observation';

export const followObservation =
  (observations: Observations, { signals }: ServiceContext): Handler<'followObservation'> =>
  async ({ actor, params: { uid }, follower }) =>
    followEntity(
      { name: 'observation', list: 'items' },
      { signals, signal: 'observation.saved', uid },
      follower,
      async () => {
        const stored = await observations.find(uid);
        const readable = stored && !stored.deleted_at && mayRead(actor, stored);
        return readable ? presentObservation(stored, actor) : null;
      },
    );

import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound, type ServiceContext, whenToLook } from '@coaching/service-kit';
import { mayRead } from '../observation/observation-policy';
import type { Observations } from '../observation/observation-repository';
import { presentObservation } from '../observation/present-observation';
import { tellNews } from './tell-news';

export const followObservation =
  (observations: Observations, { signals }: ServiceContext): Handler<'followObservation'> =>
  async ({ actor, params: { uid }, follower: { last_id, gone } }) => {
    const look = async () => {
      const stored = await observations.find(uid);
      const readable = stored && !stored.deleted_at && mayRead(actor, stored);
      return readable ? presentObservation(stored, actor) : null;
    };
    if (!(await look())) throw new NotFound(MESSAGES.notFound);
    return tellNews(whenToLook(signals, 'observation.saved', uid, gone), look, last_id);
  };

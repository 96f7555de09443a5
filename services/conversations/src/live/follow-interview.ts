import { followEntity, type Handler, type ServiceContext } from '@coaching/service-kit';
import { mayReadInterview } from '../interviews/interview-policy';
import type { Interviews } from '../interviews/interviews-repository';
import type { PresentInterview } from '../interviews/present-interview';

export const followInterview =
  (
    interviews: Interviews,
    presentInterview: PresentInterview,
    { signals }: ServiceContext,
  ): Handler<'followInterview'> =>
  async ({ actor, params: { uid }, follower }) =>
    followEntity(
      { name: 'interview', list: 'questions' },
      { signals, signal: 'interview.saved', uid },
      follower,
      async () => {
        const stored = await interviews.find(uid);
        const readable = stored && !stored.deleted_at && mayReadInterview(actor, stored);
        return readable ? presentInterview(stored, actor) : null;
      },
    );

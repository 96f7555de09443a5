import { type Handler, requireReadable } from '@coaching/service-kit';
import { mayReadInterview } from './interview-policy';
import type { Interviews } from './interviews-repository';
import type { PresentInterview } from './present-interview';

export const getInterview =
  (interviews: Interviews, presentInterview: PresentInterview): Handler<'getInterview'> =>
  async ({ actor, params: { uid } }) => {
    const interview = requireReadable({ mayRead: mayReadInterview }, actor, await interviews.find(uid));
    return { interview: await presentInterview(interview, actor) };
  };

import { MESSAGES } from '@coaching/contracts';
import {
  type Handler,
  Invalid,
  NotAllowed,
  requireReadable,
  type ServiceContext,
  safeRichText,
} from '@coaching/service-kit';
import { mayReadInterview } from '../interviews/interview-policy';
import type { Interviews } from '../interviews/interviews-repository';
import type { PresentInterview } from '../interviews/present-interview';
import type { Answers } from './answers-repository';

const NOT_A_COACHEE = 'Only a coachee of this conversation answers here.';
const NOT_INVITED = 'Your coach does not ask for answers of your own in this conversation.';
const FINISHED = 'This conversation is finished, so answers to it stay as they are.';

interface Stores {
  interviews: Interviews;
  answers: Answers;
  presentInterview: PresentInterview;
}

export const saveCoacheeAnswer =
  (
    { interviews, answers, presentInterview }: Stores,
    { signals }: ServiceContext,
  ): Handler<'saveCoacheeAnswer'> =>
  async ({ actor, params: { uid }, body: { question_uid, answer }, now }) => {
    const interview = requireReadable({ mayRead: mayReadInterview }, actor, await interviews.find(uid));
    if (!interview.clients.includes(actor.uid)) throw new NotAllowed(NOT_A_COACHEE);
    if (!interview.invites_answers) throw new NotAllowed(NOT_INVITED);
    if (interview.finished) throw new Invalid(FINISHED, [{ path: 'answer', message: FINISHED }]);
    const message = MESSAGES.notFound;
    if (!interview.questions.some((question) => question.uid === question_uid))
      throw new Invalid(message, [{ path: 'question_uid', message }]);
    const safe = safeRichText(answer, null, 'answer');
    await answers.put({
      interview_uid: uid,
      question_uid,
      client_uid: actor.uid,
      answer: safe,
      updated_at: now,
    });
    signals.send('interview.saved', uid);
    return { interview: await presentInterview(interview, actor) };
  };

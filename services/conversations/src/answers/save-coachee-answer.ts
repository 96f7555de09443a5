import { MESSAGES } from '@coaching/contracts';
import {
  Conflict,
  type Handler,
  Invalid,
  NotAllowed,
  requireReadable,
  type ServiceContext,
  safeRichText,
} from '@coaching/service-kit';
import { mayReadInterview } from '../interviews/interview-policy';
import type { InterviewRecord } from '../interviews/interview-record';
import type { Interviews } from '../interviews/interviews-repository';
import type { PresentInterview } from '../interviews/present-interview';
import type { AnswerRecord, Answers } from './answers-repository';

type Answer = Omit<AnswerRecord, '_id'>;

const NOT_A_COACHEE = 'Only a coachee of this conversation answers here.';
const NOT_INVITED = 'Your coach does not ask for answers of your own in this conversation.';
const FINISHED = 'This conversation is finished, so answers to it stay as they are.';

/** Of a question that is not asked, or not any more. */
const takenOut = ({ user_embed }: Pick<InterviewRecord, 'user_embed'>) =>
  `${user_embed.username} has taken this question out, so that it is not answered any more.`;

/** Whether what is there says the same already: the save is sent again, as its answer was lost. */
async function isThere(answers: Answers, { interview_uid, question_uid, client_uid, answer }: Answer) {
  const own = await answers.ofInterview(interview_uid, client_uid);
  return own.some((one) => one.question_uid === question_uid && one.answer === answer);
}

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
  async ({ actor, params: { uid }, body: { question_uid, answer, based_on }, now }) => {
    const interview = requireReadable({ mayRead: mayReadInterview }, actor, await interviews.find(uid));
    if (!interview.clients.includes(actor.uid)) throw new NotAllowed(NOT_A_COACHEE);
    if (!interview.invites_answers) throw new NotAllowed(NOT_INVITED);
    if (interview.finished) throw new Invalid(FINISHED, [{ path: 'answer', message: FINISHED }]);
    if (!interview.questions.some((question) => question.uid === question_uid)) {
      const message = takenOut(interview);
      throw new Invalid(message, [{ path: 'question_uid', message }]);
    }
    const said = {
      interview_uid: uid,
      question_uid,
      client_uid: actor.uid,
      answer: safeRichText(answer, null, 'answer'),
      updated_at: now,
    };
    const isStored = await answers.put(said, typeof based_on === 'string' ? new Date(based_on) : based_on);
    if (!isStored && !(await isThere(answers, said)))
      throw new Conflict(MESSAGES.stale, { interview: await presentInterview(interview, actor) });
    signals.send('interview.saved', uid);
    return { interview: await presentInterview(interview, actor) };
  };

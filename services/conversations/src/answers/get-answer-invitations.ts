import { isInPerson } from '@coaching/access';
import { type Handler, readableBy, WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { InterviewRecord } from '../interviews/interview-record';
import type { Interviews } from '../interviews/interviews-repository';
import type { Answers } from './answers-repository';
import { saysSomething } from './says-something';

interface Stores {
  interviews: Interviews;
  answers: Answers;
}

/** As many as are looked through: nobody is asked before more meetings at once. */
const LOOKED_THROUGH = 50;

export const getAnswerInvitations =
  ({ interviews, answers }: Stores): Handler<'getAnswerInvitations'> =>
  async ({ actor }) => {
    // Who is signed in as somebody reads no answer of theirs, and is asked for none.
    if (!isInPerson(actor)) return { invitations: [] };
    const open: QueryFilter<InterviewRecord> = {
      clients: actor.uid,
      template: false,
      invites_answers: true,
      finished: { $ne: true },
      end_timestamp: null,
      $and: [readableBy(actor) as QueryFilter<InterviewRecord>],
    };
    const inviting = await interviews.model
      .find(open, WITHOUT_ID)
      .sort({ timestamp: -1 })
      .limit(LOOKED_THROUGH)
      .lean<InterviewRecord[]>();
    const given = await answers.ofClient(
      actor.uid,
      inviting.map(({ uid }) => uid),
    );
    const isAnswered = (interview_uid: string, question_uid: string) =>
      given.some(
        (one) =>
          one.interview_uid === interview_uid &&
          one.question_uid === question_uid &&
          saysSomething(one.answer),
      );
    const invitations = inviting.map(({ uid, title, default_title, user_embed, questions }) => ({
      uid,
      title: title || default_title,
      user_embed,
      questions: questions.length,
      answered: questions.filter((question) => isAnswered(uid, question.uid)).length,
    }));
    return { invitations: invitations.filter(({ questions, answered }) => answered < questions) };
  };

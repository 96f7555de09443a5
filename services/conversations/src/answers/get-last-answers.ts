import type { CallResponse } from '@coaching/contracts';
import { type Handler, readableBy, requireReadable, shownRichText, WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { mayReadInterview } from '../interviews/interview-policy';
import type { InterviewRecord } from '../interviews/interview-record';
import type { Interviews } from '../interviews/interviews-repository';
import { saysSomething } from './says-something';

type LastAnswer = CallResponse<'getLastAnswers'>['answers'][number];

/** Earlier conversations that are looked through, the latest first. */
const LOOKED_THROUGH = 100;

/**
 * What was noted last of each of the questions with each of the coachees; what was noted with several of them at once is
 * one answer of theirs.
 * @param earlier conversations, the latest first
 */
export function lastAnswers(
  { clients, questions }: Pick<InterviewRecord, 'clients' | 'questions'>,
  earlier: readonly InterviewRecord[],
): LastAnswer[] {
  const wanted = new Set(questions.flatMap(({ question_uid }) => question_uid ?? []));
  const answered = new Map([...wanted].map((uid) => [uid, new Set<string>()]));
  return earlier.flatMap((interview) =>
    interview.questions.flatMap(({ question_uid, answer }) => {
      const whose = question_uid === null ? undefined : answered.get(question_uid);
      if (!question_uid || !whose || !saysSomething(answer)) return [];
      const client_uids = interview.clients.filter((uid) => clients.includes(uid) && !whose.has(uid));
      if (client_uids.length === 0) return [];
      for (const uid of client_uids) whose.add(uid);
      return {
        question_uid,
        answer: shownRichText(answer),
        interview_uid: interview.uid,
        title: interview.title,
        timestamp: (interview.timestamp ?? interview.created_at).toISOString(),
        client_uids,
      };
    }),
  );
}

export const getLastAnswers =
  (interviews: Interviews): Handler<'getLastAnswers'> =>
  async ({ actor, params: { uid } }) => {
    const interview = requireReadable({ mayRead: mayReadInterview }, actor, await interviews.find(uid));
    if (interview.template) return { answers: [] };
    const before: QueryFilter<InterviewRecord> = {
      clients: { $in: interview.clients },
      uid: { $ne: uid },
      template: false,
      timestamp: { $lt: interview.timestamp ?? interview.created_at },
      $and: [readableBy(actor) as QueryFilter<InterviewRecord>],
    };
    const earlier = await interviews.model
      .find(before, WITHOUT_ID)
      .sort({ timestamp: -1 })
      .limit(LOOKED_THROUGH)
      .lean<InterviewRecord[]>();
    return { answers: lastAnswers(interview, earlier) };
  };

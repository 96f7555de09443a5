import type { CallResponse } from '@coaching/contracts';
import { type Handler, readableBy, requireReadable, shownRichText, WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { mayReadInterview } from '../interviews/interview-policy';
import type { InterviewRecord } from '../interviews/interview-record';
import type { Interviews } from '../interviews/interviews-repository';

type LastAnswer = CallResponse<'getLastAnswers'>['answers'][number];

/** Earlier conversations that are looked through, the latest first. */
const LOOKED_THROUGH = 100;

const saysSomething = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') !== '';

/** What was noted last of each of the questions. @param earlier conversations, the latest first */
export function lastAnswers(
  { clients, questions }: Pick<InterviewRecord, 'clients' | 'questions'>,
  earlier: readonly InterviewRecord[],
): LastAnswer[] {
  const wanted = new Set(questions.flatMap(({ question_uid }) => question_uid ?? []));
  const found = new Map<string, LastAnswer>();
  for (const interview of earlier)
    for (const { question_uid, answer } of interview.questions) {
      if (question_uid === null || !wanted.has(question_uid) || found.has(question_uid)) continue;
      if (!saysSomething(answer)) continue;
      found.set(question_uid, {
        question_uid,
        answer: shownRichText(answer),
        interview_uid: interview.uid,
        title: interview.title,
        timestamp: (interview.timestamp ?? interview.created_at).toISOString(),
        client_uids: interview.clients.filter((uid) => clients.includes(uid)),
      });
    }
  return [...found.values()];
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

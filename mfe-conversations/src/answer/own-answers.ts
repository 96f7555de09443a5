import type { Interview } from '@coaching/contracts';

/** What a coachee answers to the questions of one conversation in their own words. */
export interface OwnAnswers {
  /** Uid of the conversation. */
  uid: string;
  /** HTML by the uid of the question. */
  answers: Record<string, string>;
}

/** The answers of one of its coachees. */
export const ownAnswersOf = ({ uid, questions }: Interview, client_uid: string): OwnAnswers => ({
  uid,
  answers: Object.fromEntries(
    questions.flatMap((question) => {
      const own = question.coachee_answers.find((answer) => answer.client_uid === client_uid);
      return own ? [[question.uid, own.answer] as const] : [];
    }),
  ),
});

/** Answers that differ, by question. */
export function changedAnswers(now: OwnAnswers, base: OwnAnswers): [question_uid: string, answer: string][] {
  const uids = Object.keys({ ...base.answers, ...now.answers });
  const answerIn = ({ answers }: OwnAnswers, uid: string) => answers[uid] ?? '';
  return uids
    .filter((uid) => answerIn(now, uid) !== answerIn(base, uid))
    .map((uid) => [uid, answerIn(now, uid)]);
}

/** What was answered, each under its question. */
export const answersIn = ({ questions }: Interview, own: OwnAnswers | null) =>
  questions
    .map(({ uid, question }) => ({ question, answer: own?.answers[uid] ?? '' }))
    .filter(({ answer }) => answer !== '');

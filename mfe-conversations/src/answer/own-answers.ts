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

/** A question that is asked no more, with what is answered to it here alone. */
export interface TakenOut {
  uid: string;
  /** Its words; empty where this device never had them. */
  question: string;
  answer: string;
}

/**
 * What is answered here to questions that the coach has taken out, which can be saved no more.
 * @param saved as the server has it
 * @param words of the questions that were asked before, by uid
 */
export function takenOut(
  { questions }: Interview,
  { own, saved }: { own: OwnAnswers | null; saved: OwnAnswers | null },
  words: Readonly<Record<string, string>>,
): TakenOut[] {
  if (!own || !saved) return [];
  const asked = new Set(questions.map(({ uid }) => uid));
  return changedAnswers(own, saved)
    .filter(([uid]) => !asked.has(uid))
    .map(([uid, answer]) => ({ uid, question: words[uid] ?? '', answer }));
}

/** The answers with some as they were saved. */
export function asSaved(own: OwnAnswers, uids: readonly string[], saved: OwnAnswers | null): OwnAnswers {
  const without = Object.entries(own.answers).filter(([uid]) => !uids.includes(uid));
  const before = Object.entries(saved?.answers ?? {}).filter(([uid]) => uids.includes(uid));
  return { ...own, answers: Object.fromEntries([...without, ...before]) };
}

/** What was answered, each under its question; what is answered no more at the end. */
export const answersIn = (
  { questions }: Interview,
  own: OwnAnswers | null,
  gone: readonly TakenOut[] = [],
): { question: string; answer: string }[] =>
  [
    ...questions.map(({ uid, question }) => ({ question, answer: own?.answers[uid] ?? '' })),
    ...gone.map(({ question, answer }) => ({ question, answer })),
  ].filter(({ answer }) => answer !== '');

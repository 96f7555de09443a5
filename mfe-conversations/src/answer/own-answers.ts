import type { Interview } from '@coaching/contracts';

/** Why a conversation takes no answers of its coachees; 'gone' for one that is not theirs to read any more. */
export type Closed = 'finished' | 'not-invited' | 'gone';

/** What a coachee answers to the questions of one conversation in their own words. */
export interface OwnAnswers {
  /** Uid of the conversation. */
  uid: string;
  /** HTML by the uid of the question. */
  answers: Record<string, string>;
  /** When each was saved, by the uid of the question; absent from what a device stored before it was told. */
  saved_at?: Record<string, string>;
  /** Why the server takes none of them; null while it does. */
  closed: Closed | null;
}

/** Why a conversation takes no answers of its coachees; null while it does. */
export function closedFor({
  invites_answers,
  end_timestamp,
}: Pick<Interview, 'invites_answers' | 'end_timestamp'>): Closed | null {
  if (end_timestamp !== null) return 'finished';
  return invites_answers ? null : 'not-invited';
}

/** The answers of one of its coachees. */
export function ownAnswersOf(interview: Interview, client_uid: string): OwnAnswers {
  const own = interview.questions.flatMap(({ uid, coachee_answers }) =>
    coachee_answers
      .filter((answer) => answer.client_uid === client_uid)
      .map(({ answer, updated_at }) => ({ uid, answer, updated_at })),
  );
  return {
    uid: interview.uid,
    closed: closedFor(interview),
    answers: Object.fromEntries(own.map(({ uid, answer }) => [uid, answer])),
    saved_at: Object.fromEntries(own.map(({ uid, updated_at }) => [uid, updated_at])),
  };
}

/** Answers that differ, by question. */
export function changedAnswers(now: OwnAnswers, base: OwnAnswers): [question_uid: string, answer: string][] {
  const uids = Object.keys({ ...base.answers, ...now.answers });
  const answerIn = ({ answers }: OwnAnswers, uid: string) => answers[uid] ?? '';
  return uids
    .filter((uid) => answerIn(now, uid) !== answerIn(base, uid))
    .map((uid) => [uid, answerIn(now, uid)]);
}

/** An answer that is on this device alone and can be saved no more, with its question. */
export interface NotTaken {
  uid: string;
  /** The words of the question; empty where this device never had them. */
  question: string;
  answer: string;
}

/**
 * What is answered here alone and can be saved no more: all of it once the conversation takes no answers, else what is
 * answered to questions that the coach has taken out.
 * @param saved as the server has it
 * @param words of the questions that were asked before, by uid
 */
export function notTaken(
  questions: Interview['questions'],
  { own, saved }: { own: OwnAnswers | null; saved: OwnAnswers | null },
  words: Readonly<Record<string, string>>,
): NotTaken[] {
  if (!own || !saved) return [];
  const asked = new Map(questions.map(({ uid, question }) => [uid, question]));
  return changedAnswers(own, saved)
    .filter(([uid]) => saved.closed || !asked.has(uid))
    .map(([uid, answer]) => ({ uid, question: asked.get(uid) ?? words[uid] ?? '', answer }));
}

/** The answers after one question was answered anew. */
export const answered =
  (uid: string, html: string) =>
  (own: OwnAnswers): OwnAnswers => ({ ...own, answers: { ...own.answers, [uid]: html } });

/** The answers with some as they were saved. */
export function asSaved(own: OwnAnswers, uids: readonly string[], saved: OwnAnswers | null): OwnAnswers {
  const without = Object.entries(own.answers).filter(([uid]) => !uids.includes(uid));
  const before = Object.entries(saved?.answers ?? {}).filter(([uid]) => uids.includes(uid));
  return { ...own, answers: Object.fromEntries([...without, ...before]) };
}

/** What was answered, each under its question; what can be saved no more at the end. */
export function answersIn(
  { questions }: Pick<Interview, 'questions'>,
  own: OwnAnswers | null,
  refused: readonly NotTaken[] = [],
): { question: string; answer: string }[] {
  const isRefused = new Set(refused.map(({ uid }) => uid));
  const others = questions.filter(({ uid }) => !isRefused.has(uid));
  return [
    ...others.map(({ uid, question }) => ({ question, answer: own?.answers[uid] ?? '' })),
    ...refused.map(({ question, answer }) => ({ question, answer })),
  ].filter(({ answer }) => answer !== '');
}

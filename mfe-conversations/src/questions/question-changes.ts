import { type Interview, type InterviewQuestion, newUid, type Question } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';

/** A change of a conversation, as autosave takes it. */
export type Change = (interview: Interview) => Interview;

const changeQuestions =
  (change: (questions: readonly InterviewQuestion[]) => InterviewQuestion[]): Change =>
  (interview) => ({ ...interview, questions: change(interview.questions) });

/** A question of the bank as a conversation asks it: these words, whatever becomes of the bank's. */
export const pinned = (
  { uid: question_uid, version, question, category }: Question,
  uid = newUid(),
): InterviewQuestion => ({ uid, question_uid, version, question, category, answer: '', coachee_answers: [] });

/** A question that is of this conversation alone. */
export const written = (question: string, category: string | null, uid = newUid()): InterviewQuestion => ({
  uid,
  question_uid: null,
  version: null,
  question,
  category,
  answer: '',
  coachee_answers: [],
});

/** Adds questions at the end; one of the bank that is there already is not asked twice. */
export const addQuestions = (added: readonly InterviewQuestion[]): Change =>
  changeQuestions((questions) => {
    const there = new Set(questions.map(({ question_uid }) => question_uid));
    const isNew = ({ question_uid }: InterviewQuestion) => question_uid === null || !there.has(question_uid);
    return [...questions, ...added.filter(isNew)];
  });

/** Changes some of a question; one that is gone stays gone. */
export const changeQuestion = (uid: string, change: Partial<InterviewQuestion>): Change =>
  changeQuestions((questions) => questions.map((one) => (one.uid === uid ? { ...one, ...change } : one)));

/** How many answers a question holds, its coach's and those of coachees. */
export const answersTo = ({ answer, coachee_answers }: InterviewQuestion): number =>
  [answer, ...coachee_answers.map((own) => own.answer)].filter((html) => !isEmptyRichText(html)).length;

/** What is said of the answers of a question that is taken out; nothing where it has none. */
export function goingAlong(question: InterviewQuestion): string {
  const count = answersTo(question);
  if (count === 0) return '';
  return count === 1
    ? '1 answer goes along; Undo brings it back.'
    : `${count} answers go along; Undo brings them back.`;
}

export const removeQuestion = (uid: string): Change =>
  changeQuestions((questions) => questions.filter((question) => question.uid !== uid));

/**
 * Puts a question back where it was.
 * @param index its place when it was removed
 */
export const restoreQuestion = (question: InterviewQuestion, index: number): Change =>
  changeQuestions((questions) =>
    questions.some(({ uid }) => uid === question.uid)
      ? [...questions]
      : [...questions.slice(0, index), question, ...questions.slice(index)],
  );

/** Puts questions that stand together into another order; all others stay in their places. */
export const orderQuestions = (uids: readonly string[]): Change =>
  changeQuestions((questions) => {
    const moved = new Set(uids);
    const byUid = new Map(questions.map((question) => [question.uid, question]));
    const ordered = uids.flatMap((uid) => byUid.get(uid) ?? []);
    return questions.map((question) => (moved.has(question.uid) ? (ordered.shift() ?? question) : question));
  });

/** Takes a question to another category, where it stands last. */
export const moveToCategory = (uid: string, category: string | null): Change =>
  changeQuestions((questions) => {
    const question = questions.find((one) => one.uid === uid);
    if (!question || question.category === category) return [...questions];
    return [...questions.filter((one) => one !== question), { ...question, category }];
  });

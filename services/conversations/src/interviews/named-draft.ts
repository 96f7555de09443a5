import { type InterviewDraft, newUid } from '@coaching/contracts';
import type { QuestionOfInterview } from './interview-record';

/** A draft of which every part has its identity. */
export type NamedInterview = Omit<InterviewDraft, 'uid' | 'questions' | 'client_embed'> & {
  uid: string;
  questions?: QuestionOfInterview[];
  /** Uids of coachees, each once. */
  clients?: string[];
};

type SentQuestion = NonNullable<InterviewDraft['questions']>[number];

/** The one of the bank that both are, or else both ask in the same words. */
const isSame =
  ({ question_uid, question }: SentQuestion) =>
  (stored: QuestionOfInterview) =>
    question_uid ? stored.question_uid === question_uid : stored.question === question;

/**
 * Questions of a client that knows no uids of ours are those that are stored of the same question, so that a save that is
 * sent again doubles none; what it leaves out of a question that is stored stays as it is.
 */
function namedQuestions(
  sent: readonly SentQuestion[],
  stored: readonly QuestionOfInterview[],
): QuestionOfInterview[] {
  const named = new Set(sent.map(({ uid }) => uid));
  const known = new Map(stored.map((question) => [question.uid, question]));
  const free = stored.filter(({ uid }) => !named.has(uid));
  return sent.map((question) => {
    const index = question.uid ? -1 : free.findIndex(isSame(question));
    const [same] = index === -1 ? [] : free.splice(index, 1);
    const before = question.uid ? known.get(question.uid) : same;
    return {
      uid: question.uid ?? same?.uid ?? newUid(),
      question_uid:
        question.question_uid === undefined ? (before?.question_uid ?? null) : question.question_uid,
      version: question.version === undefined ? (before?.version ?? null) : question.version,
      question: question.question,
      category: question.category === undefined ? (before?.category ?? null) : question.category,
      answer: question.answer ?? before?.answer ?? '',
    };
  });
}

/** A draft whose questions have their uids, and whose coachees are a list. */
export function namedDraft(
  { questions, client_embed, ...draft }: InterviewDraft,
  uid: string,
  stored: { questions: readonly QuestionOfInterview[] } | null,
): NamedInterview {
  const clients = client_embed && [...new Set([client_embed].flat().map((client) => client.uid))];
  return {
    ...draft,
    uid,
    ...(questions && { questions: namedQuestions(questions, stored?.questions ?? []) }),
    ...(clients && { clients }),
  };
}

import type { CallResponse, InterviewQuestion } from '@coaching/contracts';
import { type Change, changeQuestion } from '../questions/question-changes';

type Wording = CallResponse<'getNewerWording'>['wordings'][number];

/** A question of a conversation for which the bank has newer words. */
export interface NewerWording {
  /** Uid of the question in the conversation. */
  uid: string;
  before: string;
  /** The version of the bank's question that is asked so far. */
  versionBefore: number;
  question: string;
  version: number;
}

/** Of a conversation's questions, those that the bank words anew by now; one that was taken already is none. */
export const newerWordings = (
  questions: readonly InterviewQuestion[],
  wordings: readonly Wording[],
): NewerWording[] =>
  questions.flatMap(({ uid, question_uid, version, question: before }) => {
    const newer = wordings.find((wording) => wording.question_uid === question_uid);
    if (!newer || version === null || newer.version <= version) return [];
    return [{ uid, before, versionBefore: version, question: newer.question, version: newer.version }];
  });

/** Asks a question in the bank's newer words; what was answered to it stays. */
export const takeWording = ({ uid, question, version }: NewerWording): Change =>
  changeQuestion(uid, { question, version });

/** Asks it as before again, unless somebody has worded it otherwise since. */
export const returnWording =
  ({ uid, before, versionBefore, version }: NewerWording): Change =>
  (interview) => {
    const asked = interview.questions.find((question) => question.uid === uid);
    if (asked?.version !== version) return interview;
    return changeQuestion(uid, { question: before, version: versionBefore })(interview);
  };

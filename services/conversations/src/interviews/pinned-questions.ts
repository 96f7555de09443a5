import type { Actor } from '@coaching/contracts';
import type { ToolCopy } from '@coaching/service-kit';
import { mayReadQuestionRow } from '../questions/question-policy';
import type { QuestionRecord } from '../questions/question-record';
import type { Questions } from '../questions/questions-repository';
import { requireCategory } from '../tools/require-tool';
import type { QuestionOfInterview } from './interview-record';
import { asksTheSame } from './written-fields';

/**
 * Which wording of the bank's a question is. One the bank never had is the bank's own now if the words are; of a
 * question that the writer is not offered nothing is said, as of one that is not there.
 */
export function pinnedVersion(
  { version, question }: Pick<QuestionOfInterview, 'version' | 'question'>,
  bank: Pick<QuestionRecord, 'version' | 'question'> | null,
): number | null {
  if (!bank) return null;
  if (question === bank.question) return bank.version;
  return version !== null && version <= bank.version ? version : null;
}

/**
 * Questions with the wording they are pinned to: those that are new, or ask something else than before, are looked up in
 * the bank; their words stay as they were written.
 * @throws Invalid for a category that the tool does not have, unless it was there before
 */
export async function pinnedQuestions(
  { questions: bank, actor, tool }: { questions: Questions; actor: Actor; tool: ToolCopy | null },
  written: readonly QuestionOfInterview[],
  stored: readonly QuestionOfInterview[],
): Promise<QuestionOfInterview[]> {
  const before = new Map(stored.map((question) => [question.uid, question]));
  written.forEach(({ uid, category }, index) => {
    if (before.get(uid)?.category !== category)
      requireCategory(tool, category, `interview.questions.${index}.category`);
  });
  const anew = written.filter((question) => !asksTheSame(question, before.get(question.uid)));
  const named = await bank.findAll(anew.flatMap(({ question_uid }) => question_uid ?? []));
  const offered = (uid: string | null) => {
    const question = uid === null ? undefined : named.get(uid);
    return question && !question.deleted_at && mayReadQuestionRow(actor, question) ? question : null;
  };
  const looked = new Set(anew);
  return written.map((question) =>
    looked.has(question)
      ? { ...question, version: pinnedVersion(question, offered(question.question_uid)) }
      : question,
  );
}

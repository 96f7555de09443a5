import type { QuestionVisibility } from '@coaching/contracts';
import {
  awaitCopies,
  inParts,
  peopleIn,
  presentEmbed,
  type ServiceContext,
  sanitizeRichText,
  WITH_DELETED,
} from '@coaching/service-kit';
import { type QuestionFields, type QuestionRecord, questionKeys } from '../questions/question-record';
import { questionsIn } from '../questions/questions-repository';
import type { ImportedPlace } from './imported-interview';

/** A question of the bank to bring in. */
export interface ImportedQuestion extends ImportedPlace {
  uid: string;
  /** Rich text. */
  question: string;
  category: string | null;
  /** Uid of the tool. */
  question_type: string;
  /** Uid of who made it. */
  user: string;
  offered: QuestionVisibility;
  /** Of the words; the first unless it says. */
  version?: number;
  /** Uids of the organisations and people it is hidden for; nobody unless it says. */
  hidden_orgs?: readonly string[];
}

/** Questions that are brought in together. */
const BATCH = 50;

/**
 * Brings questions in; those whose uid exists are left as they are.
 * @throws when this service does not receive somebody who made one in time
 */
export async function importQuestions(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
  imported: readonly ImportedQuestion[],
  now = new Date(),
): Promise<void> {
  const questions = questionsIn(context);
  const uids = imported.map(({ uid }) => uid);
  const there = new Set(await questions.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  const fresh = imported.filter(({ uid }) => !there.has(uid));
  const people = await awaitCopies(peopleIn(context.connection).findAll, [
    ...new Set(fresh.map(({ user }) => user)),
  ]);
  const rows = fresh.map((row): QuestionRecord => {
    const { offered, organization_uid, program_uid, version = 1, hidden_orgs = [], ...question } = row;
    const fields: QuestionFields = {
      ...question,
      question: sanitizeRichText(question.question),
      version,
      offer: { visibility: offered, organization_uid, program_uid },
      user_embed: presentEmbed(people.get(question.user)!),
      hidden_orgs: [...hidden_orgs],
      revision: 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      deleted_by: null,
    };
    return { ...fields, keys: questionKeys(fields) };
  });
  for (const some of inParts(rows, BATCH))
    await context.transaction(({ session }) => questions.insertAll(some, session));
}

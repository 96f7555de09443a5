import { MESSAGES } from '@coaching/contracts';
import type { Tools } from '@coaching/service-kit';
import {
  type AutosavedKind,
  type Handler,
  NotFound,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import { changesHiding, hidingOf, isForHiding } from '../bank/hiding';
import type { PresentQuestions } from './present-questions';
import type { NamedQuestion } from './question-kind';
import type { QuestionRecord } from './question-record';
import type { Questions } from './questions-repository';

interface Stores {
  questions: Questions;
  tools: Tools;
  presentQuestions: PresentQuestions;
}

export const saveQuestion = (
  kind: AutosavedKind<QuestionRecord, NamedQuestion>,
  { questions, tools, presentQuestions }: Stores,
  context: ServiceContext,
): Handler<'saveQuestion'> => {
  const key = context.keyFor('uids');
  const save = saveEntities(kind, context);

  /** Whether it went to the recycle bin with its category. */
  const isGone = async ({ question_type, category }: QuestionRecord) =>
    category !== null && (await tools.find(question_type))?.gone_categories.includes(category);

  return async ({ actor, body: { question: sent }, now }) => {
    const answer = async (row: QuestionRecord) => {
      const [question] = await presentQuestions([row], actor);
      return { question: question! };
    };
    const stored = sent.uid ? await questions.find(sent.uid) : null;
    if (stored && !stored.deleted_at && kind.mayRead(actor, stored)) {
      if (await isGone(stored)) throw new NotFound(MESSAGES.notFound);
      const hiding = hidingOf(actor, sent.hidden_orgs, stored.hidden_orgs);
      if (changesHiding(hiding)) await questions.hide(stored.uid, hiding);
      const changes = () => kind.changed({ ...sent, uid: stored.uid }, stored);
      if (sent.hidden_orgs && !kind.mayEdit(actor, stored) && isForHiding(hiding, changes))
        return answer((await questions.find(stored.uid))!);
    }
    const saved = await save(
      { actor, now },
      {
        uid: () => sent.uid ?? uidOfNew(sent, { actor, now, store: questions, key }),
        draft: (uid) => ({ ...sent, uid }),
      },
    );
    return answer(saved);
  };
};

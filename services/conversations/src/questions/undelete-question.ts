import { type EntityKind, type Handler, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import type { PresentQuestions } from './present-questions';
import type { QuestionRecord } from './question-record';

export const undeleteQuestion =
  (
    kind: EntityKind<QuestionRecord>,
    presentQuestions: PresentQuestions,
    context: ServiceContext,
  ): Handler<'undeleteQuestion'> =>
  async ({ actor, params: { uid }, now }) => {
    const restored = await restoreEntity(kind, context, { actor, uid, now });
    const [question] = await presentQuestions([restored], actor);
    return { question: question! };
  };

import { MESSAGES } from '@coaching/contracts';
import {
  type Handler,
  isDuplicateKey,
  NotFound,
  requireDistinctParts,
  type ServiceContext,
  uidOfNew,
  withRetries,
} from '@coaching/service-kit';
import { lookingUpOnce } from './looking-up-once';
import type { PresentQuestions } from './present-questions';
import { type NamedQuestion, type QuestionStores, questionKind } from './question-kind';
import type { QuestionRecord } from './question-record';

export const saveQuestions = (
  stores: QuestionStores,
  presentQuestions: PresentQuestions,
  context: ServiceContext,
): Handler<'saveQuestions'> => {
  const { questions } = stores;
  const key = context.keyFor('uids');
  return async ({ actor, body: { questions: sent }, now }) => {
    const kind = questionKind(lookingUpOnce(stores));
    requireDistinctParts(sent, { what: 'questions', path: 'questions' });
    const named = await Promise.all(
      sent.map(async (draft, place): Promise<NamedQuestion> => {
        const uid = draft.uid ?? (await uidOfNew({ ...draft, place }, { actor, now, store: questions, key }));
        return { ...draft, uid };
      }),
    );
    // The same questions may be sent twice at once: then it is looked anew at what is there.
    return withRetries(async () => {
      const known = await questions.findAll(named.map(({ uid }) => uid));
      for (const row of known.values())
        if (row.deleted_at || !kind.mayRead(actor, row)) throw new NotFound(MESSAGES.notFound);
      const made = new Map<string, QuestionRecord>();
      for (const draft of named)
        if (!known.has(draft.uid)) made.set(draft.uid, await kind.created({ actor, now }, draft));
      try {
        if (made.size > 0)
          await context.transaction(({ session }) => questions.insertAll([...made.values()], session));
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
      const rows = named.map(({ uid }) => (known.get(uid) ?? made.get(uid))!);
      return { questions: await presentQuestions(rows, actor) };
    });
  };
};

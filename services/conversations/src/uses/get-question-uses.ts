import { type Handler, requireReadable } from '@coaching/service-kit';
import type { Interviews } from '../interviews/interviews-repository';
import { mayReadQuestionRow } from '../questions/question-policy';
import type { Questions } from '../questions/questions-repository';

export const getQuestionUses =
  (questions: Questions, interviews: Interviews): Handler<'getQuestionUses'> =>
  async ({ actor, params: { uid } }) => {
    requireReadable({ mayRead: mayReadQuestionRow }, actor, await questions.find(uid));
    return { uses: await interviews.countUses({ 'questions.question_uid': uid }) };
  };

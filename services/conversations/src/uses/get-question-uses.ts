import { type Handler, requireReadable, type Tools } from '@coaching/service-kit';
import type { Interviews } from '../interviews/interviews-repository';
import { mayReadQuestionRow } from '../questions/question-policy';
import type { Questions } from '../questions/questions-repository';
import { workingAt } from '../tools/working-at';

interface Stores {
  questions: Questions;
  interviews: Interviews;
  tools: Tools;
}

export const getQuestionUses =
  ({ questions, interviews, tools }: Stores): Handler<'getQuestionUses'> =>
  async ({ actor, params: { uid } }) => {
    const { question_type } = requireReadable(
      { mayRead: mayReadQuestionRow },
      actor,
      await questions.find(uid),
    );
    const tool = await tools.find(question_type);
    const viewer = tool ? workingAt(actor, tool) : actor;
    return { uses: await interviews.countUses(viewer, question_type, { 'questions.question_uid': uid }) };
  };

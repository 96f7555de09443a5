import { type Handler, requireReadable, shownRichText } from '@coaching/service-kit';
import { mayReadInterview } from '../interviews/interview-policy';
import type { Interviews } from '../interviews/interviews-repository';
import { mayReadQuestionRow } from '../questions/question-policy';
import type { Questions } from '../questions/questions-repository';

export const getNewerWording =
  (interviews: Interviews, questions: Questions): Handler<'getNewerWording'> =>
  async ({ actor, params: { uid } }) => {
    const interview = requireReadable({ mayRead: mayReadInterview }, actor, await interviews.find(uid));
    const pinned = interview.questions.filter(({ version }) => version !== null);
    const bank = await questions.findAll(pinned.flatMap(({ question_uid }) => question_uid ?? []));
    const newer = [...bank.values()].filter(
      (question) =>
        !question.deleted_at &&
        mayReadQuestionRow(actor, question) &&
        pinned.some(
          ({ question_uid, version, question: words }) =>
            question_uid === question.uid && version! < question.version && words !== question.question,
        ),
    );
    return {
      wordings: newer.map(({ uid: question_uid, question, version }) => ({
        question_uid,
        question: shownRichText(question),
        version,
      })),
    };
  };

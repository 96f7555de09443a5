import { mayDecideFor } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound } from '@coaching/service-kit';
import { hidersFor } from '../bank/asked';
import { mayReadInterview } from '../interviews/interview-policy';
import type { Interviews } from '../interviews/interviews-repository';
import { mayReadQuestionRow } from '../questions/question-policy';
import type { Questions } from '../questions/questions-repository';
import type { Favorites, Starred } from './favorites-repository';
import { presentStars } from './present-stars';

const NOT_THEIR_STAR =
  'You can give stars for yourself. Stars of an organization are given by its Organization Admins while they work in it.';

/** The tool of what is to have a star, if the caller is offered it. */
async function toolOf(
  { questions, interviews }: { questions: Questions; interviews: Interviews },
  actor: Parameters<typeof mayReadQuestionRow>[0],
  of: Starred,
  uid: string,
): Promise<string | null> {
  if (of === 'question') {
    const question = await questions.find(uid);
    return question && !question.deleted_at && mayReadQuestionRow(actor, question)
      ? question.question_type
      : null;
  }
  const template = await interviews.find(uid);
  const isTheirs = template?.template && !template.deleted_at && mayReadInterview(actor, template);
  return isTheirs ? template.interview_type : null;
}

export const updateFavorite =
  (stores: {
    questions: Questions;
    interviews: Interviews;
    favorites: Favorites;
  }): Handler<'updateFavorite'> =>
  async ({ actor, body: { uid, favorite_type, favorite_entity, favorite_uid, favorite_value } }) => {
    const isOwn = favorite_uid === actor.uid;
    if (isOwn !== (favorite_entity === 'User') || !mayDecideFor(actor, favorite_uid))
      throw new NotAllowed(NOT_THEIR_STAR);
    const tool = await toolOf(stores, actor, favorite_type, uid);
    if (tool === null) throw new NotFound(MESSAGES.notFound);
    await stores.favorites.set({ owner: favorite_uid, of: favorite_type, uid, tool }, favorite_value);
    const given = await stores.favorites.among(favorite_type, [uid], hidersFor(actor));
    return { uid, ...presentStars(uid, actor, given) };
  };

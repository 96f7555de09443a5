import type { Interview } from '@coaching/contracts';
import { ApiError, callApi, sessionStore } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { fieldsOf, mapOf, richText, versionsOf } from '@coaching/mfe-kit/merging';
import { changedAnswers, type OwnAnswers, ownAnswersOf } from './own-answers';

const fields = fieldsOf<OwnAnswers, 'answers'>({ answers: mapOf(richText<string>(), '') });

const mine = (interview: Interview) => ownAnswersOf(interview, sessionStore.lastSignedIn()?.user.uid ?? '');

/** What is refused is one question: it is asked no more. */
const isOfQuestion = (error: unknown) =>
  error instanceof ApiError && error.body?.errors?.some(({ path }) => path === 'question_uid');

/** How a coachee's own answers load, save themselves and come together with what they wrote elsewhere. */
export const ownAnswersAutosave: AutosavedEntity<OwnAnswers> = {
  entity: 'own-answers',
  load: async (uid, signal) =>
    mine((await callApi('getInterview', { params: { uid } }, { quiet: true, signal })).interview),
  save: async (now, base, signal) => {
    const params = { uid: now.uid };
    let answered = now;
    let refusal: unknown = null;
    for (const [question_uid, answer] of changedAnswers(now, base)) {
      const body = { question_uid, answer };
      try {
        const { interview } = await callApi('saveCoacheeAnswer', { params, body }, { quiet: true, signal });
        answered = mine(interview);
      } catch (error) {
        // The others are saved all the same.
        if (!isOfQuestion(error)) throw error;
        refusal = error;
      }
    }
    if (refusal) throw refusal;
    return answered;
  },
  current: () => null,
  versions: versionsOf(fields),
};

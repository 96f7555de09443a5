import type { Interview } from '@coaching/contracts';
import { callApi, sessionStore } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { fieldsOf, mapOf, richText, versionsOf } from '@coaching/mfe-kit/merging';
import { changedAnswers, type OwnAnswers, ownAnswersOf } from './own-answers';

const fields = fieldsOf<OwnAnswers, 'answers'>({ answers: mapOf(richText<string>(), '') });

const mine = (interview: Interview) => ownAnswersOf(interview, sessionStore.lastSignedIn()?.user.uid ?? '');

/** How a coachee's own answers load, save themselves and come together with what they wrote elsewhere. */
export const ownAnswersAutosave: AutosavedEntity<OwnAnswers> = {
  entity: 'own-answers',
  load: async (uid, signal) =>
    mine((await callApi('getInterview', { params: { uid } }, { quiet: true, signal })).interview),
  save: async (now, base, signal) => {
    const params = { uid: now.uid };
    let answered = now;
    for (const [question_uid, answer] of changedAnswers(now, base)) {
      const body = { question_uid, answer };
      const { interview } = await callApi('saveCoacheeAnswer', { params, body }, { quiet: true, signal });
      answered = mine(interview);
    }
    return answered;
  },
  current: () => null,
  versions: versionsOf(fields),
};

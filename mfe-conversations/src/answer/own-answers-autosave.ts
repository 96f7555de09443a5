import type { Interview } from '@coaching/contracts';
import { ApiError, absenceText, callApi, sessionStore } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { fieldsOf, mapOf, richText, versionsOf } from '@coaching/mfe-kit/merging';
import { closedWords } from './closed-words';
import { changedAnswers, type OwnAnswers, ownAnswersOf } from './own-answers';

const fields = fieldsOf<OwnAnswers, 'answers'>({ answers: mapOf(richText<string>(), '') });

const mine = (interview: Interview) => ownAnswersOf(interview, sessionStore.lastSignedIn()?.user.uid ?? '');

/** What is refused is one question: it is asked no more. */
const isOfQuestion = (error: unknown) =>
  error instanceof ApiError && error.body?.errors?.some(({ path }) => path === 'question_uid');

const load = async (uid: string, signal: AbortSignal) =>
  mine((await callApi('getInterview', { params: { uid } }, { quiet: true, signal })).interview);

/** The answers of a conversation that takes none any more, where that is why one was refused; null otherwise. */
async function closedMeanwhile(error: unknown, base: OwnAnswers, signal: AbortSignal) {
  if (!(error instanceof ApiError) || ![400, 403, 404].includes(error.status)) return null;
  try {
    const own = await load(base.uid, signal);
    return own.closed ? own : null;
  } catch (absence) {
    return absenceText(absence) === null ? null : { ...base, closed: 'gone' as const };
  }
}

/** How a coachee's own answers load, save themselves and come together with what they wrote elsewhere. */
export const ownAnswersAutosave: AutosavedEntity<OwnAnswers> = {
  entity: 'own-answers',
  load,
  save: async (now, base, signal) => {
    const params = { uid: now.uid };
    let answered = now;
    let refusal: unknown = null;
    for (const [question_uid, answer] of changedAnswers(now, base)) {
      const based_on = base.saved_at && (base.saved_at[question_uid] ?? null);
      const body = { question_uid, answer, based_on };
      try {
        const { interview } = await callApi('saveCoacheeAnswer', { params, body }, { quiet: true, signal });
        answered = mine(interview);
      } catch (error) {
        const own = isOfQuestion(error) ? null : await closedMeanwhile(error, base, signal);
        // What the server has is that none are taken; the answers go on from there, and are not sent.
        if (own?.closed) throw new ApiError(409, { message: closedWords[own.closed], own });
        // The others are saved all the same.
        if (!isOfQuestion(error)) throw error;
        refusal = error;
      }
    }
    if (refusal) throw refusal;
    return answered;
  },
  // Asking again a server that takes none is of no use; they stay on the device until they are put away.
  sendable: (now, base) =>
    base.closed ? { version: base, problem: closedWords[base.closed] } : { version: now, problem: null },
  current: ({ own, interview }) => {
    if (own) return own as OwnAnswers;
    return interview ? mine(interview as Interview) : null;
  },
  versions: versionsOf(fields),
};

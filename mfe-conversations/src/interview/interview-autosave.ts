import { type Interview, MESSAGES } from '@coaching/contracts';
import { interactionJournalName } from '@coaching/interaction-kit/begun';
import { ApiError, callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { interviewDraft } from './interview-draft';
import { interviewMerging } from './interview-merging';

/** Those that were begun on this page and not saved so far, as they began. */
const begun = new Map<string, Interview>();

/** Has a new one opened by its uid as if the server had it: it is made there by its first save. */
export function beginInterview(interview: Interview): void {
  begun.set(interview.uid, interview);
}

/** A conversation is with somebody; a template is with nobody. */
export const lacksCoachee = ({
  template,
  client_embed,
}: Pick<Interview, 'template' | 'client_embed'>): boolean => !template && client_embed.length === 0;

/** How conversations and templates load, save themselves and come together with what was written elsewhere. */
export const interviewAutosave: AutosavedEntity<Interview> = {
  entity: interactionJournalName('interview'),
  isNew: ({ revision }) => revision === 0,
  load: async (uid, signal) =>
    begun.get(uid) ?? (await callApi('getInterview', { params: { uid } }, { quiet: true, signal })).interview,
  save: async (mine, base, signal) => {
    // It waits on the device: a server that is asked all the same can only refuse.
    if (lacksCoachee(mine)) throw new ApiError(400, { message: MESSAGES.coacheeRequired });
    const body = { interview: interviewDraft(mine, base) };
    const { interview } = await callApi('saveInterview', { body }, { quiet: true, signal });
    begun.delete(mine.uid);
    return interview;
  },
  current: (body) => (body.interview as Interview | undefined) ?? null,
  versions: interviewMerging,
};

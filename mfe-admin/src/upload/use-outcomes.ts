import { type InvitationOutcome, MOST_PREVIEWED } from '@coaching/contracts';
import { callApi, callErrorText } from '@coaching/mfe-kit';
import { useCallback, useEffect, useState } from 'react';
import type { UploadTarget } from './upload-target';

type Outcomes = ReadonlyMap<string, { outcome: InvitationOutcome; username: string }>;

/** Milliseconds in which somebody goes on correcting before it is looked up. */
const PAUSE_MS = 400;

/**
 * What inviting each of these people does, by email; looked up some hundred at a time.
 * @param emails each once, all of them addresses
 */
export function useOutcomes({ role, entity }: UploadTarget, emails: readonly string[]) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const unknown = emails.filter((email) => !outcomes.has(email)).slice(0, MOST_PREVIEWED);
  const asked = unknown.join('\n');
  const entity_type = entity?.entity_type;
  const entity_uid = entity?.uid;

  useEffect(() => {
    if (asked === '' || problem !== null) return;
    const aborted = new AbortController();
    const users = asked.split('\n').map((email) => ({ email }));
    const body = {
      users,
      role,
      ...(entity_type && entity_uid && { entity: { entity_type, uid: entity_uid } }),
    };
    const timer = setTimeout(async () => {
      try {
        const answer = await callApi('previewInviteUsers', { body }, { quiet: true });
        if (aborted.signal.aborted) return;
        setOutcomes(
          (before) =>
            new Map([
              ...before,
              ...answer.users.map(({ email, outcome, username }) => [email, { outcome, username }] as const),
            ]),
        );
      } catch (error) {
        if (!aborted.signal.aborted) setProblem(callErrorText(error) ?? 'The people could not be looked up.');
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [asked, role, entity_type, entity_uid, problem]);

  return { outcomes, problem, retry: useCallback(() => setProblem(null), []) };
}

import { MESSAGES } from '@coaching/contracts';
import { ApiError, callApi, type SignedIn, useSession } from '@coaching/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { beginInterview } from '../interview/interview-autosave';
import { newInterview } from '../interview/new-interview';
import { templateQuestions } from '../templates/template-questions';
import { loadSetOf } from '../tool/load-set-of';
import type { ToolPlace } from '../tool/tool-place';

/** What the address says of a new conversation or template. */
export interface BegunFrom {
  interview_type: string | null;
  client_uid: string | null;
  /** 'true' for a template; else the uid of the template whose questions it asks. */
  template: string | null;
  /** The set whose tool it is; null where the address names none. */
  place: ToolPlace | null;
}

/** Whether it can be opened yet; `problem` says why not, and `again` tries once more. */
export type Beginning =
  | { state: 'loading' | 'begun' }
  | { state: 'failed'; problem: string; again: () => void };

const NO_TOOL = 'A conversation begins with one of your tools: please choose it under New Interaction.';

async function begin(uid: string, from: BegunFrom, { user, actor, organization }: SignedIn): Promise<string> {
  const { interview_type, client_uid, template, place } = from;
  if (interview_type === null) throw new ApiError(400, { message: NO_TOOL });
  const [set, client, questions] = await Promise.all([
    loadSetOf(interview_type, place, actor),
    client_uid === null ? null : callApi('getUser', { params: { id: client_uid } }, { quiet: true }),
    template === null || template === 'true' ? [] : templateQuestions(template),
  ]);
  beginInterview(
    newInterview({
      uid,
      template: template === 'true',
      interview_type,
      set,
      user,
      organization_uid: organization?.uid ?? null,
      client: client?.user ?? null,
      questions,
    }),
  );
  return uid;
}

function problemOf(error: Error): string {
  if (!(error instanceof ApiError) || error.status >= 500) return 'This could not be started.';
  return error.status === 404 ? MESSAGES.notFound : error.message;
}

/**
 * Begins a conversation or template as its address says.
 * @param from null for one that is there already
 */
export function useBegun(uid: string, from: BegunFrom | null): Beginning {
  const session = useSession();
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['begun interview', uid],
    queryFn: () => begin(uid, from!, session),
    enabled: from !== null,
    // It begins once, and not again for the next one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
  if (from === null || isSuccess) return { state: 'begun' };
  if (error) return { state: 'failed', problem: problemOf(error), again: () => void refetch() };
  return { state: 'loading' };
}

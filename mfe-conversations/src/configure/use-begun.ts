import { interactionKinds, type ToolSet } from '@coaching/contracts';
import { toolIn } from '@coaching/interaction-kit/tool-set';
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

/**
 * Whether it can be opened yet. One that is refused cannot be begun so, and `problem` says why; one that failed can be
 * tried `again`.
 */
export type Beginning =
  | { state: 'loading' | 'begun' }
  | { state: 'refused'; problem: string }
  | { state: 'failed'; problem: string; again: () => void };

const NO_TOOL = 'A conversation begins with one of your tools: please choose it under New Interaction.';
const NOT_YOUR_TOOL = 'This is no conversation tool that you work with. Please choose one of yours.';
const NO_COACHEE =
  'The coachee of this address was not found. Please begin under New Interaction, and choose a coachee there.';
const NO_TEMPLATE =
  'The template of this address was not found. Please begin under New Interaction, and use another one there.';

const ONESELF =
  'You hold no conversation with yourself. Please begin under New Interaction, and choose a coachee there.';

/** What an address asks for is not to be had, and will not be. */
class NotToBegin extends Error {}

const isRefused = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);

/** What is asked for; in words of ours where the server says that it is not there, or not theirs. */
const orRefused = <Answer>(asked: Promise<Answer>, problem: string): Promise<Answer> =>
  asked.catch((error) => {
    throw isRefused(error) ? new NotToBegin(problem) : error;
  });

/** @param set the one that holds the tool; null where none was to be had, which is the server's to explain */
async function requireConversationTool(tool_uid: string, set: ToolSet | null): Promise<void> {
  const tool = set && toolIn(set, tool_uid);
  if (tool && tool.tool_type !== interactionKinds.interview.tool_type) throw new NotToBegin(NOT_YOUR_TOOL);
  if (tool) return;
  const asked = callApi('getInterviewToolConfig', { params: { id: tool_uid } }, { quiet: true });
  await orRefused(asked, NOT_YOUR_TOOL).catch((error) => {
    // A conversation can be begun without a connection, and without the set of its tool.
    if (error instanceof NotToBegin) throw error;
  });
}

async function begin(uid: string, from: BegunFrom, { user, actor, organization }: SignedIn): Promise<string> {
  const { interview_type, client_uid, template, place } = from;
  if (interview_type === null) throw new NotToBegin(NO_TOOL);
  if (client_uid === user.uid && template !== 'true') throw new NotToBegin(ONESELF);
  const coachee = () => callApi('getUser', { params: { id: client_uid! } }, { quiet: true });
  const [set, client, questions] = await Promise.all([
    loadSetOf(interview_type, place, actor),
    client_uid === null ? null : orRefused(coachee(), NO_COACHEE),
    template === null || template === 'true' ? [] : orRefused(templateQuestions(template), NO_TEMPLATE),
  ]);
  await requireConversationTool(interview_type, set);
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

const problemOf = (error: Error) =>
  error instanceof ApiError && error.status < 500 ? error.message : 'This could not be started.';

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
  if (error instanceof NotToBegin) return { state: 'refused', problem: error.message };
  if (error) return { state: 'failed', problem: problemOf(error), again: () => void refetch() };
  return { state: 'loading' };
}

import type { Interview, Tool, ToolSet } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTool } from './use-tool';

/** Its name among what was seen on this device. */
const ENTITY = 'tool-of-conversation';

/** The tool of a conversation, and whether it is certain by now that it is this, or not to be had. */
export interface KnownTool {
  /** Null while it is not known. */
  tool: Tool | null;
  /** The set that offers it; null where the tool was only seen before. */
  set: ToolSet | null;
  isCertain: boolean;
}

/** The tool as it is; while that is out of reach, as it was when it was last seen on this device. */
export function useKnownTool(interview: Interview): KnownTool {
  const { user } = useSession();
  const { tool, set } = useTool(interview);
  const user_uid = user.uid;
  const uid = interview.interview_type;

  useEffect(() => {
    if (!tool) return;
    // A device that stores nothing shows one list without a network.
    void journal.storeSeen({ user_uid, entity: ENTITY, uid }, tool).catch(() => undefined);
  }, [tool, user_uid, uid]);

  const seen = useQuery({
    queryKey: ['seen conversation tool', user_uid, uid],
    queryFn: async () =>
      (await journal.seen<Tool>({ user_uid, entity: ENTITY, uid }).catch(() => null)) ?? null,
    enabled: !tool,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return {
    tool: tool ?? seen.data ?? null,
    set: (tool && set) ?? null,
    isCertain: tool !== undefined && (tool !== null || !seen.isLoading),
  };
}

import type { Interview, Tool } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTool } from '../tool/use-tool';

/** What of a tool says under which headings its questions stand. */
export type Categories = Pick<Tool, 'structured' | 'categories'>;

/** The categories of a conversation's tool, and whether it is certain by now that they are these, or not to be had. */
export interface KnownCategories {
  /** Null while they are not known. */
  categories: Categories | null;
  isCertain: boolean;
}

/** As its tool has them; while that is out of reach, as it had them when it was last seen on this device. */
export function useCategories(interview: Interview): KnownCategories {
  const { user } = useSession();
  const { tool } = useTool(interview);
  const user_uid = user.uid;
  const uid = interview.interview_type;

  useEffect(() => {
    if (!tool) return;
    const { structured, categories } = tool;
    const seen: Categories = { structured, categories };
    // A device that stores nothing shows one list without a network.
    void journal.storeSeen({ user_uid, entity: 'conversation-tool', uid }, seen).catch(() => undefined);
  }, [tool, user_uid, uid]);

  const seen = useQuery({
    queryKey: ['seen conversation tool', user_uid, uid],
    queryFn: async () =>
      (await journal.seen<Categories>({ user_uid, entity: 'conversation-tool', uid }).catch(() => null)) ??
      null,
    enabled: !tool,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return {
    categories: tool ?? seen.data ?? null,
    isCertain: tool !== undefined && (tool !== null || !seen.isLoading),
  };
}

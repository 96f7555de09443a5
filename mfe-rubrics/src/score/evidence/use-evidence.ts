import type { PinnedRubric } from '@coaching/contracts';
import { callKey, queryClient, useCall } from '@coaching/mfe-kit';
import { useReady } from '@coaching/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import type { EditedInstance } from '../../instance/edited-instance';
import { type Quotes, quotesOf } from './quotes';

/** The lines that stand under an instance's rows. */
export interface Evidence {
  /** Null where there are none, or none yet. */
  quotes: Quotes | null;
  /** Rows can be shown: what stands under them is there, or has been waited for long enough. */
  isReady: boolean;
}

/** Asks for the tagged lines of an instance's observations; whoever may not read these finds nothing. */
export const evidenceRequest = ({
  client,
  tool_uid,
  evidence,
}: Pick<EditedInstance, 'client' | 'tool_uid' | 'evidence'>) => ({
  query: { client_uid: client, rubric_uid: tool_uid, observation_uids: evidence },
});

export function useEvidence(instance: EditedInstance, rubric: PinnedRubric): Evidence {
  const { uid, evidence } = instance;
  const options = { enabled: evidence.length > 0, quiet: true };
  const lines = useCall('getEvidence', evidenceRequest(instance), options);
  const map = useCall('getEvidenceRows', { params: { uid } }, options);
  // Once it has moved to another version, other rows are those of other versions.
  const version = useRef(rubric.version);
  useEffect(() => {
    if (version.current === rubric.version) return;
    version.current = rubric.version;
    void queryClient.invalidateQueries({ queryKey: callKey('getEvidenceRows') });
  }, [rubric.version]);
  const [observations, rows] = [lines.data?.observations, map.data?.rows];
  const isMapKnown = map.data !== undefined || map.isError;
  const quotes = useMemo(
    () => (observations && isMapKnown ? quotesOf(observations, rubric, rows ?? {}) : null),
    [observations, rows, isMapKnown, rubric],
  );
  return { quotes, isReady: useReady(!lines.isLoading && !map.isLoading) };
}

import type { PinnedRubric } from '@coaching/contracts';
import { callKey, queryClient, useCall } from '@coaching/mfe-kit';
import { useEffect, useMemo, useRef } from 'react';
import type { EditedInstance } from '../../instance/edited-instance';
import { type Quotes, quotesOf } from './quotes';

/** Asks for the tagged lines of an instance's observations; whoever may not read these finds nothing. */
export const evidenceRequest = ({
  client,
  tool_uid,
  evidence,
}: Pick<EditedInstance, 'client' | 'tool_uid' | 'evidence'>) => ({
  query: { client_uid: client, rubric_uid: tool_uid, observation_uids: evidence },
});

/** The lines that stand under an instance's rows; null where there are none, or none yet. */
export function useEvidence(instance: EditedInstance, rubric: PinnedRubric): Quotes | null {
  const { uid, evidence } = instance;
  const options = { enabled: evidence.length > 0, quiet: true };
  const { data } = useCall('getEvidence', evidenceRequest(instance), options);
  const map = useCall('getEvidenceRows', { params: { uid } }, options);
  // Once it has moved to another version, other rows are those of other versions.
  const version = useRef(rubric.version);
  useEffect(() => {
    if (version.current === rubric.version) return;
    version.current = rubric.version;
    void queryClient.invalidateQueries({ queryKey: callKey('getEvidenceRows') });
  }, [rubric.version]);
  const [observations, rows] = [data?.observations, map.data?.rows];
  const isMapKnown = map.data !== undefined || map.isError;
  return useMemo(
    () => (observations && isMapKnown ? quotesOf(observations, rubric, rows ?? {}) : null),
    [observations, rows, isMapKnown, rubric],
  );
}

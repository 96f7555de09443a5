import type { PinnedRubric } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { latePart } from '@coaching/ui-kit';
import { useState } from 'react';
import type { EditedInstance } from '../../instance/edited-instance';
import type { Scores } from '../../instance/scores';
import { evidenceRequest } from '../evidence/use-evidence';
import { unscoredRows } from '../progress';
import type { LinesState } from './missing-words';

const MissingDialog = latePart(
  () => import('./missing-dialog'),
  ({ onEnd }) => onEnd(false),
);

const NOTHING = { client: '', tool_uid: '', evidence: [] };

interface AskedLines {
  data: object | undefined;
  isError: boolean;
}

const linesStateOf = ({ data, isError }: AskedLines): LinesState =>
  data ? 'known' : isError ? 'unknown' : 'loading';

interface Asking {
  answer: (isFinished: boolean) => void;
}

/**
 * Before it is finished: shows what has no score and which lines of its observations have no tag.
 * @param of whose observations these are; left out where nobody asks for their lines
 * @returns `ask`, which resolves with whether it is to be finished all the same, and what is shown meanwhile
 */
export function useMissingFirst(
  rubric: PinnedRubric,
  scores: Scores,
  of: Pick<EditedInstance, 'client' | 'tool_uid' | 'evidence'> | null = null,
) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const missing = unscoredRows(rubric, scores);
  const { query } = evidenceRequest(of ?? NOTHING);
  const hasEvidence = of !== null && of.evidence.length > 0;
  const evidence = useCall(
    'getEvidence',
    { query: { ...query, with_untagged: 'true' } },
    { enabled: hasEvidence, quiet: true },
  );
  const observations = evidence.data?.observations ?? [];
  const linesState = hasEvidence ? linesStateOf(evidence) : 'known';
  const isWhole =
    missing.length === 0 &&
    linesState === 'known' &&
    observations.every(({ untagged }) => untagged.length === 0);

  const ask = () =>
    isWhole ? Promise.resolve(true) : new Promise<boolean>((answer) => setAsking({ answer }));

  const end = (isFinished: boolean) => {
    asking?.answer(isFinished);
    setAsking(null);
  };
  const dialog = asking && (
    <MissingDialog
      rubric={rubric}
      missing={missing}
      observations={observations}
      linesState={linesState}
      onRetryLines={() => void evidence.refetch()}
      onEnd={end}
    />
  );
  return { ask, dialog };
}

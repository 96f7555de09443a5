import type { RubricContent } from '@coaching/contracts';
import { RefusedWork } from '@coaching/interaction-kit/refused-work';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { rubricKind } from '../instance/rubric-kind';
import type { Scores } from '../instance/scores';
import { writtenScores } from '../instance/written-scores';

interface RefusedScoresProps {
  rubric: RubricContent;
  scores: Scores;
  autosave: Pick<UsedAutosave<unknown>, 'problem' | 'retry'>;
}

/** What somebody scored themselves and the server refuses, to take along or to save again; nothing while all is well. */
export function RefusedScores({ rubric, scores, autosave: { problem, retry } }: RefusedScoresProps) {
  if (!problem) return null;
  return (
    <RefusedWork
      kind={rubricKind}
      entity={() => writtenScores(rubric, scores)}
      problem={problem}
      onRetry={retry}
    />
  );
}

import type { RubricContent } from '@coaching/contracts';
import { SavingState } from '@coaching/interaction-kit/refused-work';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { rubricKind } from '../instance/rubric-kind';
import type { Scores } from '../instance/scores';
import { writtenScores } from '../instance/written-scores';

interface ScoresStateProps {
  rubric: RubricContent;
  scores: Scores;
  saving: Pick<UsedAutosave<unknown>, 'state' | 'problem' | 'retry'>;
}

/** How what somebody scored themselves is saved, and why where it is not. */
export function ScoresState({ rubric, scores, saving }: ScoresStateProps) {
  return <SavingState kind={rubricKind} entity={() => writtenScores(rubric, scores)} saving={saving} />;
}

import type { Interview } from '@coaching/contracts';
import { DifferenceView, plainWords } from '@coaching/interaction-kit/wording';
import { useCall } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import type { Change } from '../questions/question-changes';
import classes from '../wording/newer-wording.module.css';
import { newerWordings, takeWording } from '../wording/newer-wordings';

interface NewerWordingProps {
  interview: Interview;
  change: (change: Change) => void;
}

/** What the bank words anew by now of a conversation that is stored. */
function useNewerWording({ uid, revision, questions }: Interview) {
  const isPinned = questions.some(({ question_uid }) => question_uid !== null);
  return useCall('getNewerWording', { params: { uid } }, { quiet: true, enabled: revision > 0 && isPinned });
}

/** Whether it is known if anything is worded anew, which stands over the questions and moves them. */
export const useIsWordingKnown = (interview: Interview) => !useNewerWording(interview).isLoading;

/** Says which questions the bank words anew by now, shows how, and takes one or all; what was answered stays. */
export function NewerWording({ interview, change }: NewerWordingProps) {
  const newer = newerWordings(interview.questions, useNewerWording(interview).data?.wordings ?? []);
  if (newer.length === 0) return null;
  return (
    <section className={classes.newer} aria-label="Newer wording">
      <div className={classes.head}>
        <p className={classes.words}>
          {newer.length === 1
            ? 'The bank has newer wording for 1 question.'
            : `The bank has newer wording for ${newer.length} questions.`}{' '}
          What was answered stays as it is.
        </p>
        {newer.length > 1 && (
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => {
              for (const wording of newer) change(takeWording(wording));
            }}
          >
            Take all
          </Button>
        )}
      </div>
      <ul className={classes.list}>
        {newer.map((wording) => (
          <li key={wording.uid} className={classes.item}>
            <DifferenceView before={plainWords(wording.before)} after={plainWords(wording.question)} />
            <Button variant="default" size="compact-sm" onClick={() => change(takeWording(wording))}>
              Take newer wording
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

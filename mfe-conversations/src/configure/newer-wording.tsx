import type { Interview } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { Button, toast } from '@coaching/ui-kit';
import type { Change } from '../questions/question-changes';
import { questionName } from '../questions/question-name';
import classes from '../wording/newer-wording.module.css';
import {
  type NewerWording as Newer,
  newerWordings,
  returnWording,
  takeWording,
} from '../wording/newer-wordings';
import { useFocusAfterTaking } from '../wording/use-focus-after-taking';
import { WordingChange } from '../wording/wording-change';

interface NewerWordingProps {
  interview: Interview;
  change: (change: Change) => void;
  /** Takes the focus once nothing is worded anew any more, given the question that was taken last. */
  onLastTaken: (uid: string) => void;
}

/** What the bank words anew by now of a conversation that is stored; one that is finished keeps the words it had. */
function useNewerWording({ uid, revision, end_timestamp, questions }: Interview) {
  const isPinned = questions.some(({ question_uid }) => question_uid !== null);
  const enabled = revision > 0 && isPinned && end_timestamp === null;
  const { data, isLoading } = useCall('getNewerWording', { params: { uid } }, { quiet: true, enabled });
  return { wordings: (enabled && data?.wordings) || [], isLoading };
}

/** Whether it is known if anything is worded anew, which stands over the questions and moves them. */
export const useIsWordingKnown = (interview: Interview) => !useNewerWording(interview).isLoading;

/** Says which questions the bank words anew by now, shows how, and takes one or all; what was answered stays. */
export function NewerWording({ interview, change, onLastTaken }: NewerWordingProps) {
  const newer = newerWordings(interview.questions, useNewerWording(interview).wordings);
  const focus = useFocusAfterTaking(newer, onLastTaken);
  if (newer.length === 0) return null;

  const take = (taken: readonly Newer[]) => {
    focus.leave(taken);
    for (const wording of taken) change(takeWording(wording));
    const undo = () => {
      for (const wording of taken) change(returnWording(wording));
    };
    const said =
      taken.length === 1 ? 'Newer wording taken' : `Newer wording taken for ${taken.length} questions`;
    toast.success(said, { undo });
  };
  return (
    <section className={classes.newer} aria-label="Newer wording">
      <div className={classes.head}>
        <p className={classes.words}>
          {newer.length === 1
            ? 'The bank has newer wording for 1 question.'
            : `The bank has newer wording for ${newer.length} questions.`}
          {/* A template is answered nowhere. */}
          {!interview.template && ' What was answered stays as it is.'}
        </p>
        {newer.length > 1 && (
          <Button variant="light" size="compact-sm" onClick={() => take(newer)}>
            Take all
          </Button>
        )}
      </div>
      <ul ref={focus.list} className={classes.list}>
        {newer.map((wording) => (
          <li key={wording.uid} className={classes.item}>
            <div className={classes.change}>
              <WordingChange {...wording} />
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Take newer wording: ${questionName(wording.question)}`}
              onClick={() => take([wording])}
            >
              Take newer wording
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Interview } from '@coaching/contracts';
import { RefusedWork } from '@coaching/interaction-kit/refused-work';
import { RichTextView } from '@coaching/ui-kit';
import { interviewKind } from '../interview/interview-kind';
import classes from './answers.module.css';
import { closedWords } from './closed-words';
import { useIsAnswering } from './use-is-answering';
import { useOwnAnswers } from './use-own-answers';

interface LeftAnswersProps {
  /** Uid of the conversation. */
  uid: string;
  /** As it was when it could be read; null where this page never had it. */
  interview: Interview | null;
}

function Left({ uid, interview }: LeftAnswersProps) {
  const { autosave, refused, putAway } = useOwnAnswers(uid, interview);
  if (refused.length === 0) return null;
  return (
    <section className={classes.left} aria-label="Your own answers">
      <RefusedWork
        kind={interviewKind}
        entity={() => refused.map(({ question, answer }) => ({ question, answer }))}
        problem={autosave.problem ?? closedWords.gone}
        onRetry={autosave.retry}
        onDiscard={putAway ?? undefined}
      />
      {refused.map((each) => (
        <fieldset key={each.uid} className={classes.own} aria-label="Your own answer">
          {each.question && (
            <div className={classes.asked}>
              <RichTextView html={each.question} />
            </div>
          )}
          <RichTextView html={each.answer} />
        </fieldset>
      ))}
    </section>
  );
}

/** What somebody answered to a conversation that is not theirs to read any more, and that was not saved before. */
export function LeftAnswers(props: LeftAnswersProps) {
  return useIsAnswering(props.uid, false) ? <Left {...props} /> : null;
}

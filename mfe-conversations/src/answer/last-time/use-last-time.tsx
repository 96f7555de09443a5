import type { Interview, InterviewQuestion } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LastAnswers } from './last-answers';
import { OpenSteps } from './open-steps';

/** What was said and agreed before, and whether it is shown. */
export interface LastTime {
  isShown: boolean;
  toggle(): void;
  /** The coachees' open action steps; null while nothing is shown. */
  steps: ReactNode;
  /** What was answered last to a question; null while nothing is shown. */
  beside(question: InterviewQuestion): ReactNode;
}

/** Alt+L, wherever one is on the page: the one key that shows it. */
const isKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyL';

/** What a conversation's coachees answered to its questions last time, and their open steps, one key away. */
export function useLastTime({ uid, client_embed }: Interview): LastTime {
  const [isShown, setShown] = useState(false);
  const toggle = useCallback(() => setShown((was) => !was), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);

  const { data, isError } = useCall('getLastAnswers', { params: { uid } }, { quiet: true, enabled: isShown });
  if (!isShown) return { isShown, toggle, steps: null, beside: () => null };
  return {
    isShown,
    toggle,
    steps: client_embed.map((client) => <OpenSteps key={client.uid} client={client} />),
    beside: ({ question_uid }) => (
      <LastAnswers
        answers={data?.answers.filter((answer) => answer.question_uid === question_uid)}
        clients={client_embed}
        isFailed={isError}
      />
    ),
  };
}

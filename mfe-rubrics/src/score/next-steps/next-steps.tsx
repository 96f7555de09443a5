import { Icon, VisuallyHidden } from '@coaching/ui-kit';
import { IconCheck, IconClock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './next-steps.module.css';
import { type Taking, useTakenSteps } from './taken-steps';

const WORDS: Record<Exclude<Taking, 'no'>, string> = {
  taken: 'in the action steps',
  // Nobody is told that it is there while a page that is left now would take it along.
  waiting: 'waiting for the action steps',
};

/** Whoever has gone on to something else by then stays there. */
function focusOn(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}

/** What the chosen level suggests to do next: one press makes an action step of it, unless it would tell too early. */
export function NextSteps({ rowName, steps }: { rowName: string; steps: readonly string[] }) {
  const taken = useTakenSteps();
  const [latest, setLatest] = useState<{ step: string; hadFocus: boolean } | null>(null);
  if (!taken) return null;
  const latestTaking = latest ? taken.taking(latest.step) : 'no';
  return (
    <section className={classes.steps} aria-label={`Suggested next steps: ${rowName}`}>
      <p className={classes.heading}>Suggested next steps</p>
      {steps.map((step) => {
        const taking = taken.taking(step);
        if (taking === 'no' && taken.heldBack !== null)
          return (
            <p key={step} className={classes.taken}>
              {step}
            </p>
          );
        return taking !== 'no' ? (
          <p
            key={step}
            // In place of the button that it was taken by.
            ref={latest?.step === step && latest.hadFocus ? focusOn : undefined}
            tabIndex={-1}
            className={classes.taken}
          >
            <Icon of={taking === 'taken' ? IconCheck : IconClock} size={16} />
            <span>{step}</span>
            <span className={classes.quiet}>{WORDS[taking]}</span>
          </p>
        ) : (
          <button
            key={step}
            type="button"
            className={classes.step}
            data-next-step
            aria-label={`Take as an action step: ${step}`}
            onClick={({ currentTarget }) => {
              // The key takes one from the row's levels, where the focus stays.
              setLatest({ step, hadFocus: document.activeElement === currentTarget });
              taken.take(step);
            }}
          >
            <Icon of={IconPlus} size={16} />
            <span>{step}</span>
          </button>
        );
      })}
      {taken.heldBack !== null && <p className={classes.quiet}>{taken.heldBack}</p>}
      <VisuallyHidden role="status">
        {latest && latestTaking !== 'no' && `${latest.step}: ${WORDS[latestTaking]}`}
      </VisuallyHidden>
    </section>
  );
}

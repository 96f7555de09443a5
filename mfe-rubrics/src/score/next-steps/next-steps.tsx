import { Icon } from '@coaching/ui-kit';
import { IconCheck, IconClock, IconPlus } from '@tabler/icons-react';
import classes from './next-steps.module.css';
import { type Taking, useTakenSteps } from './taken-steps';

const WORDS: Record<Exclude<Taking, 'no'>, string> = {
  taken: 'in the action steps',
  // Nobody is told that it is there while a page that is left now would take it along.
  waiting: 'waiting for the action steps',
};

/** What the chosen level suggests to do next: one press makes an action step of it, unless it would tell too early. */
export function NextSteps({ rowName, steps }: { rowName: string; steps: readonly string[] }) {
  const taken = useTakenSteps();
  if (!taken) return null;
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
          <p key={step} className={classes.taken}>
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
            onClick={() => taken.take(step)}
          >
            <Icon of={IconPlus} size={16} />
            <span>{step}</span>
          </button>
        );
      })}
      {taken.heldBack !== null && <p className={classes.quiet}>{taken.heldBack}</p>}
    </section>
  );
}

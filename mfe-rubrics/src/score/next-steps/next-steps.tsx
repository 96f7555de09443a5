import { Icon } from '@coaching/ui-kit';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import classes from './next-steps.module.css';
import { useTakenSteps } from './taken-steps';

/** What the chosen level suggests to do next: one press makes an action step of it. */
export function NextSteps({ rowName, steps }: { rowName: string; steps: readonly string[] }) {
  const taken = useTakenSteps();
  if (!taken) return null;
  return (
    <section className={classes.steps} aria-label={`Suggested next steps: ${rowName}`}>
      <p className={classes.heading}>Suggested next steps</p>
      {steps.map((step) =>
        taken.has(step) ? (
          <p key={step} className={classes.taken}>
            <Icon of={IconCheck} size={16} />
            <span>{step}</span>
            <span className={classes.quiet}>in the action steps</span>
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
        ),
      )}
    </section>
  );
}

import classes from './level-steps.module.css';

interface LevelStepsProps {
  steps: readonly string[];
  /** Leads to where they are changed; null for those who only read. */
  onOpen: (() => void) | null;
}

/** What a level suggests, in its cell; nothing where it suggests nothing. */
export function LevelSteps({ steps, onOpen }: LevelStepsProps) {
  if (steps.length === 0) return null;
  if (onOpen)
    return (
      <button type="button" className={classes.steps} onClick={onOpen}>
        {steps.length === 1 ? '1 next step' : `${steps.length} next steps`}
      </button>
    );
  return (
    <ul className={classes.list} aria-label="Suggested next steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

import { type ActionStep, interactionPath, type UserEmbed } from '@coaching/contracts';
import { Checkbox, Link } from '@coaching/ui-kit';
import { DueDate, plainWords } from '@coaching/ui-kit/action-steps';
import classes from '../dashboard-list.module.css';
import styles from './step-row.module.css';
import { useCompleting } from './use-completing';

/** An open step: done by its box, and leading to where it was agreed on. */
export function StepRow({ step, people }: { step: ActionStep; people: readonly UserEmbed[] }) {
  const { tool_embed } = step;
  const { complete, isCompleting } = useCompleting(step);
  const written = plainWords(step.action_step);
  const words = written || 'Nothing written yet';
  const facts = [people.map(({ username }) => username).join(', '), tool_embed.title];
  return (
    <li className={classes.row}>
      <Checkbox
        className={styles.box}
        aria-label={`Complete: ${words}`}
        checked={isCompleting}
        disabled={isCompleting}
        onChange={complete}
      />
      <div className={classes.words}>
        <Link
          className={`${classes.title} ${written ? '' : classes.unwritten}`}
          href={interactionPath(tool_embed)}
        >
          {words}
        </Link>
        <div className={classes.facts}>{facts.filter(Boolean).join(' · ')}</div>
        <DueDate step={step} />
      </div>
    </li>
  );
}

import { isOverdue } from '@coaching/contracts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import classes from './due-date.module.css';
import { dayText, today } from './step-words';
import type { ListedStep } from './steps-for';

/** Until when a step is to be done, and the word "Overdue" where that day has passed. */
export function DueDate({ step }: { step: Pick<ListedStep, 'completed' | 'due_date'> }) {
  if (!step.due_date) return null;
  return (
    <span className={classes.due}>
      <OverdueMark step={step} />
      Due {dayText(step.due_date)}
    </span>
  );
}

/** The word "Overdue" in amber, where it is true. */
export function OverdueMark({ step }: { step: Pick<ListedStep, 'completed' | 'due_date'> }) {
  if (!isOverdue(step, today())) return null;
  return (
    <span className={classes.overdue}>
      <Icon of={IconAlertTriangle} size={14} />
      Overdue
    </span>
  );
}

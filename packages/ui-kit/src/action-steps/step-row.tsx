import { Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { EditableText } from '../editable-text';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { afterPress } from '../press/press';
import classes from './action-step-list.module.css';
import { DueDate, OverdueMark } from './due-date';
import { DueDateField } from './due-date-field';
import { momentDay } from './step-words';
import type { ListedStep, StepChange } from './steps-for';

interface StepRowProps {
  step: ListedStep;
  /** What it is called for those who do not see where it stands: "step 1 for Daniel Reyes". */
  label: string;
  /** Text, last day and removal; otherwise they are only read. */
  mayWrite: boolean;
  mayComplete: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onLeave: () => void;
  onChange: (change: StepChange) => void;
  onRemove: () => void;
}

/** One step: what, until when, whether it is done. */
export function StepRow(props: StepRowProps) {
  const { step, label, mayWrite, mayComplete, isEditing, onEdit, onLeave, onChange, onRemove } = props;
  const isDone = step.completed !== null;
  const write = (action_step: string) => onChange({ action_step });
  return (
    <li className={classes.step} data-done={isDone}>
      <div className={classes.words}>
        <EditableText
          outlined
          value={step.action_step}
          label={label}
          placeholder="What is to be done"
          emptyWords="Nothing written yet"
          isEditing={isEditing}
          disabled={isDone}
          onEdit={mayWrite ? onEdit : undefined}
          onWrite={write}
          onChange={write}
          onLeave={onLeave}
          // What is pressed next stays where it is until the press is over.
          onBlur={() => afterPress(onLeave)}
        />
      </div>
      {mayWrite && (
        <IconButton className={classes.remove} label={`Delete ${label}`} tooltip="Delete" onClick={onRemove}>
          <Icon of={IconTrash} size={18} />
        </IconButton>
      )}
      <div className={classes.facts}>
        <Checkbox
          label={step.completed ? `Completed ${momentDay(step.completed)}` : 'Completed'}
          aria-label={`Completed${step.completed ? ` ${momentDay(step.completed)}` : ''}, ${label}`}
          checked={isDone}
          disabled={!mayComplete}
          onChange={() => onChange({ completed: isDone ? null : new Date().toISOString() })}
        />
        {mayWrite && !isDone ? (
          <>
            <DueDateField
              value={step.due_date}
              label={label}
              onChange={(due_date) => onChange({ due_date })}
            />
            <OverdueMark step={step} />
          </>
        ) : (
          <DueDate step={step} />
        )}
      </div>
    </li>
  );
}

import { useState } from 'react';
import classes from './action-step-list.module.css';

/** A year is typed digit by digit; what is before this is still being typed. */
const FIRST_DAY = '1900-01-01';

interface DueDateFieldProps {
  /** YYYY-MM-DD, or null for none. */
  value: string | null;
  /** For which step, for those who do not see where it stands. */
  label: string;
  onChange: (due_date: string | null) => void;
}

/** Chooses the last day of a step, or none. */
export function DueDateField({ value, label, onChange }: DueDateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={classes.due}>
      Due
      <input
        type="date"
        max="9999-12-31"
        className={classes.date}
        aria-label={`Due date of ${label}`}
        value={typed ?? value ?? ''}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value >= FIRST_DAY) onChange(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => {
          if (typed === '' && value !== null && !currentTarget.validity.badInput) onChange(null);
          setTyped(null);
        }}
      />
    </label>
  );
}

import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { parseMinutes } from './parse-minutes';
import classes from './timer-panel.module.css';

export interface MinutesFieldProps {
  /** Null shows an empty field: not started. */
  minutes: number | null;
  onChange: (minutes: number | null) => void;
}

/** A duration in whole minutes. What is typed counts when the field is left or Enter is pressed. */
export function MinutesField({ minutes, onChange }: MinutesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const commit = () => {
    if (typed === null) return;
    const parsed = parseMinutes(typed);
    setTyped(null);
    if (parsed !== undefined && parsed !== minutes) onChange(parsed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <div className={classes.field}>
      <TextInput
        aria-label="Duration in minutes"
        classNames={{ input: classes.input }}
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        value={typed ?? minutes?.toString() ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden>min</span>
    </div>
  );
}

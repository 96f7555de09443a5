import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from '../press/press';
import {
  dateTimeProblems,
  formatDate,
  formatTime,
  maskTime,
  parseDate,
  toTimestamp,
  understood,
} from './date-time';
import classes from './date-time-field.module.css';

interface DateTimeFieldProps {
  label: string;
  /** ISO timestamp, or null for none. */
  value: string | null;
  /**
   * Called with an ISO timestamp as soon as both parts can be read, and null once both are empty. While they cannot be
   * read, it is not called and the inputs are invalid to their form.
   */
  onChange: (timestamp: string | null) => void;
  description?: string;
}

interface Typed {
  date: string;
  time: string;
}

const isoDay = (date: Date) => {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

const typedOf = (moment: Date | null): Typed =>
  moment ? { date: formatDate(moment), time: formatTime(moment) } : { date: '', time: '' };

/** Date as DD MMM YYYY and time as ##:##, typed or picked from the browser's calendar. */
export function DateTimeField({ label, value, onChange, description }: DateTimeFieldProps) {
  const shown = value ? new Date(value) : null;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { date, time } = typed ?? typedOf(shown);
  const problems = dateTimeProblems(date, time);

  useEffect(() => {
    dateInput.current?.setCustomValidity(problems.date ?? '');
    timeInput.current?.setCustomValidity(problems.time ?? '');
  }, [problems.date, problems.time]);

  const type = (next: Typed) => {
    setTyped(next);
    const timestamp = toTimestamp(next.date, next.time);
    if (timestamp) onChange(timestamp);
    else if (!next.date.trim() && !next.time.trim()) onChange(null);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    setTyped((now) => now && understood(now));
    if (row.current?.contains(relatedTarget)) return;
    // A message below the field moves what stands there, and that may be what is pressed.
    afterPress(() => {
      setProblemsShown(true);
      if (!problems.date && !problems.time) setTyped(null);
    });
  };
  const showProblems = () => setProblemsShown(true);

  return (
    <div ref={row} className={classes.row}>
      <div className={classes.anchor}>
        <TextInput
          ref={dateInput}
          label={label}
          description={description}
          placeholder="DD MMM YYYY"
          autoComplete="off"
          value={date}
          error={areProblemsShown && problems.date}
          onInvalid={showProblems}
          onBlur={leave}
          onChange={(event) => type({ date: event.currentTarget.value, time })}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Choose a date"
              onClick={() => picker.current?.showPicker()}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          }
        />
        <input
          ref={picker}
          type="date"
          className={classes.picker}
          tabIndex={-1}
          aria-hidden="true"
          value={shown ? isoDay(shown) : ''}
          onChange={(event) => {
            const picked = parseDate(event.currentTarget.value);
            if (picked) type({ date: formatDate(new Date(...picked)), time });
          }}
        />
      </div>
      <TextInput
        ref={timeInput}
        className={classes.time}
        label="Time"
        placeholder="##:##"
        inputMode="numeric"
        autoComplete="off"
        value={time}
        error={areProblemsShown && problems.time}
        onInvalid={showProblems}
        onBlur={leave}
        onChange={(event) => type({ date, time: maskTime(event.currentTarget.value) })}
      />
    </div>
  );
}

import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatDate, formatTime, maskTime, parseDate, toTimestamp } from './date-time';
import classes from './date-time-field.module.css';

interface DateTimeFieldProps {
  label: string;
  /** ISO timestamp, or null for none. */
  value: string | null;
  /** Told an ISO timestamp once both parts can be read. */
  onChange: (timestamp: string) => void;
  description?: string;
}

const isoDay = (date: Date) => {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Date as DD MMM YYYY and time as ##:##, typed or picked from the browser's calendar. */
export function DateTimeField({ label, value, onChange, description }: DateTimeFieldProps) {
  const shown = value ? new Date(value) : null;
  const [typed, setTyped] = useState<{ date?: string; time?: string }>({});
  const picker = useRef<HTMLInputElement>(null);
  const date = typed.date ?? (shown ? formatDate(shown) : '');
  const time = typed.time ?? (shown ? formatTime(shown) : '');
  const [problem, setProblem] = useState<string | null>(null);

  const settle = (nextDate: string, nextTime: string) => {
    const timestamp = toTimestamp(nextDate, nextTime);
    if (!timestamp) {
      setProblem(
        parseDate(nextDate)
          ? 'Please enter a time such as 09:30.'
          : 'Please enter a date such as 03 Mar 2026.',
      );
      return;
    }
    setProblem(null);
    setTyped({});
    if (timestamp !== value) onChange(timestamp);
  };

  return (
    <div className={classes.row}>
      <div className={classes.anchor}>
        <TextInput
          label={label}
          description={description}
          placeholder="DD MMM YYYY"
          autoComplete="off"
          value={date}
          error={problem}
          onChange={(event) => setTyped({ ...typed, date: event.currentTarget.value })}
          onBlur={() => settle(date, time)}
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
            if (picked) settle(formatDate(new Date(...picked)), time);
          }}
        />
      </div>
      <TextInput
        label="Time"
        placeholder="##:##"
        inputMode="numeric"
        autoComplete="off"
        value={time}
        onChange={(event) => setTyped({ ...typed, time: maskTime(event.currentTarget.value) })}
        onBlur={() => settle(date, time)}
      />
    </div>
  );
}

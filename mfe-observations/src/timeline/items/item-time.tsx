import { formatClock, type ObservationItem } from '@coaching/contracts';
import { useState } from 'react';
import { momentOfTime } from '../script/item-time';
import classes from './item.module.css';

interface ItemTimeProps {
  item: ObservationItem;
  /** Left out for those who only read. */
  onChange?: (change: Pick<ObservationItem, 'time' | 'timestamp'>) => void;
}

/** An item's stamp; a coach can correct it. What cannot be read as a time changes nothing. */
export function ItemTime({ item, onChange }: ItemTimeProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (!onChange)
    return (
      <time className={classes.stamp} dateTime={item.timestamp}>
        {item.time}
      </time>
    );

  const settle = () => {
    const moment = typed === null ? null : momentOfTime(typed, new Date(item.timestamp));
    if (moment) onChange({ time: formatClock(moment), timestamp: moment.toISOString() });
    setTyped(null);
  };
  return (
    <input
      className={classes.stamp}
      aria-label="Time"
      autoComplete="off"
      value={typed ?? item.time}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

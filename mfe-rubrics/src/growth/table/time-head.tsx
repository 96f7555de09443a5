import { Link } from '@coaching/ui-kit';
import type { GrowthTime } from '../words/times';
import classes from './time-head.module.css';

/** When a column was scored; of one person it leads to where. */
export function TimeHead({ time: { label, href } }: { time: GrowthTime }) {
  // On one line where there is room, else day and month over the year, which is behind the last blank or slash.
  const split = Math.max(label.lastIndexOf(' '), label.lastIndexOf('/')) + 1;
  const text = (
    <>
      <span>{label.slice(0, split)}</span>
      <wbr />
      <span>{label.slice(split)}</span>
    </>
  );
  return href === null ? (
    <span className={classes.time}>{text}</span>
  ) : (
    <Link className={classes.time} href={href} aria-label={`Open what was scored on ${label}`}>
      {text}
    </Link>
  );
}

import { Link } from '@coaching/ui-kit';
import type { GrowthTime } from '../words/times';
import classes from './time-head.module.css';

/** When a column was scored; of one person it leads to where. */
export function TimeHead({ time: { label, href } }: { time: GrowthTime }) {
  // Day and month over the year, which is behind the last blank of a month and the last slash of a day.
  const split = Math.max(label.lastIndexOf(' '), label.lastIndexOf('/')) + 1;
  const text = (
    <>
      {label.slice(0, split)}
      <br />
      {label.slice(split)}
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

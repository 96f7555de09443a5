import classes from './live-mark.module.css';
import { type Connection, liveWords } from './live-words';

/** Says whether an interaction grows while it is read. */
export function LiveMark(connection: Connection) {
  const words = liveWords(connection);
  if (!words) return null;
  return (
    <span className={classes.mark} data-live={connection.live === 'live' || undefined}>
      <span className={classes.dot} aria-hidden />
      {words}
    </span>
  );
}

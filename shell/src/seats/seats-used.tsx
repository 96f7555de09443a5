import { licenseDayOf, type OrganizationSeats } from '@coaching/contracts';
import { serverNow } from '@coaching/mfe-kit';
import classes from './seats.module.css';
import { usedWords } from './seats-words';

/** How many of the seats are used and, where there are too few, what happens when. */
export function SeatsUsed({ seats }: { seats: OrganizationSeats }) {
  const { closes_at } = seats;
  const closes = closes_at === null ? null : new Date(closes_at);
  return (
    <section className={classes.part} aria-label="Seats used">
      <p className={classes.used}>{usedWords(seats)}</p>
      {closes && (
        <p className={classes.exceeded} role="status">
          There are more coaches than seats.{' '}
          {closes > serverNow()
            ? `Add seats by ${licenseDayOf(closes)}; from that day on no further coaches can be added.`
            : `Since ${licenseDayOf(closes)} no further coaches can be added.`}{' '}
          Whoever coaches already goes on as before.
        </p>
      )}
    </section>
  );
}

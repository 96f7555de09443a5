import { licenseDayOf } from '@coaching/contracts';
import { serverNow, useSession } from '@coaching/mfe-kit';
import { Link } from '@coaching/ui-kit';
import bar from '../notice-bar/notice-bar.module.css';
import classes from './seats-notice.module.css';

/** Says above every screen, to who may see to it, that there are more coaches than seats. @param closes_at ISO 8601 */
export function SeatsNotice({ closes_at }: { closes_at: string }) {
  const { organization } = useSession();
  if (!organization) return null;
  const closes = new Date(closes_at);
  const words =
    closes > serverNow()
      ? `Add some by ${licenseDayOf(closes)} to go on adding coaches.`
      : 'No coaches can be added.';
  return (
    <section className={bar.notice} aria-label="Seats">
      <p className={classes.words}>
        <span className={classes.long}>{organization.name} has more coaches than seats. </span>
        {words}
      </p>
      <Link href={`/seats/${organization.uid}`} className={classes.link}>
        See seats
      </Link>
    </section>
  );
}

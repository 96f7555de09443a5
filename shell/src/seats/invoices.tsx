import { licenseDayOf } from '@coaching/contracts';
import { useCall } from '@coaching/mfe-kit';
import { ErrorState, Link, LoadingState } from '@coaching/ui-kit';
import { amountText } from '../payment/amount-text';
import classes from './seats.module.css';

/** What was billed by card, newest first. */
export function Invoices({ organization_uid }: { organization_uid: string }) {
  const asked = useCall('getInvoices', { params: { id: organization_uid } }, { quiet: true });
  const invoices = asked.data?.invoices;
  return (
    <section className={classes.part} aria-labelledby="invoices">
      <h2 id="invoices" className={classes.name}>
        Invoices
      </h2>
      {invoices?.length === 0 && (
        <p className={classes.quiet}>Invoices of what is paid by card will be here.</p>
      )}
      {invoices && invoices.length > 0 && (
        <ul className={classes.list}>
          {invoices.map(({ at, cents, is_paid, url }) => (
            <li key={at} className={classes.row}>
              <span>{licenseDayOf(new Date(at))}</span>
              <span>{amountText(cents / 100)}</span>
              <span className={classes.grows}>{is_paid ? 'Paid' : 'Not paid'}</span>
              {url && (
                <Link href={url} aria-label={`Invoice of ${licenseDayOf(new Date(at))}`}>
                  Read
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {!invoices &&
        (asked.isError ? (
          <ErrorState title="The invoices could not be loaded." onRetry={() => void asked.refetch()} />
        ) : (
          <LoadingState rows={2} />
        ))}
    </section>
  );
}

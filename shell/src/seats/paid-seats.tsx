import { licenseDayOf, type OrganizationSeats, plans } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import { seatsWords } from '../payment/plan-words';
import { useGoTo } from '../payment/use-go-to';
import classes from './seats.module.css';

interface PaidSeatsProps {
  seats: OrganizationSeats;
  /** Whether the portal is theirs to open. */
  mayPay: boolean;
}

/** What is paid by card, whether its payment failed, and the portal in which number, card and invoices are. */
export function PaidSeats({ seats: { organization_uid, subscription, has_portal }, mayPay }: PaidSeatsProps) {
  const goTo = useGoTo();
  const portal = useCallMutation('getSeatsPortal', { onSuccess: ({ url }) => goTo(url) });
  return (
    <section className={classes.part} aria-labelledby="paid-seats">
      <h2 id="paid-seats" className={classes.name}>
        Paid by card
      </h2>
      <p className={classes.quiet}>
        {subscription
          ? `${seatsWords(subscription.seats)}, ${plans[subscription.product].name}.`
          : 'Nothing is paid by card any more.'}
      </p>
      {subscription?.grace_until && (
        <p className={classes.exceeded} role="status">
          The last payment has failed. These seats count until{' '}
          {licenseDayOf(new Date(subscription.grace_until))}. Please pay with another card before then.
        </p>
      )}
      {has_portal && mayPay && (
        <Button
          variant="default"
          loading={portal.isPending}
          onClick={() => portal.mutate({ params: { id: organization_uid } })}
        >
          Manage seats, card and invoices
        </Button>
      )}
    </section>
  );
}

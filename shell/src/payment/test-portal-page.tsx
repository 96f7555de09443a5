import { licenseDayOf, plans } from '@coaching/contracts';
import { useCall, useCallMutation } from '@coaching/mfe-kit';
import {
  Button,
  ContentColumn,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import classes from './payment.module.css';

/** Where a pretended plan is cancelled, on a platform without Stripe. */
export default function TestPortalPage() {
  const { data, isLoading, refetch } = useCall('getTestSubscriptions');
  const cancel = useCallMutation('cancelTestSubscription', { invalidates: ['getTestSubscriptions'] });
  return (
    <>
      <PageHeader title="Test billing" back={{ href: '/payment', label: 'Your licence' }} />
      <ContentColumn>
        <div className={classes.parts}>
          <p className={classes.test}>
            This is a test: nothing here was paid for, and there are no invoices. This platform has no
            payments set up.
          </p>
          {isLoading && <LoadingState rows={3} />}
          {!isLoading && !data && (
            <ErrorState title="Your plans could not be loaded." onRetry={() => void refetch()} />
          )}
          {data?.subscriptions.length === 0 && (
            <EmptyState action={<Link href="/payment">Choose a plan</Link>}>
              You have no plan here.
            </EmptyState>
          )}
          {data && data.subscriptions.length > 0 && (
            <ul className={classes.plans}>
              {data.subscriptions.map(({ id, product, period_end, is_cancelled }) => (
                <li key={id} className={classes.plan}>
                  <h2 className={classes.name}>{plans[product].name}</h2>
                  <p className={classes.tools}>
                    {is_cancelled ? 'Ends on' : 'Renews on'} {licenseDayOf(new Date(period_end))}
                  </p>
                  {!is_cancelled && (
                    <Button
                      variant="default"
                      loading={cancel.isPending}
                      onClick={() => cancel.mutate({ params: { id } })}
                    >
                      Cancel this plan
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </ContentColumn>
    </>
  );
}

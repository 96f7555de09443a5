import { useCall } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, ErrorState, Link, LoadingState, PageHeader } from '@coaching/ui-kit';
import classes from './payment.module.css';
import { TestInvoices } from './test-invoices';
import { TestPlan } from './test-plan';

/** Where a pretended plan is switched or cancelled, on a platform without Stripe. */
export default function TestPortalPage() {
  const { data, isLoading, refetch } = useCall('getTestSubscriptions');
  return (
    <>
      <PageHeader title="Test billing" back={{ href: '/payment', label: 'Your licence' }} />
      <ContentColumn>
        <div className={classes.parts}>
          <p className={classes.test}>
            This is a test: nothing here was paid for, and its invoices are pretended. This platform has no
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
          {data?.subscriptions.map((subscription) => (
            <TestPlan key={subscription.id} subscription={subscription} />
          ))}
          {data && data.invoices.length > 0 && <TestInvoices invoices={data.invoices} />}
        </div>
      </ContentColumn>
    </>
  );
}

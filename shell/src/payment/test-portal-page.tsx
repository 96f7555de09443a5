import { useCall } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, ErrorState, Link, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useSearchParams } from 'react-router';
import classes from './payment.module.css';
import { TestInvoices } from './test-invoices';
import { TestPlan } from './test-plan';

/** Where a pretended plan is switched or cancelled, on a platform without Stripe. */
export default function TestPortalPage() {
  const [search] = useSearchParams();
  const organization_uid = search.get('organization_uid') ?? undefined;
  const back = organization_uid
    ? { href: `/seats/${organization_uid}`, label: 'Seats' }
    : { href: '/payment', label: 'Your license' };
  const { data, isLoading, refetch } = useCall('getTestSubscriptions', { query: { organization_uid } });
  return (
    <>
      <PageHeader title="Test billing" back={back} />
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
            <EmptyState action={<Link href={back.href}>Choose a plan</Link>}>
              There is no plan here.
            </EmptyState>
          )}
          {data?.subscriptions.map((subscription) => (
            <TestPlan key={subscription.id} subscription={subscription} organization_uid={organization_uid} />
          ))}
          {data && data.invoices.length > 0 && <TestInvoices invoices={data.invoices} />}
        </div>
      </ContentColumn>
    </>
  );
}

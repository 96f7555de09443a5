import { ContentColumn, EmptyState, Link, PageHeader } from '@coaching/ui-kit';

/** Where a checkout leads back to; there is none yet, so there is nothing to confirm. */
export default function PaymentCompletePage() {
  return (
    <>
      <PageHeader title="Payment" />
      <ContentColumn>
        <EmptyState action={<Link href="/payment">Back to the plans</Link>}>
          There is no payment to confirm.
        </EmptyState>
      </ContentColumn>
    </>
  );
}

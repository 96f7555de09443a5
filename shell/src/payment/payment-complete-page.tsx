import { needsLicense } from '@coaching/access';
import {
  callKey,
  queryClient,
  refreshSession,
  sessionStore,
  supportEmail,
  useCall,
  useSession,
} from '@coaching/mfe-kit';
import {
  ContentColumn,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
  toast,
} from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../login/safe-redirect';
import { useLanding } from '../routing/use-landing';
import { outdatedByPayment } from './outdated-by-payment';
import { paidWords } from './paid-words';

/** How often to look whether the licence has arrived, in milliseconds. */
const LOOK_MS = 1000;

/** After so long a payer should know that something is slow, in milliseconds. */
const SLOW_MS = 30_000;

/** What the person signed in is licensed for by now. */
function ownLicenses() {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.user.licenses : [];
}

/** Whether the person signed in may go on. */
function hasArrived(product: string): boolean {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return false;
  const hasIt = ownLicenses().some((license) => license.product === product);
  return hasIt && !needsLicense(session.actor, new Date());
}

/**
 * Where a checkout leads back to: once the licence is there, on to where the payer was going. Seats are there by the
 * time that the checkout is complete.
 */
export default function PaymentCompletePage() {
  useSession();
  const navigate = useNavigate();
  const landing = useLanding();
  const [search] = useSearchParams();
  const id = search.get('session_id') ?? '';
  const status = useCall(
    'getSessionStatus',
    { params: { id } },
    { enabled: id !== '', quiet: true, retry: false, refetchOnMount: 'always' },
  );
  const { data, isFetching } = status;
  const [isSlow, setSlow] = useState(false);
  // An answer from before the payment says nothing any more.
  const isUnpaid = !isFetching && data !== undefined && data.status !== 'complete';

  useEffect(() => {
    if (data?.status !== 'complete') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    const look = async () => {
      await refreshSession().catch(() => undefined);
      if (left) return;
      if (data.organization_uid === null && !hasArrived(data.product)) {
        timer = setTimeout(look, LOOK_MS);
        return;
      }
      // Taken away, so that where one goes on to does not begin with what was before.
      for (const name of outdatedByPayment) queryClient.removeQueries({ queryKey: callKey(name) });
      toast.success(paidWords(data, ownLicenses()));
      navigate(safeRedirect(data.redirect_to) ?? landing, { replace: true });
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [data, landing, navigate]);

  return (
    <>
      <PageHeader title="Payment" />
      <ContentColumn>
        {id === '' || status.error?.name === 'ApiError' || isUnpaid ? (
          <EmptyState action={<Link href="/payment">Back to the plans</Link>}>
            There is no payment to confirm.
          </EmptyState>
        ) : status.isError ? (
          <ErrorState title="Your payment could not be confirmed yet." onRetry={() => void status.refetch()}>
            Nothing is paid twice. Try again in a moment.
          </ErrorState>
        ) : (
          <>
            <LoadingState rows={3} label="Your license is being set up…" />
            {isSlow && (
              <p role="status">
                This takes longer than it should. Your payment is safe, and nothing is paid twice: you can
                leave this page, and your license will be there within minutes. If it is not, write to{' '}
                <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>.
              </p>
            )}
          </>
        )}
      </ContentColumn>
    </>
  );
}

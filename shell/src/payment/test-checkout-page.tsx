import { plans } from '@coaching/contracts';
import { useCall, useCallMutation } from '@coaching/mfe-kit';
import { Button, ContentColumn, EmptyState, Link, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../login/safe-redirect';
import { amountText } from './amount-text';
import classes from './payment.module.css';
import { periodOf, seatsWords } from './plan-words';

/** The checkout of a platform without Stripe: everything but the money. */
export default function TestCheckoutPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('session_id') ?? '';
  const { data, isLoading } = useCall(
    'getSessionStatus',
    { params: { id } },
    { enabled: id !== '', quiet: true, retry: false },
  );
  const pay = useCallMutation('payTestCheckout', {
    invalidates: ['getSessionStatus'],
    onSuccess: () =>
      navigate(`/payment_complete?${new URLSearchParams({ session_id: id })}`, { replace: true }),
  });
  const amount = amountText(data ? plans[data.product].dollars * data.quantity : 0);
  return (
    <>
      <PageHeader title="Test checkout" />
      <ContentColumn>
        {isLoading && <LoadingState rows={3} />}
        {!isLoading && !data && (
          <EmptyState action={<Link href="/payment">Back to the plans</Link>}>
            There is nothing to pay for here.
          </EmptyState>
        )}
        {data && (
          <div className={classes.parts}>
            <p className={classes.test}>
              This is a test: no card is asked for and no money moves. This platform has no payments set up.
            </p>
            <div>
              <h2 className={classes.name}>
                {plans[data.product].name}
                {data.organization_uid !== null && `, ${seatsWords(data.quantity)}`}
              </h2>
              <p className={classes.price}>
                {amount} <span className={classes.period}>{periodOf(data.product)}</span>
              </p>
            </div>
            <div className={classes.buttons}>
              <Button loading={pay.isPending} onClick={() => pay.mutate({ params: { id } })}>
                Pretend to pay {amount}
              </Button>
              <Button
                component={Link}
                href={safeRedirect(search.get('back')) ?? '/payment'}
                variant="default"
              >
                {data.organization_uid === null ? 'Back to the plans' : 'Back to the seats'}
              </Button>
            </div>
          </div>
        )}
      </ContentColumn>
    </>
  );
}

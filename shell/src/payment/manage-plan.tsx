import { isPaidPlan, licenseDayOf, plans } from '@coaching/contracts';
import { useCall, useCallMutation } from '@coaching/mfe-kit';
import { Button, Prose } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { amountText } from './amount-text';
import classes from './payment.module.css';
import { useGoTo } from './use-go-to';

interface ManagePlanProps {
  /** Whether it is the one thing to do here. */
  isFirst: boolean;
  /** What else can be done here; stands beside it. */
  children: ReactNode;
}

/** What becomes of a plan that is paid for: its failed payment, a larger one, its end; none of it for who has none. */
export function ManagePlan({ isFirst, children }: ManagePlanProps) {
  const goTo = useGoTo();
  const account = useCall('getBillingAccount', {}, { quiet: true, refetchOnMount: 'always' });
  const portal = useCallMutation('getBillingPortal', { onSuccess: ({ url }) => goTo(url) });
  if (!account.data?.has_portal) return <div className={classes.buttons}>{children}</div>;
  const { product, grace_until } = account.data;
  const isObservationAlone = isPaidPlan(product) && plans[product].tools === plans.obs_monthly.tools;
  const words = grace_until
    ? 'Pay with another card'
    : isObservationAlone
      ? 'Upgrade your plan'
      : 'Manage plan and invoices';
  return (
    <>
      {(grace_until || isObservationAlone) && (
        <Prose>
          {grace_until && (
            <p>
              Your last payment has failed. You can go on working until {licenseDayOf(new Date(grace_until))}.
              Please pay with another card before then.
            </p>
          )}
          {isObservationAlone && (
            <p>
              Your plan covers observations. With {plans.monthly.name} ({amountText(plans.monthly.dollars)} a
              month) or {plans.yearly.name} ({amountText(plans.yearly.dollars)} a year) you also hold
              conversations and use rubrics.
            </p>
          )}
        </Prose>
      )}
      <div className={classes.buttons}>
        <Button
          variant={isFirst ? 'filled' : 'default'}
          loading={portal.isPending}
          onClick={() => portal.mutate({})}
        >
          {words}
        </Button>
        {children}
      </div>
    </>
  );
}

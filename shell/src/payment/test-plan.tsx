import {
  isPaidPlan,
  licenseDayOf,
  planNames,
  plans,
  seatPlans,
  type TestSubscription,
} from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import { outdatedByPayment } from './outdated-by-payment';
import classes from './payment.module.css';
import { choiceOf, seatsWords } from './plan-words';

interface TestPlanProps {
  subscription: TestSubscription;
  /** The organisation whose seats they are; absent for a plan of one's own. */
  organization_uid?: string;
}

/** A pretended plan: switched, cancelled, or with a card that fails or pays. */
export function TestPlan({ subscription, organization_uid }: TestPlanProps) {
  const { id, product, quantity, period_end, is_cancelled, has_failed } = subscription;
  const change = useCallMutation('changeTestSubscription', { invalidates: outdatedByPayment });
  const cancel = useCallMutation('cancelTestSubscription', { invalidates: outdatedByPayment });
  const asked = { params: { id }, query: { organization_uid } };
  const offered = organization_uid ? seatPlans : planNames.filter(isPaidPlan);
  const others = offered.filter((plan) => plan !== product);
  const busy = change.isPending || cancel.isPending;
  return (
    <section className={classes.plan} aria-label={plans[product].name}>
      <h2 className={classes.name}>
        {plans[product].name}
        {organization_uid && `, ${seatsWords(quantity)}`}
      </h2>
      <p className={classes.tools}>
        {is_cancelled ? 'Ends on' : 'Renews on'} {licenseDayOf(new Date(period_end))}
        {has_failed && '. The last payment has failed.'}
      </p>
      {!is_cancelled && (
        <div className={classes.buttons}>
          {others.map((plan) => (
            <Button
              key={plan}
              variant="default"
              disabled={busy}
              onClick={() => change.mutate({ ...asked, body: { product: plan } })}
            >
              Switch to {plans[plan].name}: {choiceOf(plan)}
            </Button>
          ))}
          {organization_uid &&
            [quantity + 1, quantity - 1]
              .filter((seats) => seats > 0)
              .map((seats) => (
                <Button
                  key={seats > quantity ? 'more' : 'fewer'}
                  variant="default"
                  disabled={busy}
                  onClick={() => change.mutate({ ...asked, body: { quantity: seats } })}
                >
                  Pay for {seatsWords(seats)}
                </Button>
              ))}
          <Button
            variant="default"
            disabled={busy}
            onClick={() => change.mutate({ ...asked, body: { card_fails: !has_failed } })}
          >
            {has_failed ? 'Pretend that the card pays' : 'Pretend that the card fails'}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => cancel.mutate(asked)}>
            Cancel this plan
          </Button>
        </div>
      )}
    </section>
  );
}

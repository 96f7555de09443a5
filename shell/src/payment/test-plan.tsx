import { isPaidPlan, licenseDayOf, planNames, plans, type TestSubscription } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import classes from './payment.module.css';
import { choiceOf } from './plan-words';

/** What a change of a pretended plan makes old. */
const invalidates = ['getTestSubscriptions', 'getBillingAccount'] as const;

/** A pretended plan: switched, cancelled, or with a card that fails or pays. */
export function TestPlan({ subscription }: { subscription: TestSubscription }) {
  const { id, product, period_end, is_cancelled, has_failed } = subscription;
  const change = useCallMutation('changeTestSubscription', { invalidates: [...invalidates] });
  const cancel = useCallMutation('cancelTestSubscription', { invalidates: [...invalidates] });
  const params = { id };
  const others = planNames.filter(isPaidPlan).filter((plan) => plan !== product);
  const busy = change.isPending || cancel.isPending;
  return (
    <section className={classes.plan} aria-label={plans[product].name}>
      <h2 className={classes.name}>{plans[product].name}</h2>
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
              onClick={() => change.mutate({ params, body: { product: plan } })}
            >
              Switch to {plans[plan].name}: {choiceOf(plan)}
            </Button>
          ))}
          <Button
            variant="default"
            disabled={busy}
            onClick={() => change.mutate({ params, body: { card_fails: !has_failed } })}
          >
            {has_failed ? 'Pretend that the card pays' : 'Pretend that the card fails'}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => cancel.mutate({ params })}>
            Cancel this plan
          </Button>
        </div>
      )}
    </section>
  );
}

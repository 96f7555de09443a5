import { type Plan, plans } from '@coaching/contracts';
import { Button } from '@coaching/ui-kit';
import { amountText } from './amount-text';
import classes from './payment.module.css';
import { choiceOf, periodOf } from './plan-words';

interface PlanCardsProps {
  offered: readonly Plan[];
  chosen: Plan | null;
  /** The plan whose checkout is on its way; null when none is. */
  busy: Plan | null;
  onChoose(plan: Plan): void;
}

/** The plans one can choose, each with its price and its button. */
export function PlanCards({ offered, chosen, busy, onChoose }: PlanCardsProps) {
  return (
    <ul className={classes.plans}>
      {offered.map((plan) => (
        <li key={plan} className={classes.plan} data-chosen={plan === chosen || undefined}>
          <h2 className={classes.name}>{plans[plan].name}</h2>
          <p className={classes.price}>
            {amountText(plans[plan].dollars)} <span className={classes.period}>{periodOf(plan)}</span>
          </p>
          <p className={classes.tools}>{plans[plan].tools}</p>
          <Button
            variant={plan === (chosen ?? offered[0]) ? 'filled' : 'default'}
            loading={busy === plan}
            disabled={busy !== null && busy !== plan}
            onClick={() => onChoose(plan)}
          >
            {choiceOf(plan)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { MOST_SEATS, type OrganizationSeats, plans, type SeatPlan, seatPlans } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, NativeSelect, TextInput } from '@coaching/ui-kit';
import { type FormEvent, useState } from 'react';
import { amountText } from '../payment/amount-text';
import { periodOf, seatsWords } from '../payment/plan-words';
import { useGoTo } from '../payment/use-go-to';
import classes from './seats.module.css';
import { tooFewWords, typedSeats, wantedSeats } from './seats-words';

const choices = seatPlans.map((value) => ({
  value,
  label: `${amountText(plans[value].dollars)} ${periodOf(value)} per coach`,
}));
const wrongNumber = `Please enter a number from 1 to ${MOST_SEATS}.`;

/** Seats by card: how many, paid for how often, what comes of too few, and on to the checkout. */
export function BuySeats({ seats: now }: { seats: OrganizationSeats }) {
  const { organization_uid } = now;
  const goTo = useGoTo();
  const begin = useCallMutation('createCheckoutSession', { onSuccess: ({ url }) => goTo(url) });
  const [typed, setTyped] = useState(String(wantedSeats(now)));
  const [product, setProduct] = useState<SeatPlan>('yearly');
  const [isWrong, setWrong] = useState(false);
  const seats = typedSeats(typed, MOST_SEATS);
  const tooFew = seats === null ? null : tooFewWords(now, seats);

  const buy = (event: FormEvent) => {
    event.preventDefault();
    setWrong(seats === null);
    if (seats === null) return;
    const cart = [{ product, quantity: seats }];
    begin.mutate({ body: { cart, organization_uid, redirect_to: `/seats/${organization_uid}` } });
  };
  return (
    <section className={classes.part} aria-labelledby="buy-seats">
      <h2 id="buy-seats" className={classes.name}>
        Buy seats by card
      </h2>
      <form className={classes.form} onSubmit={buy} noValidate>
        <div className={classes.fields}>
          <TextInput
            label="Seats"
            inputMode="numeric"
            value={typed}
            error={isWrong && seats === null && wrongNumber}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            label="Price"
            data={choices}
            value={product}
            onChange={(event) => setProduct(event.currentTarget.value as SeatPlan)}
          />
        </div>
        <div role="status">{tooFew && <p className={classes.exceeded}>{tooFew}</p>}</div>
        {/* The page stays while the browser is on its way to the checkout. */}
        <Button type="submit" loading={begin.isPending || begin.isSuccess}>
          {seats === null
            ? 'Buy seats'
            : `Buy ${seatsWords(seats)}: ${amountText(plans[product].dollars * seats)} ${periodOf(product)}`}
        </Button>
      </form>
    </section>
  );
}

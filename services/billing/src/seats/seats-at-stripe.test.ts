import { aCast } from '@coaching/access/testing';
import { billingWithStripe } from '../testing/billing-with-stripe';
import { itemOf } from '../testing/stripe/stripe-objects';

const stripe = billingWithStripe();
const { world } = stripe.server;

/** An organisation of its own whose Billing has begun to buy three seats. */
async function aBuyer() {
  const { organizations, people, actors } = aCast();
  const cedar = organizations.cedar.uid;
  await stripe.billing.receive({ organizations: [organizations.cedar], people: [people.billing] });
  const { session_id } = await stripe.billing.call(
    'createCheckoutSession',
    { body: { cart: [{ product: 'yearly', quantity: 3 }], organization_uid: cedar } },
    actors.billing,
  );
  return { cedar, bill: actors.billing, person: people.billing, session_id };
}

async function seatsPublished(cedar: string) {
  const events = (await stripe.billing.published()).filter(({ entity_uid }) => entity_uid === cedar);
  const last = events.at(-1);
  return last?.type === 'seats.updated' ? last.data.seats : undefined;
}

it('sells seats at the price of the list to a customer of the organisation’s own', async () => {
  const { cedar, bill, person, session_id } = await aBuyer();
  const { price, quantity } = itemOf(world.pay(session_id));
  expect([price.unit_amount, quantity]).toEqual([9900, 3]);
  expect(world.customers.at(-1)).toMatchObject({
    email: person.email,
    metadata: { organization_uid: cedar },
  });
  await stripe.billing.call('getSessionStatus', { params: { id: session_id } }, bill);
  expect(await seatsPublished(cedar)).toBe(3);
});

it('follows what Stripe’s portal changes, by events alone', async () => {
  const { cedar, session_id } = await aBuyer();
  const subscription = world.pay(session_id);
  await stripe.server.send(world.events.at(-1)!);
  expect(await seatsPublished(cedar)).toBe(3);
  itemOf(subscription).quantity = 8;
  await stripe.server.send(world.happen('customer.subscription.updated', subscription));
  expect(await seatsPublished(cedar)).toBe(8);
});

it('lists an organisation’s own invoices, newest first, with where they are read', async () => {
  const { cedar, bill, session_id } = await aBuyer();
  const subscription = world.pay(session_id);
  world.renew(subscription, false);
  const { invoices } = await stripe.billing.call('getInvoices', { params: { id: cedar } }, bill);
  expect(invoices.map(({ cents, is_paid }) => [cents, is_paid])).toEqual([
    [29_700, false],
    [29_700, true],
  ]);
  expect(invoices[0]?.url).toMatch(/^https:\/\/invoice\.stripe\.test\//);
});

it('leads to the portal of the organisation’s own customer, and back to its seats', async () => {
  const { cedar, bill } = await aBuyer();
  const customer = world.customers.at(-1)!.id;
  const { url } = await stripe.billing.call('getSeatsPortal', { params: { id: cedar } }, bill);
  expect(url).toBe(`https://portal.stripe.test/${customer}`);
});

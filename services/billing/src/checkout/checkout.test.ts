import { aCast } from '@coaching/access/testing';
import { type Actor, MESSAGES, type Plan } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER } from '@coaching/service-kit';
import { type BillingForTest, startBillingForTest } from '../testing/billing-for-test';

let billing: BillingForTest;
beforeAll(async () => {
  billing = await startBillingForTest(null);
});
afterAll(() => billing.close());

const begin = (actor: Actor, product: Plan) =>
  billing.call('createCheckoutSession', { body: { cart: [{ product, quantity: 1 }] } }, actor);
const statusOf = (actor: Actor, id: string) => billing.call('getSessionStatus', { params: { id } }, actor);
const pay = (actor: Actor, id: string) => billing.call('payTestCheckout', { params: { id } }, actor);

describe('the free week', () => {
  it('is granted at once, and is the same week when it is asked for again', async () => {
    const coach = await billing.aCoach();
    const { url, session_id } = await begin(coach, 'free');
    expect(url).toBe(`${billing.origin}/payment_complete?session_id=${session_id}`);
    expect(await statusOf(coach, session_id)).toMatchObject({ status: 'complete', product: 'free' });
    const granted = await billing.licensesOf(coach);
    expect(granted).toEqual([expect.objectContaining({ product: 'free' })]);
    await begin(coach, 'free');
    expect(await billing.licensesOf(coach)).toEqual(granted);
  });
  it('is not had again by another account under the same address, nor under an address one moved to', async () => {
    const coach = await billing.aCoach('first@school.test');
    await begin(coach, 'free');
    const person = { ...aCast().people.soloCoach, uid: coach.uid };
    await billing.receive({ people: [{ ...person, email: 'second@school.test' }] }, 2);
    for (const email of ['first@school.test', 'first+again@school.test', 'second@school.test'])
      await expect(begin(await billing.aCoach(email), 'free')).rejects.toMatchObject({
        status: 400,
        body: { message: MESSAGES.freeWeekUsed },
      });
    await begin(await billing.aCoach('third@school.test'), 'free');
  });
  describe('counts every address that somebody has or had:', () => {
    let count = 0;
    const newEmail = () => `address-${++count}@school.test`;
    /** The coach as identity publishes them once these are their addresses, the first one first. */
    const hasAddresses = ({ uid }: Actor, revision: number, ...emails: string[]) =>
      billing.receive(
        { people: [{ ...aCast().people.soloCoach, uid, email: emails[0]!, emails }] },
        revision,
      );
    const isRefused = (coach: Actor) =>
      expect(begin(coach, 'free')).rejects.toMatchObject({
        status: 400,
        body: { message: MESSAGES.freeWeekUsed },
      });

    it('a second one beside the first', async () => {
      const [first, second] = [newEmail(), newEmail()];
      const coach = await billing.aCoach(first);
      await hasAddresses(coach, 2, first, second);
      await begin(coach, 'free');
      await isRefused(await billing.aCoach(second));
    });
    it('one that joined after the week, and is given up again', async () => {
      const [first, second] = [newEmail(), newEmail()];
      const coach = await billing.aCoach(first);
      await begin(coach, 'free');
      await hasAddresses(coach, 2, first, second);
      await hasAddresses(coach, 3, first);
      await isRefused(await billing.aCoach(second));
    });
    it('one that was given up before the week', async () => {
      const [first, second] = [newEmail(), newEmail()];
      const coach = await billing.aCoach(first);
      await hasAddresses(coach, 2, second);
      await begin(coach, 'free');
      await isRefused(await billing.aCoach(first));
    });
    it('one whose week another account had, taken in beside an address of one’s own', async () => {
      const [first, second] = [newEmail(), newEmail()];
      await begin(await billing.aCoach(first), 'free');
      const coach = await billing.aCoach(second);
      await hasAddresses(coach, 2, second, first);
      await isRefused(coach);
      await hasAddresses(coach, 3, second);
      await isRefused(coach);
    });
    it('those of an account that is gone', async () => {
      const [first, second] = [newEmail(), newEmail()];
      const coach = await billing.aCoach(first);
      await hasAddresses(coach, 2, first, second);
      await begin(coach, 'free');
      const { uid } = coach;
      await billing.receiveEvent({ type: 'user.deleted', entity_uid: uid, revision: 3, data: { uid } });
      await isRefused(await billing.aCoach(second));
    });
    it('and a week goes on for who takes in another’s address while it runs', async () => {
      const [first, second] = [newEmail(), newEmail()];
      await begin(await billing.aCoach(first), 'free');
      const coach = await billing.aCoach(second);
      await begin(coach, 'free');
      await hasAddresses(coach, 2, second, first);
      await begin(coach, 'free');
    });
  });
  it('is not for who has paid before', async () => {
    const coach = await billing.aCoach();
    const { session_id } = await begin(coach, 'monthly');
    await pay(coach, session_id);
    await billing.call('cancelTestSubscription', { params: { id: session_id } }, coach);
    await expect(begin(coach, 'free')).rejects.toMatchObject({ status: 400 });
  });
});

it('takes no cart that says a price, more than one plan, or none of ours', async () => {
  const coach = await billing.aCoach();
  const carts = [
    [{ product: 'yearly', quantity: 1, price: 1 }],
    [{ product: 'yearly', quantity: 0 }],
    [{ product: 'yearly', quantity: 2 }],
    [
      { product: 'free', quantity: 1 },
      { product: 'yearly', quantity: 1 },
    ],
    [{ product: 'everything', quantity: 1 }],
    [],
  ];
  for (const cart of carts) {
    const { status } = await fetch(`${billing.origin}/user/checkout_session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [ACTOR_TOKEN_HEADER]: billing.tokenOf(coach) },
      body: JSON.stringify({ cart }),
    });
    expect(status).toBe(400);
  }
});

it('sells nothing to those who need nothing', async () => {
  const { coach, coachee, superuser } = aCast().actors;
  for (const actor of [coach, coachee, superuser])
    await expect(begin(actor, 'monthly')).rejects.toMatchObject({ status: 403 });
});

it('lets one pretend to pay, and cancel, for oneself alone', async () => {
  const [coach, other] = [await billing.aCoach(), await billing.aCoach()];
  const { session_id, url } = await begin(coach, 'obs_yearly');
  expect(new URL(url).pathname).toBe('/payment_test');
  await expect(pay(other, session_id)).rejects.toMatchObject({ status: 404 });
  await expect(statusOf(other, session_id)).rejects.toMatchObject({ status: 404 });
  await pay(coach, session_id);
  const granted = await billing.licensesOf(coach);
  expect(granted).toEqual([expect.objectContaining({ product: 'obs_yearly' })]);
  await expect(begin(coach, 'yearly')).rejects.toMatchObject({
    status: 400,
    body: { message: MESSAGES.hasPlan },
  });
  const cancel = (actor: Actor) =>
    billing.call('cancelTestSubscription', { params: { id: session_id } }, actor);
  await expect(cancel(other)).rejects.toMatchObject({ status: 404 });
  await cancel(coach);
  const { subscriptions } = await billing.call('getTestSubscriptions', {}, coach);
  expect(subscriptions).toEqual([expect.objectContaining({ product: 'obs_yearly', is_cancelled: true })]);
  expect(await billing.licensesOf(coach)).toEqual(granted);
});

it('switches a pretended plan in place, and lets one see what becomes of a card that fails', async () => {
  const [coach, other] = [await billing.aCoach(), await billing.aCoach()];
  const { session_id: id } = await begin(coach, 'obs_monthly');
  await pay(coach, id);
  const account = () => billing.call('getBillingAccount', {}, coach);
  const change = (actor: Actor, body: { product: 'yearly' } | { card_fails: boolean }) =>
    billing.call('changeTestSubscription', { params: { id }, body }, actor);
  expect(await account()).toEqual({ has_portal: true, product: 'obs_monthly', grace_until: null });
  await expect(change(other, { product: 'yearly' })).rejects.toMatchObject({ status: 404 });
  await change(coach, { product: 'yearly' });
  expect(await billing.licensesOf(coach)).toEqual([expect.objectContaining({ product: 'yearly' })]);
  await change(coach, { card_fails: true });
  expect((await account()).grace_until).not.toBeNull();
  const { subscriptions, invoices } = await billing.call('getTestSubscriptions', {}, coach);
  expect(subscriptions).toEqual([expect.objectContaining({ product: 'yearly', has_failed: true })]);
  expect(invoices.map(({ is_paid }) => is_paid)).toEqual([false, true]);
  await change(coach, { card_fails: false });
  expect((await account()).grace_until).toBeNull();
});

it('has no portal for whom a licence was given, or who has only looked at a checkout', async () => {
  const [given, looked] = [await billing.aCoach(), await billing.aCoach()];
  await begin(looked, 'monthly');
  for (const coach of [given, looked])
    expect(await billing.call('getBillingAccount', {}, coach)).toMatchObject({ has_portal: false });
});

it('takes no events where there is no Stripe', async () => {
  expect(await billing.sendEvent('{}', 't=1,v1=00')).toBe(404);
});

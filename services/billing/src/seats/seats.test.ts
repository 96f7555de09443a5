import { aCast, anActorIn, type Cast } from '@coaching/access/testing';
import { type Actor, licenseDayOf, type Person, type Plan, type Role } from '@coaching/contracts';
import { createLogger } from '@coaching/service-kit';
import { billingParts } from '../service';
import { syncAllDue } from '../sync/sync-due';
import { type BillingForTest, startBillingForTest } from '../testing/billing-for-test';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLogger({ name: 'test', level: 'silent' });
let billing: BillingForTest;
let parts: ReturnType<typeof billingParts>;
let all: Cast;
let cedar: string;

beforeAll(async () => {
  billing = await startBillingForTest(null);
  parts = billingParts({ stripe: null, graceDays: 7 }, billing.service.context);
});
afterAll(() => billing.close());

/** Somebody as identity publishes them, with roles in Cedar Grove. */
const inCedar = (person: Person, ...roles: Role[]): Person => ({
  ...person,
  schools: [{ organization_uid: cedar, roles, programs: [] }],
});
/** The same in a program of it alone. */
const inProgramOfCedar = (person: Person, ...roles: Role[]): Person => ({
  ...person,
  schools: [
    {
      organization_uid: cedar,
      roles: [],
      programs: [{ program_uid: 'elementary', program_name: 'Elementary', roles }],
    },
  ],
});

beforeEach(async () => {
  all = aCast();
  cedar = all.organizations.cedar.uid;
  const { coach, secondCoach, coachee, admin, billing: bill } = all.people;
  await billing.receive({
    organizations: [all.organizations.cedar, all.organizations.lakeside],
    people: [
      inCedar(coach, 'Coach'),
      inProgramOfCedar(secondCoach, 'Coach'),
      inCedar(coachee, 'Coachee'),
      inCedar(admin, 'Organization Admin'),
      inCedar(bill, 'Billing'),
    ],
  });
});

const inDays = (days: number) => licenseDayOf(new Date(Date.now() + days * DAY_MS));
const anOrder = (seats: number, more: object = {}) => ({
  seats,
  start_date: inDays(-1),
  end_date: inDays(60),
  reference: 'PO 4711',
  ...more,
});
const enter = (actor: Actor | null, order: ReturnType<typeof anOrder>, id = cedar) =>
  billing.call('savePurchaseOrder', { params: { id }, body: { purchase_order: order } }, actor);
const seatsFor = async (actor: Actor | null, id = cedar) =>
  (await billing.call('getSeats', { params: { id } }, actor)).seats;
/** What is due so many days from now is synced. */
const inDaysTime = (days: number) => syncAllDue(parts, log, () => new Date(Date.now() + days * DAY_MS));
async function published() {
  return (await billing.published()).flatMap((event) =>
    event.type === 'seats.updated' && event.entity_uid === cedar ? [event.data] : [],
  );
}
async function mails() {
  return (await billing.published()).flatMap(({ type, data }) =>
    type === 'mail.requested' && 'organization' in data.mail && data.mail.organization?.uid === cedar
      ? [data.mail]
      : [],
  );
}
/** One more person coaches in Cedar Grove, or one no longer does. */
const another = (roles: Role[], revision = 1, person: Person = aCast().people.coach) =>
  billing.receive({ people: [inCedar(person, ...roles)] }, revision);

describe('purchase orders', () => {
  it('are entered by Billing and by a Superuser, add up, and are published to who adds coaches', async () => {
    const { billing: bill, superuser } = all.actors;
    const { seats } = await enter(bill, anOrder(10));
    expect(seats).toMatchObject({
      organization_name: 'Cedar Grove',
      seats: 10,
      used: 2,
      closes_at: null,
      purchase_orders: [{ seats: 10, reference: 'PO 4711' }],
      subscription: null,
      has_portal: false,
    });
    await enter(superuser, anOrder(5, { reference: 'PO 4712' }));
    expect(await published()).toEqual([
      { organization_uid: cedar, seats: 10, closes_at: null },
      { organization_uid: cedar, seats: 15, closes_at: null },
    ]);
  });

  it('are changed and taken out again', async () => {
    const { billing: bill } = all.actors;
    const [order] = (await enter(bill, anOrder(10))).seats.purchase_orders;
    expect((await enter(bill, anOrder(12, { uid: order!.uid }))).seats).toMatchObject({ seats: 12 });
    const input = { params: { id: cedar, order: order!.uid } };
    expect((await billing.call('deletePurchaseOrder', input, bill)).seats).toMatchObject({
      seats: null,
      purchase_orders: [],
    });
    await expect(billing.call('deletePurchaseOrder', input, bill)).rejects.toMatchObject({ status: 404 });
  });

  it('are refused when they end before they start, and without seats or a reference', async () => {
    const { billing: bill } = all.actors;
    for (const wrong of [
      { end_date: inDays(-2) },
      { seats: 0 },
      { seats: 1.5 },
      { reference: ' ' },
      { start_date: '31/12/2026' },
    ])
      await expect(enter(bill, anOrder(10, wrong))).rejects.toMatchObject({ status: 400 });
  });

  it('no longer count once they are over', async () => {
    await enter(all.actors.billing, anOrder(2));
    await inDaysTime(62);
    expect((await published()).at(-1)).toMatchObject({ seats: 0, closes_at: expect.any(String) });
  });
});

describe('who may not', () => {
  it('see seats and invoices is refused, and learns nothing of another organisation', async () => {
    const { coach, coachee, programAdmin, strangerAdmin, soloCoach } = all.actors;
    const strangerBilling = anActorIn(all.organizations.lakeside.uid, 'Billing');
    for (const [actors, status] of [
      [[coach, coachee, programAdmin], 403],
      [[strangerAdmin, strangerBilling, soloCoach], 404],
      [[null], 401],
    ] as const)
      for (const actor of actors) {
        await expect(seatsFor(actor)).rejects.toMatchObject({ status });
        await expect(billing.call('getInvoices', { params: { id: cedar } }, actor)).rejects.toMatchObject({
          status,
        });
        await expect(billing.call('getSeatsPortal', { params: { id: cedar } }, actor)).rejects.toMatchObject({
          status,
        });
        await expect(buy(actor, 'monthly', 3)).rejects.toMatchObject({ status });
        await expect(enter(actor, anOrder(3))).rejects.toMatchObject({ status });
      }
  });
  it('enter purchase orders only sees them: an Organization Admin, and Support', async () => {
    for (const actor of [all.actors.admin, all.actors.support]) {
      await expect(enter(actor, anOrder(3))).rejects.toMatchObject({ status: 403 });
      expect(await seatsFor(actor)).toMatchObject({ seats: null, used: 2 });
    }
  });
  it('pay on behalf of an organisation as staff', async () => {
    for (const actor of [all.actors.superuser, all.actors.support]) {
      await expect(buy(actor, 'monthly', 3)).rejects.toMatchObject({ status: 403 });
      await expect(billing.call('getSeatsPortal', { params: { id: cedar } }, actor)).rejects.toMatchObject({
        status: 403,
      });
    }
  });
  it('do anything for an organisation that is not there', async () => {
    await expect(enter(all.actors.superuser, anOrder(3), 'nowhere')).rejects.toMatchObject({ status: 404 });
    const invoices = billing.call('getInvoices', { params: { id: 'nowhere' } }, all.actors.superuser);
    await expect(invoices).rejects.toMatchObject({ status: 404 });
  });
});

describe('one coach more than seats', () => {
  it('is told to administrators and Billing once, with thirty days to add seats', async () => {
    const { admin, billing: bill } = all.people;
    await enter(all.actors.billing, anOrder(2));
    expect(await mails()).toEqual([]);
    await another(['Coach']);
    await inDaysTime(0);
    const closes = inDays(30);
    const { closes_at } = (await published()).at(-1)!;
    expect(licenseDayOf(new Date(closes_at!))).toBe(closes);
    expect(await seatsFor(all.actors.billing)).toMatchObject({ seats: 2, used: 3, closes_at });
    const told = { template: 'seats_exceeded', used: 3, day: closes };
    const [first, second, ...more] = await mails();
    expect([first, second]).toEqual([expect.objectContaining(told), expect.objectContaining(told)]);
    expect(new Set([first!.to, second!.to])).toEqual(new Set([admin.email, bill.email]));
    expect(more).toEqual([]);
    await another(['Coach']);
    for (const days of [1, 2, 20]) await inDaysTime(days);
    expect(await mails()).toHaveLength(2);
    expect((await published()).at(-1)).toMatchObject({ closes_at });
  });

  it('is over when somebody stops coaching, leaves for good, or seats are added', async () => {
    const leaver = aCast().people.coach;
    await enter(all.actors.billing, anOrder(2));
    await another(['Coach'], 1, leaver);
    await inDaysTime(0);
    await another(['Coachee'], 2, leaver);
    await inDaysTime(0);
    expect((await published()).at(-1)).toMatchObject({ closes_at: null });
    await another(['Coach'], 3, leaver);
    await inDaysTime(0);
    expect((await published()).at(-1)).toMatchObject({ closes_at: expect.any(String) });
    await billing.receiveEvent({
      type: 'user.deleted',
      entity_uid: leaver.uid,
      revision: 4,
      data: { uid: leaver.uid },
    });
    await inDaysTime(0);
    expect((await published()).at(-1)).toMatchObject({ closes_at: null });
    await another(['Coach']);
    await enter(all.actors.superuser, anOrder(1));
    expect((await published()).at(-1)).toEqual({ organization_uid: cedar, seats: 3, closes_at: null });
  });
});

const buy = (actor: Actor | null, product: Plan, quantity: number, organization_uid = cedar) =>
  billing.call(
    'createCheckoutSession',
    { body: { cart: [{ product, quantity }], organization_uid, redirect_to: `/seats/${cedar}` } },
    actor,
  );

describe('seats by card', () => {
  it('are bought by an administrator, seen paid by Billing, changed in number, billed and cancelled', async () => {
    const { admin, billing: bill, coach, strangerAdmin } = all.actors;
    const { session_id, url } = await buy(admin, 'yearly', 3);
    expect(new URL(url).searchParams.get('back')).toBe(`/seats/${cedar}`);
    for (const other of [coach, strangerAdmin]) {
      for (const call of ['getSessionStatus', 'payTestCheckout'] as const)
        await expect(billing.call(call, { params: { id: session_id } }, other)).rejects.toMatchObject({
          status: 404,
        });
    }
    await billing.call('payTestCheckout', { params: { id: session_id } }, bill);
    expect(await billing.call('getSessionStatus', { params: { id: session_id } }, bill)).toEqual({
      status: 'complete',
      product: 'yearly',
      quantity: 3,
      organization_uid: cedar,
      redirect_to: `/seats/${cedar}`,
    });
    expect(await seatsFor(bill)).toMatchObject({
      seats: 3,
      subscription: { product: 'yearly', seats: 3 },
      has_portal: true,
    });
    await expect(buy(bill, 'monthly', 3)).rejects.toMatchObject({ status: 400 });

    const { url: portal } = await billing.call('getSeatsPortal', { params: { id: cedar } }, bill);
    expect(new URL(portal).search).toBe(`?organization_uid=${cedar}`);
    const ofCedar = { params: { id: session_id }, query: { organization_uid: cedar } };
    const change = (body: { quantity: number } | { product: 'obs_monthly' | 'monthly' }, actor = bill) =>
      billing.call('changeTestSubscription', { ...ofCedar, body }, actor);
    await expect(change({ quantity: 5 }, coach)).rejects.toMatchObject({ status: 403 });
    await expect(change({ quantity: 5 }, strangerAdmin)).rejects.toMatchObject({ status: 404 });
    await expect(change({ product: 'obs_monthly' })).rejects.toMatchObject({ status: 400 });
    await change({ quantity: 5 });
    expect((await published()).at(-1)).toMatchObject({ seats: 5 });
    const { invoices } = await billing.call('getInvoices', { params: { id: cedar } }, bill);
    expect(invoices).toEqual([{ at: expect.any(String), cents: 29_700, is_paid: true, url: null }]);
    await billing.call('cancelTestSubscription', ofCedar, bill);
    expect(await seatsFor(bill)).toMatchObject({ seats: 5 });
    expect((await mails()).map((mail) => 'news' in mail && mail.news)).toEqual(['receipt', 'receipt']);
  });

  it('are of the complete plans alone, and their number is never one of a person', async () => {
    for (const product of ['free', 'obs_monthly', 'obs_yearly'] as const)
      await expect(buy(all.actors.billing, product, 3)).rejects.toMatchObject({ status: 400 });
    await expect(
      billing.call(
        'createCheckoutSession',
        { body: { cart: [{ product: 'monthly', quantity: 2 }] } },
        await billing.aCoach(),
      ),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('end with the organisation', async () => {
    const { billing: bill } = all.actors;
    const { session_id } = await buy(bill, 'monthly', 3);
    await billing.call('payTestCheckout', { params: { id: session_id } }, bill);
    await billing.receiveEvent({
      type: 'organization.deleted',
      entity_uid: cedar,
      revision: 2,
      data: { uid: cedar },
    });
    await inDaysTime(0);
    const account = await parts.accounts.find(cedar);
    expect(account?.subscriptions).toEqual([expect.objectContaining({ status: 'canceled' })]);
  });
});

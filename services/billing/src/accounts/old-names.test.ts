import { openStoreForTest } from '@coaching/embedded/testing';
import { startBillingForTest } from '../testing/billing-for-test';

it('knows which notices a version before has sent, before any account is asked for', async () => {
  const store = await openStoreForTest();
  const start = () =>
    startBillingForTest(null, {}, { mongoUrl: store.url, databasePrefix: store.databasePrefix });
  const before = await start();
  const coach = await before.aCoach();
  await before.call('createCheckoutSession', { body: { cart: [{ product: 'free', quantity: 1 }] } }, coach);
  const accounts = before.service.context.db.collection('accounts');
  await accounts.updateMany({}, { $set: { sent_notices: ['a notice of then'] } });
  await accounts.updateMany({}, { $rename: { sent_notices: 'told' } });
  await before.close();

  const billing = await start();
  const [account] = await billing.service.context.db.collection('accounts').find({}).toArray();
  expect(account?.sent_notices).toContain('a notice of then');
  expect(account).not.toHaveProperty('told');
  await billing.call('getBillingAccount', {}, coach);
  await billing.close();
  await store.close();
});

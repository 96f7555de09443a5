import { randomBytes } from 'node:crypto';
import { openStoreForTest } from '@coaching/embedded/testing';
import { createActorTokens } from '@coaching/service-kit';
import { callsTo, runProgram, startNatsServer } from '@coaching/service-kit/testing';
import { startBillingForTest } from './testing/billing-for-test';
import { STRIPE_KEY, StripeServer, WEBHOOK_SECRET } from './testing/stripe/stripe-server';

const program = 'services/billing/src/main.ts';
const actorSecret = randomBytes(32).toString('hex');

it('licenses who has paid, though the service is killed between the payment and its event', async () => {
  const store = await openStoreForTest();
  const broker = await startNatsServer();
  const server = new StripeServer();
  const stripe = { stripe: await server.start(), webhookSecret: WEBHOOK_SECRET };
  const place = { mongoUrl: store.url, databasePrefix: store.databasePrefix, actorSecret };
  const run = () =>
    runProgram(program, {
      PORT: '0',
      MONGODB_URL: store.url,
      DATABASE_PREFIX: store.databasePrefix,
      NATS_URL: broker.url,
      ACTOR_SECRET: actorSecret,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: server.origin,
    });
  const tokens = createActorTokens(actorSecret);

  const before = await startBillingForTest(stripe, {}, place);
  const coach = await before.aCoach();
  await before.close();

  const first = run();
  const call = callsTo<'createCheckoutSession'>({
    origin: await first.listening,
    tokens,
    actorSecret,
    granted: () => {},
  });
  const cart = [{ product: 'yearly' as const, quantity: 1 as const }];
  const { session_id } = await call('createCheckoutSession', { body: { cart } }, coach);
  first.kill();
  await first.ended;
  server.world.pay(session_id);
  const event = server.world.events.at(-1)!;
  server.sendTo({ url: `${await first.listening}/stripe/webhook` });
  await expect(server.send(event)).rejects.toThrow('fetch failed');

  const second = run();
  server.sendTo({
    url: `${await second.listening}/stripe/webhook`,
    headers: () => ({ 'x-actor-token': tokens.sign({ actor: null }) }),
  });
  expect(await server.send(event)).toBe(200);
  second.kill();
  await second.ended;

  const after = await startBillingForTest(stripe, {}, place);
  await after.service.republish();
  expect(await after.licensesOf(coach)).toEqual([expect.objectContaining({ product: 'yearly' })]);
  await after.close();
  await server.stop();
  await broker.stop();
  await store.close();
});

it.each([
  [
    'a key without the secret of its events',
    { STRIPE_SECRET_KEY: STRIPE_KEY },
    'STRIPE_WEBHOOK_SECRET is missing',
  ],
  ['a stand-in that has no address', { STRIPE_API_URL: 'nowhere' }, 'STRIPE_API_URL is wrong'],
])('does not start with %s, and says so in one line', async (_, settings, says) => {
  const { code, errors } = await runProgram(program, { ACTOR_SECRET: actorSecret, ...settings }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^Cannot start: ${says}.*\\n$`));
});

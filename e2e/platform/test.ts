import { type APIRequestContext, test as base, type Page, request } from '@playwright/test';
import { type SingleMachine, startSingleMachine } from './single-machine';

/** Every demo account's password. */
export const password = 'Coaching-demo-1';

interface Fixtures {
  /** Signs a demo account in, e.g. `coach`, and leads to where it lands; the login screen has journeys of its own. */
  signIn(page: Page, account: string): Promise<void>;
  /** An API client signed in as a demo account, for what a person could do without our screens. */
  api(account: string | null): Promise<APIRequestContext>;
}

/** Tests share one platform per worker; a test that must kill it starts its own. */
export const test = base.extend<Fixtures, { machine: SingleMachine }>({
  machine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const machine = await startSingleMachine();
      await use(machine);
      await machine.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ machine }, use) => use(machine.address),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  signIn: async ({}, use) => {
    await use(async (page, account) => {
      const data = { email: `${account}@demo.test`, password };
      const answer = await page.request.post('/api/login', { data });
      if (!answer.ok()) throw new Error(`${account} could not sign in: ${await answer.text()}`);
      await page.goto('/start', { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname !== '/start', { waitUntil: 'commit' });
    });
  },
  api: async ({ machine }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async (account) => {
      const context = await signedInApi(machine.address, account);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.dispose();
  },
});

/** An API client for an address, signed in as a demo account unless null. */
export async function signedInApi(address: string, account: string | null): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: `${address}/api/` });
  if (account === null) return context;
  const answer = await context.post('login', { data: { email: `${account}@demo.test`, password } });
  if (!answer.ok())
    throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
  return context;
}

export { expect } from '@playwright/test';

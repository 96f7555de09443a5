import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { SessionPool, signedInApi } from './session-pool';
import { type SingleMachine, startSingleMachine } from './single-machine';

interface Fixtures {
  /** Sessions of this platform, for as long as the test goes on. */
  sessions: SessionPool;
  /** Signs a demo account in, e.g. `coach`, on whatever the page shows; the login screen has journeys of its own. */
  signIn(page: Page, account: string): Promise<void>;
  /** The same, and leads to where it lands. */
  signInAndLand(page: Page, account: string): Promise<void>;
  /** An API client signed in as a demo account, for what a person could do without our screens. */
  api(account: string | null): Promise<APIRequestContext>;
}

/** Tests share one platform per worker; a test that must kill it starts its own. */
export const test = base.extend<Fixtures, { machine: SingleMachine; pool: SessionPool }>({
  machine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const machine = await startSingleMachine();
      await use(machine);
      await machine.remove();
    },
    // Of its own, and of no test's: on a busy machine a first start takes its time.
    { scope: 'worker', timeout: 180_000 },
  ],
  pool: [async ({ machine }, use) => use(new SessionPool(machine.address)), { scope: 'worker' }],
  baseURL: async ({ machine }, use) => use(machine.address),
  sessions: async ({ pool }, use) => {
    await use(pool);
    pool.release();
  },
  signIn: async ({ sessions }, use) => {
    await use((page, account) => sessions.signIn(page.context(), account));
  },
  signInAndLand: async ({ signIn }, use) => {
    await use(async (page, account) => {
      await signIn(page, account);
      await page.goto('/start', { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname !== '/start', { waitUntil: 'commit' });
    });
  },
  api: async ({ machine, sessions }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async (account) => {
      const context =
        account === null ? await signedInApi(machine.address, null) : await sessions.client(account);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.dispose();
  },
});

export { expect } from '@playwright/test';

/** For what is looked at while more than twenty processes of a test's own share the machine with it. */
export const patientExpect = expect.configure({ timeout: 60_000 });
export { password, signedInApi } from './session-pool';

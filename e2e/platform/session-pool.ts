import { type APIRequestContext, type APIResponse, type BrowserContext, request } from '@playwright/test';

/** Every demo account's password. */
export const password = 'Coaching-demo-1';

/** After ten minutes a session is asked to confirm before an address or a password changes; ours are younger. */
const MOST_AGE_MS = 8 * 60_000;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface PooledSession {
  account: string;
  cookies: Cookies;
  signedInAt: number;
}

/**
 * Sessions of demo accounts on one platform that earlier tests have done with, so that not every test signs in anew.
 * Each is used by one browser or client at a time, as if it had signed in by itself. What a test ended or changed is
 * noticed when it is taken up again, and another one begins in its place.
 */
export class SessionPool {
  private idle: PooledSession[] = [];
  private inUse: PooledSession[] = [];

  constructor(private readonly address: string) {}

  /** Signs a browser in; one of another platform always by its password. */
  async signIn(context: BrowserContext, account: string): Promise<void> {
    const session = this.take(account);
    if (session) await context.addCookies(session.cookies);
    if (session && (await context.request.get('/api/user_session')).ok()) return this.use(session);
    const answer = await logIn(context.request, '/api/login', account);
    if (!answer.url().startsWith(`${this.address}/`)) return;
    this.use({ account, cookies: await context.cookies(this.address), signedInAt: Date.now() });
  }

  /** An API client, signed in as a demo account. */
  async client(account: string): Promise<APIRequestContext> {
    const session = this.take(account);
    if (session) {
      const storageState = { cookies: session.cookies, origins: [] };
      const client = await request.newContext({ baseURL: `${this.address}/api/`, storageState });
      if ((await client.get('user_session')).ok()) {
        this.use(session);
        return client;
      }
      await client.dispose();
    }
    const client = await signedInApi(this.address, account);
    const { cookies } = await client.storageState();
    this.use({ account, cookies, signedInAt: Date.now() });
    return client;
  }

  /** Those who used them are gone: the next test may. */
  release(): void {
    this.idle.push(...this.inUse.splice(0));
  }

  private take(account: string): PooledSession | undefined {
    this.idle = this.idle.filter(({ signedInAt }) => Date.now() - signedInAt < MOST_AGE_MS);
    const place = this.idle.findIndex((session) => session.account === account);
    return place < 0 ? undefined : this.idle.splice(place, 1)[0];
  }

  private use(session: PooledSession): void {
    this.inUse.push(session);
  }
}

/** An API client for an address, signed in by password as a demo account unless null. */
export async function signedInApi(address: string, account: string | null): Promise<APIRequestContext> {
  const client = await request.newContext({ baseURL: `${address}/api/` });
  if (account !== null) await logIn(client, 'login', account);
  return client;
}

async function logIn(client: APIRequestContext, path: string, account: string): Promise<APIResponse> {
  const answer = await client.post(path, { data: { email: `${account}@demo.test`, password } });
  if (!answer.ok())
    throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
  return answer;
}

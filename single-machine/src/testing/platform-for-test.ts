import { rm } from 'node:fs/promises';
import type { Logger } from '@coaching/service-kit';
import { MongoClient } from 'mongodb';
import { singleMachineConfig } from '../config';
import { launch, type RunningPlatform } from '../launch';
import { flushAll } from './flush-all';
import { openStoreIn, seededDirectory } from './seeded-directory';

/** Password of everyone in the demo. */
export const demoPassword = 'Coaching-demo-1';

/** An answer as a browser gets it. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A mail that the platform has sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** A browser: holds its cookies from one call to the next. */
export interface TestBrowser {
  /** The Cookie header as it is now. */
  cookie: string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Signs in to a demo account. */
  login(account: string, password?: string): Promise<Answer>;
  me(): Promise<Answer>;
}

/** The whole platform with its demo, and what attackers and people do to it. */
export interface PlatformForTest {
  platform: RunningPlatform;
  /** http://host:port of it. */
  origin: string;
  dataDirectory: string;
  browser(cookie?: string): TestBrowser;
  /** A browser that is signed in to a demo account. */
  signedIn(account: string): Promise<TestBrowser>;
  /** The same, in a session whose person last proved who they are so many minutes ago. */
  signedInAgo(account: string, minutes: number): Promise<TestBrowser>;
  /** Resolves once every service has published what it wrote. */
  flush(): Promise<void>;
  /** Mails to an address, newest first. */
  mailsTo(email: string): Promise<SentMail[]>;
  /** The code in the newest mail to an address that has one. */
  codeMailedTo(email: string): Promise<string>;
  close(): Promise<void>;
}

/** A browser that nobody is signed in to, for the calls below this address. */
export const browserAt = (address: string, cookie = ''): TestBrowser => {
  const jar = new Map(
    cookie.split('; ').flatMap((pair) => (pair ? [pair.split(/=(.*)/s, 2)] : [])) as [string, string][],
  );
  return {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    async ask(method, path, body, headers = {}) {
      const answer = await fetch(address + path, {
        method,
        headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [name, value] = set.split(';')[0]!.split(/=(.*)/s, 2) as [string, string];
        jar.set(name, value);
      }
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    },
    post(path, body, headers) {
      return this.ask('POST', path, body, headers);
    },
    login(account, password = demoPassword) {
      return this.post('/login', { email: `${account}@demo.test`, password });
    },
    me() {
      return this.ask('GET', '/user_session');
    },
  };
};

/** Moves the moment at which people last proved who they are, in every session there is. */
async function ageSessions(mongoUrl: string, minutes: number): Promise<void> {
  const client = await MongoClient.connect(mongoUrl);
  try {
    const sessions = client.db('coaching_gateway').collection<{ session: string }>('sessions');
    for await (const { _id, session } of sessions.find()) {
      const data = JSON.parse(session) as { confirmed_at?: number };
      if (data.confirmed_at === undefined) continue;
      const aged = { ...data, confirmed_at: data.confirmed_at - minutes * 60_000 };
      await sessions.updateOne({ _id }, { $set: { session: JSON.stringify(aged) } });
    }
  } finally {
    await client.close();
  }
}

/** Starts the platform as `npm start` does, on a store of its own that has the demo in it already. */
export async function startPlatformForTest(
  settings: Record<string, string> = {},
  log?: Logger,
): Promise<PlatformForTest> {
  const directory = await seededDirectory();
  const store = await openStoreIn(directory);
  const fixed = { PORT: '0', DATA_DIR: directory, MONGODB_URL: store.url, SEED_DEMO: 'true' };
  const platform = await launch(singleMachineConfig({ LOG_LEVEL: 'silent', ...settings, ...fixed }), log);
  const origin = `http://127.0.0.1:${platform.port}`;
  const browser = (cookie?: string) => browserAt(`${origin}/api`, cookie);

  const signedIn = async (account: string) => {
    const its = browser();
    const { status } = await its.login(account);
    if (status !== 200) throw new Error(`${account} could not sign in: ${status}`);
    return its;
  };
  const flush = () => flushAll(platform);
  const mailsTo = async (email: string) => {
    await flush();
    const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as SentMail[];
    return mails.filter(({ to }) => to === email);
  };
  return {
    platform,
    origin,
    dataDirectory: directory,
    browser,
    signedIn,
    async signedInAgo(account, minutes) {
      const its = await signedIn(account);
      await ageSessions(store.url, minutes);
      return its;
    },
    flush,
    mailsTo,
    async codeMailedTo(email) {
      for (const { text } of await mailsTo(email)) {
        const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
        if (code) return code;
      }
      throw new Error(`No code was mailed to ${email}.`);
    },
    async close() {
      await platform.stop();
      await store.stop();
      await rm(directory, { recursive: true });
    },
  };
}

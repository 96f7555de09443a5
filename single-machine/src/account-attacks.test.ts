import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGES } from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { singleMachineConfig } from './config';
import { launch, type RunningPlatform } from './launch';

// The whole platform on a machine that is busy with other things.
jest.setTimeout(120_000);

const password = 'Coaching-demo-1';

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let directory: string;
let platform: RunningPlatform;
let address: string;

beforeAll(async () => {
  store = await openStoreForTest();
  directory = await mkdtemp(join(tmpdir(), 'account-'));
  platform = await launch(
    singleMachineConfig({
      PORT: '0',
      DATA_DIR: directory,
      MONGODB_URL: store.url,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'silent',
    }),
  );
  address = `http://127.0.0.1:${platform.port}/api`;
});
afterAll(async () => {
  await platform.stop();
  await store.close();
  await rm(directory, { recursive: true });
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A browser: keeps its session cookie from one call to the next. */
function aBrowser(cookie = '') {
  const browser = {
    cookie,
    async ask(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const answer = await fetch(address + path, {
        method,
        headers: { 'content-type': 'application/json', cookie: browser.cookie, ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      for (const set of answer.headers.getSetCookie()) browser.cookie = set.split(';')[0]!;
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    },
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      browser.ask('POST', path, body, headers),
    login: (account: string, given = password) =>
      browser.post('/login', { email: `${account}@demo.test`, password: given }),
    me: () => browser.ask('GET', '/user_session'),
  };
  return browser;
}

async function signedIn(account: string) {
  const browser = aBrowser();
  expect((await browser.login(account)).status).toBe(200);
  return browser;
}

describe('a session', () => {
  it('that an attacker prepared is not the one a victim signs in with', async () => {
    const attacker = await signedIn('coach2');
    const prepared = attacker.cookie;
    const victim = aBrowser(prepared);
    await victim.login('coach');
    expect(victim.cookie).not.toBe(prepared);
    expect((await attacker.me()).status).toBe(401);
    expect((await victim.me()).body).toMatchObject({ user: { uid: 'demo-coach' } });
  });

  it('has a new id after its person chose a password, and the others are over at their next request', async () => {
    const [here, elsewhere] = [await signedIn('amara'), await signedIn('amara')];
    const before = here.cookie;
    const chosen = 'Another-chalk-2';
    const body = { user_uid: 'demo-amara', password: chosen };
    expect((await here.post('/new_password', body)).status).toBe(200);
    expect(here.cookie).not.toBe(before);
    expect((await here.me()).status).toBe(200);
    expect((await aBrowser(before).me()).status).toBe(401);
    expect((await elsewhere.me()).status).toBe(401);
    expect((await aBrowser().login('amara', password)).status).toBe(400);
    expect((await aBrowser().login('amara', chosen)).status).toBe(200);
  });

  it('is over everywhere else at the next request once its person says so', async () => {
    const [here, elsewhere, another] = [
      await signedIn('lucas'),
      await signedIn('lucas'),
      await signedIn('grace'),
    ];
    expect((await elsewhere.me()).status).toBe(200);
    expect((await here.post('/sign_out_everywhere')).status).toBe(200);
    expect((await elsewhere.me()).status).toBe(401);
    expect((await here.me()).status).toBe(200);
    expect((await another.me()).status).toBe(200);
  });

  it('of somebody who was deleted is over at the next request', async () => {
    const [support, noah] = [await signedIn('support'), await signedIn('noah')];
    expect((await noah.me()).status).toBe(200);
    expect((await support.ask('DELETE', '/user/demo-noah')).status).toBe(200);
    expect((await noah.me()).status).toBe(401);
    expect((await aBrowser().login('noah')).status).toBe(400);
  });
});

describe('another site', () => {
  it.each([
    ['POST', '/update_user', { user: { uid: 'demo-coach', first_name: 'Mallory' } }],
    ['POST', '/new_password', { user_uid: 'demo-coach', password: 'Another-chalk-2' }],
    ['POST', '/add_email', { uid: 'demo-coach', email: 'mallory@evil.test' }],
    ['POST', '/delete_email', { uid: 'demo-coach', system: 'email', system_key: 'coach@demo.test' }],
    ['POST', '/sign_out_everywhere', {}],
    ['POST', '/login', { email: 'coach@demo.test', password }],
    ['POST', '/verify_otp', { email: 'coach@demo.test', otp: '123456' }],
    ['POST', '/create_otp', { email: 'coach@demo.test' }],
    ['DELETE', '/user/demo-coach', undefined],
  ])('cannot make a browser call %s %s', async (method, path, body) => {
    const coach = await signedIn('coach');
    const before = (await coach.me()).body;
    const { cookie } = coach;
    const from: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of from) expect((await coach.ask(method, path, body, headers)).status).toBe(403);
    expect(coach.cookie).toBe(cookie);
    expect((await coach.me()).body).toEqual(before);
  });
});

describe('guessing', () => {
  const guesses = async (path: string, body: object) => {
    const answers: Answer[] = [];
    for (let made = 0; made < 6; made += 1) answers.push(await aBrowser().post(path, body));
    return answers;
  };
  const isRefusedForNow = ({ status, headers, body }: Answer) => {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect(body.message).toMatch(/^Too many tries\. Please try again in \d+ minutes\.$/);
  };

  it('a password ends after five tries, also with the right one; a code is still there for its owner', async () => {
    const answers = await guesses('/login', { email: 'samuel@demo.test', password: 'guess' });
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    isRefusedForNow(answers[5]!);
    isRefusedForNow(await aBrowser().login('samuel'));
    expect((await aBrowser().post('/create_otp', { email: 'samuel@demo.test' })).status).toBe(200);
    expect((await aBrowser().post('/verify_otp', { email: 'samuel@demo.test', otp: '000000' })).status).toBe(
      400,
    );
  });

  it.each([
    ['/verify_otp', { email: 'ines@demo.test', otp: '123456' }],
    ['/verify_email', { email: 'newcomer@demo.test', verification_code: '123456' }],
  ])('a code at %s ends after five tries', async (path, body) => {
    const answers = await guesses(path, body);
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    isRefusedForNow(answers[5]!);
  });

  it.each([
    ['/create_otp', 'elena'],
    ['/create_otp', 'nobody-who-signs-in'],
    ['/login_check', 'billing'],
    ['/login_check', 'nobody-who-signs-up'],
  ])('mails by %s come to an end for %s', async (path, account) => {
    const answers = await guesses(path, { email: `${account}@demo.test` });
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    isRefusedForNow(answers[5]!);
  });

  it('is given no more tries by asking for mails', async () => {
    for (let made = 0; made < 5; made += 1) {
      expect((await aBrowser().login('omar', 'guess')).status).toBe(400);
      if (made < 4) await aBrowser().post('/create_otp', { email: 'omar@demo.test' });
    }
    isRefusedForNow(await aBrowser().login('omar', 'guess'));
  });
});

describe('whether an address has an account', () => {
  const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

  it.each([
    ['/login', { password: 'guess' }, 'lena', 400],
    ['/create_otp', {}, 'lena', 200],
    ['/login_check', {}, 'expired', 200],
    ['/verify_otp', { otp: '123456' }, 'expired', 400],
    ['/verify_email', { verification_code: '123456' }, 'progadmin', 400],
  ])(
    'cannot be told from the answer of %s, nor from the time it takes',
    async (path, more, known, status) => {
      const unknown = `nobody-at-${path.slice(1).replace('_', '-')}`;
      const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
      const told: unknown[] = [];
      for (let made = 0; made < 4; made += 1) {
        for (const account of [known, unknown]) {
          const from = performance.now();
          const answer = await aBrowser().post(path, { email: `${account}@demo.test`, ...more });
          times[account]!.push(performance.now() - from);
          const names = [...answer.headers.keys()].filter((name) => name !== 'date');
          told.push({ status: answer.status, body: answer.body, names });
        }
      }
      expect(told[0]).toMatchObject({ status });
      for (const each of told) expect(each).toEqual(told[0]);
      const ratio = medianOf(times[known]!) / medianOf(times[unknown]!);
      expect(Math.abs(Math.log10(ratio))).toBeLessThan(1);
    },
  );
});

describe('what is no text', () => {
  it.each([
    ['/login', { email: { $ne: '' }, password: { $ne: '' } }],
    ['/login', { email: 'coach@demo.test', password: { $gt: '' } }],
    ['/login_check', { email: { $gt: '' } }],
    ['/login_check', { email: 'a@demo.test', course_code: { $ne: null } }],
    ['/create_otp', { email: { $regex: '.*' } }],
    ['/verify_otp', { email: 'coach2@demo.test', otp: { $ne: '' } }],
    ['/verify_email', { email: 'coach2@demo.test', verification_code: { $exists: true } }],
    ['/update_user', { user: { uid: { $ne: 'demo-coachee' }, first_name: 'Mallory' } }],
    ['/new_password', { user_uid: { $ne: 'x' }, password: 'Another-chalk-2' }],
    ['/add_email', { uid: { $ne: 'x' }, email: 'a@demo.test' }],
    ['/delete_email', { uid: 'demo-coachee', system: { $ne: '' }, system_key: { $ne: '' } }],
    ['/verify_new_email', { uid: 'demo-coachee', email: 'a@demo.test', verification_code: { $ne: '' } }],
    ['/user_session', { organization_uid: { $ne: '' } }],
  ])('is refused by %s: %j', async (path, body) => {
    const coachee = await signedIn('coachee');
    const answer = await coachee.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toBeDefined();
  });

  it('changes no order of a list either', async () => {
    const support = await signedIn('support');
    for (const query of ['sortBy[$ne]=name', 'sortBy=$where', 'query[$gt]=', 'page[$gt]=0']) {
      const answer = await support.ask('GET', `/get_organizations?${query}`);
      if (answer.status !== 400) expect(answer.body).toMatchObject({ total: 2 });
    }
    expect((await support.ask('GET', '/get_organizations?sortBy=$where')).status).toBe(400);
  });
});

describe('a coachee', () => {
  it('does not become more by saying so', async () => {
    const coachee = await signedIn('coachee');
    const { user: before } = (await coachee.me()).body as { user: Record<string, unknown> };
    const claims = {
      ...before,
      roles: ['Superuser'],
      schools: [],
      licenses: [{ product: 'yearly', start_date: '2020-01-01T00:00:00Z', end_date: '2099-01-01T00:00:00Z' }],
      email: 'mallory@evil.test',
      uams: [{ system: 'email', system_key: 'mallory@evil.test' }],
    };
    expect((await coachee.post('/update_user', { user: claims })).status).toBe(200);
    expect((await coachee.me()).body.user).toEqual(before);
    expect(
      (await coachee.post('/update_user', { user: { uid: before.uid }, roles: ['Superuser'] })).status,
    ).toBe(400);
  });

  it('finds nobody of another organisation, and changes nothing of theirs', async () => {
    const coachee = await signedIn('coachee');
    const target = 'demo-coachee2';
    const deeds = async (uid: string) => [
      await coachee.ask('GET', `/user/${uid}`),
      await coachee.ask('DELETE', `/user/${uid}`),
      await coachee.post('/update_user', { user: { uid, first_name: 'Mallory' } }),
      await coachee.post('/new_password', { user_uid: uid, password: 'Another-chalk-2' }),
      await coachee.post('/add_email', { uid, email: 'mallory@evil.test' }),
      await coachee.post('/delete_email', { uid, system: 'email', system_key: 'coachee2@demo.test' }),
      await coachee.post('/user_session', { organization_uid: 'demo-lakeside' }),
    ];
    const seen = (answers: Answer[]) =>
      answers.map(({ status, body }) => ({ status, message: body.message }));
    const hidden = seen(await deeds(target));
    expect(hidden).toEqual(Array(7).fill({ status: 404, message: MESSAGES.notFound }));
    expect(seen(await deeds('demo-nobody'))).toEqual(hidden);
    expect((await (await signedIn('coachee2')).me()).body).toMatchObject({ user: { first_name: 'Hana' } });
  });
});

it('an administrator does not reach another organisation, nor those who run the platform', async () => {
  const admin = await signedIn('orgadmin2');
  for (const uid of ['demo-coach', 'demo-superuser', 'demo-support', 'demo-solo']) {
    expect((await admin.post('/new_password', { user_uid: uid, password: 'Another-chalk-2' })).status).toBe(
      404,
    );
    expect((await admin.ask('DELETE', `/user/${uid}`)).status).toBe(404);
  }
  const support = await signedIn('support');
  const password_of_superuser = { user_uid: 'demo-superuser', password: 'Another-chalk-2' };
  expect((await support.post('/new_password', password_of_superuser)).status).toBe(403);
  for (const account of ['coach', 'superuser', 'solo'])
    expect((await aBrowser().login(account)).status).toBe(200);
});

it.each([
  'coach@demo.test\r\nBcc: all@evil.test',
  'coach@demo.test\nSubject: Hello',
  'coach@demo.test%0d%0aBcc:all@evil.test',
  'coach@demo.test,all@evil.test',
  '"a\r\nb"@demo.test',
  'coach@demo.test\u0000',
])('an address cannot carry a header: %j', async (email) => {
  const coach = await signedIn('coach');
  const asked: [path: string, body: object][] = [
    ['/login_check', { email }],
    ['/create_otp', { email }],
    ['/add_email', { uid: 'demo-coach', email }],
  ];
  for (const [path, body] of asked) {
    const answer = await coach.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: 'email' }]);
  }
});

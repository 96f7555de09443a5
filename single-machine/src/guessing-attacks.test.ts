import { type Answer, type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let platform: PlatformForTest;
beforeAll(async () => {
  platform = await startPlatformForTest({ TRUST_PROXY: 'loopback' });
});
afterAll(() => platform.close());

const aBrowser = (cookie?: string) => platform.browser(cookie);
const signedIn = (account: string) => platform.signedIn(account);

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
      const answers: unknown[] = [];
      for (let made = 0; made < 4; made += 1) {
        for (const account of [known, unknown]) {
          const from = performance.now();
          const answer = await aBrowser().post(path, { email: `${account}@demo.test`, ...more });
          times[account]!.push(performance.now() - from);
          const names = [...answer.headers.keys()].filter((name) => name !== 'date');
          answers.push({ status: answer.status, body: answer.body, names });
        }
      }
      expect(answers[0]).toMatchObject({ status });
      for (const each of answers) expect(each).toEqual(answers[0]);
      // The fastest of each: what a busy machine adds says nothing of the work.
      const ratio = Math.min(...times[known]!) / Math.min(...times[unknown]!);
      expect(Math.abs(Math.log10(ratio))).toBeLessThan(1);
    },
  );
});

let network = 0;
it.each([
  'coach@demo.test\r\nBcc: all@evil.test',
  'coach@demo.test\nSubject: Hello',
  'coach@demo.test%0d%0aBcc:all@evil.test',
  'coach@demo.test,all@evil.test',
  '"a\r\nb"@demo.test',
  'coach@demo.test\u0000',
])('an address cannot carry a header: %j', async (email) => {
  const coach = await signedIn('coach');
  const calls: [path: string, body: object][] = [
    ['/login_check', { email }],
    ['/create_otp', { email }],
    ['/add_email', { uid: 'demo-coach', email }],
  ];
  network += 1;
  for (const [path, body] of calls) {
    // What names no account is counted together, by network.
    const answer = await coach.post(path, body, { 'x-forwarded-for': `198.51.100.${network}` });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: 'email' }]);
  }
});

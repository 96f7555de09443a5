import { type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let machine: PlatformForTest;
beforeAll(async () => {
  machine = await startPlatformForTest({ TRUST_PROXY: 'loopback' });
});
afterAll(() => machine.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const strangers = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];

describe.each([
  ['a code to sign in', 'coach@demo.test', '/create_otp', '/verify_otp', 'otp'],
  ['a code at sign-up', 'newcomer@school.test', '/login_check', '/verify_email', 'verification_code'],
])('%s', (_, email, ask, verify, field) => {
  it('reaches its person and works, whatever four strangers ask for and try before and after', async () => {
    const attack = async () => {
      for (const address of strangers) {
        const stranger = machine.browser();
        for (let sent = 0; sent < 3; sent += 1) await stranger.ask('POST', ask, { email }, from(address));
        for (let tries = 0; tries < 5; tries += 1) {
          const answer = await stranger.ask('POST', verify, { email, [field]: '000000' }, from(address));
          expect([400, 429]).toContain(answer.status);
        }
      }
    };
    await attack();
    const hers = machine.browser();
    expect((await hers.ask('POST', ask, { email }, from('203.0.113.7'))).status).toBe(200);
    const code = await machine.codeMailedTo(email);
    await attack();
    const answer = await hers.ask('POST', verify, { email, [field]: code }, from('203.0.113.7'));
    expect([answer.status, answer.body]).toEqual([200, true]);
  });
});

it('a client that follows the specification and takes no cookies signs in by code', async () => {
  const email = 'coachee@demo.test';
  expect((await machine.browser().post('/create_otp', { email })).body).toBe(true);
  const otp = await machine.codeMailedTo(email);
  const answer = await machine.browser().post('/verify_otp', { email, otp });
  expect([answer.status, answer.body]).toEqual([200, true]);
});

it('a code that was asked for in one browser does not work in another', async () => {
  const email = 'progadmin@demo.test';
  const hers = machine.browser();
  await hers.post('/create_otp', { email });
  await hers.post('/create_otp', { email });
  const otp = await machine.codeMailedTo(email);
  const other = machine.browser();
  await other.post('/create_otp', { email: 'nobody@demo.test' });
  expect((await other.post('/verify_otp', { email, otp })).status).toBe(400);
  expect((await hers.post('/verify_otp', { email, otp })).status).toBe(200);
});

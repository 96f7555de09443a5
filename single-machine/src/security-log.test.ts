import { CONFIRMED_MINUTES } from '@coaching/contracts';
import { type LogForTest, logForTest } from '@coaching/service-kit/testing';
import { demoPassword, type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let on: PlatformForTest;
let logged: LogForTest;
beforeAll(async () => {
  logged = logForTest('trace');
  on = await startPlatformForTest({ LOG_LEVEL: 'trace' }, logged.log);
});
afterAll(() => on.close());

const uid = 'demo-amara';
const email = 'amara@demo.test';
const [added, removed, chosen, guess] = [
  'amara@home.test',
  'amara@old-home.test',
  'Another-chalk-2',
  'guess-of-a-password',
];

/** Everything that happens to an account, by its person, by Support, by an administrator and by attackers. */
async function aRun(): Promise<string[]> {
  const secrets: string[] = [demoPassword, chosen, guess];
  const codeFor = async (address: string) => {
    const code = await on.codeMailedTo(address);
    secrets.push(code);
    return code;
  };
  const stranger = on.browser();
  await stranger.login('amara', guess);
  await stranger.post('/verify_otp', { email, otp: '111111' });
  await stranger.post('/login', { email: guess, password: demoPassword });

  const amara = await on.signedInAgo('amara', CONFIRMED_MINUTES);
  await amara.post('/new_password', { user_uid: uid, password: chosen });
  await amara.post('/confirm_session', { email, password: guess });
  await amara.post('/confirm_session', { email, password: demoPassword });
  await amara.post('/add_email', { uid, email: removed });
  const verification_code = await codeFor(removed);
  await amara.post('/verify_new_email', { uid, email: removed, verification_code });
  await amara.post('/delete_email', { uid, system: 'email', system_key: removed });
  await amara.post('/new_password', { user_uid: uid, password: chosen });
  await amara.post('/sign_out_everywhere');

  const admin = await on.signedIn('orgadmin');
  await admin.post('/new_password', { user_uid: uid, password: guess });
  await admin.post('/send_reset', { uid });
  await codeFor(email);
  const support = await on.signedIn('support');
  await support.post('/add_email', { uid, email: added });
  await stranger.post('/accept_email', { uid, email: added, verification_code: '111111' });
  await stranger.post('/accept_email', { uid, email: added, verification_code: await codeFor(added) });
  await support.ask('DELETE', `/user/${uid}`);
  for (const { cookie } of [amara, admin, support])
    secrets.push(...cookie.split('; ').map((pair) => pair.split('=')[1]!));
  return secrets.filter((secret) => secret.length > 5);
}

it('logs what became of an account, by whom and from where, and holds no code, password, cookie or token', async () => {
  const secrets = await aRun();
  const changes = /^(address|password-changed|reset|account-deleted)/;
  const lines = logged
    .security()
    .filter(({ event, result }) => result === 'done' && changes.test(String(event)));
  expect(lines.map(({ event, user_uid, email: address }) => [event, user_uid, address])).toEqual([
    ['address-requested', uid, removed],
    ['address-added', uid, removed],
    ['address-removed', uid, removed],
    ['password-changed', uid, undefined],
    ['reset', 'demo-orgadmin', email],
    ['address-requested', 'demo-support', added],
    ['address-added', undefined, added],
    ['account-deleted', 'demo-support', undefined],
  ]);
  for (const line of lines) expect(line).toMatchObject({ from: '127.0.0.1', result: 'done' });

  const refused = logged.security().filter(({ result }) => result === 'refused');
  const by = ({ event, user_uid, call }: Record<string, unknown>) => [event, user_uid, call];
  expect(refused.map(by)).toEqual(
    expect.arrayContaining([
      ['sign-in-failed', undefined, 'POST /login'],
      ['code-refused', undefined, 'POST /verify_otp'],
      ['refused', uid, 'POST /new_password'],
      ['confirmation-failed', uid, 'POST /confirm_session'],
      ['refused', 'demo-orgadmin', 'POST /new_password'],
      ['code-refused', undefined, 'POST /accept_email'],
    ]),
  );
  expect(logged.security().map(({ event }) => event)).toEqual(
    expect.arrayContaining(['confirmed', 'signed-out-everywhere']),
  );

  expect(logged.lines().length).toBeGreaterThan(50);
  const text = logged.text();
  for (const secret of secrets) {
    // A code of six digits may by chance be part of a longer number, such as a time.
    const itself = /^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`) : secret;
    expect(text).not.toMatch(
      itself instanceof RegExp ? itself : new RegExp(itself.replace(/[^\w]/g, '\\$&')),
    );
  }
  // Tokens between the gateway and services: three parts of base64url.
  expect(text).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/);
});

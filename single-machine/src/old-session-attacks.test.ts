import { CONFIRMED_MINUTES } from '@coaching/contracts';
import { demoPassword, type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let on: PlatformForTest;
beforeAll(async () => {
  on = await startPlatformForTest();
});
afterAll(() => on.close());

const old = (account: string) => on.signedInAgo(account, CONFIRMED_MINUTES);

it.each([
  ['POST', '/new_password', { user_uid: 'demo-lucas', password: 'Another-chalk-2' }],
  ['POST', '/add_email', { uid: 'demo-lucas', email: 'mallory@evil.test' }],
  ['POST', '/delete_email', { uid: 'demo-lucas', system: 'email', system_key: 'lucas@demo.test' }],
  [
    'POST',
    '/verify_new_email',
    { uid: 'demo-lucas', email: 'mallory@evil.test', verification_code: '123456' },
  ],
  ['DELETE', '/user/demo-lucas', undefined],
])('a session that somebody left open changes nothing: %s %s', async (method, path, body) => {
  const lucas = await old('lucas');
  const answer = await lucas.ask(method, path, body);
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ reason: 'confirm_first', by: ['password', 'code'] });
  expect((await lucas.me()).status).toBe(200);
  expect(await on.mailsTo('mallory@evil.test')).toEqual([]);
});

it('goes on once its person has confirmed it with their password, under a new id', async () => {
  const lucas = await old('lucas');
  const before = lucas.cookie;
  expect(
    (await lucas.post('/confirm_session', { email: 'lucas@demo.test', password: demoPassword })).status,
  ).toBe(200);
  expect(lucas.cookie).not.toBe(before);
  expect((await on.browser(before).me()).status).toBe(401);
  const changed = await lucas.post('/add_email', { uid: 'demo-lucas', email: 'lucas@home.test' });
  expect(changed.status).toBe(200);
});

it('goes on once its person has confirmed it with the code of a mail', async () => {
  const grace = await old('grace');
  const email = 'grace@demo.test';
  await grace.post('/create_otp', { email });
  const otp = await on.codeMailedTo(email);
  expect((await grace.post('/confirm_session', { email, otp })).status).toBe(200);
  const body = { user_uid: 'demo-grace', password: 'Another-chalk-2' };
  expect((await grace.post('/new_password', body)).status).toBe(200);
});

it('is confirmed by no guess, and guesses come to an end', async () => {
  const samuel = await old('samuel');
  const statuses: number[] = [];
  for (let made = 0; made < 6; made += 1) {
    const guess = { email: 'samuel@demo.test', password: `guess ${made}` };
    statuses.push((await samuel.post('/confirm_session', guess)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const right = { email: 'samuel@demo.test', password: demoPassword };
  expect((await samuel.post('/confirm_session', right)).status).toBe(429);
  const body = { user_uid: 'demo-samuel', password: 'Another-chalk-2' };
  expect((await samuel.post('/new_password', body)).status).toBe(403);
});

it('is not confirmed by what its thief knows of another account', async () => {
  const thief = await old('elena');
  const own = { email: 'coach2@demo.test', password: demoPassword };
  expect((await thief.post('/confirm_session', own)).status).toBe(400);
  await thief.post('/create_otp', { email: 'coach2@demo.test' });
  const otp = await on.codeMailedTo('coach2@demo.test');
  for (const email of ['coach2@demo.test', 'elena@demo.test'])
    expect((await thief.post('/confirm_session', { email, otp })).status).toBe(400);
});

it('is left as old by working in another organization, by ending other sessions and by changing the name', async () => {
  const support = await old('support');
  await support.post('/user_session', { organization_uid: 'demo-lakeside' });
  await support.post('/sign_out_everywhere');
  await support.post('/update_user', { user: { uid: 'demo-support', first_name: 'Sam' } });
  const body = { user_uid: 'demo-noah', password: 'Another-chalk-2' };
  expect((await support.post('/new_password', body)).body).toMatchObject({ reason: 'confirm_first' });
});

it('is confirmed from no other site', async () => {
  const lucas = await old('amara');
  const right = { email: 'amara@demo.test', password: demoPassword };
  const answer = await lucas.ask('POST', '/confirm_session', right, { origin: 'https://evil.test' });
  expect(answer.status).toBe(403);
});

it('every other session of somebody is over once an address of theirs is another, their own goes on', async () => {
  const [here, elsewhere] = [await on.signedIn('noah'), await on.signedIn('noah')];
  const email = 'noah@home.test';
  const before = here.cookie;
  await here.post('/add_email', { uid: 'demo-noah', email });
  const verification_code = await on.codeMailedTo(email);
  const proof = { uid: 'demo-noah', email, verification_code };
  expect((await here.post('/verify_new_email', proof)).status).toBe(200);
  expect([(await here.me()).status, (await elsewhere.me()).status]).toEqual([200, 401]);
  expect(here.cookie).not.toBe(before);
  expect((await on.browser(before).me()).status).toBe(401);

  const again = await on.signedIn('noah');
  const removed = { uid: 'demo-noah', system: 'email', system_key: email };
  expect((await here.post('/delete_email', removed)).status).toBe(200);
  expect([(await here.me()).status, (await again.me()).status]).toEqual([200, 401]);
  for (const address of ['noah@demo.test', email])
    expect((await on.mailsTo(address))[0]!.text).toContain(`${email} was removed from your account.`);
});

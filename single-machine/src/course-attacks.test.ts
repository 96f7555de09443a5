import { type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let on: PlatformForTest;
beforeAll(async () => {
  on = await startPlatformForTest();
});
afterAll(() => on.close());

const course_code = 'CEDAR-READS';
const placesOf = (body: Record<string, unknown>) =>
  (body.user as { schools: { programs: { program_name: string }[] }[] }).schools.flatMap(({ programs }) =>
    programs.map(({ program_name }) => program_name),
  );

it.each([
  ['who has no account yet', 'newcomer@school.test'],
  ['a coach of another organization', 'coach2@demo.test'],
  ['a standalone coach', 'solo@demo.test'],
  ['who runs the platform', 'superuser@demo.test'],
])('a stranger makes %s no coachee by asking for a code with a course', async (_who, email) => {
  const stranger = on.browser();
  expect((await stranger.post('/login_check', { email, course_code })).status).toBe(200);
  const [mail] = await on.mailsTo(email);
  expect(mail!.text).toContain('wants to join Elementary Literacy at Cedar Grove School District.');

  const owner = on.browser();
  const verification_code = await on.codeMailedTo(email);
  expect((await owner.post('/verify_email', { email, verification_code })).body).toBe(true);
  expect(placesOf((await owner.me()).body)).not.toContain('Elementary Literacy');
  expect((await stranger.me()).status).toBe(401);
});

it('nor does the code of that mail when its owner signs in as usual', async () => {
  const email = 'coachee2@demo.test';
  await on.browser().post('/login_check', { email, course_code });
  const owner = on.browser();
  expect((await owner.post('/verify_otp', { email, otp: await on.codeMailedTo(email) })).body).toBe(true);
  expect(placesOf((await owner.me()).body)).toEqual(['Upper School']);
});

it('a stranger neither looks up nor joins for somebody else, and nobody does so signed out', async () => {
  const noah = { email: 'noah@demo.test', course_code };
  const stranger = await on.signedIn('expired');
  for (const path of ['/look_up_course', '/join_program']) {
    expect((await stranger.post(path, noah)).status).toBe(403);
    expect((await on.browser().post(path, noah)).status).toBe(401);
    expect((await stranger.ask('POST', path, noah, { origin: 'https://evil.test' })).status).toBe(403);
  }
  const attempt = { email: 'expired@demo.test', course_code, uid: 'demo-noah' };
  expect((await stranger.post('/join_program', attempt)).status).toBe(400);
  expect(placesOf((await (await on.signedIn('noah')).me()).body)).toEqual(['Upper School']);
});

it('course codes cannot be guessed by trying', async () => {
  const guesser = await on.signedIn('lena');
  const statuses: number[] = [];
  for (let made = 0; made < 6; made += 1) {
    const guess = { email: 'lena@demo.test', course_code: `GUESS-${made}` };
    statuses.push((await guesser.post('/look_up_course', guess)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

it('who asked joins once they say so, and is there at the next request', async () => {
  const email = 'joins@school.test';
  const browser = on.browser();
  await browser.post('/login_check', { email, course_code });
  const verification_code = await on.codeMailedTo(email);
  await browser.post('/verify_email', { email, verification_code });
  expect((await browser.post('/look_up_course', { email, course_code })).body).toEqual({
    course: { program_name: 'Elementary Literacy', organization_name: 'Cedar Grove School District' },
  });
  const before = browser.cookie;
  expect((await browser.post('/join_program', { email, course_code })).status).toBe(200);
  expect(browser.cookie).not.toBe(before);
  const me = (await browser.me()).body;
  expect(me).toMatchObject({ user: { roles: [] }, organization: { uid: 'demo-cedar-grove' } });
  expect(placesOf(me)).toEqual(['Elementary Literacy']);
});

import { type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let machine: PlatformForTest;
beforeAll(async () => {
  machine = await startPlatformForTest();
});
afterAll(() => machine.close());

/** A browser: holds its cookies from one call to the next. */
function aBrowser() {
  const jar = new Map<string, string>();
  return async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${machine.origin}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie: [...jar.values()].join('; ') },
      body: JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) jar.set(set.split('=')[0]!, set.split(';')[0]!);
    const answered = await answer.json();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${answered.message}`);
    return answered;
  };
}

it('a standalone coach signs up, says who they are, and signs in with the password they chose', async () => {
  const email = 'newcomer@school.test';
  const browse = aBrowser();
  expect(await browse('/login_check', { email })).toBe(true);
  expect(await browse('/verify_email', { email, verification_code: await machine.codeMailedTo(email) })).toBe(
    true,
  );

  const { user } = (await browse('/user_session')) as { user: { uid: string; roles: string[] } };
  expect(user).toMatchObject({ email, roles: ['Coach'], schools: [], licenses: [], username: '' });
  const profile = { ...user, first_name: 'Nia', last_name: 'Adeyemi' };
  expect(await browse('/update_user', { user: profile, new_demo: false })).toMatchObject({
    user: { username: 'Nia Adeyemi', initials: 'NA' },
  });
  const password = 'Another-chalk-2';
  expect(await browse('/new_password', { user_uid: user.uid, password })).toEqual({ ok: true });
  expect(await browse('/user_session')).toMatchObject({ user: { first_name: 'Nia' }, organization: null });
  expect(await aBrowser()('/login', { email, password })).toBe(true);
});

it('somebody with a course code becomes a coachee there, whom its administrator sees', async () => {
  const email = 'with-a-code@school.test';
  const browse = aBrowser();
  const course_code = 'cedar-reads';
  await browse('/login_check', { email, course_code });
  await browse('/verify_email', { email, verification_code: await machine.codeMailedTo(email) });
  await browse('/join_program', { email, course_code });
  expect(await browse('/user_session')).toMatchObject({
    user: {
      roles: [],
      schools: [{ programs: [{ program_name: 'Elementary Literacy', roles: ['Coachee'] }] }],
    },
    organization: { uid: 'demo-cedar-grove' },
  });
  const admin = aBrowser();
  await admin('/login', { email: 'progadmin@demo.test', password: 'Coaching-demo-1' });
  const { users } = (await admin('/users?rowsPerPage=0')) as { users: { email: string }[] };
  expect(users.map((user) => user.email)).toContain(email);
});

it('somebody who forgot their password signs in by code and chooses another', async () => {
  const email = 'coach2@demo.test';
  const browse = aBrowser();
  await browse('/create_otp', { email, redirect_to: '/new_password' });
  expect(await browse('/verify_otp', { email, otp: await machine.codeMailedTo(email) })).toBe(true);
  await browse('/new_password', { user_uid: 'demo-coach2', password: 'Another-chalk-2' });
  await expect(aBrowser()('/login', { email, password: 'Coaching-demo-1' })).rejects.toThrow('400');
  expect(await aBrowser()('/login', { email, password: 'Another-chalk-2' })).toBe(true);
});

it('a further address lets its person in once proved, and no more once deleted', async () => {
  const email = 'maya@home.test';
  const browse = aBrowser();
  await browse('/login', { email: 'coach@demo.test', password: 'Coaching-demo-1' });
  await browse('/add_email', { uid: 'demo-coach', email });
  const verification_code = await machine.codeMailedTo(email);
  expect(await browse('/verify_new_email', { uid: 'demo-coach', email, verification_code })).toMatchObject({
    user: { uams: [{ system_key: 'coach@demo.test' }, { system_key: email }] },
  });
  expect(await aBrowser()('/login', { email, password: 'Coaching-demo-1' })).toBe(true);
  await browse('/delete_email', { uid: 'demo-coach', system: 'email', system_key: email });
  await expect(aBrowser()('/login', { email, password: 'Coaching-demo-1' })).rejects.toThrow('400');
});

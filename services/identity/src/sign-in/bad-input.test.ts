import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

describe('what does not belong', () => {
  const post = (path: string, body: unknown) =>
    fetch(`${identity.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-actor-token': identity.tokenOf(null) },
      body: JSON.stringify(body),
    });

  it.each([
    ['/login_check', { email: { $ne: '' } }, 'email'],
    ['/login_check', { email: 'pat' }, 'email'],
    ['/login_check', { email: 'pat@school.test', course_code: { $gt: '' } }, 'course_code'],
    ['/login_check', { email: 'pat@school.test\r\nBcc: all@school.test' }, 'email'],
    ['/login_check', { email: 'pat@school.test\nSubject: Hello' }, 'email'],
    ['/login_check', { email: 'pat@school.test, all@school.test' }, 'email'],
    ['/login_check', { email: '"Pat\r\nBcc: all@school.test" <pat@school.test>' }, 'email'],
    ['/login_check', { email: 'pat@school.test', roles: ['Superuser'] }, ''],
    ['/create_otp', { email: ['pat@school.test'] }, 'email'],
    ['/create_otp', { email: 'pat@school.test\u0000' }, 'email'],
    ['/create_otp', { email: 'pat@school.test', redirect_to: { $ne: 1 } }, 'redirect_to'],
    ['/verify_otp', { email: 'pat@school.test', otp: { $gt: '' } }, 'otp'],
    ['/verify_otp', { email: 'pat@school.test', otp: 123456 }, 'otp'],
    ['/verify_otp', { email: { $regex: '.*' }, otp: '123456' }, 'email'],
    ['/verify_email', { email: 'pat@school.test', verification_code: ['123456'] }, 'verification_code'],
    ['/verify_email', { email: 'pat@school.test', verification_code: '1234567' }, 'verification_code'],
  ])('is refused: %s %j', async (path, body, where) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map((error) => error.path)).toEqual([where]);
  });

  it('is refused with the sentence of the specification when a code is too long', async () => {
    const response = await post('/verify_otp', { email: 'pat@school.test', otp: '12345678' });
    expect(await response.json()).toMatchObject({ message: 'Please use 6 digits, current length: 8' });
  });
});

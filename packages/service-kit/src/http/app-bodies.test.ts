import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { MAX_BODY_BYTES, MESSAGES } from '@coaching/contracts';
import { appForTest, asCoach, json } from '../testing/app-for-test';

const app = appForTest();
const { ask, login } = app;

describe('a body', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ email: 'a@b.test', password: '' });
    return JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(bytes - empty.length) });
  };

  it.each([
    ['is not JSON', '{"email":', json, 400, 'This is not valid JSON.'],
    ['is no object', '"x"', json, 400, 'This is not valid JSON.'],
    [
      'is of another kind',
      'a=b',
      { ...asCoach, 'content-type': 'text/plain' },
      415,
      'Please send JSON (Content-Type: application/json).',
    ],
    [
      'is a form',
      'a=b',
      { ...asCoach, 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'Please send JSON (Content-Type: application/json).',
    ],
    [
      'is in another alphabet',
      '{}',
      { ...asCoach, 'content-type': 'application/json; charset=latin1' },
      415,
      'Please send JSON in UTF-8.',
    ],
    [
      'is in an unknown encoding',
      '{}',
      { ...json, 'content-encoding': 'lzma' },
      415,
      'This content encoding is not supported.',
    ],
    [
      'is too large',
      sized(MAX_BODY_BYTES + 1),
      json,
      413,
      'This is too large to send in one piece (1 MB at most).',
    ],
  ])('that %s is refused', async (_, body, headers, status, message) => {
    expect(await login(body, headers)).toMatchObject({ status, body: { message } });
  });

  it('that unpacks to too much is refused', async () => {
    const body = gzipSync(sized(MAX_BODY_BYTES + 1));
    expect((await login(body, { ...json, 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it('that is missing is refused', async () => {
    const refusal = await ask('/login', { method: 'POST', headers: asCoach });
    expect(refusal).toMatchObject({ status: 400, body: { message: 'Please send a JSON body.' } });
  });

  it('of just the largest size is read', async () => {
    const refusal = await login(sized(MAX_BODY_BYTES));
    expect(refusal).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
  });

  it('that ends too early does no harm', async () => {
    const { port } = app.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = `POST /login HTTP/1.1\r\nhost: x\r\nx-actor-token: ${asCoach['x-actor-token']}\r\n`;
        socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"`, () => {
          socket.end();
        });
      });
      socket.resume().on('close', () => resolve());
    });
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('what breaks the contract', () => {
  it('is answered with a sentence for each field', async () => {
    const { status, body } = await login(JSON.stringify({ email: 'nobody', password: '', more: 1 }));
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Please enter an email address.',
      errors: [
        { path: 'email', message: 'Please enter an email address.' },
        { path: 'password', message: 'Please enter your password.' },
        { path: '', message: 'The request has unknown fields: more.' },
      ],
    });
  });

  it.each([
    ['/users?page=0', 'page', 'page must be at least 1.'],
    ['/users?page=two', 'page', 'page must be a number.'],
    ['/users?sortBy=password', 'sortBy', 'sortBy must be one of last_name, first_name, username, email.'],
    ['/users?descending=perhaps', 'descending', 'descending must be true or false.'],
    ['/user/a%20b', 'id', 'An identifier has 1 to 64 letters, digits, - or _.'],
  ])('is named: %s', async (path, field, message) => {
    const { status, body } = await ask(path, { headers: asCoach });
    expect({ status, ...body }).toMatchObject({ status: 400, message, errors: [{ path: field, message }] });
  });

  it('is a defect of ours when an answer does, and never leaves', async () => {
    app.answer = async () => ({ users: [{ uid: 'a', password_hash: 'x' }], total: 1 });
    const { status, body } = await ask('/users', { headers: asCoach });
    expect(status).toBe(500);
    expect(body).toEqual({ message: MESSAGES.serverError, request_id: expect.any(String) });
    expect(app.logged.join()).toContain('The answer of /users breaks its contract.');
  });

  it('is dropped from an answer where the contract does not know it', async () => {
    const user = { uid: 'a', username: 'A', initials: 'A', picture: null, email: 'a@b.test' };
    app.answer = async () => ({ users: [{ ...user, password_hash: 'x' }], total: 1 });
    expect((await ask('/users', { headers: asCoach })).body).toEqual({ users: [user], total: 1 });
  });
});

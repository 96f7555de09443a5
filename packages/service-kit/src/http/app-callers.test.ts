import { cast } from '@coaching/access/testing';
import { createActorTokens } from '../actor/actor-tokens';
import { appForTest, asCoach, json, tokens } from '../testing/app-for-test';

const { coach } = cast.actors;
const app = appForTest();
const { ask, login } = app;

describe('who is let in', () => {
  const nobody = { 'x-actor-token': tokens.sign({ actor: null }) };
  const gateway = { 'x-actor-token': tokens.sign({ actor: null, internal: true }) };
  const forged = {
    'x-actor-token': createActorTokens('a key of somebody else entirely!!').sign({ actor: coach }),
  };

  it.each([
    ['without a token', '/users', {}, 401],
    ['with a forged token', '/users', forged, 401],
    ['as nobody, to a call for people', '/users', nobody, 401],
    ['as a person, to a call of the gateway', '/internal/actor/coach', asCoach, 404],
    ['as nobody, to a call of the gateway', '/internal/actor/coach', nobody, 404],
  ])('refuses %s', async (_, path, headers, status) => {
    app.answer = async () => {
      throw new Error('a handler must not be reached');
    };
    expect((await ask(path, { headers })).status).toBe(status);
  });

  it('answers the gateway on its own behalf', async () => {
    const answered = { actor: coach, session_epoch: 3 };
    app.answer = async () => answered;
    expect((await ask('/internal/actor/coach', { headers: gateway })).body).toEqual(answered);
  });

  it('refuses a public call, too, that does not come by the gateway', async () => {
    expect((await login('{}', { 'content-type': 'application/json' })).status).toBe(401);
  });

  it('writes into the security log who calls, from where and what, and an address only if it is one', async () => {
    app.answer = async ({ logSecurity }) => {
      logSecurity({
        event: 'password-changed',
        result: 'done',
        about_uid: 'pat',
        email: ' Pat@School.test ',
      });
      logSecurity({ event: 'address-added', result: 'refused', email: 'my password' });
      return true;
    };
    const headers = { ...json, 'x-caller-address': '203.0.113.7', 'x-request-id': 'request-9' };
    await login('{"email":"a@b.test","password":"hunter-2"}', headers);
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ security }) => security);
    const source = { user_uid: coach.uid, from: '203.0.113.7', request_id: 'request-9', call: 'POST /login' };
    expect(lines).toMatchObject([
      { ...source, event: 'password-changed', result: 'done', about_uid: 'pat', email: 'pat@school.test' },
      { ...source, event: 'address-added', result: 'refused' },
    ]);
    expect(app.logged.join()).not.toMatch(/my password|hunter-2/);
  });

  it('gives the handler who calls, with which input and when', async () => {
    const received: unknown[] = [];
    app.answer = async (request) => {
      received.push({ ...request, grantSession: undefined, logSecurity: undefined });
      return { users: [], total: 0 };
    };
    await ask('/users?query=%20ada%20&page=2&descending=true', {
      headers: { ...asCoach, 'x-request-id': 'from-the-gateway' },
    });
    expect(received).toEqual([
      {
        actor: coach,
        params: {},
        query: { query: 'ada', page: 2, rowsPerPage: 50, sortBy: 'last_name', descending: true },
        body: undefined,
        confirmed_at: 0,
        now: expect.any(Date),
        request_id: 'from-the-gateway',
        api_address: '',
        file: null,
        follower: null,
        grantSession: undefined,
        visitor: { id: '', is_new: true, network: '', device: null },
        logSecurity: undefined,
      },
    ]);
  });
});

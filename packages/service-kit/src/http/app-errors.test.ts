import { MESSAGES } from '@coaching/contracts';
import { MongoNetworkError } from 'mongodb';
import {
  Conflict,
  Invalid,
  NotAllowed,
  NotFound,
  NotSignedIn,
  TooLarge,
  TooMany,
  UnsupportedMedia,
} from '../errors';
import { OthersWereQuicker } from '../mongo/transaction';
import { appForTest, asCoach } from '../testing/app-for-test';

const app = appForTest();
const { ask, throwing } = app;

describe('errors become answers', () => {
  it.each([
    ['Invalid', new Invalid('Coachee is required'), 400],
    ['NotSignedIn', new NotSignedIn(MESSAGES.signInFirst), 401],
    ['NotAllowed', new NotAllowed(MESSAGES.notAllowed), 403],
    ['NotFound', new NotFound(MESSAGES.notFound), 404],
    ['Conflict', new Conflict(MESSAGES.stale), 409],
    ['TooLarge', new TooLarge('Too large.'), 413],
    ['UnsupportedMedia', new UnsupportedMedia('Not this.'), 415],
    ['TooMany', new TooMany('Later.', 60), 429],
  ])('%s', async (_, error, status) => {
    throwing(error);
    expect(await ask('/users', { headers: asCoach })).toMatchObject({
      status,
      body: { message: error.message },
    });
  });

  it('with the fields that are invalid', async () => {
    const errors = [{ path: 'observation.title', message: 'Field is required' }];
    throwing(new Invalid('Field is required', errors));
    expect((await ask('/users', { headers: asCoach })).body).toEqual({
      message: 'Field is required',
      errors,
    });
  });

  it('with the time to wait, in whole seconds', async () => {
    throwing(new TooMany('Later.', 59.2));
    expect((await ask('/users', { headers: asCoach })).headers.get('retry-after')).toBe('60');
  });

  it('with the current entity of a conflict, as the contract shows it', async () => {
    throwing(new Conflict('', { total: 3, secret: 'x' }));
    expect((await ask('/users', { headers: asCoach })).body).toEqual({ message: MESSAGES.stale, total: 3 });
  });

  it('as a conflict when two wrote the same thing at once', async () => {
    throwing(Object.assign(new Error('E11000 duplicate key error index: uid_1'), { code: 11000 }));
    expect(await ask('/users', { headers: asCoach })).toMatchObject({
      status: 409,
      body: { message: MESSAGES.stale },
    });
  });

  it.each([
    ['an error', new Error('connect ECONNREFUSED 10.0.0.7:27017')],
    ['what is no error', 'a string'],
    ['nothing', undefined],
    [
      'an error that calls itself a status',
      Object.assign(new Error('secret'), { status: 418, expose: true }),
    ],
  ])('as a 500 without internals, with the id to ask about: %s', async (_, error) => {
    throwing(error);
    const headers = { ...asCoach, 'x-request-id': 'request-7' };
    const refusal = await ask('/users', { headers });
    expect(refusal.status).toBe(500);
    expect(refusal.body).toEqual({ message: MESSAGES.serverError, request_id: 'request-7' });
    expect(refusal.headers.get('x-request-id')).toBe('request-7');
    expect(app.logged.join()).toContain('"request_id":"request-7"');
  });

  it.each([
    ['there is no room left', Object.assign(new Error('write'), { code: 'ENOSPC' }), '30'],
    ['the database is away', new MongoNetworkError('reset'), '5'],
    ['others were always quicker', new OthersWereQuicker(), '5'],
  ])('as a 503 with when to try again where %s', async (_, error, retryAfter) => {
    throwing(error);
    const refusal = await ask('/users', { headers: asCoach });
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, retryAfter]);
    expect(refusal.body.message).not.toBe(MESSAGES.serverError);
  });

  it('for an address that cannot be read', async () => {
    expect((await ask('/user/%E0%A4%A', { headers: asCoach })).status).toBe(400);
  });

  it.each([
    ['/nothing', 'GET'],
    ['/users', 'POST'],
    ['/Users', 'GET'],
  ])('for %s by %s, which nobody answers', async (path, method) => {
    const refusal = await ask(path, { method, headers: asCoach });
    expect(refusal).toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });
  });
});

import { TooMany } from '@coaching/service-kit';
import type { RateLimitPlace } from '../options';
import { startRedis } from '../testing/redis-server';
import { type OpenCounters, openCounters } from './counters';
import {
  ACCOUNT_TRIES,
  ADDRESS_TRIES,
  accountKey,
  type Limited,
  LONGEST_BLOCK_SECONDS,
  tryCredentials,
  WINDOW_SECONDS,
  waitingTime,
} from './credentials';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

const bodyFor = (email: string) => Buffer.from(JSON.stringify({ email, password: 'guess' }));

interface Place {
  limits: RateLimitPlace;
  close(): Promise<void>;
}

async function perProcess(): Promise<Place> {
  return { limits: 'in-process', close: async () => {} };
}

async function inRedis(): Promise<Place> {
  const redis = await startRedis();
  return { limits: { redisUrl: redis.url }, close: redis.stop };
}

describe.each([
  ['in this process', perProcess],
  ['in Redis', inRedis],
])('tries counted %s', (_, open) => {
  let place: Place;
  let limits: OpenCounters;

  beforeEach(async () => {
    place = await open();
    limits = await openCounters(place.limits);
  });
  afterEach(async () => {
    await limits.close();
    await place.close();
  });

  const attempt = (email: string, address = '203.0.113.7') =>
    tryCredentials(limits.counters, address, bodyFor(email));
  const tries = async (count: number, email: string, address?: string) => {
    for (let made = 0; made < count; made += 1) await attempt(email, address);
  };
  const refusal = async (email: string, address?: string) => {
    const error = await attempt(email, address).catch((thrown) => thrown);
    return error instanceof TooMany ? error : null;
  };

  it('are refused for an account at an address after a few, for a while', async () => {
    await tries(ACCOUNT_TRIES, 'coach@school.test');
    const refused = await refusal('coach@school.test');
    expect(refused).toMatchObject({ message: 'Too many tries. Please try again in 15 minutes.' });
    expect(refused!.retryAfter).toBe(WINDOW_SECONDS);
    const again = await refusal('coach@school.test');
    expect(again!.retryAfter).toBeLessThanOrEqual(WINDOW_SECONDS);
    expect(again!.retryAfter).toBeGreaterThan(WINDOW_SECONDS - 10);
  });

  it('are let through for the same account from elsewhere, and for others from there', async () => {
    await tries(ACCOUNT_TRIES, 'coach@school.test');
    expect(await refusal('coach@school.test')).not.toBeNull();
    expect(await refusal('coach@school.test', '198.51.100.9')).toBeNull();
    expect(await refusal('coachee@school.test')).toBeNull();
  });

  it('know an account again however its address is written', async () => {
    await tries(ACCOUNT_TRIES, 'coach@school.test');
    expect(await refusal('  COACH@School.test ')).not.toBeNull();
  });

  it('are counted also when many are made at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal('coach@school.test')));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(ACCOUNT_TRIES);
  });

  it('begin anew once one was right', async () => {
    await tries(ACCOUNT_TRIES - 1, 'coach@school.test');
    const right = await attempt('coach@school.test');
    await right.succeeded();
    await tries(ACCOUNT_TRIES, 'coach@school.test');
    expect(await refusal('coach@school.test')).not.toBeNull();
  });

  it('are counted for passwords, codes and mails apart', async () => {
    const of = (kind: Limited) =>
      tryCredentials(limits.counters, '203.0.113.7', bodyFor('coach@school.test'), kind);
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) await of('credentials');
    await expect(of('credentials')).rejects.toThrow(TooMany);
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) await of('codes');
    await expect(of('codes')).rejects.toThrow(TooMany);
    await of('mail');
  });

  it('count for a mail although it was sent, and give no password or code another try', async () => {
    const of = (kind: Limited) =>
      tryCredentials(limits.counters, '203.0.113.7', bodyFor('coach@school.test'), kind);
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) {
      await of('credentials');
      const mail = await of('mail');
      await mail.succeeded();
    }
    await expect(of('mail')).rejects.toThrow(TooMany);
    await expect(of('credentials')).rejects.toThrow(TooMany);
  });

  it('forget a mail once its code was right, so that a school can sign up behind one address', async () => {
    const of = (kind: Limited, email: string) =>
      tryCredentials(limits.counters, '203.0.113.7', bodyFor(email), kind);
    for (let made = 0; made < 2 * ADDRESS_TRIES; made += 1) {
      const email = `person${made}@school.test`;
      await (await of('mail', email)).succeeded();
      await (await of('codes', email)).succeeded();
    }
    for (let made = 0; made < 2 * ACCOUNT_TRIES; made += 1) {
      await (await of('mail', 'coach@school.test')).succeeded();
      await (await of('codes', 'coach@school.test')).succeeded();
    }
  });

  it('do not count when nobody looked at them', async () => {
    for (let made = 0; made < 3 * ACCOUNT_TRIES; made += 1) {
      const unseen = await attempt('coach@school.test');
      await unseen.withdrawn();
    }
    expect(await refusal('coach@school.test')).toBeNull();
  });

  it('are refused for a whole address only after many', async () => {
    for (let made = 0; made < ADDRESS_TRIES; made += 1) await attempt(`person${made}@school.test`);
    const refused = await refusal('somebody@school.test');
    expect(refused!.retryAfter).toBeGreaterThan(0);
    expect(await refusal('somebody@school.test', '198.51.100.9')).toBeNull();
  });

  it('let a school sign in behind one address', async () => {
    for (let made = 0; made < 2 * ADDRESS_TRIES; made += 1) {
      const right = await attempt(`person${made}@school.test`);
      await right.succeeded();
    }
    expect(await refusal('somebody@school.test')).toBeNull();
  });

  it('count all of an IPv6 network as one address', async () => {
    await tries(ACCOUNT_TRIES, 'coach@school.test', '2001:db8:1:2::1');
    expect(await refusal('coach@school.test', '2001:db8:1:2::2')).not.toBeNull();
    expect(await refusal('coach@school.test', '2001:db8:1:3::1')).toBeNull();
  });
});

describe('the wait', () => {
  it('grows from one refusal to the next, up to a day', async () => {
    const { counters } = await openCounters('in-process');
    const waits: number[] = [];
    for (let refusals = 0; refusals < 9; refusals += 1) {
      // As when the time of the refusal before has passed.
      await counters.tries.delete(`${accountKey(bodyFor('coach@school.test'))} credentials 203.0.113.7`);
      for (let made = 0; made < ACCOUNT_TRIES; made += 1)
        await tryCredentials(counters, '203.0.113.7', bodyFor('coach@school.test'));
      const refused: TooMany = await tryCredentials(
        counters,
        '203.0.113.7',
        bodyFor('coach@school.test'),
      ).catch((error) => error);
      waits.push(refused.retryAfter / WINDOW_SECONDS);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96]);
    expect(96 * WINDOW_SECONDS).toBe(LONGEST_BLOCK_SECONDS);
  });

  it.each([
    [1, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3600, '1 hour'],
    [3601, '2 hours'],
    [86_400, '24 hours'],
  ])('of %d seconds reads %s', (seconds, expected) => {
    expect(waitingTime(seconds)).toBe(expected);
  });
});

it('while Redis is away, each gateway counts for itself', async () => {
  const redis = await startRedis();
  const limits = await openCounters({ redisUrl: redis.url });
  await redis.kill();
  const attempts = Array.from({ length: ACCOUNT_TRIES + 1 }, () =>
    tryCredentials(limits.counters, '203.0.113.7', bodyFor('coach@school.test')).catch((error) => error),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((outcome) => outcome instanceof TooMany)).toHaveLength(1);
  await limits.close();
  await redis.stop();
});

it.each([
  ['no body', null],
  ['no JSON', Buffer.from('{')],
  ['JSON without an address', Buffer.from('{"email":7}')],
  ['null', Buffer.from('null')],
])('%s names no account', (_, body) => {
  expect(accountKey(body)).toBeNull();
});

it('an account’s key does not tell whose it is', () => {
  expect(accountKey(bodyFor('coach@school.test'))).toMatch(/^[\w-]{43}$/);
});

import { TooMany } from '@coaching/service-kit';
import type { RateLimitPlace } from '../options';
import { anAttempt, home } from '../testing/an-attempt';
import { startRedis } from '../testing/redis-server';
import { accountKey } from './account-key';
import { type OpenCounters, openCounters } from './counters';
import {
  ACCOUNT_TRIES,
  ADDRESS_TRIES,
  type Attempt,
  type Limited,
  tryCredentials,
  WINDOW_SECONDS,
} from './credentials';
import { FAILURES } from './slow-down';

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

  const attempt = (email: unknown, address = home, more: Partial<Attempt> = {}) =>
    tryCredentials(limits.counters, anAttempt(email, { address, ...more }));
  const tries = async (count: number, email: string, address?: string) => {
    for (let made = 0; made < count; made += 1) await attempt(email, address);
  };
  const refusal = async (email: unknown, address?: string, more?: Partial<Attempt>) => {
    const error = await attempt(email, address, more).catch((thrown) => thrown);
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
    const of = (kind: Limited) => attempt('coach@school.test', home, { kind });
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) await of('credentials');
    await expect(of('credentials')).rejects.toThrow(TooMany);
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) await of('codes');
    await expect(of('codes')).rejects.toThrow(TooMany);
    await of('mail');
  });

  it('of a course stay counted when another one is right', async () => {
    const course = () => attempt('coach@school.test', home, { kind: 'course-codes' });
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) {
      await (await course()).succeeded();
      await course();
    }
    await expect(course()).rejects.toThrow(TooMany);
  });

  it('count for a mail although it was sent, and give no password or code another try', async () => {
    const of = (kind: Limited) => attempt('coach@school.test', home, { kind });
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) {
      await of('credentials');
      const mail = await of('mail');
      await mail.succeeded();
    }
    await expect(of('mail')).rejects.toThrow(TooMany);
    await expect(of('credentials')).rejects.toThrow(TooMany);
  });

  it('forget a mail once its code was right, so that a school can sign up behind one address', async () => {
    const of = (kind: Limited, email: string) => attempt(email, home, { kind });
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

  /** Failures of one account, one from each of many addresses. */
  const guessedFromEverywhere = async (count: number, email = 'coach@school.test') => {
    for (let made = 0; made < count; made += 1) await attempt(email, `198.51.100.${made}`);
  };

  it('are slowed for an account that is guessed from everywhere, for a time that grows', async () => {
    await guessedFromEverywhere(FAILURES);
    await attempt('coach@school.test', '192.0.2.1');
    const refused = await refusal('coach@school.test', '192.0.2.2');
    expect(refused!.retryAfter).toBe(1);
    await limits.counters.pauses.delete(accountKey('coach@school.test'));
    for (let more = 0; more < 5; more += 1) {
      await attempt('coach@school.test', `192.0.2.${10 + more}`);
      const { retryAfter } = (await refusal('coach@school.test', '192.0.2.2'))!;
      expect(retryAfter).toBeGreaterThan(2 ** more);
      await limits.counters.pauses.delete(accountKey('coach@school.test'));
    }
    expect(await refusal('coachee@school.test', '192.0.2.2')).toBeNull();
  });

  it('are slowed also when many are made at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 3 * FAILURES }, (_, made) => refusal('coach@school.test', `198.51.100.${made}`)),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(FAILURES + 1);
  });

  it('use nothing up for who only waits', async () => {
    await guessedFromEverywhere(FAILURES + 1);
    for (let waited = 0; waited < 2 * ACCOUNT_TRIES; waited += 1)
      expect((await refusal('coach@school.test', home))!.retryAfter).toBeLessThanOrEqual(1);
    await limits.counters.pauses.delete(accountKey('coach@school.test'));
    expect(await refusal('coach@school.test', home)).toBeNull();
  });

  it('are never slowed for one that was right, nor for codes and mails', async () => {
    for (let made = 0; made < 2 * FAILURES; made += 1) {
      const right = await attempt('coach@school.test', `198.51.100.${made}`);
      await right.succeeded();
    }
    expect(await refusal('coach@school.test')).toBeNull();
    await guessedFromEverywhere(FAILURES - 1);
    await attempt('coach@school.test', '192.0.2.1');
    for (const kind of ['codes', 'mail'] as const)
      expect(await refusal('coach@school.test', home, { kind })).toBeNull();
  });

  it('are let through on a device that the account knows, whoever else tries there or elsewhere', async () => {
    await guessedFromEverywhere(FAILURES + 1);
    await tries(ACCOUNT_TRIES, 'coachee@school.test');
    for (let made = 0; made < ADDRESS_TRIES - ACCOUNT_TRIES; made += 1)
      await attempt(`person${made}@school.test`);
    expect(await refusal('somebody@school.test')).not.toBeNull();
    for (const email of ['coach@school.test', 'coachee@school.test'])
      expect(await refusal(email, home, { device: 'hers' })).toBeNull();
  });

  it('are no more on a known device than anywhere, from whatever address it is stolen to', async () => {
    for (let made = 0; made < ACCOUNT_TRIES; made += 1)
      await attempt('coach@school.test', `198.51.100.${made}`, { device: 'stolen' });
    expect(await refusal('coach@school.test', '192.0.2.1', { device: 'stolen' })).not.toBeNull();
    expect(await refusal('coach@school.test', '192.0.2.1', { device: 'another' })).toBeNull();
  });

  it('count together when they name no account', async () => {
    const nameless = [undefined, 7, ['coach@school.test'], 'nobody', { email: 'coach@school.test' }];
    for (const email of nameless) await attempt(email);
    expect(await refusal('something else')).not.toBeNull();
    expect(await refusal('coach@school.test')).toBeNull();
  });

  it('count all of an IPv6 network as one address', async () => {
    await tries(ACCOUNT_TRIES, 'coach@school.test', '2001:db8:1:2::1');
    expect(await refusal('coach@school.test', '2001:db8:1:2::2')).not.toBeNull();
    expect(await refusal('coach@school.test', '2001:db8:1:3::1')).toBeNull();
  });
});

it('while Redis is away, each gateway counts for itself', async () => {
  const redis = await startRedis();
  const limits = await openCounters({ redisUrl: redis.url });
  await redis.kill();
  const attempts = Array.from({ length: ACCOUNT_TRIES + 1 }, () =>
    tryCredentials(limits.counters, anAttempt('coach@school.test')).catch((error) => error),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((outcome) => outcome instanceof TooMany)).toHaveLength(1);
  await limits.close();
  await redis.stop();
});

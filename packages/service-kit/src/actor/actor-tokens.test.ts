import { cast } from '@coaching/access/testing';
import { createSigner } from 'fast-jwt';
import { ACTOR_TOKEN_LIFE_MS, createActorTokens } from './actor-tokens';
import { openGrant, sealGrant } from './session-grants';

const secret = 'the key that gateway and services share';
const { coach } = cast.actors;
const grant = { user_uid: 'coach', organization_uid: 'cedar', session_epoch: 1 };

afterEach(() => {
  jest.useRealTimers();
});

/** A token with these claims, signed with our key unless told otherwise. */
const signed = (claims: object, key = secret) =>
  createSigner({ algorithm: 'HS256', key, expiresIn: ACTOR_TOKEN_LIFE_MS })({ ...claims });

describe('actor tokens', () => {
  const tokens = createActorTokens(secret);

  it.each([
    ['a person', { actor: coach }, { actor: coach, internal: false, confirmed_at: 0 }],
    [
      'a person who has just signed in',
      { actor: coach, confirmed_at: 1_764_000_000_000 },
      { actor: coach, internal: false, confirmed_at: 1_764_000_000_000 },
    ],
    ['nobody', { actor: null }, { actor: null, internal: false, confirmed_at: 0 }],
    ['the gateway itself', { actor: null, internal: true }, { actor: null, internal: true, confirmed_at: 0 }],
  ])('tell of %s', (_, caller, expected) => {
    expect(tokens.verify(tokens.sign(caller))).toEqual(expected);
  });

  it('give the same caller for the same token, whom nobody can change', () => {
    const token = tokens.sign({ actor: coach });
    const caller = tokens.verify(token)!;
    expect(tokens.verify(token)).toBe(caller);
    expect(() => caller.actor!.roles.push('Superuser')).toThrow(TypeError);
    expect(() => caller.actor!.schools[0]!.roles.push('Organization Admin')).toThrow(TypeError);
  });

  it('are believed until they expire, also when they were verified before', () => {
    jest.useFakeTimers({ now: new Date('2026-11-02T09:00:00.000Z'), doNotFake: ['performance'] });
    const token = tokens.sign({ actor: coach });
    expect(tokens.verify(token)).not.toBeNull();
    jest.advanceTimersByTime(ACTOR_TOKEN_LIFE_MS - 2000);
    expect(tokens.verify(token)).not.toBeNull();
    jest.advanceTimersByTime(4000);
    expect(tokens.verify(token)).toBeNull();
  });

  const [header, claims, signature] = tokens.sign({ actor: coach }).split('.') as [string, string, string];
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const raised = encoded({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), internal: true });

  it.each([
    ['nothing', ''],
    ['no token at all', 'coach'],
    [
      'another key',
      signed({ kind: 'actor', actor: coach, internal: false }, 'a key of somebody else entirely'),
    ],
    ['changed claims', `${header}.${raised}.${signature}`],
    ['no signature', `${header}.${claims}.`],
    ['no algorithm', `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`],
    ['a token of another kind', signed({ kind: 'session-grant', actor: coach, internal: true })],
    ['a token of no kind', signed({ actor: coach, internal: true })],
    ['a session grant', sealGrant(secret, grant)],
    ['a person who is no actor', signed({ kind: 'actor', actor: { uid: 'coach' }, internal: false })],
    ['an unknown role', signed({ kind: 'actor', actor: { ...coach, roles: ['King'] }, internal: false })],
    [
      'a token without an end',
      createSigner({ algorithm: 'HS256', key: secret })({ kind: 'actor', actor: coach, internal: false }),
    ],
  ])('refuse %s', (_, token) => {
    expect(tokens.verify(token)).toBeNull();
  });

  it('need a key of 32 characters', () => {
    expect(() => createActorTokens('short')).toThrow('32 characters');
  });
});

describe('session grants', () => {
  it('open to what was sealed', () => {
    expect(openGrant(secret, sealGrant(secret, grant))).toEqual(grant);
    const confirmed = { ...grant, confirmed: true as const };
    expect(openGrant(secret, sealGrant(secret, confirmed))).toEqual(confirmed);
    const standalone = { user_uid: 'solo', organization_uid: null, session_epoch: 0 };
    expect(openGrant(secret, sealGrant(secret, standalone))).toEqual(standalone);
  });

  it('are spent soon', () => {
    jest.useFakeTimers({ now: new Date('2026-11-02T09:00:00.000Z') });
    const sealed = sealGrant(secret, grant);
    jest.advanceTimersByTime(12_000);
    expect(openGrant(secret, sealed)).toBeNull();
  });

  it.each([
    ['another key', sealGrant('a key of somebody else entirely!!', grant)],
    ['an actor token', createActorTokens(secret).sign({ actor: coach })],
    ['no grant at all', 'coach'],
    [
      'a grant for nobody',
      signed({ kind: 'session-grant', user_uid: '', organization_uid: null, session_epoch: 0 }),
    ],
  ])('refuse %s', (_, sealed) => {
    expect(openGrant(secret, sealed)).toBeNull();
  });
});

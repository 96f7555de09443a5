import { anActor } from '@coaching/access/testing';
import { type DomainEvent, newUid } from '@coaching/contracts';
import { createInProcessBus } from '@coaching/service-kit';
import type { GatewayOptions } from '../options';
import {
  cookieOf,
  type GatewayForTest,
  post,
  sessionCookies,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { type ClosablePlace, inDocumentStore, inRedis } from '../testing/session-places';
import { ABSOLUTE_MS, BELIEVED_MS, IDLE_MS, RENEW_AFTER_MS, SUPERSEDED_MS } from './expiry';

/** What the bus delivers when something about a person has changed. */
const aPersonChanged = (uid: string): DomainEvent<'user.deleted'> => ({
  id: newUid(),
  type: 'user.deleted',
  occurred_at: new Date().toISOString(),
  entity_uid: uid,
  revision: 2,
  data: { uid },
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe.each([
  ['in the document store', inDocumentStore],
  ['in Redis', inRedis],
])('a session stored %s', (_, open) => {
  let place: ClosablePlace;
  let one: GatewayForTest;
  let others: GatewayForTest[];
  let now: number;

  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    now = Date.now();
    others = [];
    one = await startGatewayForTest({ sessions: place.sessions, now: () => now });
  });
  afterEach(async () => {
    for (const gateway of [one, ...others]) await gateway.stop();
  });

  /** Another gateway of the same platform. */
  async function another(changes: Partial<GatewayOptions> = {}): Promise<GatewayForTest> {
    const gateway = await startGatewayForTest({ sessions: place.sessions, now: () => now, ...changes }, one);
    others.push(gateway);
    return gateway;
  }

  const ask = (path: string, cookie = '', gateway = one) =>
    fetch(`${gateway.address}/api${path}`, { headers: cookie ? { cookie } : {} });
  const status = async (cookie: string, gateway = one) =>
    (await ask('/user_session', cookie, gateway)).status;

  it('begins at sign-in with a cookie that scripts cannot read', async () => {
    const answer = await post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'right' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toBe(true);
    expect(sessionCookies(answer)).toEqual([
      expect.stringMatching(/^sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('x-session-grant')).toBeNull();
    const me = await ask('/user_session', cookieOf(answer)!);
    expect(await me.json()).toMatchObject({ actor: { uid: 'coach', organization_uid: 'cedar' } });
  });

  it('lasts for the idle time as far as the browser knows', async () => {
    const before = Date.now();
    const answer = await post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'right' });
    const expires = Date.parse(/Expires=([^;]+)/.exec(sessionCookies(answer)[0]!)![1]!);
    // Cookies have whole seconds.
    expect(expires).toBeGreaterThan(before + IDLE_MS - 1000);
    expect(expires).toBeLessThanOrEqual(Date.now() + IDLE_MS);
  });

  it('does not begin with wrong credentials', async () => {
    const answer = await post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'wrong' });
    expect(answer.status).toBe(400);
    expect(cookieOf(answer)).toBeNull();
  });

  it('begins under a new id, and the one before is over', async () => {
    const first = await signIn(one.address, 'coach');
    const second = await signIn(one.address, 'coachee', first);
    expect(second).not.toBe(first);
    expect(await status(first)).toBe(401);
    const me = await ask('/user_session', second);
    expect(await me.json()).toMatchObject({ actor: { uid: 'coachee' } });
  });

  it('does not begin under an id that somebody else made up', async () => {
    const cookie = await signIn(one.address, 'coach', 'sid=s%3Achosen-by-an-attacker.signature');
    expect(cookie).not.toContain('chosen-by-an-attacker');
    expect(await status('sid=s%3Achosen-by-an-attacker.signature')).toBe(401);
  });

  it.each([
    [
      'is not signed',
      (cookie: string) => `sid=${decodeURIComponent(cookie.slice(4)).slice(2).split('.')[0]}`,
    ],
    [
      'is changed',
      (cookie: string) => cookie.slice(0, 10) + (cookie[10] === 'X' ? 'Y' : 'X') + cookie.slice(11),
    ],
    ['is empty', () => 'sid='],
  ])('is not found by a cookie that %s', async (__, forge) => {
    const cookie = await signIn(one.address, 'coach');
    expect(await status(forge(cookie))).toBe(401);
  });

  it.each(['the first', 'one after others'])(
    'is over for good where its person signs out while %s of their calls is under way elsewhere',
    async (which) => {
      const cookie = await signIn(one.address, 'coach');
      if (which !== 'the first') expect(await status(cookie)).toBe(200);
      // From now on they may do something else, which is stored in the session by the next call.
      one.people.set('coach', anActor({ uid: 'coach', organization_uid: 'cedar', roles: ['Support'] }));
      const [two, three] = [await another(), await another()];
      const { promise: isAsked, resolve: asked } = deferred();
      const { promise: isOver, resolve: over } = deferred();
      one.overrides.set('/internal/actor/coach', async (_, response) => {
        asked();
        await isOver;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ actor: one.people.get('coach'), session_epoch: 0 }));
      });
      const underWay = ask('/user_session', cookie, two);
      await isAsked;
      expect((await post(`${one.address}/api/logout`, {}, { cookie })).status).toBe(200);
      over();
      const answer = await underWay;
      one.overrides.clear();
      const given = cookieOf(answer);
      for (const gateway of [one, two, three]) {
        expect(await status(cookie, gateway)).toBe(401);
        if (given) expect(await status(given, gateway)).toBe(401);
      }
    },
  );

  it('ends at sign-out, for the browser and for whoever has its cookie', async () => {
    const cookie = await signIn(one.address, 'coach');
    expect(await status(cookie)).toBe(200);
    const answer = await post(`${one.address}/api/logout`, {}, { cookie });
    expect(answer.status).toBe(200);
    expect(sessionCookies(answer)).toEqual(['sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await status(cookie)).toBe(401);
    now += BELIEVED_MS;
    expect(await status(cookie)).toBe(401);
  });

  it('can be ended by somebody who has none', async () => {
    expect((await post(`${one.address}/api/logout`, {})).status).toBe(200);
  });

  it('goes on under a new id in another organisation', async () => {
    const before = await signIn(one.address, 'coach');
    const answer = await post(
      `${one.address}/api/user_session`,
      { organization_uid: 'lakeside' },
      { cookie: before },
    );
    const after = cookieOf(answer)!;
    expect(after).not.toBe(before);
    const me = await ask('/user_session', after);
    expect(await me.json()).toMatchObject({ actor: { uid: 'coach', organization_uid: 'lakeside' } });
  });

  it('is good for a moment under the id before, for calls that another page had sent', async () => {
    const before = await signIn(one.address, 'coach');
    const switchTo = (organization_uid: string, cookie: string) =>
      post(`${one.address}/api/user_session`, { organization_uid }, { cookie });
    const after = cookieOf(await switchTo('lakeside', before))!;
    const late = await ask('/user_session', before);
    expect([late.status, sessionCookies(late)]).toEqual([200, []]);
    now += SUPERSEDED_MS;
    expect(await status(before)).toBe(401);
    expect(await status(after)).toBe(200);
  });

  it('is over at once under the id before when its person signs out', async () => {
    const before = await signIn(one.address, 'coach');
    const switched = { organization_uid: 'lakeside' };
    const after = cookieOf(await post(`${one.address}/api/user_session`, switched, { cookie: before }))!;
    await post(`${one.address}/api/logout`, {}, { cookie: after });
    expect([await status(before), await status(after)]).toEqual([401, 401]);
  });

  it('is over at once under the id before where that is used to go elsewhere once more', async () => {
    const before = await signIn(one.address, 'coach');
    const again = async () =>
      cookieOf(
        await post(`${one.address}/api/user_session`, { organization_uid: 'lakeside' }, { cookie: before }),
      )!;
    const ids = [await again(), await again()];
    expect(new Set(ids).size).toBe(2);
    expect(await status(before)).toBe(401);
  });

  it('is not prolonged by a switch of organisation', async () => {
    const before = await signIn(one.address, 'coach');
    now += ABSOLUTE_MS - 1000;
    const switched = { organization_uid: 'lakeside' };
    const after = cookieOf(await post(`${one.address}/api/user_session`, switched, { cookie: before }))!;
    expect(await status(after)).toBe(200);
    now += BELIEVED_MS;
    expect(await status(after)).toBe(401);
  });

  it('ends after its longest life however much it is used, and the browser forgets it', async () => {
    const cookie = await signIn(one.address, 'coach');
    now += ABSOLUTE_MS - 1;
    expect(await status(cookie)).toBe(200);
    now += BELIEVED_MS;
    const answer = await ask('/user_session', cookie);
    expect(answer.status).toBe(401);
    expect(sessionCookies(answer)).toEqual(['sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  });

  it('has its idle time renewed while it is used, once an hour', async () => {
    const cookie = await signIn(one.address, 'coach');
    expect(sessionCookies(await ask('/user_session', cookie))).toHaveLength(1);
    now += BELIEVED_MS;
    expect(sessionCookies(await ask('/user_session', cookie))).toHaveLength(0);
    now += RENEW_AFTER_MS;
    const renewed = sessionCookies(await ask('/user_session', cookie));
    expect(renewed).toEqual([expect.stringMatching(/^sid=.*Expires=/)]);
    expect(cookieOf({ headers: new Headers({ 'set-cookie': renewed[0]! }) } as Response)).toBe(cookie);
  });

  it('is known to every gateway, and over in all of them within seconds', async () => {
    const two = await another();
    const cookie = await signIn(one.address, 'coach');
    expect(await status(cookie, two)).toBe(200);
    await post(`${one.address}/api/logout`, {}, { cookie });
    now += BELIEVED_MS;
    expect(await status(cookie, two)).toBe(401);
  });

  it('ends when its person is deleted', async () => {
    const cookie = await signIn(one.address, 'coach');
    expect(await status(cookie)).toBe(200);
    one.people.delete('coach');
    now += BELIEVED_MS;
    expect(await status(cookie)).toBe(401);
  });

  it('is over once its person has ended all but the one they did it in, which goes on under a new id', async () => {
    const [here, elsewhere] = [await signIn(one.address, 'coach'), await signIn(one.address, 'coach')];
    const others = await signIn(one.address, 'coachee');
    expect([await status(here), await status(elsewhere)]).toEqual([200, 200]);
    const after = cookieOf(await post(`${one.address}/api/sign_out_everywhere`, {}, { cookie: here }))!;
    expect(after).not.toBe(here);
    expect([await status(after), await status(others)]).toEqual([200, 200]);
    const ended = await ask('/user_session', elsewhere);
    expect(ended.status).toBe(401);
    expect(sessionCookies(ended)).toEqual(['sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await status(here)).toBe(401);
    expect(await status(await signIn(one.address, 'coach'))).toBe(200);
  });

  it('goes on at once at a gateway that still believes in the sessions before it', async () => {
    const two = await another();
    const [here, elsewhere] = [await signIn(one.address, 'coach'), await signIn(one.address, 'coach')];
    expect(await status(elsewhere, two)).toBe(200);
    const after = cookieOf(await post(`${one.address}/api/sign_out_everywhere`, {}, { cookie: here }))!;
    expect(await status(after, two)).toBe(200);
    expect(await status(elsewhere, two)).toBe(401);
  });

  it('changes what its person may at the next request once a gateway receives the event', async () => {
    const bus = createInProcessBus();
    const two = await another({ bus });
    await bus.start();
    const cookie = await signIn(one.address, 'coach');
    expect(await status(cookie, two)).toBe(200);
    one.people.set('coach', { ...one.people.get('coach')!, roles: ['Superuser'] });
    await bus.publish(aPersonChanged('coach'));
    const me = await ask('/user_session', cookie, two);
    expect(await me.json()).toMatchObject({ actor: { uid: 'coach', roles: ['Superuser'] } });
    one.epochs.set('coach', 1);
    await bus.publish(aPersonChanged('coach'));
    expect(await status(cookie, two)).toBe(401);
    await bus.close();
  });

  it('goes on under a new id once its person may do something else; calls under way are answered', async () => {
    const before = await signIn(one.address, 'coach');
    expect(await status(before)).toBe(200);
    one.people.set('coach', { ...one.people.get('coach')!, roles: ['Superuser'] });
    now += BELIEVED_MS;
    const answer = await ask('/user_session', before);
    expect(await answer.json()).toMatchObject({ actor: { uid: 'coach', roles: ['Superuser'] } });
    const after = cookieOf(answer)!;
    expect(after).not.toBe(before);
    const two = await another();
    for (const gateway of [one, two]) {
      const late = await ask('/user_session', before, gateway);
      expect([late.status, sessionCookies(late)]).toEqual([200, []]);
    }
    const next = await ask('/user_session', after);
    expect([next.status, cookieOf(next) ?? after]).toEqual([200, after]);
    now += SUPERSEDED_MS;
    expect(await status(before)).toBe(401);
    expect(await status(after)).toBe(200);
    now += BELIEVED_MS;
    expect(cookieOf(await ask('/user_session', after))).toBeNull();
  });

  it('stays as it is when its first calls come at the same time, to several gateways', async () => {
    const cookie = await signIn(one.address, 'coach');
    const two = await another();
    const { promise: isAsked, resolve: asked } = deferred();
    const { promise: isKnown, resolve: known } = deferred();
    one.overrides.set('/internal/actor/', async (_request, response) => {
      one.overrides.clear();
      asked();
      await isKnown;
      const actor = { ...one.people.get('coach')!, organization_uid: 'cedar' };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ actor, session_epoch: 0 }));
    });
    // Both read the session as it began, the second one from what the first has read.
    const first = ask('/user_session', cookie, two);
    await isAsked;
    const second = ask('/user_session', cookie, two);
    expect(await status(cookie)).toBe(200);
    known();
    const answers = await Promise.all([first, second]);
    expect(answers.map((answer) => [answer.status, cookieOf(answer) ?? cookie])).toEqual([
      [200, cookie],
      [200, cookie],
    ]);
    now += SUPERSEDED_MS;
    expect(await status(cookie)).toBe(200);
  });

  it('is not prolonged by going on under a new id', async () => {
    const before = await signIn(one.address, 'coach');
    expect(await status(before)).toBe(200);
    now += ABSOLUTE_MS - 1000;
    one.people.set('coach', { ...one.people.get('coach')!, roles: ['Superuser'] });
    const after = cookieOf(await ask('/user_session', before))!;
    expect(await status(after)).toBe(200);
    now += BELIEVED_MS;
    expect(await status(after)).toBe(401);
  });

  it('is not looked up for a call without its cookie', async () => {
    expect((await ask('/user_session', 'other=1')).status).toBe(401);
  });

  it('is kept apart from others under way at the same time', async () => {
    const [coach, coachee] = await Promise.all([
      signIn(one.address, 'coach'),
      signIn(one.address, 'coachee'),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (__, index) => {
        const me = await ask('/user_session', index % 2 ? coach : coachee);
        return ((await me.json()) as { actor: { uid: string } }).actor.uid;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 40 }, (__, index) => (index % 2 ? 'coach' : 'coachee')));
  });
});

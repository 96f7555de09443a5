import { openStoreForTest } from '@coaching/embedded/testing';
import { SESSION_GRANT_HEADER, sealGrant } from '@coaching/service-kit';
import { actorSecret } from '../testing/dummy-services';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { BELIEVED_MS } from './expiry';

const HALF_AN_HOUR = 30 * 60_000;

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let gateway: GatewayForTest;
let now: number;

beforeAll(async () => {
  store = await openStoreForTest();
});
afterAll(() => store.close());
beforeEach(async () => {
  now = Date.now();
  gateway = await startGatewayForTest({
    sessions: { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` },
    now: () => now,
  });
  gateway.overrides.set('/become_user/', (_request, response, { caller, url }) => {
    const real = { user_uid: caller!.actor!.uid, until: now + HALF_AN_HOUR };
    const user_uid = url.split('/').at(-1)!;
    const grant = { user_uid, organization_uid: 'lake', session_epoch: gateway.epochs.get(user_uid) ?? 0 };
    const sealed = sealGrant(actorSecret, { ...grant, real });
    response.writeHead(200, { 'content-type': 'application/json', [SESSION_GRANT_HEADER]: sealed });
    response.end('{}');
  });
});
afterEach(() => gateway.stop());

const become = (cookie: string, uid = 'coachee') =>
  post(`${gateway.address}/api/become_user/${uid}`, { reason: 'To see' }, { cookie });
const goBack = (cookie: string) => post(`${gateway.address}/api/become_user_end`, {}, { cookie });
const asCoachee = async () => {
  const own = await signIn(gateway.address, 'coach');
  return { own, cookie: cookieOf(await become(own))! };
};
const ask = (cookie: string) => fetch(`${gateway.address}/api/observations`, { headers: { cookie } });
const answered = async (cookie: string) => {
  const answer = await ask(cookie);
  return { status: answer.status, body: await answer.json() };
};
const whoIs = async (cookie: string) => (await answered(cookie)).body.actor;
const over = { status: 403, body: { reason: 'become_over', message: expect.any(String) } };

it('passes on to services whose account it is and who is there, under another session id', async () => {
  const { own, cookie } = await asCoachee();
  expect(cookie).not.toBe(own);
  expect(await whoIs(cookie)).toMatchObject({ uid: 'coachee', real_uid: 'coach', organization_uid: 'lake' });
  expect((await ask(own)).status).toBe(401);
  const { caller } = gateway.requests.findLast(({ url }) => url === '/observations')!;
  expect(caller).toMatchObject({ confirmed_at: 0 });
});

it('goes back to who they are and where they worked, under another id again', async () => {
  const { cookie } = await asCoachee();
  const answer = await goBack(cookie);
  expect(answer.status).toBe(200);
  const own = cookieOf(answer)!;
  expect(own).not.toBe(cookie);
  expect(await whoIs(own)).toEqual(expect.objectContaining({ uid: 'coach', organization_uid: 'cedar' }));
  expect(await whoIs(own)).not.toHaveProperty('real_uid');
  expect((await ask(cookie)).status).toBe(401);
});

it('proved who they are before, and still has once they are back', async () => {
  const began_at = now;
  const { cookie } = await asCoachee();
  now += 60_000;
  const own = cookieOf(await goBack(cookie))!;
  await ask(own);
  expect(gateway.requests.findLast(({ url }) => url === '/observations')?.caller?.confirmed_at).toBe(
    began_at,
  );
});

it('ends after its time: no call goes on, and going back still works', async () => {
  const { cookie } = await asCoachee();
  now += HALF_AN_HOUR - 1;
  expect((await ask(cookie)).status).toBe(200);
  now += 1;
  expect(await answered(cookie)).toEqual(over);
  expect(await answered(cookie)).toEqual(over);
  expect(await whoIs(cookieOf(await goBack(cookie))!)).toMatchObject({ uid: 'coach' });
});

it.each([
  ['who is there is deleted', () => gateway.people.delete('coach')],
  ['who is there ended their sessions', () => gateway.epochs.set('coach', 1)],
  ['the person is deleted', () => gateway.people.delete('coachee')],
  ['the person’s sessions were ended', () => gateway.epochs.set('coachee', 1)],
])('ends when %s', async (_when, happens) => {
  const { cookie } = await asCoachee();
  expect((await ask(cookie)).status).toBe(200);
  happens();
  now += BELIEVED_MS;
  expect(await answered(cookie)).toEqual(over);
});

it('leads back to nothing where their own session is over, too', async () => {
  const { cookie } = await asCoachee();
  gateway.epochs.set('coach', 1);
  now += BELIEVED_MS;
  const own = cookieOf(await goBack(cookie))!;
  expect((await ask(own)).status).toBe(401);
});

it('lasts through a switch of organisation, and through other privileges', async () => {
  const { cookie } = await asCoachee();
  const switched = cookieOf(
    await post(`${gateway.address}/api/user_session`, { organization_uid: 'cedar' }, { cookie }),
  )!;
  expect(await whoIs(switched)).toMatchObject({
    uid: 'coachee',
    real_uid: 'coach',
    organization_uid: 'cedar',
  });
  gateway.people.set('coachee', { ...gateway.people.get('coachee')!, roles: ['Coach'] });
  now += BELIEVED_MS;
  const renewed = cookieOf(await ask(switched))!;
  expect(await whoIs(renewed)).toMatchObject({ uid: 'coachee', real_uid: 'coach' });
  now += HALF_AN_HOUR;
  expect(await answered(renewed)).toEqual(over);
});

it('is over with signing out and with signing in', async () => {
  const { cookie } = await asCoachee();
  const again = await signIn(gateway.address, 'coachee', cookie);
  expect(await whoIs(again)).not.toHaveProperty('real_uid');
  expect((await ask(cookie)).status).toBe(401);
  const other = (await asCoachee()).cookie;
  await post(`${gateway.address}/api/logout`, {}, { cookie: other });
  expect((await ask(other)).status).toBe(401);
  expect(cookieOf(await goBack(other))).toBeNull();
});

it('is not nested, and not begun in a session of somebody else', async () => {
  const { cookie } = await asCoachee();
  gateway.people.set('third', { ...gateway.people.get('coachee')!, uid: 'third' });
  expect((await become(cookie, 'third')).status).toBe(500);
  expect(await whoIs(cookie)).toMatchObject({ uid: 'coachee', real_uid: 'coach' });
});

it('going back changes nothing for who is there in person, or for nobody', async () => {
  const own = await signIn(gateway.address, 'coach');
  const answer = await goBack(own);
  expect([answer.status, cookieOf(answer) ?? own]).toEqual([200, own]);
  expect(await whoIs(own)).toMatchObject({ uid: 'coach' });
  expect((await post(`${gateway.address}/api/become_user_end`, {})).status).toBe(200);
});

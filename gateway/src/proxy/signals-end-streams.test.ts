import { once } from 'node:events';
import { aSchool } from '@coaching/access/testing';
import { createInProcessBus, SESSION_GRANT_HEADER, sealGrant } from '@coaching/service-kit';
import { eventReader } from '@coaching/service-kit/testing';
import { actorSecret, dummyServices } from '../testing/dummy-services';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const AN_HOUR_MS = 60 * 60_000;
const sessions = sessionsForTest();

let gateway: GatewayForTest;
let bus: ReturnType<typeof createInProcessBus>;
let streams: Promise<unknown>[];
beforeEach(async () => {
  bus = createInProcessBus();
  streams = [];
  // Nobody looks by themselves: what ends here, a signal has ended.
  gateway = await startGatewayForTest(
    { sessions: sessions(), bus, lookEveryMs: AN_HOUR_MS },
    dummyServices(),
  );
  gateway.people.set('coach', { ...gateway.people.get('coach')!, schools: [aSchool('cedar', ['Coach'])] });
});
afterEach(() => gateway.stop());

const looks = () => gateway.requests.filter(({ url }) => url.startsWith('/internal/actor')).length;

/** A page that follows something, once its reader was looked at for the last time without a signal. */
async function follower(path: string, cookie: string) {
  gateway.overrides.set(path, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    streams.push(once(response, 'close'));
  });
  const before = looks();
  const answer = await fetch(`${gateway.address}/api${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const gone = streams.at(-1)!;
  const reader = eventReader(answer);
  // One look when the stream begins, and one for the signals that came before all were listened for.
  while (looks() < before + 2) await new Promise(setImmediate);
  return async () => {
    expect(await reader.next()).toBeNull();
    await gone;
  };
}

async function became(until: number) {
  gateway.overrides.set('/become_user/', (_request, response, { caller }) => {
    const real = { user_uid: caller!.actor!.uid, until };
    const grant = sealGrant(actorSecret, {
      user_uid: 'coach',
      organization_uid: 'cedar',
      session_epoch: 0,
      real,
    });
    response.writeHead(200, { 'content-type': 'application/json', [SESSION_GRANT_HEADER]: grant }).end('{}');
  });
  const own = await signIn(gateway.address, 'coachee');
  return cookieOf(await post(`${gateway.address}/api/become_user/coach`, { reason: '' }, { cookie: own }))!;
}

describe.each(['/observation/a/live', '/interview/a/live'])('a stream of %s ends at the signal', (path) => {
  const signal = (type: 'person.changed' | 'organization.changed', uid: string) =>
    bus.signals.send(type, uid);

  it('of an account that is disabled or deleted', async () => {
    const ended = await follower(path, await signIn(gateway.address, 'coach'));
    gateway.people.delete('coach');
    signal('person.changed', 'coach');
    await ended();
  });

  it('of the reader’s organisation that is deleted, or a program of it', async () => {
    const ended = await follower(path, await signIn(gateway.address, 'coach'));
    gateway.people.set('coach', { ...gateway.people.get('coach')!, schools: [] });
    signal('organization.changed', 'cedar');
    await ended();
  });

  it('of who goes back from being somebody else', async () => {
    const cookie = await became(Date.now() + AN_HOUR_MS);
    const ended = await follower(path, cookie);
    await post(`${gateway.address}/api/become_user_end`, {}, { cookie });
    await ended();
  });

  it('of staff who may not be somebody else any more', async () => {
    const ended = await follower(path, await became(Date.now() + AN_HOUR_MS));
    gateway.people.delete('coachee');
    signal('person.changed', 'coachee');
    await ended();
  });
});

it('a stream of who is somebody else ends with their time', async () => {
  const ended = await follower('/observation/a/live', await became(Date.now() + 1500));
  await ended();
});

import { aCast, type CastName } from '@coaching/access/testing';
import { type Actor, newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { calendarFeedsIn, feedSchema } from './calendar-feeds';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const fileIn = (address: string) => address.split('/').at(-1)!;

async function aSchool() {
  const cast = aCast();
  const { people, actors } = cast;
  await reports.receive({ people: Object.values(people) });
  const renew = async (name: CastName) =>
    fileIn((await reports.call('renewCalendarFeed', { body: {} }, actors[name])).address);
  const visit = async (more: object = {}, revision = 1) => {
    const facts = anInteraction(people.coach, people.coachee, {
      timestamp: inDays(3),
      duration: null,
      ...more,
    });
    await reports.receive({ interactions: [facts] }, revision);
    return facts;
  };
  return { ...cast, renew, visit };
}

const read = (file: string, api_address = 'https://coaching.test/api') =>
  fetch(`${reports.origin}/calendar/${file}`, {
    headers: { 'x-actor-token': reports.tokenOf(null), 'x-api-address': api_address },
  });
const uidsIn = async (file: string) =>
  [...(await (await read(file)).text()).matchAll(/^UID:(.*)@/gm)].map(([, uid]) => uid!).sort();

it('who knows the address reads the planned visits of its owner without a session, and nothing stores them', async () => {
  const { renew, visit, people } = await aSchool();
  const { uid } = await visit({ title: 'Groups; pairs' });
  await visit({ timestamp: inDays(-9) });
  const file = await renew('coach');
  const answer = await read(file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await answer.text();
  expect(text).toContain(`SUMMARY:Groups\\; pairs with ${people.coachee.username}`);
  expect(await uidsIn(file)).toEqual([uid]);
});

it('each visit leads to its page, whatever kind it is of, unless nobody knows where that is', async () => {
  const { renew, visit } = await aSchool();
  const { uid } = await visit();
  const talk = await visit({ entity_type: 'interview' });
  const file = await renew('coach');
  const urlsIn = (text: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(/^URL:(.*)\r$/gm)].map(([, url]) => url!).sort();
  expect(urlsIn(await (await read(file)).text())).toEqual([
    `https://coaching.test/observation/${uid}`,
    `https://coaching.test/questions/answers/${talk.uid}`,
  ]);
  expect(urlsIn(await (await read(file, '')).text())).toEqual([]);
});

it('shows what is private to its coach alone, and to nobody what others hold', async () => {
  const { renew, visit, people } = await aSchool();
  const shared = await visit();
  const secret = await visit({ visibility: 'private' });
  const others = anInteraction(people.secondCoach, people.otherCoachee, { timestamp: inDays(1) });
  await reports.receive({ interactions: [others] });
  expect(await uidsIn(await renew('coach'))).toEqual([shared.uid, secret.uid].sort());
  expect(await uidsIn(await renew('coachee'))).toEqual([shared.uid]);
  for (const name of ['admin', 'superuser'] as const) expect(await uidsIn(await renew(name))).toEqual([]);
});

it('a visit that is moved stays the same one, and one that is deleted goes', async () => {
  const { renew, visit } = await aSchool();
  const first = await visit();
  const file = await renew('coachee');
  await reports.receive({ interactions: [{ ...first, timestamp: '2100-01-02T03:04:05.000Z' }] }, 2);
  expect(await (await read(file)).text()).toContain('DTSTART:21000102T030405Z');
  expect(await uidsIn(file)).toEqual([first.uid]);
  await reports.deleted(first, 3);
  expect(await uidsIn(file)).toEqual([]);
});

it('a new address ends the one before, and switching off ends all; only a hash is stored', async () => {
  const { renew, actors } = await aSchool();
  const asked = (actor: Actor) => reports.call('getCalendarFeed', {}, actor);
  expect(await asked(actors.coach)).toEqual({ since: null });
  const [first, others] = [await renew('coach'), await renew('coachee')];
  const second = await renew('coach');
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await asked(actors.coach)).since).not.toBeNull();
  const { connection } = reports.service.context;
  const stored = await connection.model('CalendarFeed', feedSchema).find({}).lean();
  expect(JSON.stringify(stored)).not.toContain(second.slice(0, -4));
  await reports.call('endCalendarFeed', {}, actors.coach);
  expect([(await read(second)).status, (await read(others)).status]).toEqual([404, 200]);
  expect(await calendarFeedsIn(connection).since(actors.coach.uid)).toBeNull();
});

it('ends when its owner’s account is locked, and goes on when they are let in again', async () => {
  const { renew, people } = await aSchool();
  const { coach } = people;
  const file = await renew('coach');
  await reports.receive({ people: [{ ...coach, is_disabled: true }] }, 2);
  expect((await read(file)).status).toBe(404);
  await reports.receive({ people: [{ ...coach, is_disabled: false }] }, 3);
  expect((await read(file)).status).toBe(200);
});

it('ends when its owner’s account is deleted', async () => {
  const { renew, people } = await aSchool();
  const file = await renew('coach');
  const { uid } = people.coach;
  await reports.receiveEvent({ type: 'user.deleted', entity_uid: uid, revision: 2, data: { uid } });
  expect((await read(file)).status).toBe(404);
});

it('nobody guesses it, and who is not signed in makes none', async () => {
  for (const secret of ['a'.repeat(43), newUid()])
    expect([400, 404]).toContain((await read(`${secret}.ics`)).status);
  await expect(reports.call('renewCalendarFeed', { body: {} }, null)).rejects.toMatchObject({ status: 401 });
  await expect(reports.call('getCalendarFeed', {}, null)).rejects.toMatchObject({ status: 401 });
});

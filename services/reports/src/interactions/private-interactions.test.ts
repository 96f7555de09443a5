import { anActorIn, aPerson, asActor } from '@coaching/access/testing';
import { MESSAGES, newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

/** A coachee with one private and one shared interaction in an organisation's program, and everybody around. */
async function aClientWithAPrivateOne() {
  const [organization_uid, program_uid] = [newUid(), newUid()];
  const where = { organization_uid, program_uid };
  const coach = aPerson('Coach');
  const places = [{ organization_uid, programs: [{ program_uid, program_name: 'Literacy' }] }];
  const client = aPerson('Client', { schools: places });
  const hidden = anInteraction(coach, client, { ...where, title: 'Hidden', visibility: 'private' });
  const open = anInteraction(coach, client, { ...where, title: 'Open' });
  await reports.receive({ people: [coach, client] });
  await reports.receive({ interactions: [hidden, open] });
  const others = [
    asActor(client),
    anActorIn(organization_uid, 'Organization Admin'),
    anActorIn(organization_uid, 'Program Admin', program_uid),
    asActor(aPerson('Superuser'), { roles: ['Superuser'] }),
    asActor(aPerson('Support'), { roles: ['Support'] }),
  ];
  return { coach, client, hidden, open, others };
}

const titlesOf = ({ observations }: { observations: readonly { title: string }[] }) =>
  observations.map(({ title }) => title);

it('is listed, counted and found for its coach, as private', async () => {
  const { coach, client } = await aClientWithAPrivateOne();
  const both = { total: 2, observations: [{ visibility: 'private' }, { visibility: 'shared' }] };
  expect(await reports.list(asActor(coach))).toMatchObject(both);
  expect(await reports.listWith(client, asActor(coach))).toMatchObject(both);
  for (const query of ['hidden', 'client hid']) {
    expect(await reports.list(asActor(coach), { query })).toMatchObject({ total: 1 });
    expect(await reports.listWith(client, asActor(coach), { query })).toMatchObject({ total: 1 });
  }
});

it('is neither listed nor counted nor found for anybody else', async () => {
  const { client, others } = await aClientWithAPrivateOne();
  for (const other of others) {
    const list = await reports.listWith(client, other);
    expect([list.total, titlesOf(list)]).toEqual([1, ['Open']]);
    for (const query of ['hid', 'client hidden']) {
      const found = await reports.listWith(client, other, { query });
      expect(found).toMatchObject({ total: 0, observations: [] });
    }
    const narrowed = await reports.listWith(client, other, { query: 'client', from: '2026-01-01T00:00:00Z' });
    expect([narrowed.total, titlesOf(narrowed)]).toEqual([1, ['Open']]);
  }
});

it('does not make its client known to somebody who shares nothing else with them', async () => {
  const [coach, one, two] = [aPerson('Coach'), aPerson('One'), aPerson('Two')];
  const conversation = anInteraction(coach, one, {
    entity_type: 'interview',
    clients: [one, two],
    visibility: 'private',
  });
  await reports.receive({ people: [one, two] });
  await reports.receive({ interactions: [conversation] }, 1);
  const attempt = reports.listWith(one, asActor(two)).catch((refusal) => refusal);
  expect(await attempt).toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });

  await reports.receive({ interactions: [{ ...conversation, visibility: 'shared' }] }, 2);
  expect(await reports.listWith(one, asActor(two))).toMatchObject({ total: 1 });
});

it('appears for everyone it concerns as soon as it is shared', async () => {
  const { client, hidden, others } = await aClientWithAPrivateOne();
  await reports.receive({ interactions: [{ ...hidden, visibility: 'shared' }] }, 2);
  for (const other of others) {
    expect(await reports.listWith(client, other)).toMatchObject({ total: 2 });
    expect(await reports.listWith(client, other, { query: 'hid' })).toMatchObject({ total: 1 });
  }
});

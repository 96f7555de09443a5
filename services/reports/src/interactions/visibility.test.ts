import { anActorIn, aPerson, asActor } from '@coaching/access/testing';
import { MESSAGES, newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid).sort();
const outcomeOf = (attempt: Promise<unknown>) => attempt.catch((refusal) => refusal);

/** A client with an interaction in a program, one in its organisation and one with a coach of their own. */
async function aClientWithThree() {
  const [organization_uid, program_uid] = [newUid(), newUid()];
  const place = { organization_uid, programs: [{ program_uid, program_name: 'Literacy' }] };
  const [coach, solo] = [aPerson('Coach'), aPerson('Solo')];
  const client = aPerson('Client', { schools: [place], coaches: [solo.uid] });
  const inProgram = anInteraction(coach, client, { organization_uid, program_uid });
  const inOrganization = anInteraction(coach, client, { organization_uid });
  const alone = anInteraction(solo, client);
  await reports.receive({ people: [coach, solo, client] });
  await reports.receive({ interactions: [inProgram, inOrganization, alone] });
  const where = { organization_uid, program_uid };
  return { ...where, coach, solo, client, inProgram, inOrganization, alone };
}

describe('one’s own list', () => {
  it('holds what one coached oneself, whoever else’s there is', async () => {
    const { coach, solo, inProgram, inOrganization, alone } = await aClientWithThree();
    expect(uidsOf((await reports.list(asActor(coach))).observations)).toEqual(
      uidsOf([inProgram, inOrganization]),
    );
    expect(uidsOf((await reports.list(asActor(solo))).observations)).toEqual(uidsOf([alone]));
  });

  it('is empty for who coached nobody, and needs a session', async () => {
    const { client, organization_uid } = await aClientWithThree();
    const empty = { user: null, total: 0, observations: [] };
    expect(await reports.list(asActor(client))).toEqual(empty);
    expect(await reports.list(anActorIn(organization_uid, 'Coach'))).toEqual(empty);
    await expect(reports.call('getInteractions', {}, null)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the interactions with a client', () => {
  it('name the client, and are all of them for the client', async () => {
    const { client, inProgram, inOrganization, alone } = await aClientWithThree();
    const { user, total, observations } = await reports.listWith(client, asActor(client));
    expect(user).toEqual({ uid: client.uid, username: 'Client', initials: 'C', picture: null });
    expect(total).toBe(3);
    expect(uidsOf(observations)).toEqual(uidsOf([inProgram, inOrganization, alone]));
  });

  it('are a coach’s own for the coach', async () => {
    const { client, coach, solo, inProgram, inOrganization, alone } = await aClientWithThree();
    expect(uidsOf((await reports.listWith(client, asActor(coach))).observations)).toEqual(
      uidsOf([inProgram, inOrganization]),
    );
    expect(uidsOf((await reports.listWith(client, asActor(solo))).observations)).toEqual(uidsOf([alone]));
  });

  it('are the organisation’s, or the program’s, for who administers it', async () => {
    const { client, organization_uid, program_uid, inProgram, inOrganization } = await aClientWithThree();
    const organizationAdmin = anActorIn(organization_uid, 'Organization Admin');
    const programAdmin = anActorIn(organization_uid, 'Program Admin', program_uid);
    expect(uidsOf((await reports.listWith(client, organizationAdmin)).observations)).toEqual(
      uidsOf([inProgram, inOrganization]),
    );
    expect(uidsOf((await reports.listWith(client, programAdmin)).observations)).toEqual(uidsOf([inProgram]));
  });

  it('are all of them for staff', async () => {
    const { client } = await aClientWithThree();
    const superuser = asActor(aPerson('Superuser'), { roles: ['Superuser'] });
    expect(await reports.listWith(client, superuser)).toMatchObject({ total: 3 });
  });

  it('are none for a coach who may coach the client but has not yet', async () => {
    const { client, organization_uid } = await aClientWithThree();
    const list = await reports.listWith(client, anActorIn(organization_uid, 'Coach'));
    expect(list).toMatchObject({ user: { uid: client.uid }, total: 0, observations: [] });
  });

  it('do not tell a stranger that the client exists', async () => {
    const { client } = await aClientWithThree();
    const strangers = [
      asActor(aPerson('Nobody')),
      anActorIn(newUid(), 'Organization Admin'),
      anActorIn(newUid(), 'Coach'),
    ];
    for (const stranger of strangers) {
      for (const person of [client, { uid: 'nobody' }]) {
        expect(await outcomeOf(reports.listWith(person, stranger))).toMatchObject({
          status: 404,
          body: { message: MESSAGES.notFound },
        });
      }
    }
  });

  it('stay with their coach when the client has moved away or was deleted', async () => {
    const { client, coach, organization_uid } = await aClientWithThree();
    await reports.receive({ people: [{ ...client, schools: [], revision: 2 }] });
    expect(await reports.listWith(client, asActor(coach))).toMatchObject({ total: 2 });

    const { uid } = client;
    await reports.receiveEvent({ type: 'user.deleted', entity_uid: uid, revision: 3, data: { uid } });
    const list = await reports.listWith(client, asActor(coach));
    expect(list).toMatchObject({ user: { username: 'Client' }, total: 2 });
    const colleague = anActorIn(organization_uid, 'Coach');
    expect(await outcomeOf(reports.listWith(client, colleague))).toMatchObject({ status: 404 });
  });

  it('are searched, sorted and paged like one’s own', async () => {
    const [coach, client] = [aPerson('Coach'), aPerson('Client')];
    const titles = ['Gamma', 'Alpha', 'Alphabet', 'Beta'];
    await reports.receive({
      interactions: [...titles.map((title) => anInteraction(coach, client, { title }))],
    });
    const query = { query: 'alpha', sortBy: 'title', descending: 'true', rowsPerPage: 1 } as const;
    expect(await reports.listWith(client, asActor(coach), query)).toMatchObject({
      total: 2,
      observations: [{ title: 'Alphabet' }],
    });
  });
});

describe('a list without a client’s name yet', () => {
  it('still answers the client, by whom there is nothing to say', async () => {
    const client = aPerson('Unheard');
    expect(await reports.listWith(client, asActor(client))).toEqual({
      user: null,
      total: 0,
      observations: [],
    });
  });
});

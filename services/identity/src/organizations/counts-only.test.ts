import type { Actor } from '@coaching/contracts';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

async function aSchool() {
  const [cedar, lakeside] = [anOrganization('Cedar', 'Elementary'), anOrganization('Lakeside', 'Upper')];
  const admin = aPerson({ schools: [at(cedar, 'Organization Admin'), at(lakeside, 'Coach')] });
  const programAdmin = aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] });
  await identity.withPeople([admin, programAdmin], [cedar, lakeside]);
  const choose = (actor: Actor, counts_only?: boolean) =>
    identity.call('saveOrganization', { body: { organization: { uid: cedar.uid, counts_only } } }, actor);
  const actorNow = async ({ uid }: { uid: string }) =>
    (await identity.call('getActor', { params: { user_uid: uid } }, 'gateway')).actor;
  return {
    cedar,
    admin,
    programAdmin,
    choose,
    actorNow,
    actor: await identity.actorFor(admin),
    ofProgram: await identity.actorFor(programAdmin),
  };
}

const flags = ({ schools }: Pick<Actor, 'schools'>) => schools.map(({ counts_only }) => counts_only ?? false);

it('an Organization Admin chooses that administrators see counts alone, and permission checks of all know at once', async () => {
  const { admin, programAdmin, choose, actorNow, actor, cedar } = await aSchool();
  expect([flags(await actorNow(admin)), flags(await actorNow(programAdmin))]).toEqual([
    [false, false],
    [false],
  ]);
  expect((await choose(actor, true)).org.counts_only).toBe(true);
  expect([flags(await actorNow(admin)), flags(await actorNow(programAdmin))]).toEqual([
    [true, false],
    [true],
  ]);
  const { user } = await identity.call('getUserSession', {}, actor);
  expect(flags(user)).toEqual([true, false]);
  // What a form leaves out stays as it is.
  expect((await choose(actor)).org.counts_only).toBe(true);
  expect((await choose(actor, false)).org.counts_only).toBeUndefined();
  expect(flags(await actorNow(admin))).toEqual([false, false]);

  const published = (await identity.published()).flatMap((event) =>
    event.type === 'organization.updated' && event.entity_uid === cedar.uid
      ? [event.data.organization.counts_only ?? false]
      : [],
  );
  expect(published.slice(-3)).toEqual([true, true, false]);
  const audited = (await identity.audited()).filter(({ about_uids }) => about_uids.includes(cedar.uid));
  expect(
    audited.map(({ event, actor_uid, organization_uid }) => [event, actor_uid, organization_uid]),
  ).toEqual([
    ['counts-only-on', admin.uid, cedar.uid],
    ['counts-only-off', admin.uid, cedar.uid],
  ]);
});

it('who administers a program, and who is elsewhere, does not choose it', async () => {
  const { choose, ofProgram, actorNow, programAdmin } = await aSchool();
  await expect(choose(ofProgram, true)).rejects.toMatchObject({ status: 403 });
  const stranger = await aSchool();
  await expect(choose(stranger.actor, true)).rejects.toMatchObject({ status: 404 });
  expect(flags(await actorNow(programAdmin))).toEqual([false]);
});

it('a change of somebody’s roles does not store what is the organisation’s to say', async () => {
  const { admin, programAdmin, choose, actor, actorNow } = await aSchool();
  await choose(actor, true);
  const [school] = programAdmin.schools;
  const entity = {
    entity_type: 'organization' as const,
    uid: school!.organization_uid,
  };
  await identity.call(
    'setRoles',
    { body: { user_uid: programAdmin.uid, roles: ['Coach'], entity } },
    {
      ...(await actorNow(admin)),
    },
  );
  expect(flags(await actorNow(programAdmin))).toEqual([true]);
  await choose(actor, false);
  expect(flags(await actorNow(programAdmin))).toEqual([false]);
});

import { organizationsIn } from '../organizations/organizations-repository';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

/** What was published of one entity. */
const publishedOf = async ({ uid }: { uid: string }) =>
  (await identity.published()).filter(({ entity_uid }) => entity_uid === uid);

it('publishes everyone who was brought in', async () => {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  const maya = aPerson({ schools: [inProgram(cedar, 0, 'Coach')] });
  await identity.withPeople([maya], [cedar]);

  const [program] = cedar.programs;
  expect(await publishedOf(cedar)).toMatchObject([
    {
      type: 'organization.updated',
      revision: 1,
      data: { organization: { name: 'Cedar Grove', programs: [{ uid: program!.uid }] } },
    },
  ]);
  const places = [
    {
      organization_uid: cedar.uid,
      programs: [{ program_uid: program!.uid, program_name: 'Elementary' }],
    },
  ];
  expect(await publishedOf(maya)).toMatchObject([
    { type: 'user.updated', revision: 1, data: { person: { uid: maya.uid, schools: places } } },
  ]);
});

it('leaves those who are there already as they are, and does not publish them again', async () => {
  const cedar = anOrganization();
  const maya = aPerson({ username: 'Maya', schools: [at(cedar, 'Coach')] });
  await identity.withPeople([maya], [cedar]);
  await identity.withPeople([{ ...maya, username: 'Other' }], [{ ...cedar, name: 'Other' }]);

  const actor = await identity.actorFor(maya);
  const { user, organization } = await identity.call('getUserSession', {}, actor);
  expect(user.username).toBe('Maya');
  expect(organization?.name).toBe('Cedar Grove');
  expect(await publishedOf(maya)).toHaveLength(1);
  expect(await publishedOf(cedar)).toHaveLength(1);
});

it('leaves who was deleted in the recycle bin', async () => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  await identity.remove(maya);
  await identity.withPeople([maya]);
  expect((await publishedOf(maya)).map(({ type }) => type)).toEqual(['user.updated', 'user.deleted']);
});

it('leaves an organisation that was deleted in the recycle bin, also where a person brought in belongs to it', async () => {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  await identity.withPeople([], [cedar]);
  const { model } = organizationsIn(identity.service.context.connection);
  await model.updateOne({ uid: cedar.uid }, { $set: { deleted_at: new Date() } });
  await identity.withPeople([aPerson({ schools: [at(cedar, 'Coach')] })], [cedar]);
  expect(await publishedOf(cedar)).toHaveLength(1);
});

it('refuses a person in an organisation that does not exist, by name', async () => {
  const maya = aPerson({ schools: [at({ uid: 'nowhere' }, 'Coach')] });
  await expect(identity.withPeople([maya])).rejects.toThrow(`${maya.email} names nowhere`);
});

it('refuses a second living person with the same address, and takes one after the first was deleted', async () => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  const other = aPerson({ email: maya.email.toUpperCase() });
  await expect(identity.withPeople([other])).rejects.toThrow(/duplicate key/);
  await identity.remove(maya);
  await identity.withPeople([other]);
  expect(await identity.actorFor(other)).toMatchObject({ uid: other.uid });
});

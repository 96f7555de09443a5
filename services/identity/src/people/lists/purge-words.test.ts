import { anOrganization, aPerson } from '../../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../../testing/identity-for-test';
import { peopleIn } from '../people-repository';
import { findingIn } from './person-finds';
import { ofOrganization } from './person-lists';
import { purgeWords } from './purge-words';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

/** Two of one organisation, one of whom goes; and what is known of words there. */
async function aDeletedPerson() {
  const school = anOrganization('Cedar Grove');
  const place = [{ organization_uid: school.uid, roles: ['Coach' as const], programs: [] }];
  const [gone, stays] = [
    aPerson({ first_name: 'Zebulon', last_name: 'Kim', schools: place }),
    aPerson({ first_name: 'Ada', last_name: 'Kim', schools: place }),
  ];
  await identity.withPeople([gone, stays, aPerson({ roles: ['Superuser'] })], [school]);
  await identity.remove(gone);
  const people = peopleIn(identity.service.context.connection);
  const key = (word: string) => findingIn(ofOrganization(school.uid), word);
  const known = (word: string) => people.words.having([ofOrganization(school.uid)], word, 10);
  const row = (await people.findAny(gone.uid))!;
  return { people, stays, row, key, known };
}

it('with a person go the words that nobody else there is called by', async () => {
  const { row, key, known } = await aDeletedPerson();
  expect(await known('zebulon')).toEqual([key('zebulon')]);
  await purgeWords(0).along!(identity.service.context, 'Person', [row]);
  expect(await known('zebulon')).toEqual([]);
  expect(await known('kim')).toEqual([key('kim')]);
});

it('a word that somebody takes in the same moment is put back', async () => {
  const { people, stays, row, key, known } = await aDeletedPerson();
  const purging = purgeWords(500).along!(identity.service.context, 'Person', [row]);
  while ((await known('zebulon'))!.length > 0) await new Promise(setImmediate);
  await people.model.collection.updateOne(
    { uid: stays.uid },
    { $push: { 'keys.finds': key('zebulon') } as object },
  );
  await purging;
  expect(await known('zebulon')).toEqual([key('zebulon')]);
});

it('what else is deleted for good leaves them alone', async () => {
  const { row, key, known } = await aDeletedPerson();
  await purgeWords(0).along!(identity.service.context, 'Program', [row]);
  expect(await known('zebulon')).toEqual([key('zebulon')]);
});

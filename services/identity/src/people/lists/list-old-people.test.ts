import { anOrganization, aPerson, at } from '../../testing/builders';
import { startIdentityForTest } from '../../testing/identity-for-test';
import { peopleIn } from '../people-repository';
import { listOldPeople } from './list-old-people';

it('lists people from before, once, who were found by the filter until then', async () => {
  const identity = await startIdentityForTest();
  const { context } = identity.service;
  const people = peopleIn(context.connection);
  const cedar = anOrganization('Cedar Grove');
  const admin = aPerson({ last_name: 'Zimmer', schools: [at(cedar, 'Organization Admin')] });
  const others = ['Okafor', 'Adams'].map((last_name) =>
    aPerson({ last_name, schools: [at(cedar, 'Coach')] }),
  );
  await identity.withPeople([admin, ...others], [cedar]);
  await people.model.collection.updateMany(
    {},
    { $unset: { 'keys.lists': '', 'keys.groups': '', 'keys.finds': '' } },
  );
  await context.connection.model('PersonTally').deleteMany({});

  const listed = async (query: { query?: string; role?: 'Coach' }) => {
    const { users, total } = await identity.call('getUsers', { query }, await identity.actorFor(admin));
    return { names: users.map(({ last_name }) => last_name), total };
  };
  const all = { names: ['Adams', 'Okafor', 'Zimmer'], total: 3 };
  expect(await listed({})).toEqual(all);
  for (const _again of [1, 2]) await listOldPeople(context, people).stop();
  expect(await people.tallies.count([`org ${cedar.uid}`, `org ${cedar.uid} as Coach`])).toEqual([3, 2]);
  expect(await listed({})).toEqual(all);
  expect(await listed({ role: 'Coach' })).toEqual({ names: ['Adams', 'Okafor'], total: 2 });
  expect(await listed({ query: 'kafo' })).toEqual({ names: ['Okafor'], total: 1 });
  await identity.close();
});

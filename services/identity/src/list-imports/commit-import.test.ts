import { ACTOR_TOKEN_HEADER } from '@coaching/service-kit';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { aDistrict, aList, anAddress, aRow, personAt } from '../testing/lists';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

it('applies what was looked over, mails whom it brings in, and notes it in the audit log', async () => {
  const district = await aDistrict(identity);
  const { users, cedar } = district;
  const list = aList(identity, district, await district.actor('admin'));
  const fresh = anAddress();
  await list.preview([
    aRow(1, fresh),
    aRow(2, users.coachee.email, { first_name: 'Grace', last_name: 'Hopper', role: 'Coachee' }),
    aRow(3, 'nowhere'),
  ]);
  const { import: done, rows } = await list.commit();
  expect(done).toMatchObject({ status: 'done', may_take_back: true, states: { done: 2, skipped: 1 } });
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await personAt(identity, fresh)).toMatchObject({
    username: 'Inês Carvalho',
    schools: [{ roles: ['Coach'] }],
  });
  expect(await personAt(identity, users.coachee.email)).toMatchObject({ username: 'Grace Hopper' });
  expect(await identity.codesMailed(fresh)).toHaveLength(1);
  // Of whom only the name is another nobody need write.
  expect(await identity.codesMailed(users.coachee.email)).toEqual([]);
  const about = (await identity.audited()).findLast(({ event }) => event === 'people-imported');
  expect(about).toMatchObject({ actor_uid: users.admin.uid, organization_uid: cedar.uid });
  expect(about!.about_uids).toHaveLength(2);
});

it('answers of staff of the platform as of somebody new, gives them nothing, and takes that back', async () => {
  const district = await aDistrict(identity);
  const { email } = district.users.support;
  const list = aList(identity, district, await district.actor('admin'));
  const before = await personAt(identity, email);
  await list.preview([aRow(1, email), aRow(2, anAddress())]);
  const { rows } = await list.commit();
  expect(rows[0]).toEqual({ ...rows[1], number: 1, email });
  expect(await personAt(identity, email)).toEqual(before);
  expect(await identity.codesMailed(email)).toEqual([]);
  const { import: back, left } = await list.takeBack();
  expect([back.states['taken-back'], left]).toEqual([2, []]);
  expect(await personAt(identity, email)).toEqual(before);
});

it('goes on where it stopped, a part at a time', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview(Array.from({ length: 130 }, (_, index) => aRow(index + 1, anAddress())));
  const { checksum } = await list.get();
  const first = await list.commitOnce(checksum);
  expect(first.import).toMatchObject({ status: 'running', states: { done: 100, waiting: 30 } });
  const second = await list.commitOnce(checksum);
  expect(second.import).toMatchObject({ status: 'done', states: { done: 130, waiting: 0 } });
  // The last answer was lost.
  expect((await list.commitOnce(checksum)).rows).toEqual([]);
});

it('is refused by the checksum of another list, and for a list that was imported', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  const { checksum } = await list.get();
  await list.preview([aRow(2, anAddress())]);
  await expect(list.commitOnce(checksum)).rejects.toMatchObject({ status: 409 });
  await list.commit();
  await expect(list.preview([aRow(3, anAddress())])).rejects.toMatchObject({ status: 409 });
});

it('does nothing with a row whose person is not what they were, and says so', async () => {
  const district = await aDistrict(identity);
  const { users } = district;
  const admin = await district.actor('admin');
  const list = aList(identity, district, admin);
  const fresh = anAddress();
  await list.preview([
    aRow(1, users.coachee.email, { first_name: 'Grace', last_name: 'Hopper', role: 'Coachee' }),
    aRow(2, fresh),
  ]);
  const user = { uid: users.coachee.uid, first_name: 'Gracie' };
  await identity.call('updateUser', { body: { user } }, admin);
  const { rows, import: done } = await list.commit();
  expect(rows).toMatchObject([
    { number: 1, state: 'moved', message: expect.stringMatching(/nothing was done/) },
    { number: 2, state: 'done' },
  ]);
  expect(done.states).toMatchObject({ moved: 1, done: 1 });
  expect((await personAt(identity, users.coachee.email))!.first_name).toBe('Gracie');
});

it('takes nobody out of a place for being left out of the list', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  await list.commit();
  expect((await personAt(identity, district.users.coach.email))!.schools).toHaveLength(1);
});

it('has a file of what became of each row', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, 'new.one@school.test', { first_name: '=1+1' }), aRow(2, 'nowhere')]);
  await list.commit();
  const response = await fetch(`${identity.origin}/import/${list.uid}/rows?format=csv`, {
    headers: { [ACTOR_TOKEN_HEADER]: identity.tokenOf(await district.actor('admin')) },
  });
  const lines = (await response.text()).split('\r\n');
  expect(lines[1]).toBe(`"1","Carvalho","'=1+1","new.one@school.test","","","Invited"`);
  expect(lines[2]).toMatch(/^"2",.*email/);
});

it('brings in no more coaches than an organisation has seats for, and says so before it begins', async () => {
  const district = await aDistrict(identity);
  const { cedar } = district;
  const say = (seats: number, revision: number) =>
    identity.receiveEvent({
      type: 'seats.updated',
      entity_uid: cedar.uid,
      revision,
      data: { organization_uid: cedar.uid, seats, closes_at: '2026-01-01T00:00:00.000Z' },
    });
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview(Array.from({ length: 3 }, (_, index) => aRow(index + 1, anAddress())));
  await say(3, 1);
  await expect(list.commitOnce()).rejects.toMatchObject({ status: 403 });
  expect(await list.get()).toMatchObject({ status: 'preview' });
  await say(4, 2);
  expect((await list.commit()).import).toMatchObject({ status: 'done', states: { done: 3 } });
});

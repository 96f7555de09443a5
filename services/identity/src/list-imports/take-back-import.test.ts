import { aPerson as embedOf } from '@coaching/access/testing';
import type { PeopleEntity } from '@coaching/contracts';
import { anInteraction, binForTest } from '@coaching/service-kit/testing';
import { aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { aDistrict, aList, anAddress, aRow, personAt } from '../testing/lists';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

it('deletes whom it made, takes away the places it added and gives fields their value from before', async () => {
  const district = await aDistrict(identity);
  const { users, cedar } = district;
  const list = aList(identity, district, await district.actor('admin'));
  const fresh = anAddress();
  await list.preview([
    aRow(1, fresh),
    aRow(2, users.coachee.email, { first_name: 'Grace', last_name: 'Hopper' }),
    aRow(3, users.stranger.email),
  ]);
  await list.commit();
  expect((await personAt(identity, users.stranger.email))!.schools).toHaveLength(2);
  const { import: back, left } = await list.takeBack();
  expect(left).toEqual([]);
  expect(back).toMatchObject({ status: 'taken-back', may_take_back: false, states: { 'taken-back': 3 } });
  expect(await personAt(identity, fresh)).toBeUndefined();
  expect(await personAt(identity, users.coachee.email)).toMatchObject({
    username: 'Grase Hopper',
    keys: { first_name: 'grase' },
    schools: [{ roles: ['Coachee'] }],
  });
  expect((await personAt(identity, users.stranger.email))!.schools).toHaveLength(1);
  const noted = (await identity.audited()).findLast(({ event }) => event === 'import-taken-back');
  expect(noted).toMatchObject({ actor_uid: users.admin.uid, organization_uid: cedar.uid });
});

it('puts whom it made into the recycle bin of who took it back, as long as they may bring such people in', async () => {
  const district = await aDistrict(identity);
  const admin = await district.actor('admin');
  const list = aList(identity, district, admin);
  const email = anAddress();
  await list.preview([aRow(1, email)]);
  await list.commit();
  const { uid } = (await personAt(identity, email))!;
  await list.takeBack();
  const bin = binForTest('identity', identity);
  const actors = {
    admin,
    otherAdmin: await district.actor('otherAdmin'),
    coach: await district.actor('coach'),
    stranger: await district.actor('stranger'),
    formerAdmin: { ...admin, schools: [] },
  };
  expect(await bin.finders(actors, { kind: 'user', uid })).toEqual(['admin']);
  for (const who of ['otherAdmin', 'coach', 'stranger', 'formerAdmin'] as const)
    await expect(bin.restore(actors[who], 'user', uid)).rejects.toMatchObject({ status: 404 });
  await bin.restore(admin, 'user', uid);
  expect((await personAt(identity, email))!.schools).toMatchObject([{ roles: ['Coach'] }]);
});

it('leaves and names who signed in, who has an interaction and who was changed since', async () => {
  const district = await aDistrict(identity);
  const admin = await district.actor('admin');
  const list = aList(identity, district, admin);
  const emails = [anAddress(), anAddress(), anAddress(), anAddress()];
  await list.preview(emails.map((email, index) => aRow(index + 1, email)));
  await list.commit();
  const [signedIn, observed, changed, idle] = await Promise.all(
    emails.map(async (email) => (await personAt(identity, email))!),
  );
  const [otp] = await identity.codesMailed(signedIn!.email);
  await identity.call('verifyOtp', { body: { email: signedIn!.email, otp: otp! } }, null);
  const client = { ...embedOf(observed!.username), uid: observed!.uid };
  const interaction = anInteraction(embedOf('Coach'), client);
  await identity.receiveEvent({
    type: 'observation.updated',
    entity_uid: interaction.uid,
    revision: 1,
    data: { interaction },
  });
  await identity.call('updateUser', { body: { user: { uid: changed!.uid, first_name: 'Ana' } } }, admin);
  const { left } = await list.takeBack();
  expect(left.map(({ number, message }) => [number, message])).toEqual([
    [1, 'Has signed in.'],
    [2, 'Has an interaction.'],
    [3, 'Was changed since.'],
  ]);
  expect(await personAt(identity, idle!.email)).toBeUndefined();
  expect(await personAt(identity, signedIn!.email)).toBeDefined();
});

it('is for who imported it and for who answers for the organization', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  await list.commit();
  for (const [who, status] of [
    ['coach', 404],
    ['programAdmin', 404],
    ['strangersAdmin', 404],
  ] as const)
    await expect(list.takeBack(await district.actor(who))).rejects.toMatchObject({ status });
  await expect(identity.call('takeBackImport', { body: { uid: list.uid } }, null)).rejects.toMatchObject({
    status: 401,
  });
  const { import: back } = await list.takeBack(await district.actor('otherAdmin'));
  expect(back.status).toBe('taken-back');
});

it('is not for who imported it and may bring nobody in there any more', async () => {
  const district = await aDistrict(identity);
  const { users, entity } = district;
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  await list.commit();
  const body = { user_uid: users.admin.uid, roles: ['Coach' as const], entity };
  await identity.call('setRoles', { body }, await district.actor('support'));
  await expect(list.takeBack(await district.actor('admin'))).rejects.toMatchObject({ status: 403 });
});

it('ends an import that stopped half-way', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview(Array.from({ length: 101 }, (_, index) => aRow(index + 1, anAddress())));
  const { checksum } = await list.get();
  await list.commitOnce(checksum);
  await list.takeBack();
  await expect(list.commitOnce(checksum)).rejects.toMatchObject({ status: 409 });
  expect((await list.get()).states).toMatchObject({ 'taken-back': 100, waiting: 1 });
});

it('takes a coach’s own coachees away from the coach, and nobody else may do that but staff', async () => {
  const district = await aDistrict(identity);
  const license = { product: 'yearly', start_date: '01/01/2026', end_date: '01/01/2126' };
  const [solo, coachee] = [
    aPerson({ roles: ['Coach'], licenses: [license] }),
    aPerson({ roles: ['Coachee'] }),
  ];
  await identity.withPeople([solo, coachee]);
  const actor = await identity.actorFor(solo);
  const entity: PeopleEntity = { entity_type: 'coaches', uid: solo.uid };
  const list = aList(identity, { ...district, entity }, actor, 'Coachee');
  const fresh = anAddress();
  await list.preview([aRow(1, fresh), aRow(2, coachee.email)]);
  await list.commit();
  expect((await personAt(identity, coachee.email))!.coaches).toEqual([solo.uid]);
  await expect(list.takeBack(await district.actor('admin'))).rejects.toMatchObject({ status: 404 });
  const { left } = await list.takeBack();
  expect(left).toEqual([]);
  expect((await personAt(identity, coachee.email))!.coaches).toEqual([]);
  expect(await personAt(identity, fresh)).toBeUndefined();
});

it('is done once when it is asked for again', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  await list.commit();
  await list.takeBack();
  expect(await list.takeBack()).toMatchObject({ left: [], import: { states: { 'taken-back': 1 } } });
});

it('is refused for a list that was only looked over', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  await expect(list.takeBack()).rejects.toMatchObject({ status: 403 });
});

import { newUid } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { aDistrict, aList, anAddress, aRow, type District } from '../testing/lists';
import { MOST_PREVIEWS } from './preview-import';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const personAt = async (email: string) =>
  (await peopleIn(identity.service.context.connection).byLogins([email])).get(email);

const outcomes = (rows: { number: number; outcome: string }[]) =>
  rows.map(({ number, outcome }) => [number, outcome]);

it('says of each row what importing it does, with before and after, and does nothing', async () => {
  const district = await aDistrict(identity);
  const { users } = district;
  const list = aList(identity, district, await district.actor('admin'));
  const published = (await identity.published()).length;
  const fresh = anAddress();
  const rows = await list.preview([
    aRow(1, fresh),
    aRow(2, users.coachee.email, { first_name: 'Grace', last_name: 'Hopper' }),
    aRow(3, users.coach.email.toUpperCase(), { first_name: 'Pat', last_name: 'Person' }),
    aRow(4, 'nowhere'),
    aRow(5, fresh.toUpperCase()),
    aRow(6, users.support.email),
    aRow(7, users.stranger.email),
    aRow(8, anAddress(), { role: 'King' }),
    aRow(9, anAddress(), { first_name: '', last_name: '' }),
  ]);
  expect(outcomes(rows)).toEqual([
    [1, 'new'],
    [2, 'changed'],
    [3, 'there'],
    [4, 'invalid'],
    [5, 'duplicate'],
    // Who shares nothing with them is not given away, and neither is who works for the platform.
    [6, 'new'],
    [7, 'new'],
    [8, 'invalid'],
    [9, 'invalid'],
  ]);
  expect(rows[1]).toMatchObject({
    username: 'Grase Hopper',
    changes: [
      { field: 'first_name', place: '', before: 'Grase', after: 'Grace' },
      { field: 'roles', place: 'Cedar Grove', before: 'Coachee', after: 'Coachee, Coach' },
    ],
  });
  expect(rows[4]!.message).toBe('Left out: the same as row 1');
  for (const row of [rows[5], rows[6]]) expect(row).toMatchObject({ message: '', username: '', changes: [] });
  expect((await identity.published()).length).toBe(published);
  expect(await list.get()).toMatchObject({
    status: 'preview',
    may_take_back: false,
    outcomes: { new: 3, changed: 1, there: 1, invalid: 3, duplicate: 1 },
  });
});

it('says of a row that it names a program where nobody comes by this list', async () => {
  const district = await aDistrict(identity);
  const entity = { entity_type: 'program' as const, uid: district.cedar.programs[0]!.uid };
  const list = aList(identity, { entity }, await district.actor('programAdmin'));
  const rows = await list.preview([aRow(1, anAddress(), { program: 'Middle' }), aRow(2, anAddress())]);
  expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['new', 'Comes into “Elementary” alone: what else is named, “Middle”, is left out.'],
    ['new', ''],
  ]);
  expect((await list.commit()).import.states.done).toBe(2);
});

it('takes corrections in the place of what was sent, and says what else is different by them', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  const [one, other] = [anAddress(), anAddress()];
  await list.preview([aRow(1, one), aRow(2, one), aRow(3, 'nowhere')]);
  expect(outcomes(await list.preview([aRow(1, other)]))).toEqual([
    [1, 'new'],
    [2, 'new'],
  ]);
  expect(outcomes(await list.preview([aRow(3, one)], [2]))).toEqual([[3, 'new']]);
  expect(outcomes(await list.rows())).toEqual([
    [1, 'new'],
    [3, 'new'],
  ]);
});

it('brings people into programs by their names, as what the list says', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  const emails = [anAddress(), anAddress(), anAddress()];
  const rows = await list.preview([
    aRow(1, emails[0]!, { role: 'coachee', program: ' elementary; Middle' }),
    aRow(2, emails[1]!, { role: 'Organization Admin', program: 'Middle' }),
    aRow(3, emails[2]!, { program: 'High' }),
  ]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'invalid']);
  expect(rows[2]!.message).toContain('no program “High”');
  await list.commit();
  expect((await personAt(emails[0]!))!.schools).toMatchObject([
    {
      roles: [],
      programs: [
        { program_name: 'Elementary', roles: ['Coachee'] },
        { program_name: 'Middle', roles: ['Coachee'] },
      ],
    },
  ]);
  expect((await personAt(emails[1]!))!.schools).toMatchObject([
    { roles: ['Organization Admin'], programs: [] },
  ]);
  expect(await personAt(emails[2]!)).toBeUndefined();
});

it.each([
  ['strangersAdmin', 404],
  ['coach', 403],
  [null, 401],
] as const)('is refused to %s', async (who, status) => {
  const district = await aDistrict(identity);
  const body = {
    uid: newUid(),
    role: 'Coach' as const,
    entity: district.entity,
    rows: [aRow(1, anAddress())],
  };
  const asked = identity.call('previewImport', { body }, who && (await district.actor(who)));
  await expect(asked).rejects.toMatchObject({ status });
});

it('gives nobody a list of another to go on with', async () => {
  const district = await aDistrict(identity);
  const list = aList(identity, district, await district.actor('admin'));
  await list.preview([aRow(1, anAddress())]);
  const { checksum } = await list.get();
  const commitAs = async (who: keyof District['users']) =>
    identity.call('commitImport', { body: { uid: list.uid, checksum } }, await district.actor(who));
  await expect(commitAs('otherAdmin')).rejects.toMatchObject({ status: 403 });
  await expect(commitAs('coach')).rejects.toMatchObject({ status: 404 });
  await expect(commitAs('strangersAdmin')).rejects.toMatchObject({ status: 404 });
});

it('stores only the newest lists that somebody looks over, and every import', async () => {
  const district = await aDistrict(identity);
  const admin = await district.actor('admin');
  const lists = Array.from({ length: MOST_PREVIEWS + 2 }, () => aList(identity, district, admin));
  const [imported, oldest, ...others] = lists;
  await imported!.preview([aRow(1, anAddress())]);
  await imported!.commit();
  await oldest!.preview([aRow(1, anAddress())]);
  for (const list of others) await list.preview([aRow(1, anAddress())]);
  await expect(oldest!.get()).rejects.toMatchObject({ status: 404 });
  expect(await others[0]!.rows()).toHaveLength(1);
  expect(await imported!.rows()).toHaveLength(1);
});

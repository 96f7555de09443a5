import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { aDistrict, aList, anAddress, aRow, type District } from '../testing/lists';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

it('lists imports to who made them and who answers for the place, and no list that was only looked over', async () => {
  const district = await aDistrict(identity);
  const admin = await district.actor('admin');
  const list = aList(identity, district, admin);
  await list.preview([aRow(1, anAddress())]);
  const { entity } = district;
  const query = { entity_type: entity.entity_type, entity_uid: entity.uid };
  const listed = async (who: keyof District['users']) => {
    const { imports } = await identity.call('getImports', { query }, await district.actor(who));
    return imports.map(({ uid }) => uid);
  };
  expect(await listed('admin')).toEqual([]);
  await list.commit();
  expect(await listed('admin')).toEqual([list.uid]);
  expect(await listed('otherAdmin')).toEqual([list.uid]);
  expect(await listed('coach')).toEqual([]);
  await expect(listed('strangersAdmin')).rejects.toMatchObject({ status: 404 });
  const rowsFor = async (who: keyof District['users']) =>
    identity.call('getImportRows', { params: { uid: list.uid }, query: {} }, await district.actor(who));
  await expect(rowsFor('coach')).rejects.toMatchObject({ status: 404 });
  await expect(rowsFor('strangersAdmin')).rejects.toMatchObject({ status: 404 });
  expect((await rowsFor('otherAdmin')).total).toBe(1);
});

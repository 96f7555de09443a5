import type { Place } from '@coaching/access';
import { otherListAddress, readUploadTarget, uploadAddress } from './upload-target';

const url = `https://app.test/api/files/${'a'.repeat(32)}.csv`;
const read = (address: string) => readUploadTarget(new URL(address, 'https://app.test').searchParams);

it.each<[Place, string, object | undefined]>([
  [{ kind: 'platform' }, '/user', undefined],
  [
    { kind: 'organization', organization_uid: 'cedar' },
    '/organization/cedar#users',
    { entity_type: 'organization', uid: 'cedar' },
  ],
  [
    { kind: 'program', organization_uid: 'cedar', program_uid: 'early' },
    '/organization/cedar/program/early#users',
    { entity_type: 'program', uid: 'early' },
  ],
  [{ kind: 'coaches', coach_uid: 'ada' }, '/clients/ada', { entity_type: 'coaches', uid: 'ada' }],
])('finds %j again from its address', (place, home, entity) => {
  const found = read(uploadAddress(url, 'Coachee', place, 'people.csv'));
  const list = { url, file_name: 'people.csv', isRoster: false, withStudents: false };
  expect(found).toEqual({ ...list, role: 'Coachee', home, ...(entity && { entity }) });
});

it('takes the address that the specification names, of a program too', () => {
  expect(read(`/handle_upload?url=${url}&entity_type=program&entity_uid=early&role=Coach`)).toMatchObject({
    home: '/organization',
    entity: { entity_type: 'program', uid: 'early' },
  });
});

it.each([
  ['no list', '/handle_upload?role=Coach'],
  ['a list from elsewhere', '/handle_upload?url=https://evil.test/list.csv&role=Coach'],
  ['no role', `/handle_upload?url=${url}`],
  ['a role that is none', `/handle_upload?url=${url}&role=King`],
  ['a place without a kind', `/handle_upload?url=${url}&role=Coach&entity_uid=x`],
  ['a kind without a place', `/handle_upload?url=${url}&role=Coach&entity_type=program`],
  ['a kind that is none', `/handle_upload?url=${url}&role=Coach&entity_type=campus&entity_uid=x`],
])('reads nothing from an address with %s', (_, address) => {
  expect(read(address)).toBeNull();
});

it('leads to another list into the same place, without what was said of the one before', () => {
  const place: Place = { kind: 'program', organization_uid: 'cedar', program_uid: 'early' };
  const roster = `${uploadAddress(url.replace('.csv', '.zip'), 'Coach', place, 'roster.zip')}&students=true`;
  const { searchParams } = new URL(roster, 'https://app.test');
  expect(read(otherListAddress(searchParams, url, 'people.csv'))).toEqual(
    read(uploadAddress(url, 'Coach', place, 'people.csv')),
  );
});

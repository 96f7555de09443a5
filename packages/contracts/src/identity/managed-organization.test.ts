import { organizationDraftSchema, programDraftSchema } from './managed-organization';

const uid = 'cedar';

it.each([
  ['subdomain', ' Cedar-Grove ', 'cedar-grove'],
  ['subdomain', '', ''],
  ['org_domain', '@Cedar.Test', 'cedar.test'],
  ['org_domain', '', ''],
])('%s %p is read as %p', (field, typed, read) => {
  expect(organizationDraftSchema.parse({ uid, [field]: typed })).toEqual({ uid, [field]: read });
});

it.each([
  ['subdomain', 'cedar.grove'],
  ['subdomain', '-cedar'],
  ['org_domain', 'cedar'],
  ['org_domain', 'maya@cedar.test'],
  ['org_domain', 'Gmail.com'],
  ['name', ' '],
])('%s %p is refused', (field, typed) => {
  expect(organizationDraftSchema.safeParse({ uid, [field]: typed }).success).toBe(false);
});

it('what an organisation is read with and nobody writes is left out', () => {
  const read = { uid, name: 'Cedar Grove', has_resources: true, programs: [] };
  expect(organizationDraftSchema.parse(read)).toEqual({ uid, name: 'Cedar Grove' });
});

it('a course code is upper case, and an empty one is none', () => {
  expect(programDraftSchema.parse({ uid, course_code: ' join-1 ' }).course_code).toBe('JOIN-1');
  expect(programDraftSchema.parse({ uid, course_code: ' ' }).course_code).toBeNull();
});

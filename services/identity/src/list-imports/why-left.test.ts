import type { DoneWith } from './import-row-record';
import { whyLeft } from './why-left';

const made: DoneWith = { user_uid: 'ada', revision: 1, before: null, at: new Date() };
const before = {
  first_name: 'Ada',
  last_name: '',
  username: 'Ada',
  initials: 'A',
  roles: [],
  schools: [],
  coaches: [],
  default_organization_uid: null,
};
const changed: DoneWith = { ...made, revision: 4, before };
const person = { revision: 1, first_signed_in_at: null };
const earlier = new Date(0);

it.each([
  ['who was made and did nothing yet', made, false, person, null],
  ['who was there and is as the import left them', changed, false, { ...person, revision: 4 }, null],
  ['who was there, and signed in', changed, false, { revision: 4, first_signed_in_at: earlier }, null],
  ['who was made and signed in', made, false, { ...person, first_signed_in_at: earlier }, 'Has signed in.'],
  ['who has an interaction', made, true, person, 'Has an interaction.'],
  ['who was changed', made, false, { ...person, revision: 2 }, 'Was changed since.'],
  ['who was deleted', made, false, null, 'Was deleted since.'],
])('says of %s why they are left', (_, done, has_interaction, now, why) => {
  expect(whyLeft({ done, has_interaction }, now)).toBe(why);
});

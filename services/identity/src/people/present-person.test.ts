import type { Role } from '@coaching/contracts';
import { personFrom } from '../import/person-from';
import { aPerson } from '../testing/builders';
import { presentOwnUser, presentSummary, presentToDomains, presentUser } from './present-person';

const names = new Map([
  ['cedar', 'Cedar Grove'],
  ['lakeside', 'Lakeside'],
  ['literacy', 'Literacy'],
]);

/** Someone in two organisations, with a licence and who invited them. */
const aRecord = () =>
  personFrom(
    aPerson({
      uid: 'maya',
      email: 'Maya@School.test',
      schools: [
        {
          organization_uid: 'cedar',
          roles: ['Coach'],
          programs: [{ program_uid: 'literacy', roles: ['Coachee'] }],
        },
        { organization_uid: 'lakeside', roles: ['Billing'], programs: [] },
      ],
      licenses: [{ product: 'monthly', start_date: '01/01/2026', end_date: '12/31/2026' }],
      coaches: ['olu'],
    }),
    '$argon2id$hash',
    names,
    new Date('2026-03-02T09:00:00Z'),
  );

const viewer = (uid: string, roles: Role[], ...organization_uids: string[]) => ({
  uid,
  username: uid,
  organization_uid: null,
  roles,
  schools: organization_uids.map((organization_uid) => ({ organization_uid, roles: [], programs: [] })),
  licenses: [],
});

it.each([
  ['to themselves', presentOwnUser(aRecord())],
  ['to staff', presentUser(aRecord(), viewer('staff', ['Superuser']))],
  ['to a colleague', presentUser(aRecord(), viewer('olu', [], 'cedar'))],
  ['in a list', presentSummary(aRecord())],
  ['to other domains', presentToDomains(aRecord())],
])('never shows the password’s hash: %s', (_to, presented) => {
  expect(JSON.stringify(presented)).not.toMatch(/argon2|password/);
});

it.each([
  ['themselves', viewer('maya', [], 'cedar'), ['cedar', 'lakeside'], true],
  ['a Superuser', viewer('staff', ['Superuser']), ['cedar', 'lakeside'], true],
  ['Support', viewer('staff', ['Support']), ['cedar', 'lakeside'], true],
  ['a Content Manager', viewer('staff', ['Content Manager'], 'lakeside'), ['lakeside'], false],
  ['a colleague in one organisation', viewer('olu', [], 'cedar'), ['cedar'], false],
  ['a colleague in both', viewer('olu', [], 'cedar', 'lakeside'), ['cedar', 'lakeside'], false],
  ['the coach who invited them', viewer('olu', ['Coach']), [], false],
])(
  'shows %s the organisations they share, and the account only where it is theirs',
  (_who, who, shared, account) => {
    const user = presentUser(aRecord(), who);
    expect(user.schools.map(({ organization_uid }) => organization_uid)).toEqual(shared);
    expect(user.uams).toHaveLength(account ? 1 : 0);
    expect(user.licenses).toHaveLength(account ? 1 : 0);
  },
);

it('publishes where a person is and what they are there, without licences and ways to sign in', () => {
  expect(presentToDomains(aRecord())).toEqual({
    uid: 'maya',
    username: 'Pat Person',
    initials: 'PP',
    is_coachable: true,
    is_disabled: false,
    picture: null,
    first_name: 'Pat',
    last_name: 'Person',
    email: 'maya@school.test',
    emails: ['maya@school.test'],
    coaches: ['olu'],
    roles: [],
    schools: [
      {
        organization_uid: 'cedar',
        roles: ['Coach'],
        programs: [{ program_uid: 'literacy', program_name: 'Literacy', roles: ['Coachee'] }],
      },
      { organization_uid: 'lakeside', roles: ['Billing'], programs: [] },
    ],
  });
});

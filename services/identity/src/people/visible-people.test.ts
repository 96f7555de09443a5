import { type Coachable, isCoachable, mayCoach, mayKnow, type RoleHolder } from '@coaching/access';
import { actorWith, anActor, everyRoleEverywhere } from '@coaching/access/testing';
import { type Actor, roles as allRoles, type Role } from '@coaching/contracts';
import { coachableBy } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { peopleIn } from './people-repository';
import type { PersonRecord } from './person-record';
import { knownTo, takingPart } from './visible-people';

/** Where a person can be, seen from the places of the table of roles. */
const places: Record<string, Pick<Coachable, 'uid' | 'coaches' | 'schools'>> = {
  nowhere: { uid: 'nowhere', coaches: [], schools: [] },
  invited: { uid: 'invited', coaches: ['someone', 'actor'], schools: [] },
  here: { uid: 'here-person', coaches: [], schools: [{ organization_uid: 'here', programs: [] }] },
  inProgram: inProgram('program-here'),
  inSibling: inProgram('program-beside'),
  inBoth: inProgram('program-here', 'program-beside'),
  elsewhere: {
    uid: 'elsewhere-person',
    coaches: [],
    schools: [{ organization_uid: 'elsewhere', programs: [{ program_uid: 'program-elsewhere' }] }],
  },
  themselves: { uid: 'actor', coaches: ['actor'], schools: [{ organization_uid: 'here', programs: [] }] },
};

function inProgram(...uids: string[]): Coachable {
  const programs = uids.map((program_uid) => ({ program_uid }));
  return { uid: `in-${uids.join('-')}`, coaches: [], schools: [{ organization_uid: 'here', programs }] };
}

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
  const program = (uid: string) => ({ uid, program_name: uid });
  const organization = { name: 'School', short_name: 'School' };
  const users = Object.values(places).map(({ uid, coaches, schools }) =>
    aPerson({
      uid,
      email: `${uid}@school.test`,
      coaches,
      schools: schools.map(({ organization_uid, programs }) => ({
        organization_uid,
        roles: [],
        programs: programs.map(({ program_uid }) => ({ program_uid, roles: [] })),
      })),
    }),
  );
  await identity.withPeople(users, [
    { ...organization, uid: 'here', programs: [program('program-here'), program('program-beside')] },
    { ...organization, uid: 'elsewhere', programs: [program('program-elsewhere')] },
  ]);
});
afterAll(() => identity.close());

/** Whom a filter finds, and whom the rule it stands for lets through. */
async function bothWays(
  filter: QueryFilter<PersonRecord>,
  rule: (actor: Actor, person: Coachable) => boolean,
  actor: Actor,
) {
  const found = await peopleIn(identity.service.context.connection).model.distinct('uid', filter);
  const allowed = Object.values(places).filter((person) => rule(actor, person));
  return { found: found.sort(), ruled: allowed.map(({ uid }) => uid).sort() };
}

describe.each(everyRoleEverywhere)('a list for %s of %s', (role, place) => {
  it('holds exactly the people they may know', async () => {
    const actor = actorWith(role, place);
    const { found, ruled } = await bothWays(knownTo(actor), mayKnow, actor);
    expect(found).toEqual(ruled);
  });

  it('offers exactly the people they may coach', async () => {
    const actor = actorWith(role, place);
    const { found, ruled } = await bothWays(coachableBy(actor), mayCoach, actor);
    expect(found).toEqual(ruled);
  });
});

it('holds oneself and those one invited for a person without a role', async () => {
  const actor = anActor({ uid: 'actor' });
  const { found } = await bothWays(knownTo(actor), mayKnow, actor);
  expect(found).toEqual(['actor', 'invited']);
});

it('offers exactly those who take part in coaching, whatever their roles and wherever', async () => {
  const organization = { name: 'School', short_name: 'School', uid: 'school', programs: [] };
  const program = { uid: 'program', program_name: 'Program' };
  const combinations = [[], ...allRoles.map((role) => [role]), ['Billing', 'Coachee'], ['Support', 'Coach']];
  const users = combinations.flatMap((held) => {
    const school = { organization_uid: 'school', roles: [], programs: [] };
    const inProgram = [{ program_uid: 'program', roles: held as Role[] }];
    return [
      aPerson({ roles: held as Role[] }),
      aPerson({ schools: [{ ...school, roles: held as Role[] }] }),
      aPerson({ schools: [{ ...school, programs: inProgram }] }),
      aPerson({ roles: held as Role[], schools: [{ ...school, roles: ['Billing'] }] }),
    ];
  });
  await identity.withPeople(users, [{ ...organization, programs: [program] }]);
  const uids = users.map(({ uid }) => uid);
  const found = await peopleIn(identity.service.context.connection).model.distinct('uid', {
    $and: [takingPart, { uid: { $in: uids } }],
  });
  const coachable = users.filter((user) => isCoachable(user as unknown as RoleHolder)).map(({ uid }) => uid);
  expect(found.sort()).toEqual(coachable.sort());
});

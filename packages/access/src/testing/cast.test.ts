import { organizationSchema, personSchema, userSchema } from '@coaching/contracts';
import { isMemberOf, mayCoach, needsLicense } from '..';
import { aCast, type CastName, cast } from '.';

const names = Object.keys(cast.users) as CastName[];

it.each(names)('says of %s what the contract allows, the same in every shape', (name) => {
  const [user, person, actor] = [cast.users[name], cast.people[name], cast.actors[name]];
  expect(userSchema.parse(user)).toEqual(user);
  expect(personSchema.parse(person)).toEqual(person);
  expect([person.uid, actor.uid]).toEqual([user.uid, user.uid]);
});

it('has organisations as the contract describes them', () => {
  for (const organization of Object.values(cast.organizations))
    expect(organizationSchema.parse(organization)).toEqual(organization);
});

it('has a coach who may coach the people of their organisation, and strangers who may not', () => {
  const { actors, people } = cast;
  for (const coachee of [people.coachee, people.otherCoachee]) {
    expect(mayCoach(actors.coach, coachee)).toBe(true);
    for (const stranger of [actors.strangerCoach, actors.soloCoach])
      expect(mayCoach(stranger, coachee)).toBe(false);
  }
  expect(mayCoach(actors.soloCoach, people.soloCoachee)).toBe(true);
  expect(needsLicense(actors.soloCoach, new Date())).toBe(false);
});

it('has everybody anew where tests share a database', () => {
  const [one, other] = [aCast(), aCast()];
  const uids = [one, other].flatMap(({ users }) => Object.values(users).map(({ uid }) => uid));
  expect(new Set(uids).size).toBe(2 * names.length);
  expect(isMemberOf(one.actors.admin, one.organizations.cedar.uid)).toBe(true);
  expect(isMemberOf(one.actors.admin, other.organizations.cedar.uid)).toBe(false);
});

it('is nobody’s to change', () => {
  expect(() => cast.actors.coach.roles.push('Superuser')).toThrow(TypeError);
});

import { type DemoOfDomain, demoOrganizations, demoUsers } from '@coaching/demo';
import { WITH_DELETED } from '@coaching/service-kit';
import { importPeople } from '../import/import-people';
import { peopleIn } from '../people/people-repository';
import { hashPassword } from '../sign-in/passwords';

/** The people of the demo and where they work. */
export const demo: DemoOfDomain = {
  async isInUse({ connection }) {
    return (await peopleIn(connection).model.exists({}).setOptions(WITH_DELETED)) !== null;
  },
  async seed(context, { password, now }) {
    const users = demoUsers(now).map((user) => ({ ...user, password }));
    await importPeople(context, { organizations: demoOrganizations, users });
  },
  async seedDistrict(context, { organization, users: people }, { password, now }) {
    // All have the same one, and to make one is slow on purpose.
    const hashed = hashPassword(password);
    const users = people.map((user) => ({ ...user, password }));
    await importPeople(context, { organizations: [organization], users }, { now, hash: () => hashed });
  },
};

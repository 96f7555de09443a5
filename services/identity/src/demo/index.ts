import { type DemoOfDomain, demoOrganizations, demoUsers } from '@coaching/demo';
import { WITH_DELETED } from '@coaching/service-kit';
import { importPeople } from '../import/import-people';
import { peopleIn } from '../people/people-repository';

/** The people of the demo and where they work. */
export const demo: DemoOfDomain = {
  async isInUse({ connection }) {
    return (await peopleIn(connection).model.exists({}).setOptions(WITH_DELETED)) !== null;
  },
  async seed(context, { password, now }) {
    const users = demoUsers(now).map((user) => ({ ...user, password }));
    await importPeople(context, { organizations: demoOrganizations, users });
  },
};

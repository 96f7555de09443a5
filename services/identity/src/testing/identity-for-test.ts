import type { Actor } from '@coaching/contracts';
import { type ServiceForTest, startServiceForTest } from '@coaching/service-kit/testing';
import { importPeople } from '../import/import-people';
import type { ImportedOrganization, ImportedPerson } from '../import/imported';
import { removePerson } from '../people/change-person';
import { peopleIn } from '../people/people-repository';
import { identityService } from '../service';

/** The identity service on a database of its own, and what tests do to it. */
export interface IdentityForTest extends ServiceForTest<'identity'> {
  /** Brings these into the service. */
  withPeople(
    users: readonly ImportedPerson[],
    organizations?: readonly ImportedOrganization[],
  ): Promise<void>;
  /** Who a person is to services, as the gateway learns it. */
  actorFor(person: { uid: string }, organization?: { uid: string }): Promise<Actor>;
  /** Codes that were mailed to an address, oldest first. */
  codesMailed(email: string): Promise<string[]>;
  /** Moves a person to the recycle bin. */
  remove(person: { uid: string }): Promise<void>;
}

export async function startIdentityForTest(): Promise<IdentityForTest> {
  const running = await startServiceForTest(identityService);
  const { context } = running.service;
  const people = peopleIn(context.db);
  return {
    ...running,
    withPeople: (users, organizations = []) => importPeople(context, { organizations, users }),
    async actorFor({ uid }, organization) {
      const asked = { params: { user_uid: uid }, query: { organization_uid: organization?.uid } };
      return (await running.call('getActor', asked, 'gateway')).actor;
    },
    async codesMailed(email) {
      const events = await running.published();
      return events.flatMap((event) =>
        event.type === 'mail.requested' && event.data.mail.to === email ? [event.data.mail.code] : [],
      );
    },
    async remove({ uid }) {
      const person = await people.find(uid);
      await context.transaction((transaction) =>
        removePerson(people, person!, { by: 'administrator', now: new Date() }, transaction),
      );
    },
  };
}

import { type Announcement, type ServiceContext, WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import { organizationUpdated } from './organizations/organization-events';
import type { OrganizationRecord } from './organizations/organization-record';
import { organizationsIn } from './organizations/organizations-repository';
import { peopleIn } from './people/people-repository';
import { userDeleted, userUpdated } from './people/person-events';
import { type PersonRecord, WITHOUT_LISTS } from './people/person-record';
import { programsIn } from './programs/programs-repository';

/** Every organisation and person as they are now, so that other domains can rebuild their copies. */
export async function* republish({ connection }: ServiceContext): AsyncGenerator<Announcement> {
  const programs = programsIn(connection);
  const organizations = organizationsIn(connection).model.find({}, WITHOUT_ID).lean<OrganizationRecord[]>();
  for await (const organization of organizations.cursor()) {
    yield organizationUpdated(organization, await programs.of(organization.uid));
  }
  const people = peopleIn(connection).model.find({}, WITHOUT_LISTS, WITH_DELETED).lean<PersonRecord[]>();
  for await (const person of people.cursor()) {
    yield person.deleted_at ? userDeleted(person) : userUpdated(person);
  }
}

import type { Announcement, ServiceContext } from '@coaching/service-kit';
import { organizationUpdated } from './organizations/organization-events';
import { organizationsIn } from './organizations/organizations-repository';
import { peopleIn } from './people/people-repository';
import { userDeleted, userUpdated } from './people/person-events';
import { programsIn } from './programs/programs-repository';

/** Every organisation and person as they are now, so that other domains can rebuild their copies. */
export async function* reannounce({ db }: ServiceContext): AsyncGenerator<Announcement> {
  const programs = programsIn(db);
  for await (const organization of organizationsIn(db).collection.find({ deleted_at: null })) {
    yield organizationUpdated(organization, await programs.of(organization.uid));
  }
  for await (const person of peopleIn(db).collection.find()) {
    yield person.deleted_at ? userDeleted(person) : userUpdated(person);
  }
}

import type { ServiceContext } from '@coaching/service-kit';
import { announceOrganization } from '../organizations/announce-organization';
import { organizationsIn } from '../organizations/organizations-repository';
import { peopleIn } from '../people/people-repository';
import { presentToDomains } from '../people/present-person';
import { programsIn } from '../programs/programs-repository';

/** Tells every organisation and person anew as they are now, so that other domains can rebuild their copies. */
export async function reannouncePeople({ db, transaction }: ServiceContext): Promise<void> {
  const programs = programsIn(db);
  for await (const organization of organizationsIn(db).collection.find({ deleted_at: null })) {
    await transaction(async (unit) =>
      announceOrganization(organization, await programs.of(organization.uid, unit.session), unit),
    );
  }
  for await (const { uid } of peopleIn(db).collection.find({}, { projection: { uid: 1 } })) {
    await transaction(async ({ session, announce }) => {
      const person = await peopleIn(db).collection.findOne({ uid }, { session });
      if (!person) return;
      const about = { entity_uid: uid, revision: person.revision };
      if (person.deleted_at) await announce({ type: 'user.deleted', ...about, data: { uid } });
      else await announce({ type: 'user.updated', ...about, data: { person: presentToDomains(person) } });
    });
  }
}

import { hasGlobalRole } from '@coaching/access';
import { Invalid } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';

/** Without a Superuser nobody could give anybody that role again. @throws Invalid */
export async function refuseLastSuperuser({ model }: People, person: PersonRecord, session: ClientSession) {
  if (!hasGlobalRole(person, 'Superuser')) return;
  const others = { roles: 'Superuser' as const, uid: { $ne: person.uid }, disabled_at: null };
  if (await model.exists(others).session(session)) return;
  throw new Invalid('This is the last Superuser. Please give somebody else that role first.');
}

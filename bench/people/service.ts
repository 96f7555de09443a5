import type { Actor, CallInput } from '@coaching/contracts';
import { service as identity, importPeople } from '@coaching/service-identity';
import { serveAlone } from '../served-service';
import { admin, organization, peopleOf, program } from './rows';

const actor: Actor = {
  uid: admin,
  username: 'Administrator',
  organization_uid: organization,
  roles: [],
  schools: [{ organization_uid: organization, roles: ['Organization Admin'], programs: [] }],
  licenses: [],
};

export type AskedPeople = NonNullable<CallInput<'getUsers'>['query']>;

/** The service on a database of its own, with the people of one organisation. */
export interface MeasuredPeople {
  count: number;
  /** Asks as the organisation's administrator does. @returns how many rows came @throws when it is refused */
  ask(query: AskedPeople): Promise<number>;
  stop(): Promise<void>;
}

export async function peopleWith(mongoUrl: string, count: number): Promise<MeasuredPeople> {
  const served = await serveAlone(identity, { mongoUrl, databasePrefix: `of_${count}_`, actor });
  const { service, ask } = served;
  const place = {
    uid: organization,
    name: 'Cedar Grove School District',
    short_name: 'Cedar Grove',
    programs: [{ uid: program, program_name: 'Literacy', program_type: '' }],
  };
  // Nobody signs in here, and a real one of each would take longer than all that is measured.
  const hash = async () => 'none';
  await importPeople(service.context, { organizations: [place], users: peopleOf(count) }, { hash });
  await service.flush();

  return {
    count,
    ask: async (query) =>
      (await ask(`/users?${new URLSearchParams(query as Record<string, string>)}`)).users.length,
    stop: served.stop,
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor, CallInput } from '@coaching/contracts';
import { service as identity, importPeople } from '@coaching/service-identity';
import {
  ACTOR_TOKEN_HEADER,
  createActorTokens,
  createInProcessBus,
  createLogger,
  startService,
} from '@coaching/service-kit';
import { admin, organization, peopleOf, program } from './rows';

const actorSecret = 'bench-actor-secret-bench-actor-secret';
const tokens = createActorTokens(actorSecret);

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
  const bus = createInProcessBus();
  const log = createLogger({ name: 'bench', level: 'silent' });
  const environment = { mongoUrl, databasePrefix: `of_${count}_`, actorSecret, bus, log };
  const service = await startService(identity, environment);
  await bus.start();
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

  const server = createServer(service.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    count,
    async ask(query) {
      const asked = new URLSearchParams(query as Record<string, string>);
      const headers = { [ACTOR_TOKEN_HEADER]: tokens.sign({ actor }) };
      const response = await fetch(`${origin}/users?${asked}`, { headers });
      if (!response.ok) throw new Error(`${asked}: ${response.status} ${await response.text()}`);
      return (await response.json()).users.length;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await service.stop();
      await bus.close();
    },
  };
}

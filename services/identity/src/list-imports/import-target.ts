import { type Actor, comparable, type PeopleEntity, type Role } from '@coaching/contracts';
import type { ServiceContext } from '@coaching/service-kit';
import { requireInviter } from '../invitations/require-inviter';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import type { NamedPlace } from '../places/find-place';
import type { Programs } from '../programs/programs-repository';
import type { Imports } from './imports-repository';
import type { ImportTarget } from './row-spots';

export interface ImportParts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  imports: Imports;
  context: ServiceContext;
}

async function programsOf({ programs }: ImportParts, place: NamedPlace): Promise<ImportTarget['programs']> {
  if (place.kind !== 'organization') return new Map();
  const { organization_uid, organization_name } = place;
  const found = await programs.of(organization_uid);
  return new Map(
    found.map(({ uid: program_uid, program_name }) => [
      comparable(program_name),
      { kind: 'program', organization_uid, organization_name, program_uid, program_name },
    ]),
  );
}

/** Where a list's people come, by somebody who may bring them in there. @throws NotFound, NotAllowed */
export async function importTarget(
  parts: ImportParts,
  actor: Actor,
  { role, entity }: { role: Role; entity: PeopleEntity | null },
  now: Date,
): Promise<ImportTarget> {
  const place = await requireInviter(parts, actor, { role, entity }, now);
  return { actor, role, place, programs: await programsOf(parts, place), now };
}

import { newUid, type Role } from '@coaching/contracts';
import type { ImportedOrganization, ImportedPerson } from '../import/imported';

type School = ImportedPerson['schools'][number];

/** The password of everyone a builder makes. */
export const password = 'Chalk-and-talk-1';

/** An organisation of its own with the programs named. */
export function anOrganization(
  name = 'Cedar Grove',
  ...program_names: string[]
): ImportedOrganization & { programs: { uid: string; program_name: string; course_code?: string }[] } {
  const programs = program_names.map((program_name) => ({ uid: newUid(), program_name }));
  return { uid: newUid(), name, short_name: name.slice(0, 5), programs };
}

/** A person of their own, who belongs nowhere; `more` says what matters. */
export function aPerson(more: Partial<ImportedPerson> = {}): ImportedPerson {
  const uid = newUid();
  return {
    uid,
    email: `${uid.toLowerCase()}@school.test`,
    first_name: 'Pat',
    last_name: 'Person',
    roles: [],
    schools: [],
    licenses: [],
    coaches: [],
    password,
    ...more,
  };
}

/** A place in an organisation with one role there. */
export function at({ uid }: { uid: string }, ...roles: Role[]): School {
  return { organization_uid: uid, roles, programs: [] };
}

/** A place in one program of an organisation with one role there, and none in the organisation itself. */
export function inProgram({ uid, programs }: ImportedOrganization, index: number, ...roles: Role[]): School {
  return { organization_uid: uid, roles: [], programs: [{ program_uid: programs[index]!.uid, roles }] };
}

import { WITH_DELETED } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { Organizations } from '../organizations/organizations-repository';
import type { ProgramRecord } from '../programs/program-record';
import type { Programs } from '../programs/programs-repository';

interface Places {
  organizations: Organizations;
  programs: Programs;
}

/** What organisations and programs among these are called, by uid; also of those in the recycle bin. */
export async function placeNames(
  { organizations, programs }: Places,
  uids: readonly string[],
  session: ClientSession,
): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const among = { uid: { $in: [...uids] } };
  const options = { session, ...WITH_DELETED };
  const named = await organizations.model
    .find(among, { _id: 0, uid: 1, name: 1 }, options)
    .lean<Pick<OrganizationRecord, 'uid' | 'name'>[]>();
  const within = await programs.model
    .find(among, { _id: 0, uid: 1, program_name: 1 }, options)
    .lean<Pick<ProgramRecord, 'uid' | 'program_name'>[]>();
  return new Map([
    ...named.map(({ uid, name }) => [uid, name] as const),
    ...within.map(({ uid, program_name }) => [uid, program_name] as const),
  ]);
}

import { type People, WITHOUT_ID } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { Tools } from '../tools/tools-repository';
import { toolNames } from './tool-names';

/** What people, organisations, programs and tools are called now. */
export interface LogNames {
  people(uids: Iterable<string>): Promise<(uid: string) => string>;
  /** Of organisations, and of the programs in them. */
  places(
    organization_uids: readonly string[],
  ): Promise<{ organizationOf: (uid: string | null) => string; programOf: (uid: string) => string }>;
  /** @param keys of tools (`toolKey`) */
  tools(keys: readonly string[]): Promise<(key: string) => string>;
}

export function logNamesOf(people: People, organizations: Organizations, tools: Tools): LogNames {
  return {
    async people(uids) {
      const asked = [...new Set(uids)];
      const found = await people.model
        .find({ uid: { $in: asked } }, { ...WITHOUT_ID, uid: 1, username: 1 })
        .lean<{ uid: string; username: string }[]>();
      const names = new Map(found.map(({ uid, username }) => [uid, username]));
      return (uid) => names.get(uid) ?? '';
    },
    async places(uids) {
      const known = await organizations.findAll([...new Set(uids)]);
      const programs = [...known.values()].flatMap((organization) => organization.programs);
      const names = new Map(programs.map(({ uid, program_name }) => [uid, program_name]));
      return {
        organizationOf: (uid) => known.get(uid ?? '')?.name ?? '',
        programOf: (uid) => names.get(uid) ?? '',
      };
    },
    async tools(keys) {
      const uids = keys.map((key) => key.slice(key.indexOf(':') + 1)).filter(Boolean);
      const known = await tools.findAll([...new Set(uids)]);
      const names = toolNames(keys, new Map([...known.values()].map(({ uid, name }) => [uid, name])));
      return (key) => names.get(key) ?? '';
    },
  };
}

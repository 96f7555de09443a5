import { interactionKinds } from '@coaching/contracts';
import type { People } from '@coaching/service-kit';
import type { MonthTally } from '../months/month-tally';
import type { Organizations } from '../organizations/organizations-repository';
import type { Tools } from '../tools/tools-repository';

/** What people, organisations, programs and tools are called now. */
export interface LogNames {
  people(uids: readonly string[]): Promise<(uid: string) => string>;
  organizations(uids: readonly string[]): Promise<(uid: string | null) => string>;
  /** Programs of these organisations. */
  programs(organization_uids: readonly string[]): Promise<(uid: string) => string>;
  /** Of what was made without a tool, or with one that nobody knows, the kind of tool. */
  tools(tools: readonly string[]): Promise<(made: Pick<MonthTally, 'tool' | 'entity_type'>) => string>;
}

export function logNamesOf(people: People, organizations: Organizations, tools: Tools): LogNames {
  return {
    async people(uids) {
      const known = await people.findAll([...new Set(uids)]);
      return (uid) => known.get(uid)?.username ?? '';
    },
    async organizations(uids) {
      const known = await organizations.findAll(uids);
      return (uid) => known.get(uid ?? '')?.name ?? '';
    },
    async programs(uids) {
      const known = await organizations.findAll(uids);
      const programs = [...known.values()].flatMap((organization) => organization.programs);
      const names = new Map(programs.map(({ uid, program_name }) => [uid, program_name]));
      return (uid) => names.get(uid) ?? '';
    },
    async tools(uids) {
      const known = await tools.findAll([...new Set(uids)]);
      return ({ tool, entity_type }) => known.get(tool)?.name || interactionKinds[entity_type].tool_type;
    },
  };
}

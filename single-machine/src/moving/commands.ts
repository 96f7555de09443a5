import { newUid } from '@coaching/contracts';
import { CannotStart } from '../data-directory';
import type { RunningPlatform } from '../launch';
import { exportOrganization } from './export-organization';
import { importOrganization } from './import-organization';

const USAGE = {
  export: 'Usage: npm run export -- --organization UID --to FILE',
  import: 'Usage: npm run import -- --file FILE',
};

/** What a command was given as `--name value`, of these names and no others. @throws CannotStart with its usage */
function argumentsOf<Name extends string>(
  usage: string,
  given: readonly string[],
  names: readonly Name[],
): Record<Name, string> {
  const pairs = names.map((name) => [name, given[given.indexOf(`--${name}`) + 1]] as const);
  const isWhole = names.every((name) => given.includes(`--${name}`)) && given.length === 2 * names.length;
  if (!isWhole || pairs.some(([, value]) => !value || value.startsWith('--'))) throw new CannotStart(usage);
  return Object.fromEntries(pairs) as Record<Name, string>;
}

/** Writes into the audit log that the operator did it. */
async function audit(
  { services }: RunningPlatform,
  event: 'exported' | 'imported',
  organization_uid: string | null,
): Promise<void> {
  const { context, flush } = services.identity;
  const data = {
    event,
    result: 'done' as const,
    actor_uid: null,
    real_uid: null,
    about_uids: [],
    email: null,
    organization_uid,
    target: `npm run ${event === 'exported' ? 'export' : 'import'}`,
    from: '',
    request_id: '',
  };
  await context.transaction(({ announce }) =>
    announce({ type: 'audit.recorded', entity_uid: newUid(), revision: 1, data }),
  );
  await flush();
}

/** What the operator has done with a whole organisation, by the name of the command; each answers a line to print. */
export const movingCommands = {
  async export(platform: RunningPlatform, given: readonly string[]): Promise<string> {
    const { organization, to } = argumentsOf(USAGE.export, given, ['organization', 'to']);
    const { organization: exported, entries } = await exportOrganization(platform.services, organization, to);
    await audit(platform, 'exported', organization);
    return `${exported.name} is in ${to}: ${entries.length} files. It holds what is private, too.`;
  },
  /** Of no organisation in the audit log, so that the organisation's own chain stays as it was exported. */
  async import(platform: RunningPlatform, given: readonly string[]): Promise<string> {
    const { file } = argumentsOf(USAGE.import, given, ['file']);
    const { organization } = await importOrganization(platform.services, file);
    await audit(platform, 'imported', null);
    return `${organization.name} is here. Its people sign in with a code to their address.`;
  },
};

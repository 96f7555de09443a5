import { MAX_TOOLS } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';
import { isThere, type ToolSetRecord } from '../tool-sets/tool-set-record';
import type { ToolSets } from '../tool-sets/tool-sets-repository';
import type { Usage } from '../usage/usage-repository';

const PLATFORM_USES_NONE = 'A tool set of the platform uses no other one.';
const USES_ITSELF = 'A tool set cannot use itself. Please choose another one.';
const USES_PLATFORMS = 'Please choose one of the platform’s tool sets.';
const USES_STAYS =
  'Interactions were made with this tool set, so the tool set that it uses can no longer be changed.';
const TOO_MANY = `A tool set holds at most ${MAX_TOOLS} tools of its own.`;
const FULL = 'This tool set holds too much, with what is in its recycle bin. Please use another one as well.';

/** A set is published to others in one event, of which a broker takes a megabyte. */
const MAX_BYTES = 600_000;

/**
 * Refuses another set to use where it is not one of the platform's, and once interactions were made. As the platform's
 * use none, there is no way around in a circle.
 * @param set as it would be, under the uid that its interactions know
 * @throws Invalid
 */
export async function requireUsable(
  { toolSets, usage }: { toolSets: ToolSets; usage: Usage },
  set: ToolSetRecord,
  countedAs: ToolSetRecord,
): Promise<void> {
  if (set.config_entity === 'System') throw new Invalid(PLATFORM_USES_NONE);
  if (set.uses === set.uid) throw new Invalid(USES_ITSELF);
  if (set.uses !== null && !(await toolSets.systemSets([set.uses])).has(set.uses))
    throw new Invalid(USES_PLATFORMS);
  if ((await usage.counts([countedAs]))(countedAs) > 0) throw new Invalid(USES_STAYS);
}

/** Refuses more tools than a set holds, and more than one event can hold. @throws Invalid */
export function requireRoom({ tools }: Pick<ToolSetRecord, 'tools'>): void {
  if (tools.filter(isThere).length > MAX_TOOLS) throw new Invalid(TOO_MANY);
  if (Buffer.byteLength(JSON.stringify(tools)) > MAX_BYTES) throw new Invalid(FULL);
}

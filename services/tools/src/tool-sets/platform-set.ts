import { interactionEntityTypes, interactionKinds } from '@coaching/contracts';
import { isDuplicateKey, type ServiceContext } from '@coaching/service-kit';
import { toolSetUpdated } from '../events/tool-set-events';
import { newToolSet, SYSTEM, type ToolSetRecord } from './tool-set-record';
import type { ToolSets } from './tool-sets-repository';

/** What a platform begins with: a tool of each type. Its uids are the same everywhere, so that it is there once. */
const firstPlatformSet = (now: Date): ToolSetRecord =>
  newToolSet(
    {
      ...SYSTEM,
      uid: 'core-tools',
      name: 'Core tools',
      tools: interactionEntityTypes.map((kind) => ({
        uid: `core-${kind}`,
        name: interactionKinds[kind].tool_type,
        tool_type: interactionKinds[kind].tool_type,
        structured: false,
        categories: [],
        deleted_at: null,
        deleted_by: null,
      })),
      uses: null,
    },
    now,
  );

/**
 * The platform's first set, which all who have none of their own work with. Where there is none, one is made when it is
 * first asked for, so that nobody is ever without a tool.
 */
export async function platformSet(
  toolSets: ToolSets,
  { transaction }: Pick<ServiceContext, 'transaction'>,
  now: Date,
): Promise<ToolSetRecord> {
  const stored = await toolSets.firstOf(SYSTEM);
  if (stored) return stored;
  const first = firstPlatformSet(now);
  try {
    await transaction(async ({ session, announce }) => {
      await toolSets.insert(first, session);
      await announce(toolSetUpdated(first));
    });
  } catch (error) {
    // Somebody else asked in the same moment.
    if (!isDuplicateKey(error)) throw error;
  }
  return (await toolSets.firstOf(SYSTEM)) ?? first;
}

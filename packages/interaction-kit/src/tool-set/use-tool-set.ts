import type { ToolSet } from '@coaching/contracts';
import { useCall, useSession } from '@coaching/mfe-kit';
import { toolSetRequest } from './tool-set-request';

/** The tools somebody works with: undefined while they are loaded, null when there are none to be had. */
export function useToolSet({ enabled = true } = {}): ToolSet | null | undefined {
  const { actor } = useSession();
  const { data, isError } = useCall('getToolConfig', toolSetRequest(actor), { quiet: true, enabled });
  return data?.tool_config ?? (isError ? null : undefined);
}

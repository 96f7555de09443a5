import type { Tool, ToolSet } from '@coaching/contracts';
import { toolIn } from '@coaching/interaction-kit/tool-set';
import { ApiError, useCall } from '@coaching/mfe-kit';
import { NOWHERE, placeRequest, storedPlace } from './tool-place';

/** A tool with the set it is made in. */
export type ToolMadeIn =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; again: () => void; isAgain: boolean }
  | { state: 'found'; tool: Tool; set: ToolSet };

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** A conversation tool by its uid alone, whichever set it is in. */
export function useToolMadeIn(tool_uid: string): ToolMadeIn {
  const where = useCall('getInterviewToolConfig', { params: { id: tool_uid } }, { quiet: true });
  const place = where.data ? storedPlace(where.data) : null;
  const asked = useCall('getToolConfig', placeRequest(place ?? NOWHERE), {
    quiet: true,
    enabled: place !== null,
  });
  const set = place ? asked.data?.tool_config : undefined;
  const tool = set && toolIn(set, tool_uid);
  if (set && tool) return { state: 'found', tool, set };
  const error = where.error ?? asked.error;
  if (isRefused(error) || (set && !tool)) return { state: 'absent' };
  if (!error) return { state: 'loading' };
  const failed = where.error ? where : asked;
  return { state: 'failed', again: () => void failed.refetch(), isAgain: failed.isFetching };
}

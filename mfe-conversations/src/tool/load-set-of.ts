import type { Actor, ToolSet } from '@coaching/contracts';
import { loadToolSet, toolIn } from '@coaching/interaction-kit/tool-set';
import { callApi } from '@coaching/mfe-kit';
import { placeRequest, storedPlace, type ToolPlace } from './tool-place';

/**
 * The set that offers a conversation tool: the one that is named, else that of whoever asks, else the one it is made in;
 * null when there is none to be had.
 */
export async function loadSetOf(
  tool_uid: string,
  named: ToolPlace | null,
  actor: Actor,
): Promise<ToolSet | null> {
  const holding = (set: ToolSet | null) => (set && toolIn(set, tool_uid) ? set : null);
  const at = async (place: ToolPlace | null) => {
    if (place === null) return null;
    const { tool_config } = await callApi('getToolConfig', placeRequest(place), { quiet: true });
    return holding(tool_config);
  };
  const madeIn = async () =>
    at(storedPlace(await callApi('getInterviewToolConfig', { params: { id: tool_uid } }, { quiet: true })));
  // Whoever begins something goes on without it, also without a connection.
  const orNone = (asked: Promise<ToolSet | null>) => asked.catch(() => null);
  return (await orNone(at(named))) ?? holding(await loadToolSet(actor)) ?? (await orNone(madeIn()));
}

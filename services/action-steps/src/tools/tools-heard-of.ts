import { setTimeout as pause } from 'node:timers/promises';
import type { ToolCopy } from './tool-copy';
import type { Tools } from './tools-repository';

/** Tools of which an event is on its way arrive within this; a broker takes its time. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * The tools, by uid, once this service has heard of all of them.
 * @throws when it has not heard of one after 30 seconds
 */
export async function toolsHeardOf(
  { collection }: Tools,
  uids: readonly string[],
): Promise<Map<string, ToolCopy>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const tools = await collection.find({ uid: { $in: [...uids] } }).toArray();
    const known = new Map(tools.map((tool) => [tool.uid, tool]));
    const unknown = uids.filter((uid) => !known.has(uid));
    if (unknown.length === 0) return known;
    if (Date.now() > deadline) throw new Error(`Nothing is known of ${unknown.join(', ')}.`);
    await pause(LOOK_EVERY_MS);
  }
}

import { type InteractionKind, interactionKinds } from '@coaching/contracts';

/** What was made without a tool, or with one that nobody knows, is called by its kind. */
const kindOf = (key: string) => interactionKinds[key.split(':')[0] as InteractionKind].tool_type;

/**
 * Names of the tools in a log, by their keys: several of one name are told apart by numbers, and what was made without
 * a tool from a tool that is called as its kind.
 * @param known names of the tools that are known, by uid
 */
export function toolNames(keys: readonly string[], known: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const nameless: string[] = [];
  for (const key of [...keys].sort()) {
    const own = known.get(key.slice(key.indexOf(':') + 1));
    if (!own) {
      nameless.push(key);
      continue;
    }
    let name = own;
    for (let number = 2; taken.has(name); number += 1) name = `${own} (${number})`;
    taken.add(name);
    names.set(key, name);
  }
  for (const key of nameless) {
    const kind = kindOf(key);
    names.set(key, taken.has(kind) ? `${kind} without a tool` : kind);
  }
  return names;
}

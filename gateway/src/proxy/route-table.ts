import { type Call, type CallName, callRows } from '@coaching/contracts';

/** Where a path leads: a call, a known path asked in the wrong manner, or nowhere. */
export type Route =
  | { kind: 'call'; name: CallName; call: Call }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'unknown' };

interface Row {
  name: CallName;
  call: Call;
}

interface Branch {
  literals: Map<string, Branch>;
  parameter: Branch | null;
  methods: Map<string, Row>;
}

const branch = (): Branch => ({ literals: new Map(), parameter: null, methods: new Map() });

function grow(root: Branch, row: Row): void {
  let at = root;
  for (const segment of row.call.path.slice(1).split('/')) {
    if (segment.startsWith(':')) {
      at.parameter ??= branch();
      at = at.parameter;
    } else {
      const next = at.literals.get(segment) ?? branch();
      at.literals.set(segment, next);
      at = next;
    }
  }
  at.methods.set(row.call.method, row);
  if (row.call.method === 'GET') at.methods.set('HEAD', row);
}

/** A literal wins over a parameter, as in `/user_session` over `/:anything`. */
function find(at: Branch, segments: string[], index: number): Branch | null {
  if (index === segments.length) return at.methods.size > 0 ? at : null;
  const segment = segments[index]!;
  const literal = at.literals.get(segment);
  const found = literal ? find(literal, segments, index + 1) : null;
  if (found) return found;
  return at.parameter && segment !== '' ? find(at.parameter, segments, index + 1) : null;
}

/**
 * The table of calls as the public may use it. Internal calls are not in it at all, so that no path, however
 * written, leads to one.
 * @returns a lookup by method and plain path below the API's base
 */
export function routeTable(rows = callRows): (method: string, path: string) => Route {
  const root = branch();
  for (const [name, call] of rows) if (call.audience !== 'internal') grow(root, { name, call });
  return (method, path) => {
    const place = find(root, path.slice(1).split('/'), 0);
    if (!place) return { kind: 'unknown' };
    const row = place.methods.get(method);
    return row
      ? { kind: 'call', ...row }
      : { kind: 'wrong-method', allow: [...place.methods.keys()].join(', ') };
  };
}

import type { CallRow } from './call-row';

/** Where a path leads: a call, a known path asked in the wrong manner, or nowhere. */
export type Route =
  | { kind: 'call'; call: CallRow }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'unknown' };

/** Finds a call by method and plain path below the API's base. */
export type FindRoute = (method: string, path: string) => Route;

interface Branch {
  literals: Map<string, Branch>;
  parameter: Branch | null;
  call: CallRow | null;
}

const branch = (): Branch => ({ literals: new Map(), parameter: null, call: null });

function grow(root: Branch, call: CallRow): void {
  let at = root;
  for (const segment of call.path.slice(1).split('/')) {
    if (segment.startsWith(':')) {
      at.parameter ??= branch();
      at = at.parameter;
    } else {
      const next = at.literals.get(segment) ?? branch();
      at.literals.set(segment, next);
      at = next;
    }
  }
  at.call = call;
}

/** A literal wins over a parameter, as in `/user_session` over `/:anything`. */
function find(at: Branch, segments: string[], index: number): CallRow | null {
  if (index === segments.length) return at.call;
  const segment = segments[index]!;
  const literal = at.literals.get(segment);
  const found = literal ? find(literal, segments, index + 1) : null;
  if (found) return found;
  return at.parameter && segment !== '' ? find(at.parameter, segments, index + 1) : null;
}

/** A lookup in these rows. Each method has paths of its own, so that no call hides another's by a method it lacks. */
export function routeTable(rows: readonly CallRow[]): FindRoute {
  const roots = new Map<string, Branch>();
  for (const row of rows) {
    const root = roots.get(row.method) ?? branch();
    roots.set(row.method, root);
    grow(root, row);
  }
  return (method, path) => {
    const segments = path.slice(1).split('/');
    const callBy = (one: string) => {
      const root = roots.get(one === 'HEAD' ? 'GET' : one);
      return root ? find(root, segments, 0) : null;
    };
    const call = callBy(method);
    if (call) return { kind: 'call', call };
    const others = [...roots.keys()].filter(callBy).flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : one));
    return others.length > 0 ? { kind: 'wrong-method', allow: others.join(', ') } : { kind: 'unknown' };
  };
}

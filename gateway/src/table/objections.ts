import type { CallRow } from './call-row';

/** First names of paths that are the gateway's own, with the API below a base or at the root. */
const ours = new Set(['dev', 'docs', 'healthz', 'internal', 'pages', 'readyz', 'remotes', 'shell']);

type Objection = [reason: string, holds: (row: CallRow) => boolean];

const firstNameOf = ({ path }: CallRow) => path.split('/')[1]!;
const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).sort();
const describedIn = ({ schema }: CallRow) => Object.keys(schema.params.properties ?? {}).sort();
const reads = ({ method }: CallRow) => method === 'GET';

/** What no call that the public can reach may be, whichever service answers it. */
const objections: Objection[] = [
  [
    'its path begins with a parameter, which would take the paths of others',
    ({ path }) => path.startsWith('/:'),
  ],
  ['its path is the gateway’s own', (row) => ours.has(firstNameOf(row).toLowerCase())],
  [
    'its schema does not describe the parameters of its path',
    (row) => parametersIn(row.path).join() !== describedIn(row).join(),
  ],
  // A page of another site can have a browser read anything; only writes are looked at for where they come from.
  ['it changes the session by GET', (row) => row.session !== undefined && reads(row)],
  // Who is tried is read from the body.
  [
    'its tries cannot be counted, because it takes no JSON',
    ({ limited, schema }) => limited !== undefined && limited !== 'feeds' && schema.body === null,
  ],
  [
    'it takes a body by GET',
    (row) => reads(row) && (row.schema.body !== null || row.sendsFile !== undefined),
  ],
  ['it takes JSON and a file', ({ schema, sendsFile }) => schema.body !== null && sendsFile !== undefined],
  [
    'it answers a file or events, but not by GET',
    (row) => !reads(row) && (row.answersFile ?? row.answersEvents ?? false),
  ],
  ['it answers a file and events', ({ answersFile, answersEvents }) => Boolean(answersFile && answersEvents)],
];

/** Why a call is not routed, wherever it comes from; null when nothing speaks against it. */
export function objectionTo(row: CallRow): string | null {
  return objections.find(([, holds]) => holds(row))?.[0] ?? null;
}

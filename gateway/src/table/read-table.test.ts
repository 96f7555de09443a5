import { aRow, describedRow } from '../testing/a-row';
import { readTable } from './read-table';

const read = (...calls: unknown[]) => readTable('greetings', { service: 'greetings', version: 'v1', calls });
const body = { type: 'object', properties: {} };
const schema = aRow().schema;

it('reads what a service says it answers, in its name', () => {
  expect(read(describedRow({ path: '/greeting/:uid', limited: undefined }))).toEqual({
    version: 'v1',
    rows: [aRow({ path: '/greeting/:uid' })],
    refused: [],
  });
});

it('has no internal call in it, which is nothing to complain of', () => {
  expect(read(describedRow({ path: '/internal/greeting', audience: 'internal' }))).toMatchObject({
    rows: [],
    refused: [],
  });
});

it('refuses a bad row and leaves the others as they are', () => {
  const { rows, refused } = read(
    describedRow({ path: '/a' }),
    { method: 'GET', path: '/b' },
    null,
    describedRow({ path: '/c' }),
  );
  expect(rows.map(({ path }) => path)).toEqual(['/a', '/c']);
  expect(refused).toEqual([
    { owner: 'greetings', call: 'GET /b', reason: expect.stringMatching(/^it cannot be read \(name: /) },
    { owner: 'greetings', call: 'the call at 2', reason: expect.stringMatching(/^it cannot be read/) },
  ]);
});

it.each([
  ['no table at all', 'hello'],
  ['a page', { message: 'nothing here' }],
  ['another service’s', { service: 'identity', version: 'v1', calls: [] }],
  ['of a version that is no plain word', { service: 'greetings', version: 'a"\r\nx: y', calls: [] }],
  [
    'without an end',
    { service: 'greetings', version: 'v1', calls: Array.from({ length: 1001 }, () => describedRow()) },
  ],
])('takes no table that is %s', (_, table) => {
  expect(() => readTable('greetings', table)).toThrow();
});

it.each([
  '/',
  '',
  'greeting',
  '/greeting/',
  '//greeting',
  '/greeting/../users',
  '/main.js',
  '/openapi.json',
  '/_calls',
  '/a/_b',
  '/greeting?x=1',
  '/greeting/*rest',
  '/greeting{/:x}',
  '/greeting%2fx',
  '/greeting/:',
  '/grüße',
  `/${'a'.repeat(200)}`,
])('refuses the path %j', (path) => {
  expect(read({ ...describedRow(), path }).rows).toEqual([]);
});

it.each([
  ...[
    '/docs',
    '/docs/init',
    '/Docs',
    '/healthz',
    '/readyz',
    '/dev/mail',
    '/remotes/x',
    '/shell/:file',
    '/pages',
  ],
  '/internal/actor/:user_uid',
])('leaves %s to the gateway', (path) => {
  const { rows, refused } = read(describedRow({ path }));
  expect([rows, refused[0]?.reason]).toEqual([[], 'its path is the gateway’s own']);
});

it.each([
  ['takes everybody’s paths', { path: '/:anything' }, /begins with a parameter/],
  ['takes everybody’s paths below one', { path: '/:anything/:more' }, /begins with a parameter/],
  ['hides a parameter', { path: '/greeting/:uid', schema }, /does not describe the parameters/],
  ['begins a session by GET', { session: 'starts' }, /changes the session by GET/],
  ['ends a session by GET', { session: 'ends' }, /changes the session by GET/],
  ['has tries that cannot be counted', { method: 'POST', limited: 'credentials' }, /cannot be counted/],
  ['takes a body by GET', { schema: { ...schema, body } }, /takes a body by GET/],
  ['takes a file by GET', { sendsFile: { maxBytes: 1 } }, /takes a body by GET/],
  [
    'takes two bodies',
    { method: 'POST', schema: { ...schema, body }, sendsFile: { maxBytes: 1 } },
    /takes JSON and a file/,
  ],
  ['answers a file by POST', { method: 'POST', answersFile: true }, /not by GET/],
  ['answers events by POST', { method: 'POST', answersEvents: true }, /not by GET/],
  ['answers two things', { answersFile: true, answersEvents: true }, /a file and events/],
] as const)('refuses a call that %s', (_, changes, reason) => {
  const { rows, refused } = read(describedRow(changes));
  expect(rows).toEqual([]);
  expect(refused[0]?.reason).toMatch(reason);
});

it.each([
  ['an audience', { audience: 'everybody' }],
  ['a limit', { limited: 'sometimes' }],
  ['an effect on the session', { session: 'forges' }],
  ['a method', { method: 'TRACE' }],
  ['a guard', { mustBe: 'staff' }],
  ['a size', { sendsFile: { maxBytes: -1 } }],
  ['a name', { name: '__proto__' }],
])('refuses a call that has %s it does not know', (_, changes) => {
  expect(read({ ...describedRow(), ...changes }).rows).toEqual([]);
});

import type { AuditEnd, AuditRecord } from './audit-record';
import { chained, faultOf } from './chain';

const entry = (uid: string) => ({
  uid,
  organization_uid: 'cedar',
  at: new Date('2026-03-02T09:00:00.000Z'),
  event: 'sign-in',
  result: 'done' as const,
  actor: { uid: 'ada', username: 'Ada' },
  real: null,
  about: [],
  email: null,
  target: 'POST /login',
  from: '10.0.0.7',
  request_id: uid,
});

function aChain(...uids: string[]): { entries: AuditRecord[]; end: AuditEnd } {
  const entries: AuditRecord[] = [];
  for (const uid of uids) entries.push(chained(entry(uid), entries.at(-1) ?? null));
  const { number, hash } = entries.at(-1)!;
  return { entries, end: { organization_uid: 'cedar', number, hash } };
}

it('holds while nothing was touched', async () => {
  const { entries, end } = aChain('a', 'b', 'c');
  expect(await faultOf(entries, end)).toBeNull();
  expect(await faultOf([], null)).toBeNull();
});

it.each<[string, (entries: AuditRecord[]) => AuditRecord[], string]>([
  [
    'changed',
    ([a, b, c]) => [a!, { ...b!, actor: { uid: 'ben', username: 'Ben' } }, c!],
    'Entry 2 was changed.',
  ],
  ['left out', ([a, , c]) => [a!, c!], 'Entry 2 is not there.'],
  ['left out at the beginning', ([, b, c]) => [b!, c!], 'Entry 1 is not there.'],
  ['left out at the end', ([a, b]) => [a!, b!], 'It ends with entry 2, and should with entry 3.'],
  [
    'made anew after a change',
    ([a, b, c]) => [a!, chained({ ...b!, email: 'x@y.test' }, a!), c!],
    'Entry 3 does not follow the one before it.',
  ],
])('says when an entry was %s', async (_, touched, fault) => {
  const { entries, end } = aChain('a', 'b', 'c');
  expect(await faultOf(touched(entries), end)).toBe(fault);
});

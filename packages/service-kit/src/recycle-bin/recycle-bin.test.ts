import { anActor } from '@coaching/access/testing';
import { calls } from '@coaching/contracts';
import { recycleBin } from './recycle-bin';
import type { Shelf, Shelved } from './shelf';

const object = (uid: string, more: Partial<Shelved>): Shelved => ({
  uid,
  noun: 'Observation',
  title: uid,
  place: '',
  deleted_at: '2026-03-01T10:00:00.000Z',
  deleted_by: 'ada',
  path: null,
  ...more,
});
const shelf = (kind: string, contents: Shelved[], since: Date | null = null): Shelf => ({
  kind,
  contents: async () => ({ objects: contents, since }),
  preview: async () => null,
  restore: async () => undefined,
});
const bin = recycleBin({
  service: 'observations',
  shelves: [
    shelf('observation', [
      object('Zoo visit', { deleted_at: '2026-03-03T10:00:00.000Z', place: 'Émile' }),
      object('apple day', { deleted_at: '2026-03-01T10:00:00.000Z', deleted_by: 'gone' }),
    ]),
    shelf('note', [
      object('Note', { noun: 'Note', deleted_at: '2026-03-02T10:00:00.000Z', deleted_by: null }),
    ]),
  ],
  namesOf: async () => new Map([['ada', 'Ada Coach']]),
});
const { query } = calls.listObservationsBin;
const list = async (asked: Record<string, string> = {}) => {
  const { objects, ...rest } = await bin.list({ actor: anActor(), query: query.parse(asked) });
  return { uids: objects.map(({ uid }) => uid), objects, ...rest };
};

it('shows what was deleted last first, of all kinds, with who deleted it', async () => {
  const { uids, objects, total, nouns } = await list();
  expect(uids).toEqual(['Zoo visit', 'Note', 'apple day']);
  expect(objects.map(({ deleted_by_name }) => deleted_by_name)).toEqual(['Ada Coach', '', '']);
  expect(objects.map(({ service, kind }) => [service, kind])).toEqual([
    ['observations', 'observation'],
    ['observations', 'note'],
    ['observations', 'observation'],
  ]);
  expect({ total, nouns }).toEqual({ total: 3, nouns: ['Note', 'Observation'] });
});

it.each<[string, Record<string, string>, string[], number]>([
  [
    'by title, whatever the case',
    { sortBy: 'title', descending: 'false' },
    ['apple day', 'Note', 'Zoo visit'],
    3,
  ],
  ['one page', { page: '2', rowsPerPage: '2' }, ['apple day'], 3],
  ['of a noun', { noun: 'Note' }, ['Note'], 1],
  ['that hold every word, without accents', { query: 'emile zoo' }, ['Zoo visit'], 1],
  ['that somebody deleted', { query: 'ada coach' }, ['Zoo visit'], 1],
  ['that nothing holds', { query: 'nowhere' }, [], 0],
])('lists those %s', async (_, asked, uids, total) => {
  expect(await list(asked)).toMatchObject({ uids, total, nouns: ['Note', 'Observation'] });
});

it('says from when on everything of all its kinds is listed', async () => {
  const since = (day: number) => new Date(Date.UTC(2026, 0, day));
  const kinds = [shelf('a', [], since(2)), shelf('b', [], since(9)), shelf('c', [])];
  const parts = { service: 'observations', shelves: kinds, namesOf: async () => new Map() } as const;
  const answer = await recycleBin(parts).list({ actor: anActor(), query: query.parse({}) });
  expect(answer.since).toBe(since(9).toISOString());
});

it('is nobody’s who is not signed in, and restores nothing of another service or kind', async () => {
  await expect(bin.list({ actor: null, query: query.parse({}) })).rejects.toThrow('log in');
  const actor = anActor();
  const now = new Date();
  for (const obj of [
    { service: 'rubrics', kind: 'observation', uid: 'x' },
    { service: 'observations', kind: 'rubric', uid: 'x' },
  ] as const)
    await expect(bin.restore({ actor, now, body: { obj } })).rejects.toThrow('not found');
});

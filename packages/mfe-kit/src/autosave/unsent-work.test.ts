import { autosaveJournal } from './autosave-journal';
import { aMemoryJournal } from './testing/memory-journal';
import { countChanges } from './unsent-work';

interface Script {
  title: string;
  items: { uid: string; data: string }[];
}

const scope = { user_uid: 'ada', entity: 'observation', uid: 'o1' };
const base: Script = { title: 'Fractions', items: [{ uid: 'a', data: 'One' }] };
const line = (uid: string) => ({ uid, data: uid });

/** How many changes are counted once a page has stored these versions one after the other. */
async function counted(...versions: Script[]) {
  const journal = aMemoryJournal();
  const page = autosaveJournal<Script>(journal, scope);
  for (const mine of versions) await page.store({ base, mine, sent: null });
  return countChanges(await journal.work('ada'));
}

it.each<[what: string, mine: Script, count: number]>([
  ['a line', { ...base, items: [...base.items, line('b')] }, 1],
  ['three lines', { ...base, items: [...base.items, line('b'), line('c'), line('d')] }, 3],
  ['a changed line', { ...base, items: [{ uid: 'a', data: 'Other' }] }, 1],
  ['a removed line', { ...base, items: [] }, 1],
  ['a line beside a title', { title: 'Decimals', items: [...base.items, line('b')] }, 1],
  ['a title', { ...base, title: 'Decimals' }, 1],
  ['a save without an answer', base, 1],
])('counts %s, in whatever steps it was stored', async (_what, mine, count) => {
  expect(await counted(mine)).toBe(count);
  expect(await counted({ ...base, title: 'On the way' }, mine)).toBe(count);
});

it('counts nothing where all is sent', async () => {
  const journal = aMemoryJournal();
  const page = autosaveJournal<Script>(journal, scope);
  await page.store({ base, mine: { ...base, title: 'Decimals' }, sent: null });
  await page.store(null);
  expect(countChanges(await journal.work('ada'))).toBe(0);
});

it('counts what was stored whole, as it once was, and the work of every page', async () => {
  const journal = aMemoryJournal();
  const mine = { ...base, items: [...base.items, line('b'), line('c')] };
  await journal.store({ ...scope, writer: 'old' }, { base, mine, sent: null });
  await journal.store({ ...scope, uid: 'o2', writer: 'other' }, { base, mine, sent: mine });
  expect(countChanges(await journal.work('ada'))).toBe(4);
});

import type { Journal } from '../journal';
import { noteGone } from '../journal/writers';
import { autosaveJournal } from './autosave-journal';
import { entitiesOf } from './journal-delta';
import { aMemoryJournal } from './testing/memory-journal';

interface Script {
  title: string;
  lines: { uid: string; text: string }[];
}
const scope = { user_uid: 'ada', entity: 'script', uid: 's1' };
const lines = Array.from({ length: 500 }, (_, index) => ({ uid: `l${index}`, text: 'x'.repeat(150) }));
const base: Script = { title: 'Fractions', lines };
const typed = (index: number, text: string): Script => ({
  ...base,
  lines: lines.with(index, { uid: `l${index}`, text }),
});
const unsent = (mine: Script, sent: Script | null = null) => ({ base, mine, sent });

/** Notes how many bytes each write would take. */
function counted(journal: Journal) {
  const bytes: number[] = [];
  const count = (value: unknown) => bytes.push(JSON.stringify(value).length);
  const counting: Journal = {
    ...journal,
    store: (key, value, beside) => {
      count(value);
      return journal.store(key, value, beside);
    },
    replace: (stored, emptied) => {
      count(stored);
      return journal.replace(stored, emptied);
    },
  };
  return { counting, bytes };
}
const slots = async (journal: Journal) =>
  (await Promise.all(entitiesOf(scope.entity).map((entity) => journal.entries({ ...scope, entity })))).flat();
const found = async (journal: Journal) =>
  (await autosaveJournal<Script>(journal, scope).unsentWork()).map((entry) => entry.value);

describe('unsent work in the journal', () => {
  it('comes back whole', async () => {
    const journal = aMemoryJournal();
    const { store } = autosaveJournal<Script>(journal, scope);
    await store(unsent(typed(3, 'a')));
    await store(unsent(typed(3, 'abc'), typed(3, 'ab')));
    expect(await found(journal)).toEqual([unsent(typed(3, 'abc'), typed(3, 'ab'))]);
  });

  it('costs what changed with each key, and all of it only once', async () => {
    const { counting, bytes } = counted(aMemoryJournal());
    const { store } = autosaveJournal<Script>(counting, scope);
    for (const text of ['a', 'ab', 'abc', 'abcd']) await store(unsent(typed(3, text)));
    expect(bytes[0]).toBeGreaterThan(80_000);
    for (const more of bytes.slice(1)) expect(more).toBeLessThan(1000);
  });

  it('stays short over many saves and changes', async () => {
    const { counting, bytes } = counted(aMemoryJournal());
    const { store } = autosaveJournal<Script>(counting, scope);
    let now = base;
    for (let index = 0; index < 100; index += 1) {
      const before = now;
      now = { ...now, lines: now.lines.with(index, { uid: `l${index}`, text: 'new' }) };
      await store({ base: before, mine: now, sent: null });
      await store({ base: now, mine: { ...now, title: `${index}` }, sent: null });
    }
    expect(bytes.filter((count) => count > 10_000).length).toBeLessThan(10);
    expect(await found(counting)).toEqual([{ base: now, mine: { ...now, title: '99' }, sent: null }]);
  });

  it('leaves nothing once all is sent', async () => {
    const journal = aMemoryJournal();
    const { store } = autosaveJournal<Script>(journal, scope);
    await store(unsent(typed(3, 'a')));
    await store(null);
    expect(await slots(journal)).toEqual([]);
  });

  it('is stored whole again after the device could not store it', async () => {
    const journal = aMemoryJournal();
    let works = false;
    const failing: Journal = {
      ...journal,
      replace: (...change) => (works ? journal.replace(...change) : Promise.reject(new Error('Disk full'))),
    };
    const { store } = autosaveJournal<Script>(failing, scope);
    await expect(store(unsent(typed(3, 'a')))).rejects.toThrow('Disk full');
    works = true;
    await store(unsent(typed(3, 'ab')));
    expect(await found(journal)).toEqual([unsent(typed(3, 'ab'))]);
  });

  it('is readable whichever of two writes at once comes to be the last one', async () => {
    const journal = aMemoryJournal();
    const { store } = autosaveJournal<Script>(journal, scope);
    const next = typed(4, 'saved');
    await Promise.all([
      store(unsent(typed(3, 'a'))),
      store({ base: next, mine: { ...next, title: 'b' }, sent: null }),
    ]);
    await store({ base: next, mine: { ...next, title: 'c' }, sent: null });
    expect(await found(journal)).toEqual([{ base: next, mine: { ...next, title: 'c' }, sent: null }]);
  });

  it('survives another page that took it for left behind', async () => {
    const journal = aMemoryJournal();
    const { store } = autosaveJournal<Script>(journal, scope);
    await store(unsent(typed(3, 'a')));
    for (const { key } of await slots(journal)) await journal.forget(key);
    await store(unsent(typed(3, 'ab')));
    expect(await found(journal)).toEqual([unsent(typed(3, 'ab'))]);
  });
});

describe('work of a page that just went', () => {
  const before = { ...scope, writer: 'reloaded' };
  const locks = {
    request: async () => undefined,
    query: async () => ({ held: [{ name: 'coaching-journal-writer:reloaded' }] }),
  };
  const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  beforeEach(() => Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true }));
  afterEach(() => {
    if (browser) Object.defineProperty(globalThis, 'navigator', browser);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('is found where its last words are taken up while the browser still holds its lock', async () => {
    const journal = aMemoryJournal();
    await journal.store(before, unsent(typed(1, 'typed')));
    expect(await found(journal)).toEqual([]);
    const taking: Journal = {
      ...journal,
      async entries(of) {
        const entries = await journal.entries<never>(of);
        noteGone('reloaded');
        return entries;
      },
    };
    expect(await found(taking)).toEqual([unsent(typed(1, 'typed'))]);
  });
});

describe('work that an older version of the app left behind', () => {
  const old = { ...scope, writer: 'closed-long-ago' };

  it('is found beside what is stored now, oldest first', async () => {
    const journal = aMemoryJournal();
    await journal.store(old, unsent(typed(1, 'old')));
    await autosaveJournal<Script>(journal, scope).store(unsent(typed(2, 'new')));
    expect(await found(journal)).toEqual([unsent(typed(1, 'old')), unsent(typed(2, 'new'))]);
  });

  it.each([
    ['into work that goes on', unsent(typed(1, 'old')), 2],
    ['into nothing left to send', null, 0],
  ])('is taken over %s', async (_, after, left) => {
    const journal = aMemoryJournal();
    await journal.store(old, unsent(typed(1, 'old')));
    const { unsentWork, takeOver } = autosaveJournal<Script>(journal, scope);
    await takeOver(after, await unsentWork());
    expect(await slots(journal)).toHaveLength(left);
    expect(await found(journal)).toEqual(after ? [after] : []);
  });
});

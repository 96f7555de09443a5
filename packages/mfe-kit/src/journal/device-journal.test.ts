import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createDeviceJournal } from './device-journal';
import type { JournalKey } from './journal';

const key = (more: Partial<JournalKey> = {}): JournalKey => ({
  user_uid: 'ada',
  entity: 'observation',
  uid: 'o1',
  writer: 'tab-1',
  ...more,
});

/** Keys of the people who are signed in. */
const keys = new Map<string, Uint8Array>();
const keyOf = (user_uid: string) => keys.get(user_uid) ?? null;
beforeEach(() => {
  keys.clear();
  for (const [index, user_uid] of ['ada', 'grace', 'somebody-else'].entries())
    keys.set(user_uid, new Uint8Array(32).fill(index + 1));
});

let names = 0;
const aJournal = () => createDeviceJournal(keyOf, `journal-${++names}`);

describe('device journal', () => {
  it('gives back what was stored, also to a page opened later', async () => {
    const before = aJournal();
    await before.store(key(), { title: 'Fractions' });
    before.close();
    const after = createDeviceJournal(keyOf, `journal-${names}`);
    expect(await after.entries(key())).toEqual([
      { key: key(), value: { title: 'Fractions' }, kept_at: expect.any(Number) },
    ]);
  });

  it('holds the last value of a slot when many were stored without waiting', async () => {
    const journal = aJournal();
    await Promise.all(['F', 'Fr', 'Fra'].map((title) => journal.store(key(), { title })));
    expect((await journal.entries(key())).map((entry) => entry.value)).toEqual([{ title: 'Fra' }]);
  });

  it('keeps two tabs apart', async () => {
    const journal = aJournal();
    await journal.store(key(), 'one');
    await journal.store(key({ writer: 'tab-2' }), 'two');
    expect((await journal.entries(key())).map((entry) => entry.value).sort()).toEqual(['one', 'two']);
  });

  it('never shows one person what another one wrote on the same device', async () => {
    const journal = aJournal();
    await journal.store(key({ user_uid: 'grace' }), 'hers');
    expect(await journal.entries(key())).toEqual([]);
    expect(await journal.uids(key())).toEqual([]);
  });

  it('does not take one entity for another whose uid begins alike', async () => {
    const journal = aJournal();
    await journal.store(key({ uid: 'o10' }), 'ten');
    expect(await journal.entries(key())).toEqual([]);
  });

  it('names the entities that have something here, each once', async () => {
    const journal = aJournal();
    await journal.store(key(), 1);
    await journal.store(key({ writer: 'tab-2' }), 2);
    await journal.store(key({ uid: 'o2' }), 3);
    await journal.store(key({ entity: 'rubric' }), 4);
    expect(await journal.uids(key())).toEqual(['o1', 'o2']);
  });

  it('answers whether a person has anything here', async () => {
    const journal = aJournal();
    await journal.store(key(), 1);
    expect(await journal.hasWork('ada')).toBe(true);
    expect(await journal.hasWork('grace')).toBe(false);
  });

  it('forgets slots', async () => {
    const journal = aJournal();
    await journal.store(key(), 1);
    await journal.store(key({ writer: 'tab-2' }), 2);
    await journal.forget(key());
    expect((await journal.entries(key())).map((entry) => entry.value)).toEqual([2]);
  });

  it('takes over another slot in one step', async () => {
    const journal = aJournal();
    await journal.store(key({ writer: 'gone' }), 'left behind');
    await journal.replace([{ key: key(), value: 'taken over' }], [key({ writer: 'gone' })]);
    expect((await journal.entries(key())).map((entry) => [entry.key.writer, entry.value])).toEqual([
      ['tab-1', 'taken over'],
    ]);
  });

  it('answers whether the slot is there that another one needs', async () => {
    const journal = aJournal();
    const beside = key({ writer: 'beside' });
    expect(await journal.store(key(), 1, beside)).toBe(false);
    await journal.store(beside, 2);
    expect(await journal.store(key(), 3, beside)).toBe(true);
    expect((await journal.entries(key())).map((entry) => entry.value).sort()).toEqual([2, 3]);
  });

  it('stores several slots or none of them', async () => {
    const journal = aJournal();
    const wrong = { key: key({ writer: 'tab-2' }), value: () => 'functions cannot be stored' };
    await expect(journal.replace([{ key: key(), value: 1 }, wrong], [])).rejects.toThrow();
    expect(await journal.entries(key())).toEqual([]);
  });

  it('rejects when the browser stores nothing', async () => {
    const journal = aJournal();
    await expect(journal.store(key(), () => 'functions cannot be stored')).rejects.toThrow();
  });
});

describe('what was only seen', () => {
  it('is stored for its person, and forgotten without touching what is unsent', async () => {
    const journal = aJournal();
    await journal.storeSeen(key(), { title: 'As the server has it' });
    await journal.store(key(), { title: 'Unsent' });
    expect(await journal.seen(key())).toEqual({ title: 'As the server has it' });
    expect(await journal.seen({ ...key(), user_uid: 'somebody-else' })).toBeUndefined();
    await journal.forgetSeen();
    expect(await journal.seen(key())).toBeUndefined();
    expect(await journal.entries(key())).toHaveLength(1);
  });

  it('is not stored any more once it was forgotten, however late that is done', async () => {
    const journal = aJournal();
    const storing = journal.storeSeen(key(), 'withdrawn');
    await journal.forgetSeen(key());
    await storing;
    expect(await journal.seen(key())).toBeUndefined();
  });

  it('is forgotten by itself when it is no longer to be read', async () => {
    const journal = aJournal();
    await journal.storeSeen(key(), 'withdrawn');
    await journal.storeSeen(key({ uid: 'other' }), 'still theirs');
    await journal.forgetSeen(key());
    expect(await journal.seen(key())).toBeUndefined();
    expect(await journal.seen(key({ uid: 'other' }))).toBe('still theirs');
  });
});

/** Everything that is on the device, as somebody finds it who opens the database. */
async function found(): Promise<string> {
  const database = await openDB(`journal-${names}`);
  const texts = [];
  for (const store of database.objectStoreNames) {
    for (const value of [...(await database.getAllKeys(store)), ...(await database.getAll(store))]) {
      texts.push(
        JSON.stringify(value, (_name, part) =>
          part instanceof Uint8Array ? Buffer.from(part).toString('latin1') : part,
        ),
      );
    }
  }
  database.close();
  return texts.join('\n');
}

describe('what is on the device', () => {
  const secret = { title: 'Half a sentence about Daniel' };

  it('cannot be read without its person’s key', async () => {
    const journal = aJournal();
    await journal.store(key(), secret);
    await journal.replace([{ key: key({ writer: 'tab-2' }), value: secret }], []);
    await journal.storeSeen(key(), secret);
    expect(await found()).not.toMatch(/Half|Daniel|title/);
    keys.delete('ada');
    expect(await journal.entries(key())).toEqual([]);
    expect(await journal.work('ada')).toEqual([]);
    expect(await journal.seen(key())).toBeUndefined();
  });

  it('is theirs again, as it was, once they have their key', async () => {
    const journal = aJournal();
    await journal.store(key(), secret);
    const own = keys.get('ada')!;
    keys.set('ada', new Uint8Array(32).fill(9));
    expect(await journal.entries(key())).toEqual([]);
    keys.set('ada', own);
    expect((await journal.entries(key())).map(({ value }) => value)).toEqual([secret]);
  });

  it('is not read where it was not written', async () => {
    const journal = aJournal();
    await journal.store(key(), secret);
    const database = await openDB(`journal-${names}`);
    const [slot] = await database.getAll('slots');
    await database.put('slots', slot, ['ada', 'observation', 'o2', 'tab-1']);
    database.close();
    expect(await journal.entries(key({ uid: 'o2' }))).toEqual([]);
    expect(await journal.entries(key())).toHaveLength(1);
  });

  it('is different each time, so that nobody sees what stayed the same', async () => {
    const journal = aJournal();
    await journal.store(key(), secret);
    const before = await found();
    await journal.store(key(), secret);
    expect(await found()).not.toBe(before);
  });

  it('takes nothing from somebody without a key', async () => {
    const journal = aJournal();
    keys.delete('ada');
    await expect(journal.store(key(), secret)).rejects.toThrow();
    await expect(journal.storeSeen(key(), secret)).rejects.toThrow();
    await expect(journal.replace([{ key: key(), value: secret }], [])).rejects.toThrow();
    expect(await found()).toBe('');
  });

  it('is locked of what was written before there were keys, too, and waits for its owner', async () => {
    const database = await openDB(`journal-${++names}`, 2, {
      upgrade(old) {
        old.createObjectStore('slots');
        old.createObjectStore('seen');
      },
    });
    await database.put('slots', { value: secret, kept_at: 1 }, ['ada', 'observation', 'o1', 'tab-1']);
    await database.put('seen', { value: secret }, ['ada', 'observation', 'o1']);
    database.close();
    const journal = createDeviceJournal(keyOf, `journal-${names}`);
    expect((await journal.work('ada')).map(({ value }) => value)).toEqual([secret]);
    expect(await journal.seen(key())).toBeUndefined();
    await journal.storeSeen(key(), secret);
    await journal.lock('ada');
    expect(await found()).not.toMatch(/Half|Daniel|title/);
    expect((await journal.entries(key())).map(({ value }) => value)).toEqual([secret]);
    expect(await journal.seen(key())).toBeUndefined();
  });
});

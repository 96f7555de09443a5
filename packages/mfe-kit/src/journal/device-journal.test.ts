import 'fake-indexeddb/auto';
import { createDeviceJournal } from './device-journal';
import type { JournalKey } from './journal';

const key = (more: Partial<JournalKey> = {}): JournalKey => ({
  user_uid: 'ada',
  entity: 'observation',
  uid: 'o1',
  writer: 'tab-1',
  ...more,
});

let names = 0;
const aJournal = () => createDeviceJournal(`journal-${++names}`);

describe('device journal', () => {
  it('gives back what was kept, also to a page opened later', async () => {
    const before = aJournal();
    await before.keep(key(), { title: 'Fractions' });
    before.close();
    const after = createDeviceJournal(`journal-${names}`);
    expect(await after.entries(key())).toEqual([
      { key: key(), value: { title: 'Fractions' }, kept_at: expect.any(Number) },
    ]);
  });

  it('holds the last value of a slot when many were kept without waiting', async () => {
    const journal = aJournal();
    await Promise.all(['F', 'Fr', 'Fra'].map((title) => journal.keep(key(), { title })));
    expect((await journal.entries(key())).map((entry) => entry.value)).toEqual([{ title: 'Fra' }]);
  });

  it('keeps two tabs apart', async () => {
    const journal = aJournal();
    await journal.keep(key(), 'one');
    await journal.keep(key({ writer: 'tab-2' }), 'two');
    expect((await journal.entries(key())).map((entry) => entry.value).sort()).toEqual(['one', 'two']);
  });

  it('never shows one person what another one wrote on the same device', async () => {
    const journal = aJournal();
    await journal.keep(key({ user_uid: 'grace' }), 'hers');
    expect(await journal.entries(key())).toEqual([]);
    expect(await journal.uids(key())).toEqual([]);
  });

  it('does not take one entity for another whose uid begins alike', async () => {
    const journal = aJournal();
    await journal.keep(key({ uid: 'o10' }), 'ten');
    expect(await journal.entries(key())).toEqual([]);
  });

  it('names the entities that have something here, each once', async () => {
    const journal = aJournal();
    await journal.keep(key(), 1);
    await journal.keep(key({ writer: 'tab-2' }), 2);
    await journal.keep(key({ uid: 'o2' }), 3);
    await journal.keep(key({ entity: 'rubric' }), 4);
    expect(await journal.uids(key())).toEqual(['o1', 'o2']);
  });

  it('tells whether a person has anything here', async () => {
    const journal = aJournal();
    await journal.keep(key(), 1);
    expect(await journal.hasWork('ada')).toBe(true);
    expect(await journal.hasWork('grace')).toBe(false);
  });

  it('forgets slots', async () => {
    const journal = aJournal();
    await journal.keep(key(), 1);
    await journal.keep(key({ writer: 'tab-2' }), 2);
    await journal.forget(key());
    expect((await journal.entries(key())).map((entry) => entry.value)).toEqual([2]);
  });

  it('takes over another slot in one step', async () => {
    const journal = aJournal();
    await journal.keep(key({ writer: 'gone' }), 'left behind');
    await journal.replace([{ key: key(), value: 'taken over' }], [key({ writer: 'gone' })]);
    expect((await journal.entries(key())).map((entry) => [entry.key.writer, entry.value])).toEqual([
      ['tab-1', 'taken over'],
    ]);
  });

  it('tells whether the slot is there that another one needs', async () => {
    const journal = aJournal();
    const beside = key({ writer: 'beside' });
    expect(await journal.keep(key(), 1, beside)).toBe(false);
    await journal.keep(beside, 2);
    expect(await journal.keep(key(), 3, beside)).toBe(true);
    expect((await journal.entries(key())).map((entry) => entry.value).sort()).toEqual([2, 3]);
  });

  it('keeps several slots or none of them', async () => {
    const journal = aJournal();
    const wrong = { key: key({ writer: 'tab-2' }), value: () => 'functions cannot be kept' };
    await expect(journal.replace([{ key: key(), value: 1 }, wrong], [])).rejects.toThrow();
    expect(await journal.entries(key())).toEqual([]);
  });

  it('says so when the browser keeps nothing', async () => {
    const journal = aJournal();
    await expect(journal.keep(key(), () => 'functions cannot be kept')).rejects.toThrow();
  });
});

describe('what was only seen', () => {
  it('is kept for its person, and forgotten without touching what is unsent', async () => {
    const journal = aJournal();
    await journal.keepSeen(key(), { title: 'As the server has it' });
    await journal.keep(key(), { title: 'Unsent' });
    expect(await journal.seen(key())).toEqual({ title: 'As the server has it' });
    expect(await journal.seen({ ...key(), user_uid: 'somebody-else' })).toBeUndefined();
    await journal.forgetSeen();
    expect(await journal.seen(key())).toBeUndefined();
    expect(await journal.entries(key())).toHaveLength(1);
  });

  it('is forgotten by itself when it is no longer to be read', async () => {
    const journal = aJournal();
    await journal.keepSeen(key(), 'withdrawn');
    await journal.keepSeen(key({ uid: 'other' }), 'still theirs');
    await journal.forgetSeen(key());
    expect(await journal.seen(key())).toBeUndefined();
    expect(await journal.seen(key({ uid: 'other' }))).toBe('still theirs');
  });
});

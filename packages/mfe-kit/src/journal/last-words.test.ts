import 'fake-indexeddb/auto';
import { createDeviceJournal } from './device-journal';
import type { JournalKey } from './journal';

/** A browser's localStorage: what is in it are its own properties. */
function aStorage(room = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return Object.hasOwn(this, name) ? this[name]! : null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      if (value.length > room) throw new DOMException('No room', 'QuotaExceededError');
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods);
}

const key = (more: Partial<JournalKey> = {}): JournalKey => ({
  user_uid: 'ada',
  entity: 'observation',
  uid: 'o1',
  writer: 'page-1',
  ...more,
});

let names = 0;
let storage: Storage;
let ownKey: Uint8Array | null;
const aJournal = (name = `last-words-${++names}`) => createDeviceJournal(() => ownKey, name);

beforeEach(() => {
  storage = aStorage();
  ownKey = new Uint8Array(32).fill(1);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

const said = () => Object.keys(storage);
const valuesIn = async (journal: ReturnType<typeof aJournal>) =>
  (await journal.entries(key())).map(({ value }) => value);

describe('what a page says as it goes', () => {
  it('is there for the next page although nothing else was stored, and only once', async () => {
    const before = aJournal();
    const slots = [
      { key: key({ writer: 'page-1:anchor' }), value: 'base' },
      { key: key(), value: 'The last line' },
    ];
    before.sayLastWords(key(), slots, true);
    const after = aJournal(`last-words-${names}`);
    expect((await valuesIn(after)).sort()).toEqual(['The last line', 'base']);
    expect(said()).toEqual([]);
    await after.forget(key(), key({ writer: 'page-1:anchor' }));
    expect(await valuesIn(after)).toEqual([]);
  });

  it.each([
    ['what somebody has here', async (journal: ReturnType<typeof aJournal>) => journal.hasWork('ada'), true],
    ['which entities', async (journal: ReturnType<typeof aJournal>) => journal.uids(key()), ['o1']],
    [
      'all of their work',
      async (journal: ReturnType<typeof aJournal>) => (await journal.work('ada')).map(({ value }) => value),
      ['Last'],
    ],
  ])('counts where one asks for %s', async (_what, ask, expected) => {
    const journal = aJournal();
    journal.sayLastWords(key(), [{ key: key(), value: 'Last' }], true);
    expect(await ask(journal)).toEqual(expected);
  });

  it('takes the place of what was stored before, and not of what was stored later', async () => {
    const journal = aJournal();
    await journal.store(key(), 'L');
    journal.sayLastWords(key(), [{ key: key(), value: 'Line' }], true);
    expect(await valuesIn(journal)).toEqual(['Line']);
    const now = jest.spyOn(Date, 'now').mockReturnValue(1);
    journal.sayLastWords(key(), [{ key: key(), value: 'Li' }], true);
    now.mockRestore();
    expect(await valuesIn(journal)).toEqual(['Line']);
    expect(said()).toEqual([]);
  });

  it('is no more once it is taken back', async () => {
    const journal = aJournal();
    journal.sayLastWords(key(), [{ key: key(), value: 'Last' }], true);
    journal.takeBackLastWords(key());
    expect([said(), await valuesIn(journal)]).toEqual([[], []]);
  });

  it('cannot be read without its person’s key, and waits for it', async () => {
    const journal = aJournal();
    journal.sayLastWords(key(), [{ key: key(), value: 'About Daniel' }], true);
    expect(
      said()
        .map((name) => storage.getItem(name))
        .join(),
    ).not.toMatch(/Daniel|Abou/);
    const own = ownKey;
    ownKey = null;
    expect(await valuesIn(journal)).toEqual([]);
    ownKey = own;
    expect(await valuesIn(journal)).toEqual(['About Daniel']);
  });

  it('is left out where there is no room, without an older word in its place', async () => {
    const journal = aJournal();
    storage = aStorage(400);
    journal.sayLastWords(key(), [{ key: key(), value: 'short' }], true);
    journal.sayLastWords(key(), [{ key: key(), value: 'long'.repeat(200) }], true);
    expect(said()).toEqual([]);
  });

  it('does nothing where a browser has no such store', async () => {
    const journal = aJournal();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    journal.sayLastWords(key(), [{ key: key(), value: 'Last' }], true);
    expect(await valuesIn(journal)).toEqual([]);
  });

  it('is thrown away where nobody can make sense of it', async () => {
    const journal = aJournal();
    storage.setItem('coaching-last-words:["x"]', '{');
    storage.setItem('something-else', '{');
    expect(await valuesIn(journal)).toEqual([]);
    expect(said()).toEqual(['something-else']);
  });
});

describe('what a page says that is only hidden', () => {
  const held = (names: string[]) => ({
    held: names.map((name) => ({ name: `coaching-journal-writer:${name}` })),
  });
  const withPages = (names: string[]) =>
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { locks: { query: async () => held(names) } },
    });
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('is left to it while it lives, and taken up after', async () => {
    const journal = aJournal();
    withPages(['hidden-page']);
    const its = key({ writer: 'hidden-page' });
    journal.sayLastWords(its, [{ key: its, value: 'Hidden' }], false);
    expect([await valuesIn(journal), said().length]).toEqual([[], 1]);
    withPages([]);
    expect([await valuesIn(journal), said()]).toEqual([['Hidden'], []]);
  });

  it('is taken up from a page that said it goes, whatever lock it still holds', async () => {
    const journal = aJournal();
    withPages(['going-page']);
    const its = key({ writer: 'going-page' });
    journal.sayLastWords(its, [{ key: its, value: 'Going' }], true);
    expect(await valuesIn(journal)).toEqual(['Going']);
  });
});

import { autosaveJournal } from './autosave-journal';
import { aMemoryJournal } from './testing/memory-journal';
import { makeSheet, pass, scope, withOwnTime } from './testing/open-sheet';
import type { Sheet } from './testing/sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

async function open() {
  const server = aSheetServer();
  const journal = autosaveJournal<Sheet>(aMemoryJournal(), scope);
  const store = jest.spyOn(journal, 'store');
  const autosave = makeSheet(server, journal);
  await autosave.start();
  store.mockClear();
  const notified: unknown[] = [];
  autosave.subscribe(() => notified.push(autosave.getSnapshot().value));
  const write = (one: string) => autosave.write((mine) => ({ ...mine, one }));
  return { autosave, server, store, notified, write };
}

describe('what somebody types', () => {
  it('is stored and can be read at once, and listeners are notified in a task of its own', async () => {
    const { autosave, store, notified, write } = await open();
    write('a');
    expect(autosave.getSnapshot()).toMatchObject({ value: { one: 'a' }, state: 'saving' });
    expect(autosave.hasUnsent()).toBe(true);
    expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ mine: autosave.getSnapshot().value }));
    expect(notified).toEqual([]);
    await pass(0);
    expect(notified).toMatchObject([{ one: 'a' }]);
  });

  it('notifies listeners once, with all that was typed until then', async () => {
    const { notified, write } = await open();
    for (const one of ['a', 'ab', 'abc']) write(one);
    await pass(0);
    expect(notified).toMatchObject([{ one: 'abc' }]);
  });

  it('notifies listeners along with another change, and then not again', async () => {
    const { autosave, notified, write } = await open();
    write('a');
    autosave.change((mine) => ({ ...mine, two: 'b' }));
    expect(notified).toMatchObject([{ one: 'a', two: 'b' }]);
    await pass(0);
    expect(notified).toHaveLength(1);
  });

  it('notifies listeners at once where somebody goes on to something else', async () => {
    const { autosave, notified, write } = await open();
    write('a');
    autosave.flushDeferred();
    expect(notified).toMatchObject([{ one: 'a' }]);
    autosave.flushDeferred();
    await pass(0);
    expect(notified).toHaveLength(1);
  });

  it('is sent after the debounce, as every change is', async () => {
    const { server, write } = await open();
    write('a');
    await pass(999);
    expect(server.received).toEqual([]);
    await pass(1);
    expect(server.received).toMatchObject([{ one: 'a' }]);
  });
});

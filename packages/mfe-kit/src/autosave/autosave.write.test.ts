import { autosaveJournal } from './autosave-journal';
import { aMemoryJournal } from './testing/memory-journal';
import { makeSheet, pass, scope, withOwnTime } from './testing/open-sheet';
import type { Sheet } from './testing/sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

async function open() {
  const server = aSheetServer();
  const journal = autosaveJournal<Sheet>(aMemoryJournal(), scope);
  const keep = jest.spyOn(journal, 'keep');
  const autosave = makeSheet(server, journal);
  await autosave.start();
  keep.mockClear();
  const told: unknown[] = [];
  autosave.subscribe(() => told.push(autosave.getSnapshot().value));
  const write = (one: string) => autosave.write((mine) => ({ ...mine, one }));
  return { autosave, server, keep, told, write };
}

describe('what somebody types', () => {
  it('is kept and can be read at once, and told in a task of its own', async () => {
    const { autosave, keep, told, write } = await open();
    write('a');
    expect(autosave.getSnapshot()).toMatchObject({ value: { one: 'a' }, state: 'saving' });
    expect(autosave.hasUnsent()).toBe(true);
    expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ mine: autosave.getSnapshot().value }));
    expect(told).toEqual([]);
    await pass(0);
    expect(told).toMatchObject([{ one: 'a' }]);
  });

  it('is told once, with all that was typed until then', async () => {
    const { told, write } = await open();
    for (const one of ['a', 'ab', 'abc']) write(one);
    await pass(0);
    expect(told).toMatchObject([{ one: 'abc' }]);
  });

  it('is told along with another change, and then not again', async () => {
    const { autosave, told, write } = await open();
    write('a');
    autosave.change((mine) => ({ ...mine, two: 'b' }));
    expect(told).toMatchObject([{ one: 'a', two: 'b' }]);
    await pass(0);
    expect(told).toHaveLength(1);
  });

  it('is told now where somebody goes on to something else', async () => {
    const { autosave, told, write } = await open();
    write('a');
    autosave.tellWritten();
    expect(told).toMatchObject([{ one: 'a' }]);
    autosave.tellWritten();
    await pass(0);
    expect(told).toHaveLength(1);
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

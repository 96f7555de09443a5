import type { Journal } from '../journal';
import { createAutosave } from './autosave';
import { autosaveJournal } from './autosave-journal';
import { aMemoryJournal } from './testing/memory-journal';
import { type Sheet, sheetVersions } from './testing/sheet';
import { aSheetServer, sheetFailureOf } from './testing/sheet-server';

const scope = { user_uid: 'ada', entity: 'sheet', uid: 's1' };
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(server = aSheetServer(), journal: Journal = aMemoryJournal()) {
  const autosave = createAutosave<Sheet>({
    load: server.load,
    save: server.save,
    failureOf: sheetFailureOf,
    versions: sheetVersions,
    journal: autosaveJournal(journal, scope),
    random: () => 0.5,
  });
  await autosave.start();
  return {
    autosave,
    server,
    journal,
    write: (change: Partial<Sheet>) => autosave.change((mine) => ({ ...mine, ...change })),
    state: () => autosave.getSnapshot().state,
    value: () => autosave.getSnapshot().value,
    kept: async () =>
      (await autosaveJournal<Sheet>(journal, scope).leftBehind()).map((entry) => entry.value.mine),
  };
}

describe('debounce', () => {
  it('sends one second after the last change, all changes at once', async () => {
    const { write, server } = await open();
    write({ one: 'H' });
    await pass(900);
    write({ one: 'He' });
    await pass(999);
    expect(server.received).toHaveLength(0);
    await pass(1);
    expect(server.received).toMatchObject([{ one: 'He' }]);
  });

  it('says Saving from the first keystroke, and Saved once all is on the server', async () => {
    const { write, server, state } = await open();
    expect(state()).toBe('idle');
    write({ one: 'H' });
    expect(state()).toBe('saving');
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('saved');
  });

  it('tells what the server has from what is not sent yet', async () => {
    const { autosave, write, server } = await open();
    write({ one: 'Mine' });
    expect(autosave.getSnapshot()).toMatchObject({ value: { one: 'Mine' }, server: { one: '' } });
    await pass(1000);
    await server.treat('store');
    expect(autosave.getSnapshot()).toMatchObject({ server: { one: 'Mine' }, state: 'saved' });
  });

  it('sends nothing when a change was taken back', async () => {
    const { write, server, state, kept } = await open();
    write({ one: 'H' });
    write({ one: '' });
    await pass(1000);
    expect(server.received).toHaveLength(0);
    expect(state()).toBe('saved');
    expect(await kept()).toEqual([]);
  });

  it('flush sends at once', async () => {
    const { write, server, autosave } = await open();
    write({ one: 'H' });
    autosave.flush();
    await pass(0);
    expect(server.received).toHaveLength(1);
  });
});

describe('changes during a save', () => {
  it('never overlap with it, and are sent by a further save', async () => {
    const { write, server, state } = await open();
    write({ one: 'first' });
    await pass(1000);
    write({ one: 'second' });
    await pass(5000);
    expect(server.received).toHaveLength(1);
    await server.treat('store');
    expect(state()).toBe('saving');
    expect(server.received).toMatchObject([{ one: 'first' }, { one: 'second' }]);
    await server.treat('store');
    expect(state()).toBe('saved');
    expect(server.stored()).toMatchObject({ one: 'second', revision: 3 });
  });

  it('wait for their own debounce when the save was quick', async () => {
    const { write, server } = await open();
    write({ one: 'first' });
    await pass(1000);
    write({ one: 'second' });
    await server.treat('store');
    await pass(999);
    expect(server.received).toHaveLength(1);
    await pass(1);
    expect(server.received).toHaveLength(2);
  });

  it('keep what was typed when the answer comes', async () => {
    const { write, server, value } = await open();
    write({ one: 'Hel' });
    await pass(1000);
    write({ one: 'Hello' });
    await server.treat('store');
    expect(value()).toMatchObject({ one: 'Hello', revision: 2 });
  });

  it('are flushed by one further save even when flush comes during the save', async () => {
    const { write, server, autosave } = await open();
    write({ one: 'first' });
    await pass(1000);
    write({ one: 'second' });
    autosave.flush();
    expect(server.received).toHaveLength(1);
    await server.treat('store');
    expect(server.received).toHaveLength(2);
  });
});

describe('the device journal', () => {
  it('holds a change before it is sent, and nothing once all is saved', async () => {
    const { write, server, kept } = await open();
    write({ one: 'H' });
    await pass(0);
    expect(await kept()).toMatchObject([{ one: 'H' }]);
    await pass(1000);
    expect(await kept()).toMatchObject([{ one: 'H' }]);
    await server.treat('store');
    expect(await kept()).toEqual([]);
  });

  it('holds what was typed during a save', async () => {
    const { write, server, kept } = await open();
    write({ one: 'first' });
    await pass(1000);
    write({ one: 'second' });
    await server.treat('store');
    expect(await kept()).toMatchObject([{ one: 'second' }]);
  });

  it('brings unsent work back after a reload and sends it', async () => {
    const before = await open();
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    const after = await open(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    expect(after.state()).toBe('saving');
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed' });
    expect(await after.kept()).toEqual([]);
  });

  it('merges unsent work with what others saved meanwhile', async () => {
    const before = await open();
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    before.server.changeElsewhere({ two: 'elsewhere' });
    const after = await open(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed', two: 'elsewhere', revision: 2 });
  });

  it('opens from the device when the server is out of reach', async () => {
    const before = await open();
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    before.server.goAway();
    const after = await open(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    expect(after.state()).toBe('offline');
    after.write({ one: 'typed on' });
    before.server.comeBack();
    await pass(1000);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed on' });
  });

  it('does not stop saving when the device keeps nothing, and says so', async () => {
    const journal = aMemoryJournal();
    const { write, server, autosave } = await open(aSheetServer(), journal);
    journal.fail();
    write({ one: 'H' });
    await pass(1000);
    expect(autosave.getSnapshot().isKept).toBe(false);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'H' });
  });

  it('sends what was under way when the page died only once, without taking it for somebody else’s', async () => {
    const before = await open();
    before.write({ one: 'Hel' });
    await pass(1000);
    before.write({ one: 'Hello' });
    await pass(0);
    before.autosave.stop();
    await before.server.treat('store, lose the answer');
    const after = await open(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'Hello', revision: 2 });
  });
});

describe('a server out of reach', () => {
  it('says Offline, keeps trying with growing pauses, and sends once it is back', async () => {
    const { write, server, state } = await open();
    server.goAway();
    write({ one: 'H' });
    await pass(1000);
    expect(state()).toBe('offline');
    expect(server.received).toHaveLength(1);
    await pass(1000);
    expect(server.received).toHaveLength(2);
    await pass(1999);
    expect(server.received).toHaveLength(2);
    await pass(1);
    expect(server.received).toHaveLength(3);
    server.comeBack();
    await pass(4000);
    await server.treat('store');
    expect(state()).toBe('saved');
  });

  it('goes on saying Offline while typing goes on, and keeps every change', async () => {
    const { write, server, state, kept } = await open();
    server.goAway();
    write({ one: 'H' });
    await pass(1000);
    write({ one: 'He' });
    await pass(0);
    expect(state()).toBe('offline');
    expect(await kept()).toMatchObject([{ one: 'He' }]);
  });

  it('is tried at once when the connection returns', async () => {
    const { write, server, autosave } = await open();
    server.goAway();
    write({ one: 'H' });
    await pass(1000);
    server.comeBack();
    autosave.flush();
    await pass(0);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'H' });
  });

  it('counts what it had stored before the answer was lost as saved', async () => {
    const { write, server, value, state } = await open();
    write({ one: 'Hel' });
    await pass(1000);
    write({ one: 'Hello' });
    await server.treat('store, lose the answer');
    await pass(1000);
    expect(server.received[1]).toMatchObject({ one: 'Hel' });
    await server.treat('store');
    await pass(1000);
    await server.treat('store');
    expect(value()).toMatchObject({ one: 'Hello', revision: 3 });
    expect(server.stored()).toMatchObject({ one: 'Hello', revision: 3 });
    expect(state()).toBe('saved');
  });

  it('sends everything when the first request was lost on the way', async () => {
    const { write, server } = await open();
    write({ one: 'Hel' });
    await pass(1000);
    write({ one: 'Hello' });
    await server.treat('lose the request');
    await pass(1000);
    await server.treat('store');
    await pass(1000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'Hello' });
  });

  it('merges when others saved after the lost answer', async () => {
    const { write, server, value } = await open();
    write({ one: 'Hel' });
    await pass(1000);
    write({ one: 'Hello' });
    await server.treat('store, lose the answer');
    server.changeElsewhere({ two: 'elsewhere' });
    await pass(1000);
    await server.treat('store');
    await pass(1000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'Hello', two: 'elsewhere' });
    expect(value()).toMatchObject({ one: 'Hello', two: 'elsewhere' });
  });
});

describe('changes made elsewhere', () => {
  it('are merged and saved on top, and the indicator says Updated', async () => {
    const { write, server, value, state } = await open();
    write({ one: 'mine' });
    server.changeElsewhere({ two: 'theirs' });
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('conflict');
    await pass(0);
    await server.treat('store');
    expect(server.stored()).toEqual({ one: 'mine', two: 'theirs', revision: 3 });
    expect(value()).toEqual({ one: 'mine', two: 'theirs', revision: 3 });
    expect(state()).toBe('updated');
  });

  it('leave both versions when both changed the same', async () => {
    const { write, server } = await open();
    write({ one: 'mine' });
    server.changeElsewhere({ one: 'theirs' });
    await pass(1000);
    await server.treat('store');
    await pass(0);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'mine|theirs' });
  });

  it('need no further save when they are all there is', async () => {
    const { write, server, state } = await open();
    write({ one: 'same' });
    server.changeElsewhere({ one: 'same', two: 'theirs' });
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('updated');
    expect(server.isHolding()).toBe(false);
  });

  it('say Saved again after the next own change', async () => {
    const { write, server, state } = await open();
    write({ one: 'mine' });
    server.changeElsewhere({ two: 'theirs' });
    await pass(1000);
    await server.treat('store');
    await pass(0);
    await server.treat('store');
    write({ one: 'mine too' });
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('saved');
  });

  it('merge with what is typed during the save that met them', async () => {
    const { write, server } = await open();
    write({ one: 'mine' });
    server.changeElsewhere({ two: 'theirs' });
    await pass(1000);
    write({ one: 'mine, longer' });
    await server.treat('store');
    await pass(0);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'mine, longer', two: 'theirs' });
  });

  it('do not make it hammer a server that finds a conflict every time', async () => {
    const { write, server } = await open();
    write({ one: 'mine' });
    await pass(1000);
    for (let count = 0; count < 3; count += 1) {
      server.changeElsewhere({ two: `theirs ${count}` });
      await server.treat('store');
      await pass(0);
      expect(server.isHolding()).toBe(true);
    }
    server.changeElsewhere({ two: 'theirs again' });
    await server.treat('store');
    await pass(999);
    expect(server.isHolding()).toBe(false);
    await pass(1);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'mine', two: 'theirs again' });
  });
});

describe('a refused save', () => {
  it('says what failed, keeps the text, and does not repeat the same', async () => {
    const { write, server, autosave, kept } = await open();
    write({ one: 'much too long' });
    await pass(1000);
    await server.treat('refuse');
    expect(autosave.getSnapshot()).toMatchObject({ state: 'error', problem: 'Too long.' });
    expect(await kept()).toMatchObject([{ one: 'much too long' }]);
    await pass(60_000);
    expect(server.received).toHaveLength(1);
    expect(autosave.hasUnsent()).toBe(true);
  });

  it('is tried again after the next change', async () => {
    const { write, server, state } = await open();
    write({ one: 'much too long' });
    await pass(1000);
    await server.treat('refuse');
    write({ one: 'short' });
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('saved');
  });

  it('is followed by what was typed meanwhile', async () => {
    const { write, server } = await open();
    write({ one: 'much too long' });
    await pass(1000);
    write({ one: 'short' });
    await server.treat('refuse');
    await pass(1000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'short' });
  });
});

describe('signed out', () => {
  it('stays on the device and is sent after signing in again', async () => {
    const before = await open();
    before.write({ one: 'typed' });
    await pass(1000);
    await before.server.treat('sign out');
    expect(before.state()).toBe('error');
    await pass(60_000);
    expect(before.server.received).toHaveLength(1);
    before.autosave.stop();
    const after = await open(before.server, before.journal);
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed' });
  });
});

describe('loading', () => {
  it('fails visibly and can be started again', async () => {
    const server = aSheetServer({ one: 'there' });
    server.goAway();
    const { autosave, value } = await open(server);
    expect(value()).toBeNull();
    expect(autosave.getSnapshot().loadError).toBeInstanceOf(Error);
    server.comeBack();
    await autosave.start();
    expect(autosave.getSnapshot()).toMatchObject({ value: { one: 'there' }, loadError: null });
  });
});

describe('opened while the server is away', () => {
  async function seenBefore() {
    const server = aSheetServer({ one: 'As seen' });
    const journal = aMemoryJournal();
    const first = await open(server, journal);
    first.autosave.stop();
    server.goAway();
    return { server, journal };
  }

  it('shows what was last seen on this device, and says so', async () => {
    const { server, journal } = await seenBefore();
    const again = await open(server, journal);
    expect(again.value()).toMatchObject({ one: 'As seen' });
    expect(again.state()).toBe('offline');
  });

  it('brings in what the server has once it answers', async () => {
    const { server, journal } = await seenBefore();
    const again = await open(server, journal);
    server.changeElsewhere({ two: 'Newer' });
    server.comeBack();
    await pass(60_000);
    expect(again.value()).toMatchObject({ one: 'As seen', two: 'Newer' });
    expect(again.state()).toBe('updated');
    expect(server.received).toEqual([]);
  });

  it('keeps what was written meanwhile, beside what the server has', async () => {
    const { server, journal } = await seenBefore();
    const again = await open(server, journal);
    again.write({ one: 'Written offline' });
    expect(await again.kept()).toMatchObject([{ one: 'Written offline' }]);
    server.changeElsewhere({ two: 'Newer' });
    server.comeBack();
    await pass(60_000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'Written offline', two: 'Newer' });
  });

  it('asks at once when the connection is said to be back', async () => {
    const { server, journal } = await seenBefore();
    const again = await open(server, journal);
    server.changeElsewhere({ two: 'Newer' });
    server.comeBack();
    again.autosave.flush();
    await pass(0);
    expect(again.value()).toMatchObject({ two: 'Newer' });
  });

  it('says why it did not load when nothing was seen before', async () => {
    const server = aSheetServer();
    server.goAway();
    const { autosave } = await open(server);
    expect(autosave.getSnapshot().value).toBeNull();
    expect(autosave.getSnapshot().loadError).not.toBeNull();
  });
});

import { aMemoryJournal } from './testing/memory-journal';
import { openSheet, pass, withOwnTime } from './testing/open-sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

describe('the device journal', () => {
  it('holds a change before it is sent, and nothing once all is saved', async () => {
    const { write, server, stored } = await openSheet();
    write({ one: 'H' });
    await pass(0);
    expect(await stored()).toMatchObject([{ one: 'H' }]);
    await pass(1000);
    expect(await stored()).toMatchObject([{ one: 'H' }]);
    await server.treat('store');
    expect(await stored()).toEqual([]);
  });

  it('holds what was typed during a save', async () => {
    const { write, server, stored } = await openSheet();
    write({ one: 'first' });
    await pass(1000);
    write({ one: 'second' });
    await server.treat('store');
    expect(await stored()).toMatchObject([{ one: 'second' }]);
  });

  it('brings unsent work back after a reload and sends it', async () => {
    const before = await openSheet();
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    expect(after.state()).toBe('saving');
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed' });
    expect(await after.stored()).toEqual([]);
  });

  it('merges unsent work with what others saved meanwhile', async () => {
    const before = await openSheet();
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    before.server.changeElsewhere({ two: 'elsewhere' });
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed', two: 'elsewhere', revision: 2 });
  });

  it('opens from the device when the server is out of reach', async () => {
    const before = await openSheet();
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    before.server.goAway();
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    expect(after.state()).toBe('offline');
    after.write({ one: 'typed on' });
    before.server.comeBack();
    await pass(1000);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed on' });
  });

  it('does not stop saving when the device stores nothing, and says so', async () => {
    const journal = aMemoryJournal();
    const { write, server, autosave } = await openSheet(aSheetServer(), journal);
    journal.fail();
    write({ one: 'H' });
    await pass(1000);
    expect(autosave.getSnapshot().isStored).toBe(false);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'H' });
  });

  it('sends what was under way when the page died only once, without taking it for somebody else’s', async () => {
    const before = await openSheet();
    before.write({ one: 'Hel' });
    await pass(1000);
    before.write({ one: 'Hello' });
    await pass(0);
    before.autosave.stop();
    await before.server.treat('store, lose the answer');
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'Hello', revision: 2 });
  });
});

describe('an entity that was never sent to the server', () => {
  it('is made from what an earlier page left on the device', async () => {
    const before = await openSheet(aSheetServer({ revision: 0 }));
    before.write({ one: 'typed' });
    await pass(0);
    before.autosave.stop();
    before.server.forgetIt();
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed', revision: 1 });
    expect(await after.stored()).toEqual([]);
  });

  it('is gone on with before the server says anything, and is there once', async () => {
    const before = await openSheet(aSheetServer({ revision: 0 }));
    before.write({ one: 'typed' });
    await pass(1000);
    before.autosave.stop();
    await before.server.treat('store, lose the answer');
    before.server.load = () => new Promise(() => {});
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed', revision: 1 });
    expect(after.state()).toBe('saved');
  });

  it('is absent when nothing of it is left', async () => {
    const none = aSheetServer({ revision: 0 });
    none.forgetIt();
    expect((await openSheet(none)).value()).toBeNull();
  });

  it('shows what is unsent of what was deleted meanwhile, says why, and sends it once it is restored', async () => {
    const known = await openSheet(aSheetServer({ revision: 1 }));
    known.write({ one: 'typed' });
    await pass(0);
    known.autosave.stop();
    known.server.forgetIt();
    const after = await openSheet(known.server, known.journal);
    expect(after.value()).toMatchObject({ one: 'typed' });
    expect(after.autosave.getSnapshot()).toMatchObject({
      state: 'error',
      problem: 'Not found.',
      loadError: null,
    });
    await pass(2000);
    await after.server.treat('say it is not there');
    expect(after.state()).toBe('error');
    expect(await after.stored()).toMatchObject([{ one: 'typed' }]);
    after.server.haveItAgain();
    after.autosave.flush();
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed' });
    expect(after.state()).toBe('saved');
  });
});

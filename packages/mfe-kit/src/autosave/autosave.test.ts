import { openSheet, pass, withOwnTime } from './testing/open-sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

describe('debounce', () => {
  it('sends one second after the last change, all changes at once', async () => {
    const { write, server } = await openSheet();
    write({ one: 'H' });
    await pass(900);
    write({ one: 'He' });
    await pass(999);
    expect(server.received).toHaveLength(0);
    await pass(1);
    expect(server.received).toMatchObject([{ one: 'He' }]);
  });

  it('says Saving from the first keystroke, and Saved once all is on the server', async () => {
    const { write, server, state } = await openSheet();
    expect(state()).toBe('idle');
    write({ one: 'H' });
    expect(state()).toBe('saving');
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('saved');
  });

  it('tells what the server has from what is not sent yet', async () => {
    const { autosave, write, server } = await openSheet();
    write({ one: 'Mine' });
    expect(autosave.getSnapshot()).toMatchObject({ value: { one: 'Mine' }, server: { one: '' } });
    await pass(1000);
    await server.treat('store');
    expect(autosave.getSnapshot()).toMatchObject({ server: { one: 'Mine' }, state: 'saved' });
  });

  it('sends nothing when a change was taken back', async () => {
    const { write, server, state, stored } = await openSheet();
    write({ one: 'H' });
    write({ one: '' });
    await pass(1000);
    expect(server.received).toHaveLength(0);
    expect(state()).toBe('saved');
    expect(await stored()).toEqual([]);
  });

  it('flush sends at once', async () => {
    const { write, server, autosave } = await openSheet();
    write({ one: 'H' });
    autosave.flush();
    await pass(0);
    expect(server.received).toHaveLength(1);
  });
});

describe('changes during a save', () => {
  it('never overlap with it, and are sent by a further save', async () => {
    const { write, server, state } = await openSheet();
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
    const { write, server } = await openSheet();
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
    const { write, server, value } = await openSheet();
    write({ one: 'Hel' });
    await pass(1000);
    write({ one: 'Hello' });
    await server.treat('store');
    expect(value()).toMatchObject({ one: 'Hello', revision: 2 });
  });

  it('are flushed by one further save even when flush comes during the save', async () => {
    const { write, server, autosave } = await openSheet();
    write({ one: 'first' });
    await pass(1000);
    write({ one: 'second' });
    autosave.flush();
    expect(server.received).toHaveLength(1);
    await server.treat('store');
    expect(server.received).toHaveLength(2);
  });
});

describe('a refused save', () => {
  it('says what failed, keeps the text, and does not repeat the same', async () => {
    const { write, server, autosave, stored } = await openSheet();
    write({ one: 'much too long' });
    await pass(1000);
    await server.treat('refuse');
    expect(autosave.getSnapshot()).toMatchObject({ state: 'error', problem: 'Too long.' });
    expect(await stored()).toMatchObject([{ one: 'much too long' }]);
    await pass(60_000);
    expect(server.received).toHaveLength(1);
    expect(autosave.hasUnsent()).toBe(true);
  });

  it('leaves the text on the device however often the page is opened, until the server takes it', async () => {
    let sheet = await openSheet();
    sheet.write({ one: 'typed offline' });
    for (const _ of ['a day later', 'another day']) {
      await pass(1000);
      await sheet.server.treat('refuse');
      sheet.autosave.stop();
      sheet = await openSheet(sheet.server, sheet.journal);
      expect(sheet.value()).toMatchObject({ one: 'typed offline' });
      expect(await sheet.stored()).toMatchObject([{ one: 'typed offline' }]);
    }
    await pass(1000);
    await sheet.server.treat('store');
    expect(sheet.server.stored()).toMatchObject({ one: 'typed offline' });
    expect(await sheet.stored()).toEqual([]);
  });

  it('is tried again by itself where it says that the entity is not there: it may be restored', async () => {
    const { write, server, autosave, state } = await openSheet();
    write({ one: 'typed meanwhile' });
    await pass(1000);
    for (const after of [1000, 2000, 4000]) {
      await server.treat('say it is not there');
      expect(autosave.getSnapshot()).toMatchObject({ state: 'error', problem: 'Not found.' });
      await pass(after);
    }
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'typed meanwhile' });
    expect(state()).toBe('saved');
  });

  it('is tried again after the next change', async () => {
    const { write, server, state } = await openSheet();
    write({ one: 'much too long' });
    await pass(1000);
    await server.treat('refuse');
    write({ one: 'short' });
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('saved');
  });

  it('is followed by what was typed meanwhile', async () => {
    const { write, server } = await openSheet();
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
    const before = await openSheet();
    before.write({ one: 'typed' });
    await pass(1000);
    await before.server.treat('sign out');
    expect(before.state()).toBe('error');
    await pass(60_000);
    expect(before.server.received).toHaveLength(1);
    before.autosave.stop();
    const after = await openSheet(before.server, before.journal);
    await pass(0);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: 'typed' });
  });
});

describe('loading', () => {
  it('fails visibly and can be started again', async () => {
    const server = aSheetServer({ one: 'there' });
    server.goAway();
    const { autosave, value } = await openSheet(server);
    expect(value()).toBeNull();
    expect(autosave.getSnapshot().loadError).toBeInstanceOf(Error);
    server.comeBack();
    await autosave.start();
    expect(autosave.getSnapshot()).toMatchObject({ value: { one: 'there' }, loadError: null });
  });
});

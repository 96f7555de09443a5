import { aMemoryJournal } from './testing/memory-journal';
import { openSheet, pass, withOwnTime } from './testing/open-sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

describe('a server out of reach', () => {
  it('says Offline, keeps trying with growing pauses, and sends once it is back', async () => {
    const { write, server, state } = await openSheet();
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
    const { write, server, state, stored } = await openSheet();
    server.goAway();
    write({ one: 'H' });
    await pass(1000);
    write({ one: 'He' });
    await pass(0);
    expect(state()).toBe('offline');
    expect(await stored()).toMatchObject([{ one: 'He' }]);
  });

  it('is tried at once when the connection returns', async () => {
    const { write, server, autosave } = await openSheet();
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
    const { write, server, value, state } = await openSheet();
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
    const { write, server } = await openSheet();
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
    const { write, server, value } = await openSheet();
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

describe('opened while the server is away', () => {
  async function seenBefore() {
    const server = aSheetServer({ one: 'As seen' });
    const journal = aMemoryJournal();
    const first = await openSheet(server, journal);
    first.autosave.stop();
    server.goAway();
    return { server, journal };
  }

  it('shows what was last seen on this device, and says so', async () => {
    const { server, journal } = await seenBefore();
    const again = await openSheet(server, journal);
    expect(again.value()).toMatchObject({ one: 'As seen' });
    expect(again.state()).toBe('offline');
  });

  it('brings in what the server has once it answers', async () => {
    const { server, journal } = await seenBefore();
    const again = await openSheet(server, journal);
    server.changeElsewhere({ two: 'Newer' });
    server.comeBack();
    await pass(60_000);
    expect(again.value()).toMatchObject({ one: 'As seen', two: 'Newer' });
    expect(again.state()).toBe('updated');
    expect(server.received).toEqual([]);
  });

  it('keeps what was written meanwhile, beside what the server has', async () => {
    const { server, journal } = await seenBefore();
    const again = await openSheet(server, journal);
    again.write({ one: 'Written offline' });
    expect(await again.stored()).toMatchObject([{ one: 'Written offline' }]);
    server.changeElsewhere({ two: 'Newer' });
    server.comeBack();
    await pass(60_000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'Written offline', two: 'Newer' });
  });

  it('asks at once when the connection is said to be back', async () => {
    const { server, journal } = await seenBefore();
    const again = await openSheet(server, journal);
    server.changeElsewhere({ two: 'Newer' });
    server.comeBack();
    again.autosave.flush();
    await pass(0);
    expect(again.value()).toMatchObject({ two: 'Newer' });
  });

  it('says why it did not load when nothing was seen before', async () => {
    const server = aSheetServer();
    server.goAway();
    const { autosave } = await openSheet(server);
    expect(autosave.getSnapshot().value).toBeNull();
    expect(autosave.getSnapshot().loadError).not.toBeNull();
  });
});

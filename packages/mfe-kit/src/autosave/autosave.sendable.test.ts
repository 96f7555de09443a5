import { openSheet as openAnySheet, pass, withOwnTime } from './testing/open-sheet';
import { MOST, sendableSheet } from './testing/sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

const long = 'x'.repeat(MOST + 1);
const openSheet = (...[server, journal]: Parameters<typeof openAnySheet>) =>
  openAnySheet(server, journal, sendableSheet);

describe('what a save cannot hold', () => {
  it('is left out of it, so that the rest is saved, and stays here', async () => {
    const { write, server, autosave, value, stored } = await openSheet(aSheetServer({ one: 'short' }));
    write({ one: long, two: 'two' });
    await pass(1000);
    expect(server.received).toMatchObject([{ one: 'short', two: 'two' }]);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'short', two: 'two' });
    expect(autosave.getSnapshot()).toMatchObject({ state: 'error', problem: 'One is too long.' });
    expect(value()).toMatchObject({ one: long, two: 'two' });
    expect(await stored()).toMatchObject([{ one: long, two: 'two' }]);
    expect(autosave.hasUnsent()).toBe(true);
    await pass(60_000);
    expect(server.received).toHaveLength(1);
  });

  it('asks nothing of the server where there is nothing else', async () => {
    const { write, server, autosave } = await openSheet();
    write({ one: long });
    await pass(1000);
    expect(server.received).toEqual([]);
    expect(autosave.getSnapshot()).toMatchObject({ state: 'error', problem: 'One is too long.' });
  });

  it('is saved once it was made to fit', async () => {
    const { write, server, state, stored } = await openSheet();
    write({ one: long });
    await pass(1000);
    write({ one: 'short' });
    await pass(1000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'short' });
    expect(state()).toBe('saved');
    expect(await stored()).toEqual([]);
  });

  it('is merged with what is written elsewhere meanwhile', async () => {
    const { autosave, write, server, value } = await openSheet();
    write({ one: long });
    await pass(1000);
    server.changeElsewhere({ two: 'theirs' });
    autosave.receive(server.stored());
    expect(value()).toMatchObject({ one: long, two: 'theirs' });
    write({ two: 'theirs, and mine' });
    await pass(1000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: '', two: 'theirs, and mine' });
    expect(value()).toMatchObject({ one: long });
  });

  it('is still there, and still left out, on a page that is opened later', async () => {
    const before = await openSheet();
    before.write({ one: long });
    await pass(1000);
    before.autosave.stop();
    const after = await openSheet(before.server, before.journal);
    await pass(0);
    expect(after.value()).toMatchObject({ one: long });
    expect(after.state()).toBe('error');
    after.write({ two: 'two' });
    await pass(1000);
    await after.server.treat('store');
    expect(after.server.stored()).toMatchObject({ one: '', two: 'two' });
  });

  it('is not sent again and again when the server refuses the rest', async () => {
    const { write, server } = await openSheet();
    write({ one: long, two: 'two' });
    await pass(1000);
    await server.treat('refuse');
    await pass(60_000);
    expect(server.received).toHaveLength(1);
  });
});

import { openSheet, pass, withOwnTime } from './testing/open-sheet';

withOwnTime();

describe('changes made elsewhere', () => {
  it('are merged and saved on top, and the indicator says Updated', async () => {
    const { write, server, value, state } = await openSheet();
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
    const { write, server } = await openSheet();
    write({ one: 'mine' });
    server.changeElsewhere({ one: 'theirs' });
    await pass(1000);
    await server.treat('store');
    await pass(0);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'mine|theirs' });
  });

  it('need no further save when they are all there is', async () => {
    const { write, server, state } = await openSheet();
    write({ one: 'same' });
    server.changeElsewhere({ one: 'same', two: 'theirs' });
    await pass(1000);
    await server.treat('store');
    expect(state()).toBe('updated');
    expect(server.isHolding()).toBe(false);
  });

  it('say Saved again after the next own change', async () => {
    const { write, server, state } = await openSheet();
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
    const { write, server } = await openSheet();
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
    const { write, server } = await openSheet();
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

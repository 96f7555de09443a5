import { makeSheet, pass, withOwnTime } from './testing/open-sheet';
import type { Sheet } from './testing/sheet';
import { aSheetServer } from './testing/sheet-server';

withOwnTime();

function make(server = aSheetServer()) {
  const autosave = makeSheet(server);
  return {
    autosave,
    server,
    write: (change: Partial<Sheet>) => autosave.change((mine) => ({ ...mine, ...change })),
    /** Another device saves, and the stream delivers it. */
    receive(change: Partial<Sheet>) {
      server.changeElsewhere(change);
      autosave.receive(server.stored());
    },
    shown: () => autosave.getSnapshot(),
  };
}

async function open(server?: ReturnType<typeof aSheetServer>) {
  const made = make(server);
  await made.autosave.start();
  return made;
}

describe('a version that came by another way', () => {
  it('becomes the value when nothing is unsent, without a save', async () => {
    const { receive, shown, server } = await open();
    receive({ two: 'theirs' });
    expect(shown()).toMatchObject({ value: { two: 'theirs', revision: 2 }, state: 'updated' });
    await pass(5000);
    expect(server.received).toEqual([]);
  });

  it('is not called an update when nothing differs', async () => {
    const { receive, shown } = await open();
    receive({});
    expect(shown()).toMatchObject({ value: { revision: 2 }, state: 'idle' });
  });

  it('changes nothing when it is no newer', async () => {
    const { autosave, server, receive, shown } = await open();
    const old = server.stored();
    receive({ two: 'theirs' });
    const before = shown();
    autosave.receive({ ...old, two: 'older' });
    autosave.receive({ ...server.stored(), two: 'the same revision' });
    expect(shown()).toBe(before);
  });

  it('merges with what is unsent, which is saved on top of it when its debounce ends', async () => {
    const { write, receive, shown, server } = await open();
    write({ one: 'mine' });
    await pass(900);
    receive({ two: 'theirs' });
    expect(shown()).toMatchObject({ value: { one: 'mine', two: 'theirs' }, state: 'saving' });
    expect(server.received).toHaveLength(0);
    await pass(100);
    await server.treat('store');
    expect(server.stored()).toEqual({ one: 'mine', two: 'theirs', revision: 3 });
    expect(shown().state).toBe('updated');
  });

  it('waits for the answer of a save that is under way, and is then no news when it was that save', async () => {
    const { write, autosave, shown, server } = await open();
    write({ one: 'mine' });
    await pass(1000);
    autosave.receive({ one: 'mine', two: '', revision: 2 });
    expect(shown().value?.revision).toBe(1);
    await server.treat('store');
    expect(shown()).toMatchObject({ value: { one: 'mine', revision: 2 }, state: 'saved' });
  });

  it('comes in after the save it met, with what was typed meanwhile', async () => {
    const { write, receive, shown, server } = await open();
    write({ one: 'mine' });
    await pass(1000);
    write({ one: 'mine, longer' });
    receive({ two: 'theirs' });
    await server.treat('store');
    await pass(2000);
    await server.treat('store');
    expect(server.stored()).toMatchObject({ one: 'mine, longer', two: 'theirs' });
    expect(shown()).toMatchObject({ value: { one: 'mine, longer', two: 'theirs' }, state: 'updated' });
  });

  it('shows that a save arrived whose answer was lost', async () => {
    const { write, autosave, shown, server } = await open();
    write({ one: 'mine' });
    await pass(1000);
    await server.treat('store, lose the answer');
    autosave.receive(server.stored());
    expect(shown()).toMatchObject({ value: { one: 'mine', revision: 2 }, state: 'saved' });
    expect(autosave.hasUnsent()).toBe(false);
    await pass(60_000);
    expect(server.received).toHaveLength(1);
  });

  it('leaves what the server refused to the person', async () => {
    const { write, receive, shown, server } = await open();
    write({ one: 'much too long' });
    await pass(1000);
    await server.treat('refuse');
    receive({ two: 'theirs' });
    expect(shown()).toMatchObject({
      value: { one: 'much too long', two: 'theirs' },
      state: 'error',
      problem: 'Too long.',
    });
  });

  it('waits for the load', async () => {
    const { autosave, shown } = make();
    autosave.receive({ one: '', two: 'newer than the load', revision: 7 });
    expect(shown().value).toBeNull();
    await autosave.start();
    expect(shown().value).toMatchObject({ two: 'newer than the load', revision: 7 });
  });
});

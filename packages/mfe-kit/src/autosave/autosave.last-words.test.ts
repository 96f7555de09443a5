import { aMemoryJournal } from './testing/memory-journal';
import { openSheet, pass, withOwnTime } from './testing/open-sheet';

withOwnTime();

describe('the last words of a page', () => {
  it('bring back what the device had not taken when it went', async () => {
    const journal = aMemoryJournal();
    const before = await openSheet(undefined, journal);
    before.write({ one: 'L' });
    await pass(0);
    journal.fail();
    before.write({ one: 'Line' });
    before.autosave.leave();
    before.autosave.sayLastWords(true);
    before.autosave.stop();
    const after = await openSheet(before.server, before.journal);
    expect(after.value()).toMatchObject({ one: 'Line' });
  });

  it('are none where all is sent', async () => {
    const { autosave, journal } = await openSheet();
    const say = jest.spyOn(journal, 'sayLastWords');
    autosave.leave();
    autosave.sayLastWords(true);
    expect(say).not.toHaveBeenCalled();
  });

  it('are taken back once a page that lives on has stored what came after', async () => {
    const { autosave, journal, write } = await openSheet();
    const takeBack = jest.spyOn(journal, 'takeBackLastWords');
    write({ one: 'Li' });
    autosave.sayLastWords(false);
    takeBack.mockClear();
    write({ one: 'Line' });
    await pass(0);
    expect(takeBack).toHaveBeenCalledTimes(1);
  });

  it('are taken back once all is sent', async () => {
    const { autosave, journal, write, server } = await openSheet();
    write({ one: 'Line' });
    autosave.sayLastWords(false);
    const takeBack = jest.spyOn(journal, 'takeBackLastWords');
    await pass(1000);
    expect(takeBack).toHaveBeenCalledTimes(1);
    await server.treat('store');
    expect(takeBack.mock.calls.length).toBeGreaterThan(1);
  });
});

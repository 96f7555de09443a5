import { chance } from '@coaching/access/testing';
import { createAutosave } from './autosave';
import type { Autosave, AutosaveOptions } from './autosave-interface';
import { autosaveJournal } from './autosave-journal';
import { entitiesOf } from './journal-delta';
import { aMemoryJournal } from './testing/memory-journal';
import { type Sheet, sendableSheet, sheetVersions } from './testing/sheet';
import { aSheetServer, sheetFailureOf, type Treatment } from './testing/sheet-server';

const scope = { user_uid: 'ada', entity: 'sheet', uid: 's1' };
const treatments: Treatment[] = ['store', 'store', 'store, lose the answer', 'lose the request', 'sign out'];
const STEPS = 120;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/**
 * This device writes field one, another device field two, while answers and requests get lost, the session ends,
 * the server goes away, a stream delivers what it has and the page is reloaded. In the end both must have what was written last.
 */
async function live(seed: number, sendable?: AutosaveOptions<Sheet>['sendable']) {
  const random = chance(seed);
  const server = aSheetServer();
  const journal = aMemoryJournal();
  let last = { one: '', two: '' };

  async function openPage(): Promise<Autosave<Sheet>> {
    const page = createAutosave<Sheet>({
      load: server.load,
      save: server.save,
      failureOf: sheetFailureOf,
      versions: sheetVersions,
      sendable,
      journal: autosaveJournal(journal, scope),
      random,
    });
    await page.start();
    return page;
  }

  let page = await openPage();
  const steps: (() => unknown)[] = [
    () => {
      if (page.getSnapshot().value === null) return page.start();
      last = { ...last, one: `${last.one}x` };
      page.change((mine) => ({ ...mine, one: last.one }));
    },
    () => {
      last = { ...last, two: `${last.two}y` };
      server.changeElsewhere({ two: last.two });
    },
    () => jest.advanceTimersByTimeAsync(random() * 3000),
    () => server.isHolding() && server.treat(treatments[Math.floor(random() * treatments.length)]!),
    () => (random() < 0.3 ? server.goAway() : server.comeBack()),
    () => page.flush(),
    () => page.receive(server.stored()),
    async () => {
      if (random() < 0.7) return;
      page.stop();
      if (server.isHolding())
        await server.treat(random() < 0.5 ? 'store, lose the answer' : 'lose the request');
      await jest.advanceTimersByTimeAsync(0);
      page = await openPage();
    },
  ];
  for (let step = 0; step < STEPS; step += 1) await steps[Math.floor(random() * steps.length)]!();

  server.comeBack();
  await page.start();
  if (sendable) {
    last = { ...last, one: last.one.slice(0, 5) };
    page.change((mine) => ({ ...mine, one: last.one }));
  }
  for (let round = 0; round < 20; round += 1) {
    page.flush();
    await jest.advanceTimersByTimeAsync(20_000);
    if (server.isHolding()) await server.treat('store');
  }
  return { stored: server.stored(), shown: page.getSnapshot(), last, unsent: page.hasUnsent(), journal };
}

const seeds = (count: number, sendable: AutosaveOptions<Sheet>['sendable']) =>
  Array.from(
    { length: count },
    (_, index) => [index + 1, sendable ? ', some of it too long for a while' : '', sendable] as const,
  );

describe('whatever happens in whatever order', () => {
  it.each([...seeds(150, undefined), ...seeds(150, sendableSheet)])(
    'nothing is lost, doubled or sent twice at once (%i%s)',
    async (seed, _, sendable) => {
      const { stored, shown, last, unsent, journal } = await live(seed, sendable);
      expect(stored).toMatchObject(last);
      expect(shown.value).toMatchObject({ one: last.one, revision: expect.any(Number) });
      expect(shown.state).toMatch(/^(idle|saved|updated)$/);
      expect(unsent).toBe(false);
      for (const entity of entitiesOf('sheet'))
        expect(await journal.entries({ ...scope, entity })).toEqual([]);
    },
  );
});

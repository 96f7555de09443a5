import type { Journal } from '../../journal';
import { createAutosave } from '../autosave';
import type { Autosave, AutosaveOptions } from '../autosave-interface';
import { type AutosaveJournal, autosaveJournal } from '../autosave-journal';
import { aMemoryJournal } from './memory-journal';
import { type Sheet, sheetVersions } from './sheet';
import { aSheetServer, sheetFailureOf } from './sheet-server';

/** Where the sheet of these tests stands in a journal. */
export const scope = { user_uid: 'ada', entity: 'sheet', uid: 's1' };

/** Lets time go by, for timers and for what waits. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Time in this file's tests goes by as they say. */
export function withOwnTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** A sheet that saves itself, not started yet. */
export function makeSheet(
  server = aSheetServer(),
  journal: AutosaveJournal<Sheet> = autosaveJournal(aMemoryJournal(), scope),
  sendable?: AutosaveOptions<Sheet>['sendable'],
): Autosave<Sheet> {
  return createAutosave<Sheet>({
    load: server.load,
    save: server.save,
    failureOf: sheetFailureOf,
    versions: sheetVersions,
    journal,
    sendable,
    isNew: ({ revision }) => revision === 0,
    random: () => 0.5,
  });
}

/** An open sheet, and what tests do with it. */
export async function openSheet(
  server = aSheetServer(),
  journal: Journal = aMemoryJournal(),
  sendable?: AutosaveOptions<Sheet>['sendable'],
) {
  const autosave = makeSheet(server, autosaveJournal(journal, scope), sendable);
  await autosave.start();
  return {
    autosave,
    server,
    journal,
    write: (change: Partial<Sheet>) => autosave.change((mine) => ({ ...mine, ...change })),
    state: () => autosave.getSnapshot().state,
    value: () => autosave.getSnapshot().value,
    stored: async () =>
      (await autosaveJournal<Sheet>(journal, scope).unsentWork()).map((entry) => entry.value.mine),
  };
}

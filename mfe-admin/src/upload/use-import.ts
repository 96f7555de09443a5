import type { ImportedRow, PeopleImport } from '@coaching/contracts';
import { ApiError, callApi, callErrorText } from '@coaching/mfe-kit';
import { useRef, useState } from 'react';
import { refreshPeopleLists } from '../users/refresh-people-lists';

const STOPPED = 'The import stopped. What was done stays done; go on for the rest.';

/** What comes of a run; `failed` are the numbers of rows that were not done, of all runs of it here. */
export type ImportEnd = { import: PeopleImport; failed: readonly number[] } | 'stopped' | 'other-list';

/**
 * Applies an import, part after part as the server answers each; it goes on where it stopped, also on another day.
 * @param took is given the rows that each part was about
 */
export function useImport(took?: (rows: readonly ImportedRow[]) => void) {
  const [progress, setProgress] = useState<PeopleImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const failed = useRef<number[]>([]);

  async function run({ uid, checksum }: PeopleImport): Promise<ImportEnd> {
    setBusy(true);
    setProblem(null);
    try {
      for (;;) {
        const { import: now, rows } = await callApi(
          'commitImport',
          { body: { uid, checksum } },
          { quiet: true },
        );
        took?.(rows);
        for (const { number, state } of rows)
          if (state === 'moved' || state === 'refused') failed.current.push(number);
        setProgress(now);
        if (now.status === 'done') return { import: now, failed: failed.current };
      }
    } catch (error) {
      setProblem(callErrorText(error) ?? STOPPED);
      return error instanceof ApiError && error.status === 409 ? 'other-list' : 'stopped';
    } finally {
      setBusy(false);
      refreshPeopleLists();
    }
  }
  function forget() {
    setProgress(null);
    failed.current = [];
  }
  return { run, busy, problem, progress, forget };
}

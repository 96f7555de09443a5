import { type ImportedRow, type ImportRow, MOST_IMPORT_ROWS, type PeopleImport } from '@coaching/contracts';
import { callApi, callErrorText } from '@coaching/mfe-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isJudged, type Judged } from './list-rows';
import type { UploadTarget } from './upload-target';

/** Milliseconds in which somebody goes on correcting before it is looked up. */
const TYPING_PAUSE_MS = 400;

const FAILED = 'The people could not be looked up.';

/**
 * What importing these rows does, as the server says. Each part is asked for as soon as the one before it is answered;
 * only what is being typed is waited for.
 */
export function useDryRun(
  { role, entity }: UploadTarget,
  {
    import_uid,
    rows,
    file_name,
    isApplied,
  }: {
    /** Of the import that the server stores the rows as. */
    import_uid: string;
    file_name: string;
    rows: readonly ImportRow[];
    /** They are being applied, and looked over no more. */
    isApplied: boolean;
  },
) {
  const [judged, setJudged] = useState<Judged>(new Map());
  const [record, setRecord] = useState<PeopleImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(rows);
  const entity_type = entity?.entity_type;
  const entity_uid = entity?.uid;

  const next = useMemo(() => {
    const numbers = new Set(rows.map(({ number }) => number));
    return {
      rows: rows.filter((row) => !isJudged(row, judged)).slice(0, MOST_IMPORT_ROWS),
      removed: [...judged.keys()].filter((number) => !numbers.has(number)),
    };
  }, [rows, judged]);
  const isAsking = next.rows.length > 0 || next.removed.length > 0;

  useEffect(() => {
    const isTyped = asked.current !== rows;
    asked.current = rows;
    if (isApplied || problem !== null || (rows.length === 0 && !isAsking)) return;
    const aborted = new AbortController();
    const options = { quiet: true, signal: aborted.signal };
    const of = {
      uid: import_uid,
      file_name,
      role,
      ...(entity_type && entity_uid && { entity: { entity_type, uid: entity_uid } }),
    };
    setRecord(null);
    async function ask() {
      if (!isAsking) {
        const { import: looked } = await callApi('getImport', { params: { uid: import_uid } }, options);
        if (!aborted.signal.aborted) setRecord(looked);
        return;
      }
      const answer = await callApi('previewImport', { body: { ...of, ...next } }, options);
      if (aborted.signal.aborted) return;
      setJudged((before) => {
        const after = new Map(before);
        for (const number of next.removed) after.delete(number);
        for (const row of answer.rows) after.set(row.number, row);
        return after;
      });
    }
    const timer = setTimeout(
      () =>
        void ask().catch((error) => {
          if (!aborted.signal.aborted) setProblem(callErrorText(error) ?? FAILED);
        }),
      isTyped ? TYPING_PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [rows, next, isAsking, import_uid, file_name, role, entity_type, entity_uid, isApplied, problem]);

  return {
    judged,
    /** The import by whose checksum all of it can be applied; null until every row is looked over. */
    record,
    problem,
    retry: useCallback(() => setProblem(null), []),
    /** Looks all of it over anew. */
    again: useCallback(() => setJudged(new Map()), []),
    /** Takes in what the server says of rows that were applied. */
    took: useCallback((applied: readonly ImportedRow[]) => {
      setJudged((before) => new Map([...before, ...applied.map((row) => [row.number, row] as const)]));
    }, []),
  };
}

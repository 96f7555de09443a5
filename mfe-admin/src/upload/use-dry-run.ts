import { type ImportedRow, type ImportRow, MOST_IMPORT_ROWS, type PeopleImport } from '@coaching/contracts';
import { callApi, callErrorText } from '@coaching/mfe-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isJudged, type Judged } from './list-rows';
import type { UploadTarget } from './upload-target';

/** Milliseconds in which somebody goes on correcting before it is looked up. */
const TYPING_PAUSE_MS = 400;

const nothing: Judged = new Map();

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
    onLost,
  }: {
    /** Of the import that the server stores the rows as. */
    import_uid: string;
    file_name: string;
    rows: readonly ImportRow[];
    /** They are being applied, and looked over no more. */
    isApplied: boolean;
    /** What the server has is another list, as when it was too old: all of it is to be another import. */
    onLost: () => void;
  },
) {
  const [said, setSaid] = useState<{ uid: string; rows: Judged }>({ uid: import_uid, rows: new Map() });
  const judged = said.uid === import_uid ? said.rows : nothing;
  const [record, setRecord] = useState<PeopleImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(rows);
  const last = useRef<Promise<void>>(Promise.resolve());
  const entity_type = entity?.entity_type;
  const entity_uid = entity?.uid;

  /** Takes in what the server has by now: these rows, and not those numbers. */
  const take = useCallback(
    (took: readonly ImportedRow[], gone: readonly number[] = []) =>
      setSaid((before) => {
        const after = new Map(before.uid === import_uid ? before.rows : nothing);
        for (const number of gone) after.delete(number);
        for (const row of took) after.set(row.number, row);
        return { uid: import_uid, rows: after };
      }),
    [import_uid],
  );

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
    setRecord(null);
    if (isApplied || problem !== null || (rows.length === 0 && !isAsking)) return;
    let isOver = false;
    const of = {
      uid: import_uid,
      file_name,
      role,
      ...(entity_type && entity_uid && { entity: { entity_type, uid: entity_uid } }),
    };
    async function lookOver() {
      try {
        const answer = await callApi('previewImport', { body: { ...of, ...next } }, { quiet: true });
        // Also when it was corrected meanwhile: this is what the server has.
        take(answer.rows, next.removed);
      } catch (error) {
        // Nobody knows whether it came there.
        take(
          [],
          next.rows.map(({ number }) => number),
        );
        throw error;
      }
    }
    async function findRecord() {
      const { import: looked } = await callApi('getImport', { params: { uid: import_uid } }, { quiet: true });
      if (isOver) return;
      const all = Object.values(looked.outcomes).reduce((sum, count) => sum + count, 0);
      if (all === judged.size) setRecord(looked);
      else onLost();
    }
    const ask = async () => {
      if (isOver) return;
      await (isAsking ? lookOver() : findRecord()).catch((error) =>
        setProblem(callErrorText(error) ?? FAILED),
      );
    };
    // One after the other, so that the last that was typed is the last that the server gets.
    const timer = setTimeout(
      () => {
        last.current = last.current.then(ask);
      },
      isTyped ? TYPING_PAUSE_MS : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [
    rows,
    next,
    judged,
    take,
    isAsking,
    import_uid,
    file_name,
    role,
    entity_type,
    entity_uid,
    isApplied,
    problem,
    onLost,
  ]);

  return {
    judged,
    /** The import by whose checksum all of it can be applied; null until every row is looked over. */
    record,
    problem,
    retry: useCallback(() => setProblem(null), []),
    /** Takes in what the server says of rows that were applied. */
    took: take,
  };
}

import { isWorthRetrying, type UploadRecord } from '@coaching/contracts';
import type { SentFile } from './posted-answer';
import { UploadError } from './upload-error';

/** Something that happens to the files of a queue. */
export type UploadHappening =
  | { type: 'added'; files: readonly UploadRecord[]; maximum: number }
  | { type: 'activated'; id: string }
  | { type: 'deactivated'; id: string }
  | { type: 'progressed'; id: string; progress: number; speed: number }
  | { type: 'succeeded'; id: string; sent: SentFile }
  | { type: 'failed'; id: string; error: UploadError }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string };

const fresh = { active: false, error: null, message: '', progress: 0, speed: 0, response: null } as const;

const failed = (record: UploadRecord, { failure, message, response }: UploadError): UploadRecord => ({
  ...record,
  active: false,
  error: failure,
  message,
  speed: 0,
  response,
});

/** What becomes of one file; the same record when this does not concern it as it is. */
function recordAfter(
  record: UploadRecord,
  happening: Exclude<UploadHappening, { type: 'added' | 'removed' }>,
): UploadRecord {
  const { active, error, success } = record;
  if (happening.type === 'retried') return error && isWorthRetrying(error) ? { ...record, ...fresh } : record;
  if (happening.type === 'activated')
    return active || error || success ? record : { ...record, ...fresh, active: true };
  // What is reported of a file that was stopped meanwhile is no longer true.
  if (!active) return record;
  switch (happening.type) {
    case 'deactivated':
      return failed(record, new UploadError('abort'));
    case 'progressed':
      return { ...record, progress: happening.progress, speed: happening.speed };
    case 'succeeded':
      return { ...record, ...happening.sent, active: false, success: true, progress: 1, speed: 0 };
    case 'failed':
      return failed(record, happening.error);
  }
}

/** The files with more: one file takes the place of another where there may be one, and what is too many stays out. */
function recordsWith(
  records: readonly UploadRecord[],
  added: readonly UploadRecord[],
  maximum: number,
): readonly UploadRecord[] {
  if (added.length === 0) return records;
  if (maximum === 1) return added.slice(0, 1);
  const room = maximum === 0 ? added.length : Math.max(maximum - records.length, 0);
  return room === 0 ? records : [...records, ...added.slice(0, room)];
}

/** The files of a queue after something has happened; the same list when nothing has changed. */
export function recordsAfter(
  records: readonly UploadRecord[],
  happening: UploadHappening,
): readonly UploadRecord[] {
  if (happening.type === 'added') return recordsWith(records, happening.files, happening.maximum);
  const index = records.findIndex(({ id }) => id === happening.id);
  const record = records[index];
  if (!record) return records;
  if (happening.type === 'removed') return records.toSpliced(index, 1);
  const after = recordAfter(record, happening);
  return after === record ? records : records.with(index, after);
}

/** Ids of the files whose turn it is, in their order. @param threads how many are sent at once */
export function nextToSend(records: readonly UploadRecord[], threads: number): string[] {
  const underWay = records.filter(({ active }) => active).length;
  const waiting = records.filter(({ active, error, success }) => !active && !error && !success);
  return waiting.slice(0, Math.max(threads - underWay, 0)).map(({ id }) => id);
}

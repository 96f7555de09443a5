import type { UploadRecord } from '@coaching/contracts';
import type { ChosenFile, StartUploads, UploadSettings } from '../upload-queue';

/** A file in a queue, waiting. */
export function aRecord(changes: Partial<UploadRecord> = {}): UploadRecord {
  return {
    id: 'one',
    name: 'plan.pdf',
    size: 2048,
    type: 'application/pdf',
    active: false,
    error: null,
    message: '',
    success: false,
    progress: 0,
    speed: 0,
    putAction: null,
    postAction: '/upload/post',
    headers: {},
    data: {},
    response: null,
    download_url: null,
    ...changes,
  };
}

/** A queue that records the calls it gets, and whose files a test sets. */
export function fakeUploads() {
  const calls: [what: string, id: string][] = [];
  const chosen: ChosenFile[] = [];
  const settings: UploadSettings[] = [];
  let setFiles: (files: readonly UploadRecord[]) => void = () => {};
  const upload: StartUploads = (given, onFiles) => {
    settings.push(given);
    setFiles = onFiles;
    return {
      add: (files) => void chosen.push(...files),
      deactivate: (id) => void calls.push(['deactivate', id]),
      retry: (id) => void calls.push(['retry', id]),
      remove: (id) => void calls.push(['remove', id]),
      stop: () => void calls.push(['stop', '']),
    };
  };
  return { upload, calls, chosen, settings, setFiles: (files: readonly UploadRecord[]) => setFiles(files) };
}

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

/** A queue that keeps what it is asked, and tells what the test says. */
export function fakeUploads() {
  const asked: [what: string, id: string][] = [];
  const chosen: ChosenFile[] = [];
  const settings: UploadSettings[] = [];
  let tell: (files: readonly UploadRecord[]) => void = () => {};
  const upload: StartUploads = (given, told) => {
    settings.push(given);
    tell = told;
    return {
      add: (files) => void chosen.push(...files),
      deactivate: (id) => void asked.push(['deactivate', id]),
      retry: (id) => void asked.push(['retry', id]),
      remove: (id) => void asked.push(['remove', id]),
      stop: () => void asked.push(['stop', '']),
    };
  };
  return { upload, asked, chosen, settings, tell: (files: readonly UploadRecord[]) => tell(files) };
}

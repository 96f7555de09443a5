import type { UploadRecord } from '@coaching/contracts';
import type { ChosenFile, UploadQueue, UploadSettings } from '@coaching/ui-kit/upload';
import type { SendFile } from './send-file';
import { UploadError, uploadErrorOf } from './upload-error';
import { nextToSend, recordsAfter, type UploadHappening } from './upload-records';
import { maximumFiles, problemBefore, threadCount } from './upload-rules';

/** Where files are posted unless set otherwise (spec 2 section 7). */
const POST_ACTION = '/upload/post';

let made = 0;

/** The record of a file that was chosen, with its error when it cannot be sent at all. */
function recordOf({ name, file }: ChosenFile, settings: UploadSettings): UploadRecord {
  const { putAction = null, postAction = POST_ACTION, headers = {}, data = {} } = settings;
  made += 1;
  const record: UploadRecord = {
    id: `upload-${made}`,
    name,
    size: file?.size ?? 0,
    type: file?.type ?? '',
    active: false,
    error: null,
    message: '',
    success: false,
    progress: 0,
    speed: 0,
    putAction,
    postAction,
    headers,
    data,
    response: null,
    download_url: null,
  };
  const failure = problemBefore(record, file, settings);
  return failure ? { ...record, error: failure, message: new UploadError(failure).message } : record;
}

/** What a queue works with. */
export interface UploadQueueParts {
  send: SendFile;
  /** Milliseconds, counted from anywhere. */
  now?: () => number;
}

/**
 * A queue that checks what is chosen and sends it, as many files at once as it has threads.
 * @param onFiles called with all files, whenever something about one changes
 */
export function createUploadQueue(
  settings: UploadSettings,
  onFiles: (files: readonly UploadRecord[]) => void,
  { send, now = () => performance.now() }: UploadQueueParts,
): UploadQueue {
  const threads = threadCount(settings.threads);
  const contents = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  let records: readonly UploadRecord[] = [];
  let stopped = false;

  function happen(happening: UploadHappening): void {
    const after = recordsAfter(records, happening);
    if (stopped || after === records) return;
    records = after;
    onFiles(records);
  }

  /** Sends what should be sent, and stops what should not. */
  function settle(): void {
    if (stopped) return;
    for (const [id, controller] of underWay)
      if (!records.some((record) => record.id === id && record.active)) {
        underWay.delete(id);
        controller.abort();
      }
    for (const id of contents.keys()) if (!records.some((record) => record.id === id)) contents.delete(id);
    for (const id of nextToSend(records, threads)) void begin(id);
  }

  async function begin(id: string): Promise<void> {
    happen({ type: 'activated', id });
    const record = records.find((one) => one.id === id)!;
    const controller = new AbortController();
    underWay.set(id, controller);
    const began = now();
    const onProgress = (progress: number) => {
      const seconds = Math.max(now() - began, 1) / 1000;
      if (!controller.signal.aborted)
        happen({ type: 'progressed', id, progress, speed: (progress * record.size) / seconds });
    };
    const outcome = await send(record, contents.get(id)!, { onProgress, signal: controller.signal }).then(
      (sent): UploadHappening => ({ type: 'succeeded', id, sent }),
      (error): UploadHappening => ({ type: 'failed', id, error: uploadErrorOf(error) }),
    );
    // Stopped, and perhaps begun again, meanwhile.
    if (underWay.get(id) !== controller) return;
    underWay.delete(id);
    happen(outcome);
    settle();
  }

  const change = (happening: UploadHappening) => {
    happen(happening);
    settle();
  };
  return {
    add(chosen) {
      const files = chosen.map((one) => {
        const record = recordOf(one, settings);
        if (one.file) contents.set(record.id, one.file);
        return record;
      });
      change({ type: 'added', files, maximum: maximumFiles(settings) });
    },
    deactivate: (id) => change({ type: 'deactivated', id }),
    retry: (id) => change({ type: 'retried', id }),
    remove: (id) => change({ type: 'removed', id }),
    stop() {
      stopped = true;
      for (const controller of underWay.values()) controller.abort();
      underWay.clear();
    },
  };
}

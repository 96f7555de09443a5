import type { StartUploads } from '@coaching/ui-kit/upload';
import { createUploadQueue } from './create-upload-queue';
import { sendFile } from './send-file';

/** Begins a queue that sends to the API host: what `FileUpload` is given as its `upload`. */
export const startUploads: StartUploads = (settings, onFiles) =>
  createUploadQueue(settings, onFiles, { send: sendFile });

import { filePurposes, type UploadRecord } from '@coaching/contracts';
import { apiBase } from '../api';
import { postFile } from './post-file';
import { postInChunks } from './post-in-chunks';
import type { SentFile } from './posted-answer';
import { type SendOptions, sendBody } from './send-body';
import { UploadError } from './upload-error';
import { uploadFile } from './upload-file';
import { wayToSend } from './upload-rules';

/** Sends the file of a record. @throws UploadError, ApiError, NetworkError */
export type SendFile = (record: UploadRecord, file: File, options: SendOptions) => Promise<SentFile>;

/** A file may have been moved or changed since it was chosen. @throws UploadError 'not_exists' */
async function checkIsThere(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new UploadError('not_exists');
    });
}

/** Sends a file the way its record says, to the API host. */
export const sendFile: SendFile = async (record, file, options) => {
  await checkIsThere(file);
  const { headers, data, postAction } = record;
  const url = apiBase() + postAction;
  switch (wayToSend(record)) {
    case 'chunks':
      return postInChunks(url, file, { ...options, headers, data }, sendBody);
    case 'post':
      return postFile(url, file, { ...options, headers, data }, sendBody);
    case 'put': {
      const purpose = filePurposes.find((one) => one === data.purpose);
      return { download_url: await uploadFile(file, { ...options, purpose }), response: null };
    }
    case null:
      throw new UploadError('No action configured');
  }
};

import type { UploadFailure } from '@coaching/contracts';
import { ApiError, NetworkError } from '../api/errors';

const sentences: Record<UploadFailure, string> = {
  not_exists: 'This file cannot be read any more. Please choose it again.',
  file_object: 'This is not a file. Folders cannot be sent; please choose the files in it.',
  extension: 'Your choice is not an allowed file type, please contact support',
  size: 'This file is too large.',
  abort: 'Sending the file was stopped.',
  timeout: 'Sending the file took too long. Please try again.',
  network: 'There is no connection to the server. Check your network and try again.',
  denied: 'The server did not take this file.',
  server: 'Error uploading file',
  upload: 'A part of this file did not arrive. Please try again.',
  'No action configured': 'Files cannot be sent from here. Please contact support.',
};

/** An upload that did not arrive. `message` is for the person: the server's sentence where it gave one. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  constructor(
    readonly failure: UploadFailure,
    message?: string,
    /** What the server answered, if anything. */
    readonly response: unknown = null,
  ) {
    super(message || sentences[failure]);
  }
}

/** What an answer to a file means; null when it arrived. @param status HTTP status */
export function failureOfStatus(status: number): UploadFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 413) return 'size';
  if (status === 415) return 'extension';
  return status >= 500 ? 'server' : 'denied';
}

/** Whatever went wrong with an upload, as one of the failures that the specs name. */
export function uploadErrorOf(error: unknown): UploadError {
  if (error instanceof UploadError) return error;
  if (error instanceof ApiError)
    return new UploadError(failureOfStatus(error.status) ?? 'server', error.message, error.body);
  if (error instanceof NetworkError) return new UploadError('network');
  const isAbort = (error as { name?: unknown } | null)?.name === 'AbortError';
  return new UploadError(isAbort ? 'abort' : 'server');
}

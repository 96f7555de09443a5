/** Ways an upload fails (spec 2 section 8). */
export type UploadFailure = 'extension' | 'size' | 'abort' | 'timeout' | 'network' | 'denied' | 'server';

const sentences: Record<UploadFailure, string> = {
  extension: 'Your choice is not an allowed file type, please contact support',
  size: 'This file is too large.',
  abort: 'Sending the file was stopped.',
  timeout: 'Sending the file took too long. Please try again.',
  network: 'There is no connection to the server. Check your network and try again.',
  denied: 'The server did not take this file.',
  server: 'Error uploading file',
};

/** An upload that did not arrive. `message` is for the person: the server's sentence where it gave one. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  constructor(
    readonly failure: UploadFailure,
    said?: string,
  ) {
    super(said || sentences[failure]);
  }
}

/** What an answer to a PUT means; null when the file arrived. @param status HTTP status */
export function failureOfStatus(status: number): UploadFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 413) return 'size';
  if (status === 415) return 'extension';
  return status >= 500 ? 'server' : 'denied';
}

import { endSession } from '../session/end-session';
import { failureOfStatus, UploadError } from './upload-error';

const PATIENCE_MS = 120_000;

export interface SendOptions {
  /** Called with the part that is sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** A request that carries a file, or a part of one. */
export interface Sending {
  method: 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: File | FormData | string;
}

/** Sends one request and answers its JSON, null when there is none. @throws UploadError */
export type SendBody = (sending: Sending, options?: SendOptions) => Promise<unknown>;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
const messageIn = (answer: unknown) => (answer as { message?: string } | null)?.message;

export const sendBody: SendBody = ({ method, url, headers, body }, { onProgress, signal } = {}) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new UploadError('abort'));
    // fetch cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    const fail = (failure: ConstructorParameters<typeof UploadError>[0]) => () =>
      reject(new UploadError(failure));
    const giveUp = () => request.abort();
    request.open(method, url);
    request.timeout = PATIENCE_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const answer = jsonIn(request.responseText);
      const failure = failureOfStatus(request.status);
      // A server between that wants a name says nothing of the session.
      if (request.status === 401 && answer !== null) endSession();
      if (failure) reject(new UploadError(failure, messageIn(answer), answer));
      else resolve(answer);
    };
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = fail('abort');
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    request.send(body);
  });

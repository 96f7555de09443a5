import { failureOfStatus, UploadError } from './upload-error';

const PATIENCE_MS = 120_000;

export interface PutOptions {
  /** Told the part that is sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

function messageIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { message?: string } | null)?.message;
  } catch {
    return undefined;
  }
}

/** Sends a file by PUT with the header the signed address wants (spec 2 section 7). @throws UploadError */
export function putFile(url: string, file: File, { onProgress, signal }: PutOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    const fail = (failure: ConstructorParameters<typeof UploadError>[0]) => () =>
      reject(new UploadError(failure));
    request.open('PUT', url);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('x-amz-acl', 'public-read');
    if (file.type) request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const failure = failureOfStatus(request.status);
      if (failure) reject(new UploadError(failure, messageIn(request.responseText)));
      else resolve();
    };
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = fail('abort');
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

import { ACTIVE_CHUNKS, CHUNK_RETRIES } from '@coaching/contracts';
import { type Chunk, chunksOf, failureInTheEnd, isSentAgain, partSent, pauseBefore } from './chunks';
import type { PostOptions } from './post-file';
import { dataOf, type SentFile, storedFile } from './posted-answer';
import type { SendBody } from './send-body';
import { UploadError, uploadErrorOf } from './upload-error';

/** Waits, unless the upload is stopped meanwhile. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Tries again what may go better, CHUNK_RETRIES times. @throws UploadError 'server', 'upload', or what is final */
async function withRetries<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  wait: Pause,
): Promise<Result> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await attempt();
    } catch (cause) {
      const { failure, message, response } = uploadErrorOf(cause);
      if (!isSentAgain(failure) || failed > CHUNK_RETRIES)
        throw new UploadError(failureInTheEnd(failure), message, response);
    }
    await wait(pauseBefore(failed), signal);
    if (signal.aborted) throw new UploadError('abort');
  }
}

/** Does something with each chunk, ACTIVE_CHUNKS at once, in their order. Rejects with the first that fails. */
async function eachChunk(chunks: readonly Chunk[], send: (chunk: Chunk, index: number) => Promise<void>) {
  const waiting = [...chunks.entries()];
  let failed = false;
  const lane = async () => {
    for (let next = waiting.shift(); next && !failed; next = waiting.shift())
      await send(next[1], next[0]).catch((error) => {
        failed = true;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: ACTIVE_CHUNKS }, lane));
}

/**
 * Posts a file in chunks: start, each chunk, finish (spec 2 section 7).
 * @throws UploadError 'server' or 'upload' once a chunk has failed too often; at once when the server says no
 */
export async function postInChunks(
  url: string,
  file: File,
  { headers = {}, data = {}, onProgress, signal }: PostOptions,
  send: SendBody,
  wait: Pause = pause,
): Promise<SentFile> {
  const stop = new AbortController();
  const stopAll = () => stop.abort();
  signal?.addEventListener('abort', stopAll);
  if (signal?.aborted) stopAll();
  const say = (words: object) =>
    send(
      {
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(words),
      },
      { signal: stop.signal },
    );
  try {
    const facts = { mime_type: file.type, size: file.size, name: file.name };
    const begun = await say({ ...data, phase: 'start', ...facts });
    const { session_id, end_offset } = dataOf(begun, 'server');
    if (!session_id || !end_offset) throw new UploadError('server', undefined, begun);
    const chunks = chunksOf(file.size, end_offset);
    const parts = chunks.map(() => 0);
    await eachChunk(chunks, ({ start, end }, index) => {
      const report = (part: number) => {
        parts[index] = part;
        onProgress?.(partSent(chunks, parts));
      };
      const attempt = async () => {
        report(0);
        const body = new FormData();
        body.append('phase', 'upload');
        body.append('session_id', session_id);
        body.append('start_offset', String(start));
        body.append('chunk', file.slice(start, end), file.name);
        const sending = { method: 'POST', url, headers, body } as const;
        dataOf(await send(sending, { onProgress: report, signal: stop.signal }), 'upload');
        report(1);
      };
      return withRetries(attempt, stop.signal, wait);
    });
    // Finishing again answers the same, so that a lost answer costs nothing.
    return await withRetries(
      async () => storedFile(await say({ phase: 'finish', session_id })),
      stop.signal,
      wait,
    );
  } catch (error) {
    throw uploadErrorOf(error);
  } finally {
    // What is under way beside the chunk that failed is of no use any more.
    stopAll();
    signal?.removeEventListener('abort', stopAll);
  }
}

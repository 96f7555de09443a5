import type { UploadFailure } from '@coaching/contracts';

/** A part of a file, from its first byte up to but not with `end`. */
export interface Chunk {
  start: number;
  end: number;
}

/** The chunks of a file, each `length` bytes long but the last (spec 2 section 7). */
export function chunksOf(size: number, length: number): Chunk[] {
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => ({
    start: index * length,
    end: Math.min((index + 1) * length, size),
  }));
}

/** Part of a file that is sent, 0 to 1. @param parts of each chunk, 0 to 1 */
export function partSent(chunks: readonly Chunk[], parts: readonly number[]): number {
  const size = chunks.at(-1)?.end ?? 0;
  const sent = chunks.reduce((sum, { start, end }, index) => sum + (end - start) * (parts[index] ?? 0), 0);
  return size === 0 ? 1 : sent / size;
}

/** What is refused is not sent again, nor what a person stops. */
const final: ReadonlySet<UploadFailure> = new Set(['abort', 'denied', 'size', 'extension']);

/** Whether a chunk that failed so is sent again. */
export const isSentAgain = (failure: UploadFailure): boolean => !final.has(failure);

/** The failure that is reported once a chunk is not sent any more (spec 2 section 8). */
export function failureInTheEnd(failure: UploadFailure): UploadFailure {
  if (final.has(failure)) return failure;
  return failure === 'upload' ? 'upload' : 'server';
}

const FIRST_PAUSE_MS = 500;

/** Milliseconds before a chunk is sent again that has failed so often. */
export const pauseBefore = (failed: number): number => FIRST_PAUSE_MS * 2 ** (failed - 1);

/** Ways an upload fails (spec 2 section 8); `upload` is a chunk that never arrived as it should. */
export const uploadFailures = [
  'not_exists',
  'file_object',
  'extension',
  'size',
  'abort',
  'timeout',
  'network',
  'denied',
  'server',
  'upload',
  'No action configured',
] as const;
export type UploadFailure = (typeof uploadFailures)[number];

const lasting: ReadonlySet<UploadFailure> = new Set([
  'not_exists',
  'file_object',
  'extension',
  'size',
  'No action configured',
]);

/** Whether sending the same file again may go better. */
export const isWorthRetrying = (failure: UploadFailure): boolean => !lasting.has(failure);

/** A file in the upload component (spec 2 section 3, upload file record). */
export interface UploadRecord {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Media type as the browser says; '' when it knows none. */
  type: string;
  /** It is being sent. */
  active: boolean;
  error: UploadFailure | null;
  /** What to show of the error, a sentence; '' without one. */
  message: string;
  success: boolean;
  /** Part that is sent, 0 to 1. */
  progress: number;
  /** Bytes a second, since it became active. */
  speed: number;
  /** Call that answers an address to PUT to, or null. */
  putAction: string | null;
  /** Call that takes it whole or in chunks, or null. */
  postAction: string | null;
  headers: Readonly<Record<string, string>>;
  /** Fields that go along. */
  data: Readonly<Record<string, string>>;
  /** What the server answered last; null before. */
  response: unknown;
  /** Where it is found once it has arrived. */
  download_url: string | null;
}

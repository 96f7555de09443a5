/** Where it is noted: by this browser, so that the mail may be opened in another tab. */
const KEY = 'pending-course';

/** For how long, in milliseconds. */
const PENDING_MS = 60 * 60_000;

/** A course that somebody wants to join and was not asked about yet. */
interface PendingCourse {
  email: string;
  course_code: string;
  /** In milliseconds since 1970. */
  noted_at: number;
}

const isPending = (value: unknown): value is PendingCourse =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  'course_code' in value &&
  'noted_at' in value &&
  typeof value.noted_at === 'number' &&
  Math.abs(Date.now() - value.noted_at) < PENDING_MS;

/** Where storage is closed to us nothing is noted. */
function stored<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}

/** What was noted too long ago, or by something else, is forgotten. */
function read(): PendingCourse | null {
  const noted = stored((storage): unknown => JSON.parse(storage.getItem(KEY) ?? 'null'));
  if (isPending(noted)) return noted;
  forgetPendingCourse();
  return null;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Notes with which course code an address signs up, until its owner is asked about the course; '' for none. */
export function notePendingCourse(email: string, course_code: string): void {
  const pending: PendingCourse = { email, course_code, noted_at: Date.now() };
  if (course_code === '') forgetPendingCourse();
  else stored((storage) => storage.setItem(KEY, JSON.stringify(pending)));
}

/** The course code that an address was entered with here and that its owner was not asked about yet; '' for none. */
export function pendingCourse(email: string): string {
  const pending = read();
  return pending && isSame(pending.email, email) ? pending.course_code : '';
}

/** They have joined, or do not want to, or have left. */
export function forgetPendingCourse(): void {
  stored((storage) => storage.removeItem(KEY));
}

/** Forgets what others than this address wanted to join here. */
export function forgetCourseOfOthers(email: string): void {
  const pending = read();
  if (pending && !isSame(pending.email, email)) forgetPendingCourse();
}

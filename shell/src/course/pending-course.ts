/** Where it is noted, for as long as the tab is there. */
const KEY = 'pending-course';

/** A course that somebody wants to join and was not asked about yet. */
interface PendingCourse {
  email: string;
  course_code: string;
}

const isPending = (value: unknown): value is PendingCourse =>
  typeof value === 'object' && value !== null && 'email' in value && 'course_code' in value;

function read(): PendingCourse | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Notes with which course code an address signs up, until its owner is asked about the course; '' for none. */
export function notePendingCourse(email: string, course_code: string): void {
  if (course_code === '') forgetPendingCourse();
  else sessionStorage.setItem(KEY, JSON.stringify({ email, course_code } satisfies PendingCourse));
}

/** The course code that an address was entered with here and that its owner was not asked about yet; '' for none. */
export function pendingCourse(email: string): string {
  const pending = read();
  return pending && isSame(pending.email, email) ? pending.course_code : '';
}

/** They have joined, or do not want to. */
export const forgetPendingCourse = (): void => sessionStorage.removeItem(KEY);

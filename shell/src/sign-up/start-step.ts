/** Steps of the wizard (spec 1 section 2, Sign-up wizard); the course comes up for who brought a course code. */
export type Step = 'email' | 'code' | 'course' | 'details';

/** What the wizard needs to know of a person. */
interface Newcomer {
  /** Empty until they have said who they are. */
  username: string;
  schools: readonly unknown[];
}

/** Has said what to be called. */
export const isNamed = ({ username }: Pick<Newcomer, 'username'>): boolean => username.trim() !== '';

interface Start {
  isSignedIn: boolean;
  /** The address that is to be proved; '' while it is not known. */
  email: string;
  /** Whether a code is on its way to it, or here already. */
  hasCode: boolean;
  /** What this browser wants to join and was not asked about yet; '' for nothing. */
  courseCode: string;
}

/**
 * Where the wizard starts: a known person is asked about their course and gives details, somebody with a code proves
 * their address first, which needs that address.
 */
export function startStep({ isSignedIn, email, hasCode, courseCode }: Start): Step {
  if (isSignedIn) return courseCode === '' ? 'details' : 'course';
  return hasCode && email !== '' ? 'code' : 'email';
}

/** Where it goes once the address is proved: to the course this browser came with, else on. */
export function afterVerification(user: Newcomer, courseCode: string): Step | 'done' {
  return courseCode === '' ? afterCourse(user) : 'course';
}

/** Where it goes then: somebody who belongs to a school and has a name has given their details. */
export function afterCourse(user: Newcomer): Step | 'done' {
  return user.schools.length > 0 && isNamed(user) ? 'done' : 'details';
}

/** Where one is in the wizard, in words. */
export function placeOf(step: Step, courseCode: string): string {
  const steps: Step[] =
    courseCode === '' ? ['email', 'code', 'details'] : ['email', 'code', 'course', 'details'];
  return `Step ${steps.indexOf(step) + 1} of ${steps.length}.`;
}

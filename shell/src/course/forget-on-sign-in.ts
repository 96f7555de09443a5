import { sessionStore } from '@coaching/mfe-kit';
import { forgetCourseOfOthers } from './pending-course';

/** From now on: what somebody wanted to join is forgotten once another person is signed in in this browser. */
export function forgetCoursesOnSignIn(): void {
  sessionStore.subscribe(() => {
    const session = sessionStore.get();
    if (session.status === 'signed-in') forgetCourseOfOthers(session.user.email);
  });
}

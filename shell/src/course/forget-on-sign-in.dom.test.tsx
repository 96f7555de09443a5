import { cast } from '@coaching/access/testing';
import { sessionStore } from '@coaching/mfe-kit';
import { sessionOf } from '@coaching/mfe-kit/testing';
import { forgetCoursesOnSignIn } from './forget-on-sign-in';
import { notePendingCourse, pendingCourse } from './pending-course';

const signIn = () => sessionStore.begin(sessionOf('coach'));

it('forgets what somebody else wanted to join, and not what they want themselves', () => {
  forgetCoursesOnSignIn();
  notePendingCourse(cast.users.coach.email, 'READ-1');
  signIn();
  expect(pendingCourse(cast.users.coach.email)).toBe('READ-1');
  notePendingCourse('pat@school.test', 'READ-1');
  signIn();
  expect(localStorage).toHaveLength(0);
});

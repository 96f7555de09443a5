import {
  forgetCourseOfOthers,
  forgetPendingCourse,
  notePendingCourse,
  pendingCourse,
} from './pending-course';

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

it('is there for the address that it was entered with, until it is forgotten', () => {
  notePendingCourse('pat@school.test', 'READ-1');
  expect([pendingCourse('Pat@School.test '), pendingCourse('kim@school.test')]).toEqual(['READ-1', '']);
  forgetPendingCourse();
  expect(pendingCourse('pat@school.test')).toBe('');
});

it('is there in a tab that is opened later, as a mail is', () => {
  notePendingCourse('pat@school.test', 'READ-1');
  sessionStorage.clear();
  expect(pendingCourse('pat@school.test')).toBe('READ-1');
});

it('is forgotten after an hour', () => {
  jest.useFakeTimers();
  notePendingCourse('pat@school.test', 'READ-1');
  jest.advanceTimersByTime(59 * 60_000);
  expect(pendingCourse('pat@school.test')).toBe('READ-1');
  jest.advanceTimersByTime(60_000);
  expect(pendingCourse('pat@school.test')).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('is forgotten once somebody else is signed in', () => {
  notePendingCourse('pat@school.test', 'READ-1');
  forgetCourseOfOthers('Pat@school.test');
  expect(pendingCourse('pat@school.test')).toBe('READ-1');
  forgetCourseOfOthers('kim@school.test');
  expect(localStorage).toHaveLength(0);
});

it('is none once the same address signs up without one', () => {
  notePendingCourse('pat@school.test', 'READ-1');
  notePendingCourse('pat@school.test', '');
  expect(pendingCourse('pat@school.test')).toBe('');
});

it.each(['', '{', '7', '{"email":"pat@school.test"}', '{"email":"pat@school.test","course_code":"READ-1"}'])(
  'is none where %j is noted',
  (noted) => {
    localStorage.setItem('pending-course', noted);
    expect(pendingCourse('pat@school.test')).toBe('');
  },
);

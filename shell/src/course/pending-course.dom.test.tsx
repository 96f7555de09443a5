import { forgetPendingCourse, notePendingCourse, pendingCourse } from './pending-course';

afterEach(() => sessionStorage.clear());

it('is there for the address that it was entered with, until it is forgotten', () => {
  notePendingCourse('pat@school.test', 'READ-1');
  expect([pendingCourse('Pat@School.test '), pendingCourse('kim@school.test')]).toEqual(['READ-1', '']);
  forgetPendingCourse();
  expect(pendingCourse('pat@school.test')).toBe('');
});

it('is none once the same address signs up without one', () => {
  notePendingCourse('pat@school.test', 'READ-1');
  notePendingCourse('pat@school.test', '');
  expect(pendingCourse('pat@school.test')).toBe('');
});

it.each(['', '{', '7', '{"email":"pat@school.test"}'])('is none where %j is noted', (noted) => {
  sessionStorage.setItem('pending-course', noted);
  expect(pendingCourse('pat@school.test')).toBe('');
});

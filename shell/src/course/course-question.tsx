import type { Course } from '@coaching/contracts';

/** What one is about to join, and what comes of it. */
export function CourseQuestion({ program_name, organization_name }: Course) {
  return (
    <>
      Join <strong>{program_name}</strong> at <strong>{organization_name}</strong> as a coachee? Its coaches
      and administrators will see your name, email and picture, and coaches there can share what they write
      with you.
    </>
  );
}

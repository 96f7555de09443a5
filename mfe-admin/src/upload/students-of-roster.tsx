import { Link } from '@coaching/ui-kit';
import { useLocation } from 'react-router';

/** Says of a roster's students whether they are brought in, and where that is changed. */
export function StudentsOfRoster({ students, isIn }: { students: number; isIn: boolean }) {
  const { pathname, search } = useLocation();
  const other = new URLSearchParams(search);
  if (isIn) other.delete('students');
  else other.set('students', 'true');
  return (
    <p>
      {`Students of this roster: ${students.toLocaleString('en-US')}, ${isIn ? 'in the list' : 'left out'}. `}
      <Link href={`${pathname}?${other}`}>{isIn ? 'Leave students out' : 'Bring students in too'}</Link>
    </p>
  );
}

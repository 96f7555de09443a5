import { demoUsers } from '@coaching/demo';

/** What the lanes of a demo script are called: after the teacher, who is its coachee, and the class. */
export function demoLanes(coachee: string): { left_name: string; right_name: string } {
  const teacher = demoUsers(new Date(0)).find(({ uid }) => uid === coachee);
  if (!teacher) throw new Error(`${coachee} is nobody of the demo.`);
  return { left_name: `${teacher.first_name} ${teacher.last_name}`, right_name: 'Students' };
}

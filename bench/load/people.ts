import type { ImportedPerson } from '@coaching/service-identity';

/** The demo's password, so that one is enough for everybody. */
export const password = 'Coaching-demo-1';

/** Where the coaches of the load work. */
export const school = { organization_uid: 'demo-cedar-grove', program_uid: 'demo-cedar-secondary' };

/** How many teachers they observe. */
const COACHEES = 20;

export const coachEmail = (index: number) => `load-coach-${index}@demo.test`;
export const coacheeUid = (index: number) => `load-coachee-${index % COACHEES}`;

function person(uid: string, role: 'Coach' | 'Coachee', index: number): ImportedPerson {
  const { organization_uid, program_uid } = school;
  return {
    uid,
    email: `${uid}@demo.test`,
    first_name: role,
    last_name: `Number ${index}`,
    roles: [],
    schools: [{ organization_uid, roles: [], programs: [{ program_uid, roles: [role] }] }],
    licenses: [],
    coaches: [],
    password,
  };
}

/** That many coaches, and the teachers they observe, all in one program. */
export function loadPeople(coaches: number): ImportedPerson[] {
  return [
    ...Array.from({ length: coaches }, (_, index) => person(`load-coach-${index}`, 'Coach', index)),
    ...Array.from({ length: COACHEES }, (_, index) => person(coacheeUid(index), 'Coachee', index)),
  ];
}

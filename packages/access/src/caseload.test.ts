import { mayOpenCaseload } from './caseload';
import { places, testEveryRole } from './testing';

const school = { organization_uid: 'here', programs: [{ program_uid: 'program-here' }] };

describe('one’s own coachees', () => {
  testEveryRole((actor) => mayOpenCaseload(actor, { uid: actor.uid, coaches: [], schools: [] }), {
    Superuser: places,
    'Organization Admin': places,
    'Program Admin': places,
    Coach: places,
  });
});

describe('those of a coach in an organisation and a program', () => {
  testEveryRole((actor) => mayOpenCaseload(actor, { uid: 'coach', coaches: [], schools: [school] }), {
    Superuser: ['platform'],
    Support: ['platform'],
    'Organization Admin': ['organization'],
    'Program Admin': ['program'],
  });
});

describe('those of a standalone coach whom they invited', () => {
  testEveryRole((actor) => mayOpenCaseload(actor, { uid: 'coach', coaches: [actor.uid], schools: [] }), {
    Superuser: ['platform'],
    Support: ['platform'],
  });
});

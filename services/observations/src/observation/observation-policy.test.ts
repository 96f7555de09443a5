import { type Allowed, anActor, aPerson, testEveryRole } from '@coaching/access/testing';
import { anObservation } from '../testing/builders';
import { mayDelete, mayEdit, mayObserve, mayRead, mayReadCoachNotes } from './observation-policy';

const literacy = { program_uid: 'program-here', program_name: 'Literacy', organization_uid: 'here' };
const observation = anObservation({}, { organization_uid: 'here', program_embed: literacy });
const standalone = anObservation();

const coach = anActor({ uid: 'coach' });
const coachee = anActor({ uid: 'coachee' });

const readers: Allowed = {
  Superuser: ['platform'],
  Support: ['platform'],
  'Organization Admin': ['organization'],
  'Program Admin': ['program'],
};

describe('reading an observation of others in a program', () => {
  testEveryRole((actor) => mayRead(actor, observation), readers);
});

describe('reading an observation of others without an organisation', () => {
  testEveryRole((actor) => mayRead(actor, standalone), { Superuser: ['platform'], Support: ['platform'] });
});

describe('a private observation of others', () => {
  const hidden = anObservation(
    { visibility: 'private' },
    { organization_uid: 'here', program_embed: literacy },
  );
  testEveryRole(
    (actor) => mayRead(actor, hidden) || mayDelete(actor, hidden) || mayReadCoachNotes(actor, hidden),
    {},
  );
  it('is its coach’s alone', () => {
    expect(mayRead(coach, hidden) && mayDelete(coach, hidden) && mayReadCoachNotes(coach, hidden)).toBe(true);
    expect(mayRead(coachee, hidden)).toBe(false);
  });
});

describe('changing an observation of others', () => {
  testEveryRole((actor) => mayEdit(actor, observation), {});
});

describe('deleting an observation of others', () => {
  testEveryRole((actor) => mayDelete(actor, observation), {
    Superuser: ['platform'],
    'Organization Admin': ['organization'],
  });
});

describe('observing someone in a program', () => {
  const person = aPerson('person', {
    uid: 'person',
    schools: [
      {
        organization_uid: 'here',
        programs: [{ program_uid: 'program-here', program_name: 'Literacy' }],
      },
    ],
  });
  testEveryRole((actor) => mayObserve(actor, person), {
    Superuser: ['platform'],
    'Organization Admin': ['organization'],
    'Program Admin': ['program'],
    Coach: ['organization', 'program'],
  });
});

it.each([
  ['its coach', coach, { read: true, edit: true, remove: true, notes: true }],
  ['its coachee', coachee, { read: true, edit: false, remove: false, notes: false }],
])('lets %s do what is theirs', (_who, actor, { read, edit, remove, notes }) => {
  for (const it of [observation, standalone]) {
    expect(mayRead(actor, it)).toBe(read);
    expect(mayEdit(actor, it)).toBe(edit);
    expect(mayDelete(actor, it)).toBe(remove);
    expect(mayReadCoachNotes(actor, it)).toBe(notes);
  }
});

it('keeps the coach’s notes from the coachee also when they administer the organisation', () => {
  const schools = [{ organization_uid: 'here', roles: ['Organization Admin' as const], programs: [] }];
  expect(mayReadCoachNotes(anActor({ uid: 'coachee', schools }), observation)).toBe(false);
});

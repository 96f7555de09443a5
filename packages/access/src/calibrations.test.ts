import {
  type CalibrationOwnership,
  mayEditCalibration,
  mayMakeCalibrations,
  mayReadCalibration,
  mayReadOthersScores,
  organizationsToObserveIn,
} from './calibrations';
import { type Allowed, actorWith, anActor, testEveryRole } from './testing';

const calibration: CalibrationOwnership = {
  user: 'maker',
  organization_uid: 'here',
  observers: ['actor', 'maker'],
};
const inPlace: Allowed = {
  'Organization Admin': ['organization'],
  'Program Admin': ['program', 'sibling program'],
  Coach: ['organization', 'program', 'sibling program'],
};

describe('a calibration is made, by who works in the organisation, by', () => {
  testEveryRole((actor) => mayMakeCalibrations({ ...actor, organization_uid: 'here' }), {
    ...inPlace,
    Superuser: ['platform'],
  });
});

describe('a calibration is made, by who works nowhere, by', () => {
  testEveryRole(mayMakeCalibrations, {});
});

describe('of its observers it is read by', () => {
  testEveryRole((actor) => mayReadCalibration(actor, calibration), inPlace);
});

describe('the organisations to observe in are those of', () => {
  testEveryRole((actor) => organizationsToObserveIn(actor).includes('here'), inPlace);
});

describe('of all who do not observe it is read by', () => {
  testEveryRole((actor) => mayReadCalibration({ ...actor, uid: 'somebody' }, calibration), {});
});

describe('it is changed by', () => {
  testEveryRole((actor) => mayEditCalibration(actor, calibration), {});
});

describe('of those who made one it is changed by who works there, by', () => {
  testEveryRole((actor) => mayEditCalibration({ ...actor, uid: 'maker' }, calibration), {
    ...inPlace,
    Superuser: ['platform'],
  });
});

describe('what others scored', () => {
  const observer = actorWith('Coach', 'organization');
  const maker = { ...observer, uid: 'maker' };
  const withoutMaker = { ...calibration, observers: ['actor'] };

  it.each([
    ['an observer who is not done', observer, calibration, false, false],
    ['an observer who is done', observer, calibration, true, true],
    ['an observer who no longer coaches there', anActor({ uid: 'actor' }), calibration, true, false],
    ['who made it and observes, not done', maker, calibration, false, false],
    ['who made it and observes, done', maker, calibration, true, true],
    ['who made it and does not observe', maker, withoutMaker, false, true],
    ['anybody else', { ...observer, uid: 'somebody' }, calibration, true, false],
  ] as const)('%s', (_, actor, of, isDone, may) => {
    expect(mayReadOthersScores(actor, of, isDone)).toBe(may);
  });
});

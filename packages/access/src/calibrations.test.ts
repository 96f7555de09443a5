import type { Actor } from '@coaching/contracts';
import {
  type CalibrationOwnership,
  mayEditCalibration,
  mayMakeCalibrations,
  mayReadAgreement,
  mayReadCalibration,
  mayReadOthersScores,
  organizationsToObserveIn,
} from './calibrations';
import { type Allowed, actorWith, anActor, aSchool, byCountsOnly, testEveryRole } from './testing';

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

describe('where administrators see counts alone', () => {
  const unobserved = { ...calibration, observers: ['somebody'] };
  const made = (actor: Actor) => byCountsOnly({ ...actor, uid: 'maker' });

  describe('of those who made one without observing, what others scored is read by', () => {
    testEveryRole((actor) => mayReadOthersScores(made(actor), unobserved, false), {
      Coach: inPlace.Coach!,
      Superuser: ['platform'],
    });
  });

  describe('of those who made one without observing, how far they agree is read by', () => {
    testEveryRole((actor) => mayReadAgreement(made(actor), unobserved, false), {
      ...inPlace,
      Superuser: ['platform'],
    });
  });

  describe('of its observers who are done, what others scored is read by', () => {
    testEveryRole((actor) => mayReadOthersScores(byCountsOnly(actor), calibration, true), inPlace);
  });

  it('who coaches there and administers, too, reads figures and no scores', () => {
    const both = made(anActor({ schools: [aSchool('here', ['Coach', 'Organization Admin'])] }));
    expect(mayReadAgreement(both, unobserved, false)).toBe(true);
    expect(mayReadOthersScores(both, unobserved, false)).toBe(false);
  });

  it('who administers another organization by counts reads the scores of this one', () => {
    const elsewhere = { ...aSchool('elsewhere', ['Organization Admin']), counts_only: true };
    const maker = anActor({ uid: 'maker', schools: [aSchool('here', ['Organization Admin']), elsewhere] });
    expect(mayReadOthersScores(maker, unobserved, false)).toBe(true);
  });
});

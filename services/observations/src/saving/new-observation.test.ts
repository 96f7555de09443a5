import { cast, embedOf } from '@coaching/access/testing';
import { observedAt } from '../testing/builders';
import { newObservation } from './new-observation';

const { coach, coachee } = cast.people;
const placement = {
  client: coachee.uid,
  client_embed: embedOf(coachee),
  program_embed: null,
  organization_uid: 'cedar',
};

it('starts empty, with the coach on the left and the coachee on the right (spec 1 section 4)', () => {
  expect(newObservation({ uid: 'new' }, embedOf(coach), placement, observedAt)).toMatchObject({
    title: '',
    items: [],
    left_name: 'Ada Park',
    right_name: 'Daniel Reyes',
    timestamp: null,
    duration: null,
    visibility: 'shared',
    finished: false,
    revision: 1,
  });
});

it('takes what the coach chose from the start', () => {
  const draft = {
    uid: 'new',
    title: 'Fractions',
    left_name: 'Ms. O',
    right_name: '',
    timestamp: '2026-03-02T10:00:00+01:00',
    end_timestamp: '2026-03-02T10:30:00+01:00',
    duration: 30,
  };
  expect(newObservation(draft, embedOf(coach), placement, observedAt)).toMatchObject({
    title: 'Fractions',
    left_name: 'Ms. O',
    right_name: 'Daniel Reyes',
    timestamp: new Date('2026-03-02T09:00:00Z'),
    end_timestamp: new Date('2026-03-02T09:30:00Z'),
    duration: 30,
    finished: true,
  });
});

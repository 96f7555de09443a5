import { anObservation, aPerson } from '../observation/testing/builders';
import { configurationOf, configured, firstDraft, newConfiguration, problemsOf } from './configuration';

const daniel = aPerson('daniel', 'Daniel Reyes');
const grace = aPerson('grace', 'Grace Kim');

it('requires a coachee', () => {
  expect(problemsOf(newConfiguration(null))).toEqual({ client: 'Coachee is required' });
  expect(problemsOf(newConfiguration(daniel))).toEqual({});
});

it('requires words for both lanes once they are named in words', () => {
  const named = (left_name: string, right_name: string) =>
    problemsOf({ ...newConfiguration(daniel), lanes: { by: 'words', left_name, right_name } });
  expect(named('Teacher', 'Students')).toEqual({});
  expect(named(' ', '')).toEqual({ left_name: 'Field is required', right_name: 'Field is required' });
});

it('starts with the coach on the left and the coachee on the right', () => {
  const draft = firstDraft(newConfiguration(daniel), 'o1', aPerson('ada', 'Ada Park'), { tool_uid: 'walk' });
  expect(draft).toMatchObject({
    uid: 'o1',
    tool_uid: 'walk',
    client: 'daniel',
    left_name: 'Ada Park',
    right_name: 'Daniel Reyes',
    title: '',
    items: [],
    timestamp: null,
  });
});

it('starts with lanes that are named as was chosen', () => {
  const lanes = { by: 'words', left_name: ' Mr. Reyes', right_name: 'Class 4b' } as const;
  const configuration = { ...newConfiguration(daniel), lanes };
  const draft = firstDraft(configuration, 'o1', aPerson('ada', 'Ada Park'), { tool_uid: null });
  expect(draft).toMatchObject({ left_name: 'Mr. Reyes', right_name: 'Class 4b' });
});

it('leaves to the server who may read it until somebody has chosen', () => {
  const start = (configuration: ReturnType<typeof newConfiguration>) =>
    firstDraft(configuration, 'o1', aPerson('ada', 'Ada Park'), { tool_uid: null });
  expect(start(newConfiguration(daniel))).not.toHaveProperty('visibility');
  expect(start({ ...newConfiguration(daniel), visibility: 'private' })).toMatchObject({
    visibility: 'private',
  });
});

describe('changing an observation', () => {
  const observation = anObservation();
  const shown = configurationOf(observation);

  it('changes nothing that was not changed', () => {
    expect(configured(observation, shown)).toEqual(observation);
  });

  it('puts a new coachee’s name over their lane', () => {
    expect(configured(observation, { ...shown, client: grace })).toMatchObject({
      client: 'grace',
      right_name: 'Grace Kim',
    });
  });

  it('names the lanes as was chosen, after the coachee that is chosen with it', () => {
    const named = anObservation({ left_name: 'Teacher', right_name: 'Students' });
    const changed = configured(named, {
      ...configurationOf(named),
      client: grace,
      lanes: { by: 'people' },
    });
    expect(changed).toMatchObject({ left_name: 'Ada Park', right_name: 'Grace Kim' });
  });

  it('leaves a name that was chosen by hand', () => {
    const named = anObservation({ right_name: 'Class 4b' });
    expect(configured(named, { ...configurationOf(named), client: grace }).right_name).toBe('Class 4b');
  });
});

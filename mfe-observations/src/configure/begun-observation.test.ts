import { observationSchema } from '@coaching/contracts';
import { observationMerging } from '../observation/observation-merging';
import { aPerson } from '../observation/testing/builders';
import { begunObservation } from './begun-observation';
import { firstDraft, newConfiguration } from './configuration';

const ada = aPerson('ada', 'Ada Park');
const daniel = aPerson('daniel', 'Daniel Reyes');
const tool = { tool_uid: 'walk', tool_config_uid: 'set' };
const configuration = {
  ...newConfiguration(daniel),
  title: 'Fractions',
  timestamp: '2026-03-02T09:00:00.000Z',
  visibility: 'shared',
} as const;
const draft = firstDraft(configuration, 'o1', ada, tool);
const { base, mine } = begunObservation(draft, { user: ada, client: daniel, organization_uid: 'cedar' });

it('is as the server answers observations', () => {
  expect(observationSchema.parse(mine)).toEqual(mine);
  expect(mine).toMatchObject({ title: 'Fractions', visibility: 'shared', client: 'daniel', revision: 0 });
});

it('is sent whole, as its first save would have been', () => {
  expect(observationMerging.isSame(base, mine)).toBe(false);
  expect(observationMerging.draftOf(mine, base)).toMatchObject(draft);
});

it('is read by nobody else where nobody has chosen', () => {
  const unchosen = firstDraft({ ...configuration, visibility: null }, 'o1', ada, tool);
  const around = { user: ada, client: daniel, organization_uid: null };
  expect(begunObservation(unchosen, around).mine.visibility).toBe('private');
});

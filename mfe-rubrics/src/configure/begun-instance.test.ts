import { rubricInstanceSchema } from '@coaching/contracts';
import { answered } from '../instance/edited-instance';
import { rubricInstanceDraft } from '../instance/instance-draft';
import { instanceMerging } from '../instance/instance-merging';
import { aPerson, aRubric } from '../instance/testing/builders';
import { begunInstance } from './begun-instance';
import { firstDraft, newConfiguration } from './configuration';

const ada = aPerson('ada', 'Ada Park');
const daniel = aPerson('daniel', 'Daniel Reyes');
const rubric = aRubric();
const draft = firstDraft({ ...newConfiguration(daniel), invites_self_score: true }, 'r1', {
  rubric,
  user_embed: ada,
  tool: { tool_uid: rubric.uid, tool_config_uid: 'set' },
});
const around = { rubric, user: ada, client: daniel, organization_uid: 'cedar' };
const { base, mine } = begunInstance(draft, around);

it('is as the server answers uses of rubrics', () => {
  expect(rubricInstanceSchema.parse(answered(mine))).toEqual(answered(mine));
  expect(mine).toMatchObject({ client: 'daniel', revision: 0, invites_self_score: true });
  expect(Object.values(mine.items)).toEqual(Array(3).fill({ choice: null, notes: '' }));
});

it('is sent whole, as its first save would have been', () => {
  expect(instanceMerging.isSame(base, mine)).toBe(false);
  expect(rubricInstanceDraft(mine, base)).toMatchObject(draft);
});

import type { PinnedRubric, Rubric } from '@coaching/contracts';
import { contentOf } from '../versions/version-record';
import type { RubricRecord } from './rubric-record';

/** A rubric as those who are offered it see it. */
export const presentRubric = (rubric: RubricRecord): Rubric => ({
  uid: rubric.uid,
  ...contentOf(rubric),
  revision: rubric.revision,
  version: rubric.version,
  config_entity: rubric.config_entity,
  config_uid: rubric.config_uid,
  updated_at: rubric.updated_at.toISOString(),
});

/** A rubric as somebody was scored by it: of the rubric of today nothing but whose it is. */
export const presentRubricAsScored = (
  { config_entity, config_uid }: RubricRecord,
  { uid, version, revision, ...scored }: PinnedRubric,
  updated_at: Date,
): Rubric => ({
  uid,
  ...contentOf(scored),
  revision,
  version,
  config_entity,
  config_uid,
  updated_at: updated_at.toISOString(),
});

import type { ToolOwner } from '@coaching/access';
import { configEntities } from '@coaching/contracts';
import { type Entity, entityIn } from '@coaching/service-kit';
import { type RubricStructure, structureFields } from '../versions/version-record';

/** A rubric as the collection `rubrics` holds it: its latest structure, under the uid of its tool. */
export interface RubricRecord extends RubricStructure, ToolOwner, Entity {
  /** Whether somebody was scored by this structure, in an instance that may be deleted since. */
  used: boolean;
}

const { revision: _ofEveryEntity, ...structure } = structureFields;

export const rubricSchema = entityIn<RubricRecord>('rubrics', {
  ...structure,
  config_entity: { type: String, enum: configEntities, required: true },
  config_uid: { type: String, required: true },
  used: { type: Boolean, default: false },
});

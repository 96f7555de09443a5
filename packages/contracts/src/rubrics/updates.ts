import { type LiveUpdate, liveUpdateSchema } from '../live-update';
import { type RubricInstance, rubricInstanceSchema } from './rubric-instance';

/** What is sent to a live view of a rubric instance, in order. */
export const rubricInstanceUpdateSchema = liveUpdateSchema('rubric_instance', rubricInstanceSchema);
export type RubricInstanceUpdate = LiveUpdate<'rubric_instance', RubricInstance>;

import { z } from 'zod';
import { moment, uid } from '../fields';
import { pinnedRubricSchema } from './rubric';

/** Groups of fewer people than this are not shown. */
export const SMALLEST_GROUP = 5;

/** Whole months that the growth of a group goes back. */
export const GROUP_MONTHS = 13;

/** One row at one time. */
export const growthPointSchema = z.object({
  /** When it was scored; for a group the first of the month. */
  timestamp: moment,
  /** Index of a column; for a group the median, which can lie between two. */
  level: z.number(),
  /** Scores it is made of: 1 for one person. */
  n: z.number().int(),
  /** For one person: where it was scored, and by which version of the rubric. */
  rubric_instance_uid: uid.nullable(),
  version: z.number().int(),
});
export type GrowthPoint = z.infer<typeof growthPointSchema>;

/** How the rows of a rubric went over time, read by its latest version. */
export const rubricGrowthSchema = z.object({
  rubric: pinnedRubricSchema,
  /** People it is about; of too few it is not said how many they are. */
  people: z.number().int(),
  /** There are fewer people than may be shown; then there are no rows. */
  too_few: z.boolean(),
  rows: z.array(z.object({ row_uid: uid, points: z.array(growthPointSchema) })),
});
export type RubricGrowth = z.infer<typeof rubricGrowthSchema>;

import { z } from 'zod';
import { toolSchema, toolSetSchema } from './tool-set';

const toolFactsSchema = toolSchema.pick({ uid: true, name: true, tool_type: true }).extend({
  // Absent in what was published before conversations needed them.
  structured: z.boolean().default(false),
  categories: toolSchema.shape.categories.default([]),
  /** Deleted by its owner; what was made with it keeps its name. */
  deleted: z.boolean().default(false),
});

/** What other domains need to know of a tool set: what its own tools are called, and their categories. */
export const toolSetFactsSchema = toolSetSchema
  .pick({ uid: true, config_entity: true, config_uid: true })
  .extend({ tools: z.array(toolFactsSchema) });
export type ToolSetFacts = z.infer<typeof toolSetFactsSchema>;

import { z } from 'zod';
import { line, requiredLine, uid } from '../fields';

export const toolTypes = ['Observation', 'Conversation', 'Rubric'] as const;
export type ToolType = (typeof toolTypes)[number];

/** Whose a tool set is: the platform's, an organisation's, or a standalone coach's. */
export const configEntities = ['System', 'Organization', 'User'] as const;
export type ConfigEntity = (typeof configEntities)[number];

/** A group of questions of a Conversation tool. */
export const toolCategorySchema = z.object({ uid, name: requiredLine() });

export const toolSchema = z.object({
  uid,
  name: requiredLine(),
  tool_type: z.enum(toolTypes),
  /** Whose it is: the set it was made in. */
  tool_owner: z.object({
    config_entity: z.enum(configEntities),
    config_uid: uid,
    /** As people call the owner, such as the organisation's name. */
    name: line(),
  }),
  /** Questions come from categories instead of one list. */
  structured: z.boolean(),
  categories: z.array(toolCategorySchema),
});
export type Tool = z.infer<typeof toolSchema>;

/** A tool set as those who use it see it. */
export const toolSetSchema = z.object({
  uid,
  name: requiredLine(),
  config_entity: z.enum(configEntities),
  config_uid: uid,
  /** The same as `config_uid`, by the name that interactions keep it under. */
  config_entity_uid: uid,
  /** What is on offer, in order: of the set it uses and its own, without those that are hidden. */
  tools: z.array(toolSchema),
  /** Uids of hidden tools. */
  tools_deleted: z.array(uid),
  /** Uid of the set whose tools it takes over. */
  uses: uid.nullable(),
  /** Uids of sets it took tools over from before. */
  old_uses: z.array(uid),
  /** How many interactions were made with it; from 1 on, `uses` stays. */
  data_count: z.number().int().min(0),
});
export type ToolSet = z.infer<typeof toolSetSchema>;

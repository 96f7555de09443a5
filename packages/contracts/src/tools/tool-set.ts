import { z } from 'zod';
import { line, requiredLine, revision, uid, uidOrNone } from '../fields';
import { toolTypes } from '../interactions/interaction-kinds';
import { laneNamingSchema } from '../observations/lanes';
import { configEntities } from './tool-set-owner';

/** Tools a set can hold, and categories a tool can have. */
export const MAX_TOOLS = 200;
export const MAX_CATEGORIES = 100;

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
  /** How the lanes of its scripts are named unless a coach chooses otherwise; null for nothing in particular. */
  lanes: laneNamingSchema.nullable().default(null),
});
export type Tool = z.infer<typeof toolSchema>;

/** A tool set as those who use it see it. */
export const toolSetSchema = z.object({
  uid,
  /** 0 for a set that nobody has stored yet. */
  revision,
  name: requiredLine(),
  config_entity: z.enum(configEntities),
  config_uid: uid,
  /** The same as `config_uid`, by the name that interactions store it under. */
  config_entity_uid: uid,
  /** What is on offer, in order: of the set it uses and its own, without those that are hidden. */
  tools: z.array(toolSchema),
  /** Uids of hidden tools. */
  tools_deleted: z.array(uid),
  /** The hidden tools themselves, for those who may configure the set; nobody else gets them. */
  tools_hidden: z.array(toolSchema).default([]),
  /** Uid of the set whose tools it takes over. */
  uses: uid.nullable(),
  /** Uids of sets it took tools over from before. */
  old_uses: z.array(uid),
  /** How many interactions were made with it; from 1 on, `uses` stays. */
  data_count: z.number().int().min(0),
});
export type ToolSet = z.infer<typeof toolSetSchema>;

/** A tool as it is sent: one without a uid, or with one that nobody knows, is new. */
export const toolDraftSchema = z.object({
  uid: uid.nullish(),
  name: requiredLine(),
  tool_type: z.enum(toolTypes),
  structured: z.boolean().optional(),
  categories: z
    .array(toolCategorySchema.extend({ uid: uid.nullish() }))
    .max(MAX_CATEGORIES)
    .optional(),
});

/**
 * A tool set as it is sent; fields left out stay as they are. `tools` are those on offer in their order: the set's own
 * change to what is sent, and those that are missing are deleted; tools of the set it uses are only put in order.
 */
export const toolSetDraftSchema = z.object({
  /** None, or 'default', for one that is stored first. */
  uid: uid.nullish(),
  revision: revision.optional(),
  name: requiredLine().optional(),
  config_entity: z.enum(configEntities),
  config_uid: uid,
  tools: z.array(toolDraftSchema).max(MAX_TOOLS).optional(),
  tools_deleted: z.array(uid).max(MAX_TOOLS).optional(),
  uses: uidOrNone,
});
export type ToolSetDraft = z.infer<typeof toolSetDraftSchema>;

/** What an owner of tool sets wants the lanes of a tool's scripts to be called, also of one that was made elsewhere. */
export const toolLanesSchema = z.strictObject({
  config_entity: z.enum(configEntities),
  config_uid: uid,
  tool_uid: uid,
  /** Null for nothing in particular. */
  lanes: laneNamingSchema.nullable(),
});
export type ToolLanes = z.infer<typeof toolLanesSchema>;

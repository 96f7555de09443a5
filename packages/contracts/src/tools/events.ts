import { z } from 'zod';
import { uid } from '../fields';
import { toolSetFactsSchema } from './tool-set-facts';
import { configEntities } from './tool-set-owner';

export const toolEvents = {
  /** A tool set or a name in it has changed; published of every set by itself, without what it takes over. */
  'tool_set.updated': z.object({ tool_set: toolSetFactsSchema }),
  /** A tool was copied to another set; published of the copy. Whoever holds what belongs to a tool copies that, too. */
  'tool.copied': z.object({
    from: uid,
    to: uid,
    /** Whose the copy is. */
    config_entity: z.enum(configEntities),
    config_uid: uid,
    /** Uids of the copy's categories by those of the tool's. */
    categories: z.record(uid, uid),
  }),
} as const;

export const toolFacts = ['tool.copied'] as const;
export const toolStates = ['tool_set.updated'] as const;

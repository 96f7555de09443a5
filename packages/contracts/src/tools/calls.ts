import { z } from 'zod';
import { defineCall } from '../call';
import { uid } from '../fields';
import { recycleBinCallsOf } from '../recycle-bin/calls';
import { toolLanesSchema, toolSetDraftSchema, toolSetSchema } from './tool-set';
import { configEntities } from './tool-set-owner';

const bin = recycleBinCallsOf('tools');

/** A uid in a query; empty, as a form sends what is not chosen, it asks for nobody in particular. */
const askedUid = z.union([z.literal(''), uid]).optional();

export const toolCalls = {
  getToolConfig: defineCall({
    method: 'GET',
    path: '/tool_config/:entity/:uid/:toolset_uid',
    owner: 'tools',
    audience: 'signed-in',
    summary: "A tool set with its tools; 'default' names the one that whoever works there is offered.",
    params: z.object({ entity: z.enum(configEntities), uid, toolset_uid: uid }),
    response: z.object({ tool_config: toolSetSchema }),
  }),
  getToolConfigs: defineCall({
    method: 'GET',
    path: '/tool_configs',
    owner: 'tools',
    audience: 'signed-in',
    summary: "An organisation's or a coach's tool sets, or the platform's where neither is named.",
    query: z.object({
      org_uid: askedUid,
      user_uid: askedUid,
      /** Every owner's sets, for those who copy between them. */
      all: z.stringbool().default(false),
    }),
    response: z.object({ configs: z.array(toolSetSchema) }),
  }),
  saveToolConfig: defineCall({
    method: 'POST',
    path: '/tool_config',
    owner: 'tools',
    audience: 'signed-in',
    summary:
      'Create or change a tool set and its own tools; 409 with the current one when the revision is stale.',
    body: z.strictObject({ tool_config: toolSetDraftSchema }),
    response: z.object({ tool_config: toolSetSchema }),
  }),
  copyTool: defineCall({
    method: 'POST',
    path: '/tool_config/copy_tool',
    owner: 'tools',
    audience: 'signed-in',
    summary: 'Append a copy of a tool, with its categories, to another tool set.',
    body: z.strictObject({
      tool_uid: uid,
      /** Uids of tool sets. */
      from: uid,
      to: uid,
      /** That of the copy, made by the client: the same once more copies nothing more. The server makes one otherwise. */
      uid: uid.optional(),
    }),
    response: z.object({ tool_config: toolSetSchema }),
  }),
  undeleteTool: defineCall({
    method: 'POST',
    path: '/tool/:uid/undelete',
    owner: 'tools',
    audience: 'signed-in',
    summary: 'Take a deleted tool out of the recycle bin; once more changes nothing.',
    params: z.object({ uid }),
    response: z.object({ tool_config: toolSetSchema }),
  }),
  undeleteCategory: defineCall({
    method: 'POST',
    path: '/category/:uid/undelete',
    owner: 'tools',
    audience: 'signed-in',
    summary: 'Take a deleted category out of the recycle bin, with the questions that went with it.',
    params: z.object({ uid }),
    response: z.object({ tool_config: toolSetSchema }),
  }),
  saveToolLanes: defineCall({
    method: 'POST',
    path: '/tool_lanes',
    owner: 'tools',
    audience: 'signed-in',
    summary:
      "Choose what the lanes of a tool's scripts are called, for all who work with the owner's tool sets.",
    body: z.strictObject({ tool_lanes: toolLanesSchema }),
    response: z.object({ tool_lanes: toolLanesSchema }),
  }),
  listToolsBin: bin.list,
  previewToolsBin: bin.preview,
  restoreToolsBin: bin.restore,
} as const;

import { z } from 'zod';
import { defineCall, done, type ServiceName, serviceNames } from '../call';
import { line, moment, uid } from '../fields';
import { listQuery, orNothing } from '../paging';
import { recycleBinColumns } from './columns';
import {
  deletedKind,
  deletedObjectSchema,
  deletedReferenceSchema,
  restorePreviewSchema,
} from './deleted-object';

const query = listQuery(recycleBinColumns, true).extend({
  noun: line(40).default(''),
  /** Only what was deleted before then. */
  before: orNothing(moment),
});
/**
 * `nouns` are those of all that is listed, whatever is searched for. With `since`, not everything is listed of what was
 * deleted before then, since there is too much of a kind: `before` asks for it; null when this is all.
 */
const list = z.object({
  objects: z.array(deletedObjectSchema),
  total: z.number().int(),
  nouns: z.array(z.string()),
  since: moment.nullable(),
});
const body = z.strictObject({ obj: deletedReferenceSchema });

/** The recycle bin of the platform, which the gateway joins from those of the services. */
export const recycleBinCalls = {
  getRecycleBin: defineCall({
    method: 'GET',
    path: '/recycle_bin',
    owner: 'gateway',
    audience: 'signed-in',
    summary:
      'What was deleted and can be brought back by the caller, of every service; `away` names those that did not answer.',
    query,
    response: list.extend({ away: z.array(z.enum(serviceNames)) }),
  }),
  getUndeletePreview: defineCall({
    method: 'GET',
    path: '/recycle_bin/:service/:kind/:uid',
    owner: 'gateway',
    audience: 'signed-in',
    summary: 'What would come back along with a deleted object, and what stands in its way.',
    params: z.object({ service: z.enum(serviceNames), kind: deletedKind, uid }),
    response: restorePreviewSchema,
  }),
  undelete: defineCall({
    method: 'POST',
    path: '/undelete',
    owner: 'gateway',
    audience: 'signed-in',
    summary: 'Bring an object back from the recycle bin; one that is there stays as it is.',
    body,
    response: done,
  }),
} as const;

const BINS = '/internal/recycle_bin/';

/** Where a service is asked what it keeps deleted, and to bring it back. */
export const binPath = (owner: string) => `${BINS}${owner}`;

/** A path of those. */
export const isBinPath = (path: string) => path.startsWith(BINS);

/** How the gateway asks a service, for a caller, what of it is in the recycle bin. */
export function recycleBinCallsOf<const Owner extends ServiceName>(owner: Owner) {
  const common = { owner, audience: 'internal' } as const;
  return {
    list: defineCall({
      ...common,
      method: 'GET',
      path: binPath(owner),
      summary: `What of ${owner} was deleted and can be brought back by the caller.`,
      query,
      response: list,
    }),
    preview: defineCall({
      ...common,
      method: 'GET',
      path: `${binPath(owner)}/:kind/:uid`,
      summary: 'What would come back along with a deleted object, and what stands in its way.',
      params: z.object({ kind: deletedKind, uid }),
      response: restorePreviewSchema,
    }),
    restore: defineCall({
      ...common,
      method: 'POST',
      path: binPath(owner),
      summary: 'Bring a deleted object back, for a caller who could delete it.',
      body,
      response: done,
    }),
  };
}

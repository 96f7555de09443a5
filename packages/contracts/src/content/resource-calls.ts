import { z } from 'zod';
import { defineCall, done } from '../call';
import { email, text, uid } from '../fields';
import { MAX_RESOURCE_EMAILS } from './limits';
import { resourceDraftSchema, resourceEntitySchema, resourceOwnerSchema, resourceSchema } from './resource';

const common = { owner: 'content', audience: 'signed-in' } as const;
const ofPlace = z.object({ config_entity: resourceEntitySchema, config_entity_uid: uid });
const ofOne = ofPlace.extend({ uid });
const saved = z.object({ resource: resourceSchema, organization: resourceOwnerSchema.optional() });

/** Documents and pages that an organisation or the platform puts at people's hands (spec 2 section 7). */
export const resourceCalls = {
  getResources: defineCall({
    ...common,
    audience: 'public',
    method: 'GET',
    path: '/resources/:config_entity/:config_entity_uid',
    summary:
      'Resources in their order: of the platform (System/system) for everybody, else of one’s own organisation.',
    params: ofPlace,
    response: z.object({ resources: z.array(resourceSchema), total: z.number().int() }),
  }),
  getResource: defineCall({
    ...common,
    audience: 'public',
    method: 'GET',
    path: '/resources/:config_entity/:config_entity_uid/:uid',
    summary: 'One resource, for those who see it in the list.',
    params: ofOne,
    response: z.object({ resource: resourceSchema }),
  }),
  saveResource: defineCall({
    ...common,
    method: 'POST',
    path: '/resource',
    summary:
      'Make or change a resource; what is left out stays, a new one comes last. The platform’s: Superuser and Content Manager; an organisation’s: staff, its Organization Admin and Organization Content Admin.',
    body: z.object({ resource: resourceDraftSchema }),
    response: saved,
  }),
  deleteResource: defineCall({
    ...common,
    method: 'DELETE',
    path: '/resource/:config_entity/:config_entity_uid/:uid',
    summary: 'Move a resource to the recycle bin.',
    params: ofOne,
    response: z.object({ ok: z.literal(true), organization: resourceOwnerSchema.optional() }),
  }),
  undeleteResource: defineCall({
    ...common,
    method: 'POST',
    path: '/resource/:config_entity/:config_entity_uid/:uid/undelete',
    summary: 'Bring a resource back to where it was.',
    params: ofOne,
    response: saved,
  }),
  mailResource: defineCall({
    ...common,
    method: 'POST',
    path: '/resource_email',
    summary: 'Mail a resource to people, with words of one’s own: who coaches or administers and sees it.',
    body: z.strictObject({
      resource_uid: uid,
      emails: z.array(email).min(1).max(MAX_RESOURCE_EMAILS),
      message: text().trim().max(2000, 'Please use at most 2000 characters.').default(''),
    }),
    response: done,
  }),
} as const;

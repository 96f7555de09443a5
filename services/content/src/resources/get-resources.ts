import { mayReadResources } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import { presentResource } from './present-resource';
import { requireAt } from './require-resource';
import type { Resources } from './resources-repository';

export const getResources =
  (resources: Resources): Handler<'getResources'> =>
  async ({ actor, params }) => {
    if (!mayReadResources(actor, params)) throw new NotFound(MESSAGES.notFound);
    const rows = await resources.of(params);
    return { resources: rows.map(presentResource), total: rows.length };
  };

export const getResource =
  (resources: Resources): Handler<'getResource'> =>
  async ({ actor, params: { uid, ...place } }) => {
    if (!mayReadResources(actor, place)) throw new NotFound(MESSAGES.notFound);
    return { resource: presentResource(requireAt(place, await resources.find(uid))) };
  };

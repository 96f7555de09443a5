import {
  type Actor,
  byRecycleBinColumn,
  type CallName,
  type CallResponse,
  comparable,
  type DeletedObject,
  latestOf,
  MESSAGES,
  pageWindow,
  type ServiceName,
} from '@coaching/contracts';
import { NotFound, NotSignedIn } from '../errors';
import type { CallRequest } from '../service';
import type { Shelf } from './shelf';

interface Parts {
  service: ServiceName;
  shelves: readonly Shelf[];
  /** Kinds of what other services keep deleted and with which something of this one comes back. */
  companions?: readonly Pick<Shelf, 'kind' | 'preview'>[];
  /** What people are called, by uid; those whom the service does not know are left out. */
  namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What such a call is asked with; the calls of all services are alike. */
type Asked<Name extends CallName, Fields extends keyof CallRequest<Name>> = Pick<CallRequest<Name>, Fields>;

/** The calls by which a service shows its part of the recycle bin. */
export interface RecycleBinHandlers {
  list(asked: Asked<'listObservationsBin', 'actor' | 'query'>): Promise<CallResponse<'listObservationsBin'>>;
  preview(
    asked: Asked<'previewObservationsBin', 'actor' | 'params'>,
  ): Promise<CallResponse<'previewObservationsBin'>>;
  restore(
    asked: Asked<'restoreObservationsBin', 'actor' | 'body' | 'now'>,
  ): Promise<CallResponse<'restoreObservationsBin'>>;
}

function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new NotSignedIn(MESSAGES.signInFirst);
  return actor;
}

/** Holds every word of the search in what is shown of it. */
function matching(search: string): (object: DeletedObject) => boolean {
  const words = comparable(search).split(/\s+/).filter(Boolean);
  return ({ title, place, noun, deleted_by_name }) => {
    const shown = comparable([title, place, noun, deleted_by_name].join(' '));
    return words.every((word) => shown.includes(word));
  };
}

/** Answers the calls about what a service keeps deleted. */
export function recycleBin({ service, shelves, companions = [], namesOf }: Parts): RecycleBinHandlers {
  const shelfOf = (kind: string) => {
    const shelf = shelves.find((one) => one.kind === kind);
    if (!shelf) throw new NotFound(MESSAGES.notFound);
    return shelf;
  };

  async function contentsFor(actor: Actor, before: Date | null) {
    const shelved = await Promise.all(
      shelves.map(async ({ kind, contents }) => {
        const { objects, since } = await contents(actor, before);
        return { objects: objects.map((object) => ({ ...object, service, kind })), since };
      }),
    );
    const objects = shelved.flatMap((shelf) => shelf.objects);
    const deleters = new Set(objects.flatMap(({ deleted_by }) => deleted_by ?? []));
    const names = await namesOf([...deleters]);
    const all: DeletedObject[] = objects.map((object) => ({
      ...object,
      deleted_by_name: (object.deleted_by && names.get(object.deleted_by)) ?? '',
    }));
    return { all, since: latestOf(shelved.map((shelf) => shelf.since?.toISOString() ?? null)) };
  }

  return {
    async list({ actor, query: { query, noun, before, sortBy, descending, page, rowsPerPage } }) {
      const { all, since } = await contentsFor(signedIn(actor), before ? new Date(before) : null);
      const nouns = [...new Set(all.map((object) => object.noun))].sort();
      const found = all.filter((object) => (noun === '' || object.noun === noun) && matching(query)(object));
      const { skip, limit } = pageWindow(page, rowsPerPage);
      const objects = found.sort(byRecycleBinColumn(sortBy, descending)).slice(skip, skip + limit);
      return { objects, total: found.length, nouns, since };
    },
    async preview({ actor, params: { kind, uid } }) {
      const companion = companions.find((one) => one.kind === kind);
      const preview = await (companion ?? shelfOf(kind)).preview(signedIn(actor), uid);
      if (!preview) throw new NotFound(MESSAGES.notFound);
      return preview;
    },
    async restore({ actor, body: { obj }, now }) {
      if (obj.service !== service) throw new NotFound(MESSAGES.notFound);
      await shelfOf(obj.kind).restore({ actor: signedIn(actor), uid: obj.uid, now });
      return { ok: true };
    },
  };
}

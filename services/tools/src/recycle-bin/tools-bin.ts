import type { Actor, RestorePreview } from '@coaching/contracts';
import {
  configurableBy,
  type RecycleBinHandlers,
  recycleBin,
  type ServiceContext,
  type Shelf,
  type Shelved,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { OwnerNames } from '../owners/owner-names';
import { mayConfigure } from '../tool-sets/tool-set-policy';
import { type Deletable, isThere, type OwnTool, type ToolSetRecord } from '../tool-sets/tool-set-record';
import type { ToolSets } from '../tool-sets/tool-sets-repository';
import { categoryPart, restorePart, toolPart } from './restore-part';

interface Stores {
  toolSets: ToolSets;
  names: OwnerNames;
}

interface FoundPart {
  part: Deletable & { uid: string; name: string };
  set: ToolSetRecord;
  /** The tool itself, or the one that the category is of. */
  tool: OwnTool;
}

/** One kind of the parts of sets. */
interface PartKind {
  kind: string;
  noun: string;
  path: 'tools.uid' | 'tools.categories.uid';
  deletedAt: string;
  partsOf(tool: OwnTool): FoundPart['part'][];
  placeOf(found: FoundPart): string;
  preview(found: FoundPart): RestorePreview;
  restored: typeof toolPart;
}

const kinds: PartKind[] = [
  {
    kind: 'tool',
    noun: 'Tool',
    path: 'tools.uid',
    deletedAt: 'tools.deleted_at',
    partsOf: (tool) => [tool],
    placeOf: ({ set }) => set.name,
    preview: ({ tool }) => ({
      along: tool.categories.filter(isThere).map(({ name }) => `Category ${name}`),
      obstacles: [],
    }),
    restored: toolPart,
  },
  {
    kind: 'category',
    noun: 'Category',
    path: 'tools.categories.uid',
    deletedAt: 'tools.categories.deleted_at',
    partsOf: ({ categories }) => categories,
    placeOf: ({ set, tool }) => `${tool.name}, ${set.name}`,
    preview: ({ tool }) => ({
      along: [],
      obstacles: isThere(tool)
        ? []
        : [
            {
              message: `Its tool, ${tool.name}, is in the recycle bin, too. The category is seen once that is restored.`,
              blocks: false,
            },
          ],
    }),
    restored: categoryPart,
  },
];

const foundIn = (set: ToolSetRecord, { partsOf }: PartKind): FoundPart[] =>
  set.tools.flatMap((tool) =>
    partsOf(tool)
      .filter((part) => !isThere(part))
      .map((part) => ({ part, set, tool })),
  );

function shelfOf(kind: PartKind, { toolSets }: Stores, context: ServiceContext): Shelf {
  const shelved = (found: FoundPart): Shelved => ({
    uid: found.part.uid,
    noun: kind.noun,
    title: found.part.name,
    place: kind.placeOf(found),
    deleted_at: found.part.deleted_at!.toISOString(),
    deleted_by: found.part.deleted_by ?? null,
    path: null,
  });
  return {
    kind: kind.kind,
    async contents(actor: Actor, before) {
      const filter = {
        [kind.deletedAt]: { $gt: new Date(0) },
        ...configurableBy(actor),
      } as QueryFilter<ToolSetRecord>;
      const sets = await toolSets.model.find(filter, WITHOUT_ID).lean<ToolSetRecord[]>();
      const objects = sets
        .flatMap((set) => foundIn(set, kind))
        .filter(({ part }) => !before || part.deleted_at! < before)
        .map(shelved);
      return { objects, since: null };
    },
    async preview(actor, uid) {
      const set = await toolSets.findWith(kind.path, uid);
      const found =
        set && mayConfigure(actor, set) && foundIn(set, kind).find(({ part }) => part.uid === uid);
      return found ? kind.preview(found) : null;
    },
    restore: (restoring) =>
      restorePart(kind.restored, { toolSets, transaction: context.transaction }, restoring),
  };
}

/** Deleted tools and categories, for those who configure the set that they are of. */
export function toolsBin(stores: Stores, context: ServiceContext): RecycleBinHandlers {
  return recycleBin({
    service: 'tools',
    shelves: kinds.map((kind) => shelfOf(kind, stores, context)),
    async namesOf(uids) {
      const people = uids.map((config_uid) => ({ config_entity: 'User' as const, config_uid }));
      const nameOf = await stores.names.ofAll(people);
      return new Map(people.map((person) => [person.config_uid, nameOf(person) ?? '']));
    },
  });
}

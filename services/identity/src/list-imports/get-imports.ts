import type { PeopleEntity } from '@coaching/contracts';
import { findPage, type Handler } from '@coaching/service-kit';
import { findPlace } from '../places/find-place';
import { maySeeAllImports } from './import-policy';
import type { ImportParts } from './import-target';
import { presentImport } from './present-import';

export const getImports =
  (parts: ImportParts): Handler<'getImports'> =>
  async ({ actor, query }) => {
    const { entity_type, entity_uid } = query;
    const entity: PeopleEntity | undefined =
      entity_type && entity_uid ? { entity_type, uid: entity_uid } : undefined;
    const place = await findPlace(parts, actor, entity);
    const whose = maySeeAllImports(actor, place) ? {} : { 'by.uid': actor.uid };
    const { rows, total } = await findPage(parts.imports.model, {
      filter: { entity_uid: entity?.uid ?? '', status: { $ne: 'preview' }, ...whose },
      query,
      sorts: { created_at: 'created_at' },
    });
    return { imports: rows.map((row) => presentImport(row, actor)), total };
  };

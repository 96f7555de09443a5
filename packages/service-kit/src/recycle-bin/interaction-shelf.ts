import { type InteractionKind, interactionPath, interactionTitle, type UserEmbed } from '@coaching/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { deletableBy } from '../interactions/deletable-filter';
import type { Entity } from '../mongo/entity';
import type { EntityKind } from '../saving/entity-kind';
import { restoreEntity } from '../saving/restore-entity';
import type { ServiceContext } from '../service';
import { entityShelf } from './entity-shelf';
import type { Shelf } from './shelf';

/** What an interaction shows of itself in the recycle bin. */
interface StoredInteraction extends Entity {
  title: string;
  client_embed: UserEmbed | UserEmbed[];
}

interface InteractionShelfParts<Row extends StoredInteraction> {
  entity_type: InteractionKind;
  /** What one is called in the recycle bin. */
  noun: string;
  model: Model<Row>;
  kind: EntityKind<Row>;
  /** Fields that are long. */
  without: readonly (keyof Row & string)[];
  /** Narrows what else is stored with them. */
  only?: QueryFilter<Row>;
  context: Pick<ServiceContext, 'transaction'>;
}

/** Deleted interactions, for those who may delete them. */
export const interactionShelf = <Row extends StoredInteraction>({
  entity_type,
  noun,
  model,
  kind,
  without,
  only = {},
  context,
}: InteractionShelfParts<Row>): Shelf =>
  entityShelf<Row>({
    kind: entity_type,
    model,
    scope: (actor) => ({ $and: [deletableBy(actor), only] }) as QueryFilter<Row>,
    mayRestore: kind.mayRestore,
    without,
    described: ({ uid, title, client_embed }) => ({
      noun,
      title: interactionTitle({ entity_type, title }),
      place: [client_embed]
        .flat()
        .map(({ username }) => username)
        .join(', '),
      path: interactionPath({ entity_type, uid }),
    }),
    restore: (restoring) => restoreEntity(kind, context, restoring),
  });

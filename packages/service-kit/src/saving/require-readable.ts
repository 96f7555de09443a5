import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotFound } from '../errors';
import type { Entity } from '../mongo/entity';
import type { EntityKind } from './entity-kind';

/**
 * What the caller may read. What is absent, deleted and not theirs to see is refused in the same words.
 * @throws NotFound
 */
export function requireReadable<Row extends Entity>(
  { mayRead }: Pick<EntityKind<Row>, 'mayRead'>,
  actor: Actor,
  row: Row | null,
): Row {
  if (!row || row.deleted_at || !mayRead(actor, row)) throw new NotFound(MESSAGES.notFound);
  return row;
}

import { isInPerson } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { Conflict, NotAllowed, NotFound } from '../errors';
import { isDuplicateKey } from '../mongo/duplicate-key';
import type { Entity } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { Draft, SavedKind, Saver } from './autosaved-kind';
import { requireReadable } from './require-readable';

type Transactions = Pick<ServiceContext, 'transaction'>;

/** A first save, sent again because its answer was lost, is based on the state it made itself. */
const isBasedOn = ({ revision }: Draft, stored: Entity) =>
  revision === undefined || stored.revision === (revision || 1);

/** Who is signed in as somebody else writes nothing that they could not read. @throws NotAllowed */
function requireOwnStays<Row extends Entity, Sent extends Draft>(
  kind: Pick<SavedKind<Row, Sent>, 'mayEdit'>,
  actor: Actor,
  row: Row,
): void {
  if (!isInPerson(actor) && !kind.mayEdit(actor, row)) throw new NotAllowed(MESSAGES.privateInPerson);
}

/**
 * Stores a first save.
 * @returns the entity, or null when another save of the same uid came first
 * @throws NotFound for one that is based on an entity that is not there; what `created` throws
 */
export async function createEntity<Row extends Entity, Sent extends Draft>(
  kind: SavedKind<Row, Sent>,
  { transaction }: Transactions,
  saver: Saver,
  sent: Sent,
): Promise<Row | null> {
  if (sent.revision) throw new NotFound(MESSAGES.notFound);
  const row = await kind.created(saver, sent);
  requireOwnStays(kind, saver.actor, row);
  try {
    return await transaction(async ({ session, announce }) => {
      const stored = await kind.store.insert(row, session);
      for (const event of kind.eventsFor(null, row)) await announce(event);
      return stored;
    });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/**
 * Stores a later save. One whose effect is there already is answered with the current state, so that a write may be
 * sent again when its answer was lost.
 * @returns the entity, or null when another save came between
 * @throws Conflict with the current entity when the draft is based on an older one; NotAllowed, NotFound; what
 * `settled` throws
 */
export async function changeEntity<Row extends Entity, Sent extends Draft>(
  kind: SavedKind<Row, Sent>,
  { transaction }: Transactions,
  saver: Saver,
  sent: Sent,
  stored: Row,
): Promise<Row | null> {
  const { actor, now } = saver;
  requireReadable(kind, actor, stored);
  if (!kind.mayEdit(actor, stored)) throw new NotAllowed(kind.notTheirs);
  const changed = kind.changed(sent, stored);
  if (Object.keys(changed).length === 0 && !kind.moves?.(sent, stored)) return stored;
  if (!isBasedOn(sent, stored))
    throw new Conflict(MESSAGES.stale, { [kind.name]: await kind.present(stored, actor) });
  const settled = await kind.settled(saver, sent, stored, changed);
  const fields = { ...changed, ...settled, revision: stored.revision + 1, updated_at: now };
  const after = { ...stored, ...fields };
  requireOwnStays(kind, actor, after);
  const events = kind.eventsFor(stored, after);
  // Most saves concern nobody else: a single write needs no transaction.
  if (events.length === 0) return kind.store.change(stored, fields);
  return transaction(async ({ session, announce }) => {
    const written = await kind.store.change(stored, fields, session);
    if (written) for (const event of events) await announce(event);
    return written;
  });
}

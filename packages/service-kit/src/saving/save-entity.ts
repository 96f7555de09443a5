import { BoundedMap } from '../bounded-map';
import { Refusal } from '../errors';
import type { Entity } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { Draft, SavedKind, Saver } from './autosaved-kind';
import { changeEntity, createEntity } from './change-entity';
import { withRetries } from './with-retries';

/** Entities that are cached, of some kilobytes each. */
const MOST_CACHED = 500;

/** What is sent, as it depends on what is stored. */
export interface Sending<Row, Sent> {
  /** Called anew at each try. */
  uid(): string | Promise<string>;
  /** The draft for an entity of this uid; `stored` is null for a new one. */
  draft(uid: string, stored: Row | null): Sent;
}

/**
 * Saves entities of a kind as they save themselves: finds, creates or changes, settles the race of two first saves,
 * answers a save whose answer was lost with what is there, and publishes events in the same transaction. Whoever types
 * saves the same entity again a second later: what this process last saved is not read again, and written onto only
 * while it is what is stored.
 * @returns saves one; throws Conflict with the current entity when the draft is stale
 */
export function saveEntities<Row extends Entity, Sent extends Draft>(
  kind: SavedKind<Row, Sent>,
  context: Pick<ServiceContext, 'transaction' | 'signals'>,
): (saver: Saver, sending: Sending<Row, Sent>) => Promise<Row> {
  const lastSaved = new BoundedMap<string, Row>(MOST_CACHED);

  /** Null where what is stored has to be looked at, as it has before anything is refused. */
  async function changeCached(saver: Saver, sent: Sent, cached: Row): Promise<Row | null> {
    try {
      const saved = await changeEntity(kind, context, saver, sent, cached);
      return saved === cached ? null : saved;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  async function saveOnce(saver: Saver, uid: string, sending: Sending<Row, Sent>, isFirstTry: boolean) {
    const cached = isFirstTry ? lastSaved.get(uid) : undefined;
    if (cached) {
      const changed = await changeCached(saver, sending.draft(uid, cached), cached);
      if (changed) return changed;
    }
    const stored = await kind.store.find(uid);
    const sent = sending.draft(uid, stored);
    return stored
      ? changeEntity(kind, context, saver, sent, stored)
      : createEntity(kind, context, saver, sent);
  }

  return (saver, sending) =>
    withRetries(async (isFirstTry) => {
      const uid = await sending.uid();
      const saved = await saveOnce(saver, uid, sending, isFirstTry);
      if (!saved) return null;
      lastSaved.set(uid, saved);
      if (kind.signal) context.signals.send(kind.signal, uid);
      return saved;
    });
}

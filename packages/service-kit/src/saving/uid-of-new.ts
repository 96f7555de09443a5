import { createHmac } from 'node:crypto';
import { type Actor, uidFrom } from '@coaching/contracts';
import type { Entity } from '../mongo/entity';
import type { EntityStore } from './entity-kind';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody has done anything with it since it was first saved. */
const isUntouched = ({ revision, deleted_at }: Entity) => revision === 1 && !deleted_at;

/**
 * The uid of an entity that comes without one. The same words of the same person on the same day have the same, so
 * that a first save whose answer was lost makes no second entity when it is sent again; once somebody has worked on
 * what they made, they make another one.
 * @param draft all that is sent
 * @param key with which nobody else can tell it beforehand
 */
export async function uidOfNew<Row extends Entity>(
  draft: object,
  { actor, now, store, key }: { actor: Actor; now: Date; store: Pick<EntityStore<Row>, 'find'>; key: Buffer },
): Promise<string> {
  const day = Math.floor(now.getTime() / DAY_MS);
  for (let time = 0; ; time += 1) {
    const words = JSON.stringify([actor.uid, day, time, draft]);
    const uid = uidFrom(createHmac('sha256', key).update(words).digest(), day * DAY_MS);
    const stored = await store.find(uid);
    if (!stored || isUntouched(stored)) return uid;
  }
}

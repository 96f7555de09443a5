import { ApiError } from '../api';
import { journal } from '../journal';
import type { Versions } from '../merging';
import { createAutosave } from './autosave';
import type { Autosave } from './autosave-interface';
import { autosaveJournal } from './autosave-journal';
import { callFailure } from './call-failure';
import { entitiesOf } from './journal-delta';
import { abandonAutosave, holdAutosave, liveAutosave } from './live-autosaves';
import { listenToPage, signedInUid } from './page-events';
import type { Sendable } from './sendable';

/** How one kind of entity is loaded, saved and merged. Make it once per kind, outside of components. */
export interface AutosavedEntity<Entity> {
  /** Its name in the journal, such as 'observation'. */
  entity: string;
  load(uid: string, signal: AbortSignal): Promise<Entity>;
  /** Sends what differs between base and mine; answers the entity as the server now has it. */
  save(mine: Entity, base: Entity, signal: AbortSignal): Promise<Entity>;
  /** The current entity in the body of a 409. */
  current(body: Readonly<Record<string, unknown>>): Entity | null;
  versions: Versions<Entity>;
  /** As much of `mine` as a save can hold, see AutosaveOptions; all of it when left out. */
  sendable?(mine: Entity, base: Entity): Sendable<Entity>;
  /** It was never sent to the server: it is made by the first save. Left out where all are loaded. */
  isNew?(entity: Entity): boolean;
  /**
   * It takes so long to seal that what was pressed has to show before: stored on the device in the task after, or as the
   * page goes.
   */
  isLarge?: boolean;
}

const ANSWER_WITHIN_MS = 20_000;

/** Takes part in the entity's autosave; `release` when the screen goes. */
export function holdEntity<Entity>(
  kind: AutosavedEntity<Entity>,
  user_uid: string,
  uid: string,
): { autosave: Autosave<Entity>; release(): void } {
  listenToPage();
  const scope = { user_uid, entity: kind.entity, uid };
  return holdAutosave(scope, () =>
    createAutosave<Entity>({
      load: () => kind.load(uid, AbortSignal.timeout(ANSWER_WITHIN_MS)),
      save: async (mine, base) => {
        // Never under somebody else's name: another person may have signed in meanwhile.
        if (signedInUid() !== user_uid) throw new ApiError(401, null);
        return kind.save(mine, base, AbortSignal.timeout(ANSWER_WITHIN_MS));
      },
      failureOf: (error) => callFailure(error, kind.current),
      versions: kind.versions,
      sendable: kind.sendable,
      isNew: kind.isNew,
      journal: autosaveJournal<Entity>(journal, scope),
      nextTask: kind.isLarge ? () => new Promise((resolve) => setTimeout(resolve)) : undefined,
    }),
  );
}

/**
 * Stores a new entity on this device alone: whoever opens it here goes on with it, and it is sent as soon as it can be.
 * @param begun how it is, and what it grew from: as it was before anything was set, and new
 * @throws where the device stores nothing
 */
export const beginOnDevice = <Entity>(
  { entity }: Pick<AutosavedEntity<Entity>, 'entity'>,
  user_uid: string,
  uid: string,
  begun: { base: Entity; mine: Entity },
): Promise<void> =>
  autosaveJournal<Entity>(journal, { user_uid, entity, uid }).store({ ...begun, sent: null });

/** What earlier pages of this person left on the device of one kind, by the entity's uid. */
async function unsentEntities<Entity>(kind: Pick<AutosavedEntity<Entity>, 'entity'>, user_uid: string) {
  const uids = await Promise.all(
    entitiesOf(kind.entity).map((entity) => journal.uids({ user_uid, entity }).catch(() => [])),
  );
  const found = [...new Set(uids.flat())].map(async (uid) => ({
    uid,
    left: await autosaveJournal<Entity>(journal, { user_uid, entity: kind.entity, uid }).unsentWork(),
  }));
  return (await Promise.all(found)).filter(({ left }) => left.length > 0);
}

/**
 * What earlier pages of this person left unsent on the device, as it is there; `isNew` of what the server has never had,
 * such as what lacks something to be saved.
 */
export async function unsentOf<Entity>(
  kind: Pick<AutosavedEntity<Entity>, 'entity' | 'isNew'>,
  user_uid: string,
): Promise<{ uid: string; mine: Entity; isNew: boolean }[]> {
  const entities = await unsentEntities(kind, user_uid);
  return entities.map(({ uid, left }) => {
    const { base, mine } = left.at(-1)!.value;
    return { uid, mine, isNew: kind.isNew?.(base) ?? false };
  });
}

/** What of it the server has never had. */
export const neverSent = async <Entity>(
  kind: Pick<AutosavedEntity<Entity>, 'entity' | 'isNew'>,
  user_uid: string,
) => (await unsentOf(kind, user_uid)).filter(({ isNew }) => isNew);

/** Whether something of one entity is unsent here, on this page or left on the device by an earlier one. */
export async function isUnsentHere(
  { entity }: Pick<AutosavedEntity<unknown>, 'entity'>,
  user_uid: string,
  uid: string,
): Promise<boolean> {
  const scope = { user_uid, entity, uid };
  if (liveAutosave(scope)?.hasUnsent()) return true;
  const left = await autosaveJournal(journal, scope)
    .unsentWork()
    .catch(() => []);
  return left.length > 0;
}

/** Deletes from this device what was never sent of an entity. Nothing brings it back. */
export async function discardUnsent(
  { entity }: Pick<AutosavedEntity<unknown>, 'entity'>,
  user_uid: string,
  uid: string,
): Promise<void> {
  const scope = { user_uid, entity, uid };
  abandonAutosave(scope);
  const stored = autosaveJournal(journal, scope);
  await stored.takeOver(null, await stored.unsentWork());
}

/** Sends what earlier pages of this person left on the device, in the background. */
export async function sendUnsentWork<Entity>(kind: AutosavedEntity<Entity>, user_uid: string): Promise<void> {
  for (const { uid } of await unsentEntities(kind, user_uid)) {
    const { autosave, release } = holdEntity(kind, user_uid, uid);
    await autosave.start();
    release();
  }
}

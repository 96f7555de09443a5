import { ApiError } from '../api';
import { journal } from '../journal';
import type { Versions } from '../merging';
import { type Autosave, createAutosave } from './autosave';
import { autosaveJournal } from './autosave-journal';
import { callFailure } from './call-failure';
import { holdAutosave } from './live-autosaves';
import { entitiesOf } from './packed-work';
import { listenToPage, signedInUid } from './page-events';

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
      journal: autosaveJournal<Entity>(journal, scope),
    }),
  );
}

/** Sends what earlier pages of this person left on the device, in the background. */
export async function sendLeftBehind<Entity>(kind: AutosavedEntity<Entity>, user_uid: string): Promise<void> {
  const uids = await Promise.all(
    entitiesOf(kind.entity).map((entity) => journal.uids({ user_uid, entity }).catch(() => [])),
  );
  for (const uid of new Set(uids.flat())) {
    const left = await autosaveJournal<Entity>(journal, { user_uid, entity: kind.entity, uid }).leftBehind();
    if (left.length === 0) continue;
    const { autosave, release } = holdEntity(kind, user_uid, uid);
    await autosave.start();
    release();
  }
}

import type { JournalScope } from '../journal';
import type { Autosave } from './autosave-interface';

interface Live {
  scope: JournalScope;
  // One map holds autosaves of every kind of entity; who asks for a scope knows its kind.
  autosave: Autosave<unknown>;
  holders: number;
  unsubscribe(): void;
}

const live = new Map<string, Live>();
const nameOf = ({ user_uid, entity, uid }: JournalScope) => `${user_uid}/${entity}/${uid}`;

function drop(name: string) {
  const entry = live.get(name);
  if (!entry || entry.holders > 0 || entry.autosave.hasUnsent()) return;
  entry.unsubscribe();
  entry.autosave.stop();
  live.delete(name);
}

/**
 * The one autosave of an entity on this page. After the last holder has let go it lives on until everything is
 * sent, so that leaving a screen loses nothing and coming back finds the same work.
 */
export function holdAutosave<Entity>(
  scope: JournalScope,
  make: () => Autosave<Entity>,
): { autosave: Autosave<Entity>; release(): void } {
  const name = nameOf(scope);
  let entry = live.get(name);
  if (!entry) {
    const autosave = make();
    const unsubscribe = autosave.subscribe(() => drop(name));
    entry = { scope, autosave: autosave as Autosave<unknown>, holders: 0, unsubscribe };
    live.set(name, entry);
  }
  const held = entry;
  held.holders += 1;
  return {
    autosave: held.autosave as Autosave<Entity>,
    release() {
      held.holders -= 1;
      held.autosave.flush();
      drop(name);
    },
  };
}

/** Ends the autosave of an entity, whatever it has not sent. */
export function abandonAutosave(scope: JournalScope): void {
  const entry = live.get(nameOf(scope));
  if (!entry) return;
  entry.unsubscribe();
  entry.autosave.stop();
  live.delete(nameOf(scope));
}

/** The autosave of an entity that is alive on this page, where there is one. */
export const liveAutosave = (scope: JournalScope): Autosave<unknown> | undefined =>
  live.get(nameOf(scope))?.autosave;

/** The autosaves that are alive on this page. */
export function liveAutosaves(): Pick<Live, 'scope' | 'autosave'>[] {
  return [...live.values()];
}

/** Those of this person on this page that have something to send. */
export const unsentAutosaves = (user_uid: string): Autosave<unknown>[] =>
  liveAutosaves()
    .filter(({ scope, autosave }) => scope.user_uid === user_uid && autosave.hasUnsent())
    .map(({ autosave }) => autosave);

/** Lets go of all of them, with everything on the device: their person goes. */
export function leaveAutosaves(): void {
  for (const { autosave, unsubscribe } of live.values()) {
    unsubscribe();
    autosave.leave();
    autosave.stop();
  }
  live.clear();
}

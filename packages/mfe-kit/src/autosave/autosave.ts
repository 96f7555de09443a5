import { AUTOSAVE_DEBOUNCE_MS } from '@coaching/contracts';
import type { JournalEntry } from '../journal';
import type { Autosave, AutosaveOptions } from './autosave-interface';
import { createSnapshotStore } from './autosave-state';
import { retryDelay } from './backoff';
import { holdVersions } from './held-versions';
import type { Unsent } from './journal-delta';
import { createLatestWriteQueue } from './latest-write-queue';
import { recover } from './recover';

const SIGN_IN_AGAIN = 'Sign in again to save. Your changes are kept on this device.';
/** Merges in a row that are sent at once; further ones are slowed down like failures. */
const EAGER_MERGES = 3;

/**
 * Makes an autosaved entity. At most one save is under way; what changes meanwhile is sent by a further one. A
 * save whose answer was lost is sent again as it was before anything newer is, so that the server can tell.
 */
export function createAutosave<Entity>(options: AutosaveOptions<Entity>): Autosave<Entity> {
  const { load, save, failureOf, versions, journal } = options;
  const { debounceMs = AUTOSAVE_DEBOUNCE_MS, random = Math.random } = options;
  const store = createSnapshotStore<Entity>();
  const journalQueue = createLatestWriteQueue(journal.store, options.nextTask);
  const { sendable = (mine: Entity) => ({ version: mine, problem: null }) } = options;
  const held = holdVersions(versions, store, sendable);

  /** Changes made elsewhere have come in since the last time all was saved. */
  let merged = false;
  /** The newest version that was received while a save or the load was under way. */
  let received: Entity | null = null;
  let isSaving = false;
  let isStarting = false;
  let isStopped = false;
  let failures = 0;
  /** When the debounce ends, milliseconds since 1970. */
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The page has said last words, and lives on unless it does not. */
  let hasSaid = false;

  function storeUnsent() {
    journalQueue.want(held.unsent());
    if (!hasSaid) return;
    hasSaid = false;
    void journalQueue.settled().then((works) => {
      if (works && !hasSaid) journal.takeBackLastWords();
    });
  }

  function sendIn(milliseconds: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(send, Math.max(0, milliseconds));
  }

  /** While something is unsent its journal has the server's version, too. */
  function storeSeen() {
    // A device that stores nothing shows it where it matters, in storeUnsent().
    void journal.storeSeen(held.base()).catch(() => undefined);
  }

  function settle() {
    failures = 0;
    const changed = held.compare();
    if (!changed) storeSeen();
    storeUnsent();
    const { version, problem } = held.sendable();
    if (!versions.isSame(held.base(), version)) {
      store.set({ state: 'saving', problem: null });
      sendIn(due - Date.now());
      return;
    }
    clearTimeout(timer);
    if (changed) {
      store.set({ state: 'error', problem });
      return;
    }
    store.set({ state: merged ? 'updated' : 'saved', problem: null });
    merged = false;
  }

  function mergeWith(theirs: Entity) {
    store.set({ value: held.rebase(theirs), state: 'conflict', problem: null });
    merged = true;
    if (!held.isChanged()) return settle();
    storeUnsent();
    failures += 1;
    sendIn(failures <= EAGER_MERGES ? 0 : retryDelay(failures - EAGER_MERGES, random()));
  }

  const isNewer = (theirs: Entity, than: Entity) => versions.isNewer?.(theirs, than) ?? true;

  function receive(theirs: Entity) {
    if (isStopped) return;
    if (received === null || isNewer(theirs, received)) received = theirs;
    if (!isSaving && !isStarting) takeReceived();
  }

  function takeReceived() {
    if (received === null || isStopped || store.get().value === null) return;
    const theirs = received;
    received = null;
    if (!isNewer(theirs, held.base())) return;
    const [before, wasBehind] = [store.value(), held.hasUnsent() || held.isOld()];
    const value = held.rebase(theirs);
    const differs = !versions.isSame(before, value);
    merged ||= differs;
    store.set({ value });
    // What is unsent waits for its debounce, its next try or the person, as it did before.
    if (held.isChanged()) storeUnsent();
    else if (wasBehind || differs) settle();
  }

  async function fail(error: unknown, version: Entity): Promise<void> {
    const failure = failureOf(error);
    switch (failure.kind) {
      case 'conflict':
        return failure.theirs
          ? mergeWith(failure.theirs)
          : load().then(mergeWith, (loadError) => fail(loadError, version));
      case 'unreachable':
        failures += 1;
        store.set({ state: 'offline', problem: null });
        return sendIn(retryDelay(failures, random()));
      case 'signed-out':
        store.set({ state: 'error', problem: SIGN_IN_AGAIN });
        return;
      case 'refused':
        held.giveUpSending();
        storeUnsent();
        store.set({ state: 'error', problem: failure.message });
        if (!versions.isSame(held.sendable().version, version)) return sendIn(due - Date.now());
        if (!failure.isAbsent) return;
        failures += 1;
        sendIn(retryDelay(failures, random()));
    }
  }

  async function send() {
    clearTimeout(timer);
    if (isSaving || isStopped) return;
    if (!held.sent() && versions.isSame(held.base(), held.sendable().version)) return settle();
    isSaving = true;
    const version = held.sending();
    storeUnsent();
    store.set({ isStored: await journalQueue.settled() });
    try {
      if (isStopped) return;
      const answer = await save(version, held.base());
      merged = held.confirm(version, answer) || merged;
      settle();
    } catch (error) {
      await fail(error, version);
    } finally {
      isSaving = false;
      takeReceived();
    }
  }

  async function start() {
    if (isStarting || store.get().value !== null) return;
    isStarting = true;
    store.set({ loadError: null });
    const entries = await journal.unsentWork().catch(() => []);
    const last = entries.at(-1);
    try {
      // What was never sent is here alone: there is nothing to wait for.
      if (last && options.isNew?.(last.value.base)) return await resume(last, 0);
      held.see(await load());
      storeSeen();
      if (isStopped) return;
      const mine = recover(
        versions,
        held.base(),
        entries.map((entry) => entry.value),
      );
      const changed = !versions.isSame(held.base(), mine);
      if (changed) held.touch();
      store.set({ value: mine, state: changed ? 'saving' : 'idle' });
      if (entries.length > 0) await journal.takeOver(held.unsent(), entries).catch(() => {});
      if (changed) sendIn(0);
    } catch (loadError) {
      if (last && mayBeBack(loadError)) await resume(last, 1, loadError);
      else await openSeen(loadError);
    } finally {
      isStarting = false;
      takeReceived();
    }
  }

  /** Another try may find what this one did not: the server is away, or what was deleted may be restored. */
  function mayBeBack(loadError: unknown): boolean {
    const failure = failureOf(loadError);
    return failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.isAbsent === true);
  }

  /**
   * Goes on with work of an earlier page as it is here.
   * @param tries how often the server was asked in vain
   * @param error what came of it
   */
  async function resume(entry: JournalEntry<Unsent<Entity>>, tries: number, error?: unknown) {
    held.resume(entry.value);
    failures = tries;
    const { mine: value, base: server } = entry.value;
    const failure = tries > 0 ? failureOf(error) : null;
    const problem = failure?.kind === 'refused' ? failure.message : null;
    const state = problem !== null ? 'error' : failure ? 'offline' : 'saving';
    store.set({ value, server, state, problem });
    await journal.takeOver(held.unsent(), [entry]).catch(() => {});
    sendIn(tries === 0 ? 0 : retryDelay(tries, random()));
  }

  /** Opens what was last seen here when the server is away, to read and to write on. */
  async function openSeen(loadError: unknown) {
    const isAway = failureOf(loadError).kind === 'unreachable';
    const last = isAway ? await journal.seen().catch(() => undefined) : undefined;
    if (last === undefined) return store.set({ loadError });
    held.openOld(last);
    store.set({ value: last, server: last, state: 'offline' });
    timer = setTimeout(refresh, retryDelay(1, random()));
  }

  /** Brings in what the server has, after an old version was opened; what was written on it meanwhile stays. */
  async function refresh(): Promise<void> {
    if (!held.isOld() || isStopped) return;
    try {
      const theirs = await load();
      if (held.isOld() && !isStopped) mergeWith(theirs);
    } catch {
      failures += 1;
      if (!isStopped) timer = setTimeout(refresh, retryDelay(failures, random()));
    }
  }

  function flush() {
    due = 0;
    if (held.hasUnsent()) void send();
    else if (held.isOld()) void refresh();
  }

  function apply(update: (mine: Entity) => Entity, set: typeof store.set) {
    const before = store.value();
    const after = update(before);
    if (after === before) return;
    held.touch();
    due = Date.now() + debounceMs;
    const isWaiting = store.get().state === 'offline' || store.get().state === 'conflict';
    set(isWaiting ? { value: after } : { value: after, state: 'saving', problem: null });
    storeUnsent();
    if (!isSaving && !isWaiting) sendIn(debounceMs);
  }

  return {
    start,
    flush,
    hasUnsent: held.hasUnsent,
    change: (update) => apply(update, store.set),
    write: (update) => apply(update, store.setDeferred),
    flushDeferred: store.flushDeferred,
    receive,
    leave() {
      journalQueue.hurry();
      flush();
    },
    sayLastWords(isGone) {
      const unsent = held.unsent();
      if (!unsent) return;
      try {
        journal.sayLastWords(unsent, isGone);
        hasSaid = true;
      } catch {
        // Their key is gone, and with it whatever could be said.
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
  };
}

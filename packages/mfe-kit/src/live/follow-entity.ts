import { ApiError } from '../api/errors';
import { retryDelay } from '../autosave/backoff';

/** 'live' while changes arrive as they happen; 'ended' once none will come any more. */
export type LiveState = 'connecting' | 'live' | 'ended';

export interface LiveListeners<Entity> {
  /** The whole entity as it is now: at first, and after each change. */
  onEntity(entity: Entity): void;
  /** It was deleted, or is no longer this person's to read. */
  onGone(): void;
}

/** How one entity is followed. */
export interface Followed<Entity, Update extends { kind: string }> {
  /** Where its server-sent events come from. */
  address: string;
  /** The entity after the news; null when these do not follow what is there. */
  apply(before: Entity | null, update: Exclude<Update, { kind: 'gone' }>): Entity | null;
  /** The entity as it is now, asked for in the ordinary way. @throws ApiError, NetworkError */
  look(signal: AbortSignal): Promise<Entity>;
}

/** How long a stream may be away before it is shown: its server ends each one every minute or so. */
const UNNOTICED_MS = 3000;

const isOverFor = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/**
 * Follows an entity for as long as the page is seen, until it is gone or `stop` is called. A stream that breaks off
 * goes on where it was; while none can be had, the entity is asked for in the ordinary way, at growing intervals,
 * which is also how a session that is over comes to light.
 */
export function followEntity<Entity, Update extends { kind: string }>(
  { address, apply, look }: Followed<Entity, Update>,
  { onEntity, onGone, onState }: LiveListeners<Entity> & { onState(state: LiveState): void },
): { stop(): void } {
  let stream: EventSource | null = null;
  let entity: Entity | null = null;
  let failures = 0;
  let looking = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let noticed: ReturnType<typeof setTimeout> | undefined;

  function say(state: LiveState): void {
    clearTimeout(noticed);
    noticed = undefined;
    onState(state);
  }

  function close(): void {
    clearTimeout(retry);
    clearTimeout(noticed);
    noticed = undefined;
    looking.abort();
    stream?.close();
    stream = null;
  }

  function stop(): void {
    close();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', open);
  }

  function end(): void {
    stop();
    say('ended');
  }

  function goneNow(): void {
    end();
    onGone();
  }

  /** Without a stream: looks once, and tries for one again after a while. */
  async function fallBack(): Promise<void> {
    close();
    say('connecting');
    failures += 1;
    looking = new AbortController();
    const { signal } = looking;
    try {
      const current = await look(signal);
      if (signal.aborted) return;
      entity = current;
      onEntity(current);
    } catch (error) {
      if (signal.aborted) return;
      if (isOverFor(error)) return (error as ApiError).status === 401 ? end() : goneNow();
    }
    retry = setTimeout(open, retryDelay(failures, Math.random()));
  }

  function take(update: Update): boolean {
    if (update.kind === 'gone') {
      goneNow();
      return true;
    }
    const next = apply(entity, update as Exclude<Update, { kind: 'gone' }>);
    if (!next) return false;
    entity = next;
    onEntity(next);
    return true;
  }

  function open(): void {
    if (document.visibilityState === 'hidden') return;
    close();
    const source = new EventSource(address, { withCredentials: true });
    stream = source;
    noticed = setTimeout(() => say('connecting'), UNNOTICED_MS);
    let errors = 0;
    source.onopen = () => {
      errors = 0;
      say('live');
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      if (take(JSON.parse(data) as Update)) failures = 0;
      else void fallBack();
    };
    source.onerror = () => {
      errors += 1;
      // The browser comes back by itself once; what then fails again is asked about.
      if (source.readyState === EventSource.CLOSED || errors > 1) void fallBack();
      else noticed ??= setTimeout(() => say('connecting'), UNNOTICED_MS);
    };
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') close();
    else open();
  }

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', open);
  onState('connecting');
  open();
  return { stop };
}

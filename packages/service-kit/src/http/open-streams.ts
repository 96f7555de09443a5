import type { ServerResponse } from 'node:http';

/** How long a stream lives, in milliseconds; the reader comes back, and who they are is looked at anew. */
const LIFE_MS = 60_000;
/** By how much lives differ, so that a school's streams do not all end at once. */
const SPREAD_MS = 15_000;

export interface OpenStreams {
  /** Aborted when an answer without an end of its own is to end: its reader left, its time is over, or the service's. */
  open(response: ServerResponse): AbortSignal;
  /** Ends those that are open, and those to come as soon as they begin. */
  endAll(): void;
}

/** The answers of a service that have no end of their own. @param lifeMs the least time that one lives */
export function openStreams(lifeMs = LIFE_MS): OpenStreams {
  const streams = new Set<AbortController>();
  let over = false;
  return {
    open(response) {
      const stream = new AbortController();
      const end = () => stream.abort();
      const life = setTimeout(end, lifeMs + Math.random() * SPREAD_MS);
      streams.add(stream);
      response.once('close', () => {
        clearTimeout(life);
        streams.delete(stream);
        end();
      });
      if (over) end();
      return stream.signal;
    },
    endAll() {
      over = true;
      for (const stream of streams) stream.abort();
    },
  };
}

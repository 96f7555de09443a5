import { TooMany } from '@coaching/service-kit';

/** Streams that one person may have open at a time; far more than the pages anybody looks at. */
const MOST_STREAMS = 20;
/** Seconds after which one of theirs is sure to have ended by itself. */
const RETRY_AFTER_S = 60;

const tooMany = 'Too many of your pages are open and live. Please close some of them.';

/** A stream that is open. */
export interface LiveStream {
  /** Aborted when its reader may not read on, or the gateway is to stop. */
  until: AbortSignal;
  /** Its reader may not read on. */
  end(): void;
  close(): void;
}

export interface LiveStreams {
  /** @param reader who reads it. @throws TooMany */
  open(reader: string): LiveStream;
  /** Ends those that are open, and those to come as soon as they begin. */
  endAll(): void;
}

/** The streams of events that go through this gateway now, counted by who reads them. */
export function liveStreams(): LiveStreams {
  const streams = new Map<AbortController, string>();
  let over = false;
  return {
    open(reader) {
      const theirs = [...streams.values()].filter((other) => other === reader);
      if (theirs.length >= MOST_STREAMS) throw new TooMany(tooMany, RETRY_AFTER_S);
      const stream = new AbortController();
      streams.set(stream, reader);
      if (over) stream.abort();
      const close = () => void streams.delete(stream);
      return { until: stream.signal, end: () => stream.abort(), close };
    },
    endAll() {
      over = true;
      for (const stream of streams.keys()) stream.abort();
    },
  };
}

import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A request as it goes to a service. */
export interface Outgoing {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** JSON that has been read, or a file on its way, with its content-length among the headers. */
  body: Buffer | Readable | null;
  /** The answer may pause for as long as it likes, as a stream of events does. */
  endless?: boolean;
}

/** Takes a service's answer as it comes in; exactly one of `end` and `fail` is last. */
export interface AnswerSink {
  head(status: number, headers: OutgoingHttpHeaders): void;
  /** False asks the sender to hold until `resume`. */
  data(chunk: Buffer): boolean;
  end(): void;
  fail(error: Error): void;
}

/** A request under way. */
export interface Flow {
  /** The caller went away; the sink receives nothing more but `fail`. */
  abort(): void;
  /** The sink takes data again. */
  resume(): void;
}

/** A way to a service. */
export interface Transport {
  send(outgoing: Outgoing, sink: AnswerSink): Flow;
  /** Null when the service can serve, else one sentence. */
  notReadyBecause(): Promise<string | null>;
  close(): Promise<void>;
}

/** How long a service may take to begin its answer, and to go on with it, in milliseconds. */
export const SERVICE_TIMEOUT_MS = 30_000;

/** The service took longer than SERVICE_TIMEOUT_MS. */
export class TimedOut extends Error {}

import type { CallName, Calls } from '@coaching/contracts';
import type { z } from 'zod';

/** The values of a schema as code holds them, where what may be left out may be left out. */
type Given<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never;
};

type Part<Key extends string, Value> = keyof Value extends never
  ? { [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type Body<Name extends CallName> = Calls[Name]['body'] extends z.ZodType
  ? { body: z.input<Calls[Name]['body']> }
  : { body?: undefined };

/** What a call is given: path parameters, query and body, each required exactly when the contract says so. */
export type InputOf<Name extends CallName> = Part<'params', Given<Calls[Name]['params']>> &
  Part<'query', Given<Calls[Name]['query']>> &
  Body<Name>;

/** The arguments after a call's name: its input may be left out when nothing in it is required. */
export type InputArguments<Name extends CallName, More extends unknown[]> =
  Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name>, ...More]
    : [input: InputOf<Name>, ...More];

export interface CallOptions {
  /** No toast: the caller shows the message itself. A 401 still ends the session. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Lets the request outlive the page; for a last save while it closes. */
  keepalive?: boolean;
}

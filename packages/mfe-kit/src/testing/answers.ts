import type { CallName, Calls, ErrorBody } from '@coaching/contracts';
import type { z } from 'zod';

/** A call as the server would have read it: by its name, with what the contract makes of its input. */
export interface MadeCall<Name extends CallName = CallName> {
  name: Name;
  params: z.output<Calls[Name]['params']>;
  query: z.output<Calls[Name]['query']>;
  body: Calls[Name]['body'] extends z.ZodType ? z.output<Calls[Name]['body']> : undefined;
}

/** What the server refuses with, or fails with from 500 on. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: ErrorBody & Record<string, unknown>,
  ) {}
}

/** The server says no, in a sentence; `more` of its answer where that matters. */
export const refusal = (status: number, message: string, more: Partial<ErrorBody> & object = {}): Refusal =>
  new Refusal(status, { message, ...more });

/** The server has failed. */
export const serverFailure = (): Refusal => new Refusal(500, { message: '' });

/** There is no connection to the server. */
export const noConnection = Symbol('no connection');

type Answered<Name extends CallName> = z.input<Calls[Name]['response']> | Refusal | typeof noConnection;

/** What the server answers to a call, always or by how it was made. */
export type Answer<Name extends CallName> =
  | Answered<Name>
  | ((call: MadeCall<Name>) => Answered<Name> | Promise<Answered<Name>>);

/** What the server answers to each call that a test lets be made. */
export type Answers = { [Name in CallName]?: Answer<Name> };

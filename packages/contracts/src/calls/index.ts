import { z } from 'zod';
import { accountCalls } from './account';
import { actionStepCalls } from './action-steps';
import type { Call, ServiceName } from './call';
import { contentCalls } from './content';
import { identityCalls } from './identity';
import { observationCalls } from './observations';
import { reportCalls } from './reports';
import { toolCalls } from './tools';

/** The table of calls: every row of the API host, by name. */
export const calls = {
  ...identityCalls,
  ...accountCalls,
  ...observationCalls,
  ...reportCalls,
  ...contentCalls,
  ...actionStepCalls,
  ...toolCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Names of the calls that a service owns and must answer. */
export type CallsOwnedBy<Owner extends ServiceName> = {
  [Name in CallName]: Calls[Name]['owner'] extends Owner ? Name : never;
}[CallName];

export type CallParams<Name extends CallName> = z.output<Calls[Name]['params']>;
export type CallQuery<Name extends CallName> = z.output<Calls[Name]['query']>;
export type CallBody<Name extends CallName> = Calls[Name]['body'] extends z.ZodType
  ? z.output<Calls[Name]['body']>
  : undefined;
export type CallResponse<Name extends CallName> = z.output<Calls[Name]['response']>;

/** What a caller gives: parameters, query and body as one sends them. */
export interface CallInput<Name extends CallName> {
  params?: z.input<Calls[Name]['params']>;
  query?: z.input<Calls[Name]['query']>;
  body?: Calls[Name]['body'] extends z.ZodType ? z.input<Calls[Name]['body']> : undefined;
}

/** The table as rows, widened for those who walk it. */
export const callRows: [name: CallName, call: Call][] = Object.entries(calls) as [CallName, Call][];

export * from './call';
export { DEFAULT_TOOL_SET, NO_ENTITY } from './tools';
export * from './upload-phases';

import { z } from 'zod';
import { actionStepCalls } from './action-steps/calls';
import { billingCalls } from './billing/calls';
import type { Call, ServiceName } from './call';
import { contentCalls } from './content/calls';
import { conversationCalls } from './conversations/calls';
import { identityCalls } from './identity/calls';
import { observationCalls } from './observations/calls';
import { recycleBinCalls } from './recycle-bin/calls';
import { reportCalls } from './reports/calls';
import { rubricCalls } from './rubrics/calls';
import { toolCalls } from './tools/calls';

/** The table of calls: every row of the API host, by name. */
export const calls = {
  ...identityCalls,
  ...observationCalls,
  ...reportCalls,
  ...contentCalls,
  ...actionStepCalls,
  ...toolCalls,
  ...conversationCalls,
  ...rubricCalls,
  ...billingCalls,
  ...recycleBinCalls,
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

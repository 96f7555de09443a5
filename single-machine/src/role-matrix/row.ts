import type { CallName, Calls, CallsOwnedBy, ServiceName } from '@coaching/contracts';
import type { Who } from './everybody';

/** What is sent; in its texts `{me}` is the uid of who asks, `{email}` their address, `{who}` their name here, and `{new}` a new uid. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, or a file's bytes as they are. */
  body?: object | string;
}

/** One call on one object, and who of everybody is answered; all others are refused. */
export interface Row extends Sent {
  /** What the call is asked of, where that is not plain from the call. */
  of?: string;
  answered: readonly Who[];
  /** What those get who are not refused, where what they ask for cannot be had; 200 unless given. */
  status?: number;
  /** What others may get besides a 403 or 404, such as a 400 for naming what they are not to know. */
  refusal?: number;
  /** Puts back what an answered call changed, so that the next one finds it as it was; by who changed it unless it says by whom. */
  undo?: { by?: Who; call: CallName } & Sent;
}

type Routed = {
  [Name in CallName]: Calls[Name]['audience'] extends 'internal' ? never : Name;
}[CallName];

/** The calls of the contracts that browsers reach. */
export type RoutedCall = Routed;

/** Rows of some calls of a service whose calls are in several tables. */
export const rowsOf = <Name extends RoutedCall>(
  rows: Record<Name, Row | readonly Row[]>,
): Record<Name, Row | readonly Row[]> => rows;

/** A row, or several, for every call that a service answers to browsers: types fail where one is missing. */
export type RowsOf<Owner extends ServiceName> = Record<
  Extract<CallsOwnedBy<Owner>, Routed>,
  Row | readonly Row[]
>;

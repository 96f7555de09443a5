import type { ReferencedCall } from '@coaching/contracts/openapi';

/** A call as the gateway routes it: what a service says of it, and the service's name. */
export type CallRow = ReferencedCall;

/** A call that a service says it answers and that is not routed. */
export interface RefusedRow {
  owner: string;
  /** Method and path, as far as they are known. */
  call: string;
  /** Goes on after "because". */
  reason: string;
}

/** The call as the log names it. */
export const nameOf = ({ method, path }: Pick<CallRow, 'method' | 'path'>) => `${method} ${path}`;

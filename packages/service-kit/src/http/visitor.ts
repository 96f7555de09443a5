/** Header in which the gateway passes on which browser makes a limited call. */
export const VISITOR_HEADER = 'x-visitor';

/** A browser or other client that makes a call; what is bound to it, such as a code, others can neither use nor use up. */
export interface Visitor {
  /** Random name that its cookie holds; a new one when it showed none. */
  id: string;
  /** It showed no cookie: its first call, or a client that takes none and is known again by its network alone. */
  is_new: boolean;
  /** Network it comes from. */
  network: string;
  /** Name of the device, when the person whose address the call names has signed in on it before; else null. */
  device: string | null;
}

/** A visitor as the header carries it. */
export function writeVisitor({ id, is_new, network, device }: Visitor): string {
  return new URLSearchParams({
    id,
    network,
    ...(is_new && { new: '1' }),
    ...(device && { device }),
  }).toString();
}

/** The visitor that a header names; without one, a client without cookies. */
export function readVisitor(header: string): Visitor {
  const parts = new URLSearchParams(header);
  return {
    id: parts.get('id') ?? '',
    is_new: !parts.has('id') || parts.has('new'),
    network: parts.get('network') ?? '',
    device: parts.get('device'),
  };
}

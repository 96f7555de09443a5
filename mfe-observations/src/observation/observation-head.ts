import type { Observation } from '@coaching/contracts';
import { useRef } from 'react';

/** An observation without its lines: what changes rarely while they are written. */
export type ObservationHead = Omit<Observation, 'items'>;

export function isSameHead(one: ObservationHead, other: ObservationHead): boolean {
  const names = Object.keys(other) as (keyof ObservationHead | 'items')[];
  return names.every((name) => name === 'items' || Object.is(one[name], other[name]));
}

/** The same object for as long as only lines change, so that what shows none of them need not be drawn again. */
export function useHead(observation: Observation): ObservationHead {
  const head = useRef<ObservationHead>(observation);
  if (!isSameHead(head.current, observation)) head.current = observation;
  return head.current;
}

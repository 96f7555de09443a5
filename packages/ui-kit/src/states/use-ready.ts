import { useRef } from 'react';
import { useDue } from './use-due';

/** How long what could be shown waits for what would move it, in milliseconds. */
const PATIENCE_MS = 1500;

/**
 * Whether to show what would be moved by something that comes later: once that is there, or has been waited for long
 * enough since the component came; from then on always.
 */
export function useReady(isThere: boolean): boolean {
  const isDue = useDue(PATIENCE_MS);
  const wasReady = useRef(false);
  wasReady.current ||= isThere || isDue;
  return wasReady.current;
}

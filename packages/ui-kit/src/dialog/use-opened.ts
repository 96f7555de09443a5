import { useEffect, useState } from 'react';

/** Whether to be open now: what is mounted open, as lazily loaded dialogs are, comes in right after that like others. */
export function useOpened(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return opened && isThere;
}

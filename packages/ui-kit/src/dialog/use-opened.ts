import { useEffect, useState } from 'react';

/**
 * Whether to be open now: what is mounted open, as lazily loaded dialogs are, opens right after that. Mantine notes
 * where the focus was, to give it back, only of what opens while it is there.
 */
export function useOpened(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return opened && isThere;
}

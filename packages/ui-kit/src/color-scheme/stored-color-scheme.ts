/** What a person chose: always light, always dark, or as the device says. */
export type ColorSchemeChoice = 'light' | 'dark' | 'system';

const KEY = 'ui-color-scheme';
const listeners = new Set<() => void>();

/** The choice kept on this device; `system` when there is none or storage is closed to us. */
export function readColorScheme(): ColorSchemeChoice {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice on this device and tells every part of this page; other tabs hear of it from the browser. */
export function storeColorScheme(choice: ColorSchemeChoice) {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // Private windows may refuse; the choice then holds for this page only.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, here or in another tab; returns what undoes it. */
export function onColorSchemeChange(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => event.key === KEY && listener();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

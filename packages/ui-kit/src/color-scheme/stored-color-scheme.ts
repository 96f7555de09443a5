/** What a person chose: always light, always dark, or as the device says. */
export type ColorSchemeChoice = 'light' | 'dark' | 'system';

const KEY = 'ui-color-scheme';
/** What the page hears of a choice by: the script that runs before the application has another copy of this module. */
const CHANGED = 'ui-color-scheme-change';

/** The choice stored on this device; `system` when there is none or storage is closed to us. */
export function readColorScheme(): ColorSchemeChoice {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice on this device and notifies every part of this page; other tabs get the browser's storage event. */
export function storeColorScheme(choice: ColorSchemeChoice) {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // Private windows may refuse; the choice then holds for this page only.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice changes, here or in another tab; returns what undoes it. */
export function onColorSchemeChange(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => event.key === KEY && listener();
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

import type { Location } from 'react-router';

interface ScreenState {
  screen: string;
}

/**
 * What an entry of the history is given so that the screen on it goes on, with all that is open in it, when its address
 * is replaced by another entry of the same name: `navigate(address, { replace: true, state: sameScreen(uid) })`.
 * Both addresses are of the same route.
 */
export const sameScreen = (screen: string): ScreenState => ({ screen });

/** The name that a screen gave its entry of the history, also after a reload; null for most. */
export function screenOf({ state }: Pick<Location, 'state'>): string | null {
  const screen = (state as Partial<ScreenState> | null)?.screen;
  return typeof screen === 'string' ? screen : null;
}

import { canvas } from './canvas';
import { readColorScheme } from './stored-color-scheme';

/**
 * Sets the colour scheme on the root element before anything is drawn, so that dark pages do not flash white.
 * For a small external script in the head; our Content-Security-Policy allows no inline ones.
 */
export function applyStoredColorScheme() {
  const choice = readColorScheme();
  const dark =
    choice === 'dark' || (choice === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = dark ? 'dark' : 'light';
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.style.colorScheme = scheme;
  root.style.backgroundColor = canvas[scheme];
}

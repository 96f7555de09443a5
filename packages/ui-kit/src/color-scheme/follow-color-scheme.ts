import { canvas } from './canvas';
import { onColorSchemeChange, readColorScheme } from './stored-color-scheme';

/**
 * Keeps the colour scheme of the root element as the person or the device says: at once, before anything is drawn, so
 * that dark pages do not flash white, and whenever either says something else. For a small external script in the head;
 * our Content-Security-Policy allows no inline ones.
 */
export function followColorScheme() {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const choice = readColorScheme();
    const scheme = choice === 'dark' || (choice === 'system' && device.matches) ? 'dark' : 'light';
    const root = document.documentElement;
    root.setAttribute('data-mantine-color-scheme', scheme);
    root.style.colorScheme = scheme;
    root.style.backgroundColor = canvas[scheme];
  };
  apply();
  device.addEventListener('change', apply);
  onColorSchemeChange(apply);
}

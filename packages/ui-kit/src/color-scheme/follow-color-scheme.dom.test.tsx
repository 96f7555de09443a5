import { followColorScheme } from './follow-color-scheme';
import { storeColorScheme } from './stored-color-scheme';

const device = Object.assign(new EventTarget(), { matches: false });
const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

it('shows what the device says until the person says something else', () => {
  window.matchMedia = () => device as unknown as MediaQueryList;
  const saysDark = (matches: boolean) => {
    device.matches = matches;
    device.dispatchEvent(new Event('change'));
  };
  followColorScheme();
  expect(shown()).toBe('light');
  saysDark(true);
  expect(shown()).toBe('dark');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  storeColorScheme('light');
  expect(shown()).toBe('light');
  saysDark(false);
  saysDark(true);
  expect(shown()).toBe('light');
  storeColorScheme('system');
  expect(shown()).toBe('dark');
});

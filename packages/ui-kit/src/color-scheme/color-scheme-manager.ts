import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { onColorSchemeChange, readColorScheme, storeColorScheme } from './stored-color-scheme';

const toMantine = (): MantineColorScheme => {
  const choice = readColorScheme();
  return choice === 'system' ? 'auto' : choice;
};

/** Lets every React root on the page (shell and remotes) follow the one stored choice. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {};
  return {
    get: toMantine,
    set: (scheme) => storeColorScheme(scheme === 'auto' ? 'system' : scheme),
    subscribe: (onUpdate) => {
      unsubscribe = onColorSchemeChange(() => onUpdate(toMantine()));
    },
    unsubscribe: () => unsubscribe(),
    clear: () => storeColorScheme('system'),
  };
}

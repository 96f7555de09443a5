import { useSyncExternalStore } from 'react';
import {
  type ColorSchemeChoice,
  onColorSchemeChange,
  readColorScheme,
  storeColorScheme,
} from './stored-color-scheme';

/** The person's choice and the function that changes it everywhere on the page. */
export function useColorScheme(): [ColorSchemeChoice, (choice: ColorSchemeChoice) => void] {
  return [useSyncExternalStore(onColorSchemeChange, readColorScheme), storeColorScheme];
}

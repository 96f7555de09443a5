import type { ScriptKeys } from '../items/use-item-actions';
import type { Shortcut } from './shortcut-of';

const acts: Readonly<Record<Exclude<Shortcut, 'help' | 'go'>, (keys: ScriptKeys) => void>> = {
  add: (keys) => keys.add(),
  switch: (keys) => keys.switchSpeaker(),
  up: (keys) => keys.step(-1),
  down: (keys) => keys.step(1),
  first: (keys) => keys.goTo(1),
  last: (keys) => keys.goTo(Number.POSITIVE_INFINITY),
  back: (keys) => keys.goBack(),
  undo: (keys) => keys.undo(),
  redo: (keys) => keys.redo(),
};

/** Does what a key says with the script. */
export const runShortcut = (keys: ScriptKeys, shortcut: keyof typeof acts): void => acts[shortcut](keys);

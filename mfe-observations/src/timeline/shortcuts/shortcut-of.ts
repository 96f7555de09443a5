/** What can be done on the timeline without letting go of the keyboard. */
export type Shortcut = 'add' | 'switch' | 'up' | 'down' | 'help';

interface Pressed {
  code: string;
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** By the key's place on the keyboard: with Alt held, its letter differs from one layout to the next. */
const withAlt: Readonly<Record<string, Shortcut>> = {
  KeyN: 'add',
  KeyS: 'switch',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * What a key means on the timeline; null for nothing of ours.
 * @param isWriting the focus is where text goes, so that a lone sign is text
 */
export function shortcutOf(pressed: Pressed, isWriting: boolean): Shortcut | null {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (altKey && !ctrlKey && !metaKey && !shiftKey) return withAlt[code] ?? null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key === 'Enter') return 'add';
  const isPlain = !altKey && !ctrlKey && !metaKey;
  return isPlain && key === '?' && !isWriting ? 'help' : null;
}

/** The sheet of keys, in the order people need them. */
export const shortcutSheet: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Tab'], does: 'Next line; a new one after the last' },
  { keys: ['Shift', 'Tab'], does: 'Line before' },
  { keys: ['Alt', 'N'], does: 'New line at the end, from anywhere' },
  { keys: ['Ctrl', 'Enter'], does: 'The same' },
  { keys: ['Alt', 'S'], does: 'Give the line to the other speaker' },
  { keys: ['Alt', '↑'], does: 'Jump one line up' },
  { keys: ['Alt', '↓'], does: 'Jump one line down' },
  { keys: ['Ctrl', 'Z'], does: 'Undo what was typed' },
  { keys: ['Escape'], does: 'Leave the line' },
  { keys: ['?'], does: 'This sheet' },
];

/** What can be done on the timeline without letting go of the keyboard. */
export type Shortcut =
  | 'add'
  | 'switch'
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'go'
  | 'back'
  | 'undo'
  | 'redo'
  | 'help';

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
  PageUp: 'first',
  PageDown: 'last',
  KeyG: 'go',
  KeyW: 'back',
};

/** An editor or field undoes what is typed in it by itself. */
function undoOf(key: string, shiftKey: boolean): Shortcut | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/**
 * What a key means on the timeline; null for nothing of ours.
 * @param isWriting the focus is where text goes, so that a lone sign is text
 */
export function shortcutOf(pressed: Pressed, isWriting: boolean): Shortcut | null {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  // An accent waits for its letter, as in Option+N and then n.
  const isAccent = isWriting && key === 'Dead';
  if (altKey && !ctrlKey && !metaKey && !shiftKey) return isAccent ? null : (withAlt[code] ?? null);
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && !shiftKey && key === 'Enter') return 'add';
  if (isCommand && !isWriting) return undoOf(key, shiftKey);
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
  { keys: ['#'], does: 'In a line: tag it with a rubric row' },
  { keys: ['Escape'], does: 'Leave the line' },
  { keys: ['Ctrl', 'Z'], does: 'Undo: in a line what was typed, outside one the last step' },
  { keys: ['Ctrl', 'Shift', 'Z'], does: 'Do it again' },
  { keys: ['Alt', '↑'], does: 'Jump one line up' },
  { keys: ['Alt', '↓'], does: 'Jump one line down' },
  { keys: ['Alt', 'Page up'], does: 'Jump to the first line' },
  { keys: ['Alt', 'Page down'], does: 'Jump to the last line' },
  { keys: ['Alt', 'G'], does: 'Go to a line by its number' },
  { keys: ['Alt', 'W'], does: 'Back to the line being written' },
  { keys: ['?'], does: 'This sheet' },
];

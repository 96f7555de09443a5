import { shortcutOf } from './shortcut-of';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const alt = { ...none, altKey: true };

it.each([
  ['Alt+N', { ...alt, code: 'KeyN', key: 'n' }, 'add'],
  ['Alt+N where it types a sign', { ...alt, code: 'KeyN', key: '˜' }, 'add'],
  ['Alt+S', { ...alt, code: 'KeyS', key: 'ß' }, 'switch'],
  ['Alt+Up', { ...alt, code: 'ArrowUp', key: 'ArrowUp' }, 'up'],
  ['Alt+Down', { ...alt, code: 'ArrowDown', key: 'ArrowDown' }, 'down'],
  ['Ctrl+Enter', { ...none, ctrlKey: true, code: 'Enter', key: 'Enter' }, 'add'],
  ['Command+Enter', { ...none, metaKey: true, code: 'Enter', key: 'Enter' }, 'add'],
  ['Enter', { ...none, code: 'Enter', key: 'Enter' }, null],
  ['Ctrl+Alt+N', { ...alt, ctrlKey: true, code: 'KeyN', key: 'n' }, null],
  ['Alt+Page up', { ...alt, code: 'PageUp', key: 'PageUp' }, 'first'],
  ['Alt+Page down', { ...alt, code: 'PageDown', key: 'PageDown' }, 'last'],
  ['Alt+G', { ...alt, code: 'KeyG', key: 'g' }, 'go'],
  ['Alt+W', { ...alt, code: 'KeyW', key: 'w' }, 'back'],
  ['an accent that waits for its letter', { ...alt, code: 'KeyN', key: 'Dead' }, null],
  ['Ctrl+Z, which is the editor’s,', { ...none, ctrlKey: true, code: 'KeyZ', key: 'z' }, null],
  ['a letter', { ...none, code: 'KeyN', key: 'n' }, null],
] as const)('%s', (_, pressed, shortcut) => {
  expect(shortcutOf(pressed, true)).toBe(shortcut);
});

it('takes a question mark for text while somebody writes', () => {
  const pressed = { ...none, shiftKey: true, code: 'Slash', key: '?' };
  expect(shortcutOf(pressed, true)).toBeNull();
  expect(shortcutOf(pressed, false)).toBe('help');
});

it.each([
  ['Ctrl+Z', { ...none, ctrlKey: true, code: 'KeyZ', key: 'z' }, 'undo'],
  ['Command+Z', { ...none, metaKey: true, code: 'KeyZ', key: 'z' }, 'undo'],
  ['Ctrl+Z where Z stands elsewhere', { ...none, ctrlKey: true, code: 'KeyY', key: 'z' }, 'undo'],
  ['Ctrl+Shift+Z', { ...none, ctrlKey: true, shiftKey: true, code: 'KeyZ', key: 'Z' }, 'redo'],
  ['Ctrl+Y', { ...none, ctrlKey: true, code: 'KeyY', key: 'y' }, 'redo'],
  ['Ctrl+Alt+Z', { ...none, ctrlKey: true, altKey: true, code: 'KeyZ', key: 'z' }, null],
  ['z', { ...none, code: 'KeyZ', key: 'z' }, null],
] as const)('%s outside of text', (_, pressed, shortcut) => {
  expect(shortcutOf(pressed, false)).toBe(shortcut);
});

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
  ['a letter', { ...none, code: 'KeyN', key: 'n' }, null],
] as const)('%s', (_, pressed, shortcut) => {
  expect(shortcutOf(pressed, true)).toBe(shortcut);
});

it('takes a question mark for text while somebody writes', () => {
  const pressed = { ...none, shiftKey: true, code: 'Slash', key: '?' };
  expect(shortcutOf(pressed, true)).toBeNull();
  expect(shortcutOf(pressed, false)).toBe('help');
});

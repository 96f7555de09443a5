import { useEffect } from 'react';
import type { Editing } from './use-editing';

/** What a key takes back or does again; null for any other key. */
export function undoKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && !shiftKey ? 'redo' : null;
}

/** Ctrl or Cmd with Z, Shift Z and Y undo and redo anywhere on the page, outside of dialogs. */
export function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const key = undoKey(event);
      if (!key || (event.target instanceof Element && event.target.closest('[role="dialog"]'))) return;
      // The browser would undo typing in one field alone, and leave the rubric as it is.
      event.preventDefault();
      if (key === 'undo') undo();
      else redo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, isOn]);
}

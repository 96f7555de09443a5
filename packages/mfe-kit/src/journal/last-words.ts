import type { SlotPath } from './database';

const PREFIX = 'coaching-last-words:';

/** A slot as a page hands it over that goes away. */
export interface LastSlot {
  path: SlotPath;
  sealed: Uint8Array;
}

/** What one page said of one place in the moment it went away. */
export interface LastWords {
  slots: readonly LastSlot[];
  /** When, milliseconds since 1970. */
  kept_at: number;
  /** The page has gone; else it was hidden, which it may live through. */
  isGone: boolean;
}

/** Last words as they were found. */
export interface FoundWords extends LastWords {
  name: string;
  text: string;
}

/** An array as text, without a stack as deep as it is long. */
function encoded(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

const decoded = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Null where the browser gives pages none. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const nameOf = (path: SlotPath) => PREFIX + JSON.stringify(path);

/**
 * Hands slots over to whatever page comes next, before this one is gone: the one store of a browser that takes a value at
 * once. What is put into IndexedDB as a page goes may be undone, or come after the next page has looked.
 */
export function sayLastWords(path: SlotPath, { slots, kept_at, isGone }: LastWords): void {
  const sealed = slots.map((slot) => [slot.path, encoded(slot.sealed)]);
  try {
    storage()?.setItem(nameOf(path), JSON.stringify({ slots: sealed, kept_at, isGone }));
  } catch {
    // No room: what IndexedDB takes has to do.
    takeBackLastWords(path);
  }
}

/** What was said is stored where it belongs, or is no more. */
export function takeBackLastWords(path: SlotPath): void {
  storage()?.removeItem(nameOf(path));
}

/** What pages have said that nobody took up yet. */
export function foundLastWords(): FoundWords[] {
  const its = storage();
  if (!its) return [];
  const names = Object.keys(its).filter((name) => name.startsWith(PREFIX));
  return names.flatMap((name) => {
    const text = its.getItem(name);
    if (text === null) return [];
    try {
      const { slots, kept_at, isGone } = JSON.parse(text);
      const said = slots.map(([path, sealed]: [SlotPath, string]) => ({ path, sealed: decoded(sealed) }));
      return [{ name, text, slots: said, kept_at, isGone }];
    } catch {
      // Nobody can read it.
      its.removeItem(name);
      return [];
    }
  });
}

/** Whether it still stands there as it was found. */
export const isStillSaid = ({ name, text }: FoundWords): boolean => storage()?.getItem(name) === text;

/** It stands in the journal now. */
export function forgetLastWords(found: FoundWords): void {
  if (isStillSaid(found)) storage()?.removeItem(found.name);
}

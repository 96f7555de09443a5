import type { KeyboardEvent } from 'react';

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/** Puts the focus on the first thing that can be chosen. */
export function focusFirstItem(menu: HTMLElement) {
  menu.querySelector<HTMLElement>(ITEMS)?.focus();
}

/** Moves the focus inside a `role="menu"`: arrows go round, Home and End jump, a letter finds the next such label. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, at, items);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

function nextIndex(key: string, at: number, items: HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % items.length;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + items.length) % items.length;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const order = items.map((_, step) => (at + 1 + step) % items.length);
  return order.find((index) => starts(items[index] as HTMLElement));
}

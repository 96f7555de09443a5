import type { Icon as TablerIcon } from '@tabler/icons-react';

interface Item {
  label: string;
  icon?: TablerIcon;
  /** A quiet word at the line's end: what kind of thing it is. */
  note?: string;
  /** Red, for what destroys. */
  danger?: boolean;
  disabled?: boolean;
}

/** One line of a menu: a link, an action, one of several choices, a heading or a dividing line. */
export type MenuEntry =
  | (Item & { href: string })
  | (Item & { onSelect: () => void; checked?: boolean })
  | { heading: string }
  | 'divider';

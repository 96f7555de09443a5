import {
  IconArrowBarToLeft,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
} from '@tabler/icons-react';
import type { MenuEntry } from '../menu/menu-entry';
import type { Direction } from './order';

const ways = {
  vertical: [
    { label: 'Move to the top', icon: IconArrowBarToUp },
    { label: 'Move up', icon: IconArrowUp },
    { label: 'Move down', icon: IconArrowDown },
  ],
  horizontal: [
    { label: 'Move to the front', icon: IconArrowBarToLeft },
    { label: 'Move left', icon: IconArrowLeft },
    { label: 'Move right', icon: IconArrowRight },
  ],
} as const;

/**
 * Lines of a menu that move a thing without dragging.
 * @param index of the thing, from 0
 * @param move called with its new index
 */
export function moveEntries(
  index: number,
  count: number,
  move: (to: number) => void,
  direction: Direction = 'vertical',
): MenuEntry[] {
  const [first, back, on] = ways[direction];
  return [
    { ...first, disabled: index === 0, onSelect: () => move(0) },
    { ...back, disabled: index === 0, onSelect: () => move(index - 1) },
    { ...on, disabled: index === count - 1, onSelect: () => move(index + 1) },
  ];
}

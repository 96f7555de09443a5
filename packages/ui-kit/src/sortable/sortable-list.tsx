import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DotsMenu } from '../menu/dots-menu';
import type { MenuEntry } from '../menu/menu-entry';
import { moveEntries } from './move-entries';
import { moveWords } from './move-words';
import { type Direction, moved } from './order';
import { SortableArea } from './sortable-area';
import { SortableItem } from './sortable-item';
import classes from './sortable-list.module.css';
import { type OnReorder, useOrder } from './use-order';

export interface SortableListProps<Item> {
  /** What the list holds, for those who do not see it. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What an item is called where its moves are announced. */
  itemName: (item: Item) => string;
  onReorder: OnReorder;
  /** What an item shows, between its handle and its menu. */
  children: (item: Item) => ReactNode;
  /** What else can be done with an item, in its menu below the moves. */
  itemActions?: (item: Item) => readonly MenuEntry[];
  direction?: Direction;
}

/**
 * A list whose order is changed by dragging, with keys, or from a menu. The new order shows at once while it is saved,
 * and the old one is back where that fails.
 */
export function SortableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  onReorder,
  children,
  itemActions,
  direction = 'vertical',
}: SortableListProps<Item>) {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const [order, reorder] = useOrder([...byKey.keys()], onReorder);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (key: string) => itemName(byKey.get(key)!);
  const move = (key: string, to: number) => reorder(moved(order, key, to));
  const moveAndSay = (key: string, to: number) => {
    move(key, to);
    setAnnouncement(moveWords.moved({ name: nameOf(key), position: to + 1, total: order.length }));
  };

  return (
    <>
      <SortableArea keys={order} nameOf={nameOf} onMove={move} direction={direction}>
        <ul className={classes.list} data-direction={direction} aria-label={label}>
          {order.map((key, index) => {
            const item = byKey.get(key)!;
            const moves = moveEntries(index, order.length, (to) => moveAndSay(key, to), direction);
            const others = itemActions?.(item) ?? [];
            return (
              <SortableItem key={key} itemKey={key} name={itemName(item)}>
                {({ handle, ...movable }) => (
                  <li {...movable} className={classes.item}>
                    {handle}
                    <div className={classes.content}>{children(item)}</div>
                    <DotsMenu
                      name={itemName(item)}
                      entries={others.length > 0 ? [...moves, 'divider', ...others] : moves}
                    />
                  </li>
                )}
              </SortableItem>
            );
          })}
        </ul>
      </SortableArea>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** How a thing in an order is called, and which place it has there, counted from 1. */
export interface Named {
  name: string;
  position: number;
  total: number;
}

const place = ({ position, total }: Named) => `position ${position} of ${total}`;

/** Announcements of moves, for those who do not see it. */
export const moveWords = {
  pickedUp: (item: Named) => `Picked up ${item.name}, ${place(item)}.`,
  over: (item: Named) => `${item.name} is now at ${place(item)}.`,
  putDown: (item: Named) => `${item.name} was put down at ${place(item)}.`,
  leftThere: (item: Named) => `${item.name} is back at ${place(item)}.`,
  moved: (item: Named) => `${item.name} was moved to ${place(item)}.`,
};

/** How to move by keyboard, read with each handle. */
export const MOVE_INSTRUCTIONS =
  'Press Space to pick it up, the arrow keys to move it, Space again to put it down, or Escape to leave it where it was.';

/** The message where an order could not be saved and nothing better is known. */
export const ORDER_FAILED = 'The new order could not be saved, so the old one is back.';

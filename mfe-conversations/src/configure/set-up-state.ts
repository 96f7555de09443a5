import type { Location } from 'react-router';

/** What the entry of the history is given to which setting up a conversation leads on. */
export const justSetUp = { justSetUp: true };

/** Whether somebody came here by the button that ends setting up, in whose place another button stands now. */
export const wasJustSetUp = ({ state }: Pick<Location, 'state'>): boolean =>
  (state as Partial<typeof justSetUp> | null)?.justSetUp === true;

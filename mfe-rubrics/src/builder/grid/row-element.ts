import { rowNameId } from './grid-actions';

/** Where a row is drawn; null where it is not. */
export const rowElement = (uid: string): HTMLElement | null =>
  document.getElementById(rowNameId(uid))?.parentElement ?? null;

import { useSyncExternalStore } from 'react';
import { history } from './history';

/** Whether the tab began at this page, so that nothing of the product is to go back to. */
export const useIsFirstPage = (): boolean =>
  useSyncExternalStore(history.subscribe, () => history.get().isFirst);

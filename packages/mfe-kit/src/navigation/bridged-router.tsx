import { type ReactNode, useSyncExternalStore } from 'react';
import { type NavigationType, Router } from 'react-router';
import { type History, history as product } from './history';

/** A react-router that follows and moves the product's one history. */
export function BridgedRouter({ children, history = product }: { children: ReactNode; history?: History }) {
  const { location, action } = useSyncExternalStore(history.subscribe, history.get);
  return (
    <Router location={location} navigationType={action as NavigationType} navigator={history}>
      {children}
    </Router>
  );
}

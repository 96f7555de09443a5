import { RemoveScrollBar } from 'react-remove-scroll-bar';

/**
 * Keeps the page where it is while something is open over it. That is all it does: no script looks at each turn of a
 * wheel or move of a finger, so that what is open scrolls smoothly where a browser is slow.
 */
export function PageStays() {
  return <RemoveScrollBar noRelative />;
}

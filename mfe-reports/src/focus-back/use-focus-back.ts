import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The link by which each page was left, by the page's key in the history of this tab. */
const followed = new Map<string, string>();

/** Gives the focus to the link that a page was left by, once it can take it. */
function focusFollowed(region: HTMLElement, key: string) {
  const href = followed.get(key);
  if (href === undefined) return;
  const link = [...region.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
  if (!link) return;
  // Whoever is somewhere else by then stays there.
  if (document.activeElement === document.body) link.focus();
  if (document.activeElement !== document.body) followed.delete(key);
}

/** In this region the link that somebody followed has the focus again, and is in view, when they come back from there. */
export function useFocusBack(region: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // The link may come with any drawing.
  useEffect(() => {
    if (region.current) focusFollowed(region.current, key);
  });
  useEffect(() => {
    const whole = region.current;
    if (!whole) return;
    let last: string | null = null;
    const note = ({ target }: Event) => {
      last = (target as Element).closest('a')?.getAttribute('href') ?? last;
    };
    whole.addEventListener('click', note);
    // The shell hides a remote until all of it is mounted, and what is hidden takes no focus.
    const observer = new ResizeObserver(() => focusFollowed(whole, key));
    observer.observe(whole);
    return () => {
      whole.removeEventListener('click', note);
      observer.disconnect();
      if (last !== null) followed.set(key, last);
    };
  }, [key, region]);
}

import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** What tells a link among those of its page, of which several may lead to one place. */
interface Followed {
  href: string | null;
  name: string | null;
}

/** The link by which each page was left, by the page's key in the history of this tab. */
const followed = new Map<string, Followed>();

const toldBy = (link: Element): Followed => ({
  href: link.getAttribute('href'),
  name: link.getAttribute('aria-label') ?? link.textContent,
});

/** Gives the focus to the link that a page was left by, once it can take it. */
function focusFollowed(region: HTMLElement, key: string) {
  const left = followed.get(key);
  if (left === undefined) return;
  const there = [...region.querySelectorAll('a')].filter((each) => toldBy(each).href === left.href);
  const link = there.find((each) => toldBy(each).name === left.name) ?? there[0];
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
    let last: Followed | null = null;
    const note = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link) last = toldBy(link);
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

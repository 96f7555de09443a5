import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scrolls smoothly to the top after a navigation, or to the hash; going back stays where it was (spec 1 section 2). */
export function ScrollOnNavigation() {
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    const { hash } = location;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = calm ? 'auto' : 'smooth';
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView({ behavior });
    else if (type !== 'POP') window.scrollTo({ top: 0, behavior });
  }, [location, type]);

  return null;
}

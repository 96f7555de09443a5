import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address whose page is not part of the application: the browser loads it, which here no link does. */
export function LeaveFor() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
}

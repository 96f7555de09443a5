import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Goes where the server says one pays: within the product without loading it anew, elsewhere as any link. */
export function useGoTo(): (url: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (url) => {
      const { origin, pathname, search } = new URL(url, window.location.origin);
      if (origin === window.location.origin) navigate(pathname + search);
      else window.location.assign(url);
    },
    [navigate],
  );
}

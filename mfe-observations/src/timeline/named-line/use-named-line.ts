import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Leads once to the line that the address names, as quotes of it elsewhere do: into view, with the focus. */
export function useNamedLine(): void {
  const [search] = useSearchParams();
  const line = search.get('line');
  useEffect(() => {
    const element = line && document.querySelector<HTMLElement>(`[data-item="${CSS.escape(line)}"]`);
    if (!element) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
    // What is far away has its height once it is near.
    const again = requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(again);
  }, [line]);
}

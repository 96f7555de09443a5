import { PRODUCT_NAME } from '@coaching/contracts';
import { useEffect } from 'react';

/** Names the page in the tab, as "Interactions · Sidelight"; nothing while the name is still loading. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}

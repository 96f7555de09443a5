import { useMediaQuery } from '@coaching/ui-kit';
import { measureAlways } from '@coaching/ui-kit/measuring';
import { type RefCallback, useLayoutEffect, useState } from 'react';

/** Pixels of the lines left and right of a table. */
const FRAME = 2;

const remOfPage = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface ListRoom {
  /** Of what stands around the list, as wide as it. */
  ref: RefCallback<HTMLElement>;
  /** In rem; null while it is not known, and where rows are cards. */
  room: number | null;
}

/** How wide a list is, of which the window alone says nothing: a menu or a dialog beside or around it takes its part. */
export function useListRoom(): ListRoom {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const asCards = useMediaQuery('(width < 36em)') ?? false;
  useLayoutEffect(() => {
    if (!element) return;
    return measureAlways([element], () => setWidth(element.clientWidth));
  }, [element]);
  return { ref: setElement, room: asCards || width === 0 ? null : (width - FRAME) / remOfPage() };
}

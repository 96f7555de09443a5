import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureAlways } from '../measuring/measure-always';

/** Width in pixels of the editor that an element stands in; it is measured before anything is painted. */
export function useEditorWidth(part: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const editor = part.current?.parentElement;
    if (!editor) return;
    return measureAlways([editor], () => setWidth(editor.offsetWidth));
  }, [part]);
  return width;
}
